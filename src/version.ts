/** The name of the package and of its command; `package.json` repeats it, and names the repository. */
export const packageName = 'profile-api';
/** How owners run a command in the checkout: npx finds it there and asks no registry. */
export const program = `npx ${packageName}`;
/** Version of the API contract and of the MCP server. */
export const apiVersion = '1.0.0';
/** The name of the MCP server. */
export const serverName = 'profile-api';
/** The protocol revision with self-describing requests. */
export const modernVersion = '2026-07-28';
/** The protocol revisions with a handshake, latest first. */
export const legacyVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export const protocolVersions: readonly string[] = [modernVersion, ...legacyVersions];
