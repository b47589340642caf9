/** Version of the API contract and of the MCP server. */
export const apiVersion = '1.0.0';
