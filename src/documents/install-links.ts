// Links that open an MCP client with this server filled in.

/** The name under which the setup page registers the server. */
export const serverName = 'profile';

/** Makes one link for each client that knows such links. */
export function installLinks(mcpUrl: string): { claude: string; cursor: string; vscode: string } {
  const cursorConfig = btoa(JSON.stringify({ url: mcpUrl }));
  const vscodeConfig = JSON.stringify({ name: serverName, type: 'http', url: mcpUrl });
  return {
    claude: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=${serverName}&connectorUrl=${encodeURIComponent(mcpUrl)}`,
    cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${encodeURIComponent(cursorConfig)}`,
    vscode: `vscode:mcp/install?${encodeURIComponent(vscodeConfig)}`,
  };
}
