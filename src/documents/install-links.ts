// Links that open an MCP client with this server filled in.

/** The name under which the setup page registers the server. */
const connectorName = 'profile';

/** Makes one link for each client that knows such links. */
export function installLinks(mcpUrl: string): { claude: string; cursor: string; vscode: string } {
  const cursorConfig = btoa(JSON.stringify({ url: mcpUrl }));
  const vscodeConfig = JSON.stringify({ name: connectorName, type: 'http', url: mcpUrl });
  return {
    claude: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=${connectorName}&connectorUrl=${encodeURIComponent(mcpUrl)}`,
    cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${connectorName}&config=${encodeURIComponent(cursorConfig)}`,
    vscode: `vscode:mcp/install?${encodeURIComponent(vscodeConfig)}`,
  };
}
