/** Version of the API contract and of the MCP server. */
export const apiVersion = '1.0.0';
/** What the MCP server calls itself. */
export const serverName = 'profile-api';
/** The protocol revision whose requests describe themselves. */
export const modernVersion = '2026-07-28';
/** Protocol revisions that begin with a handshake, latest first. */
export const legacyVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export const protocolVersions: readonly string[] = [modernVersion, ...legacyVersions];
