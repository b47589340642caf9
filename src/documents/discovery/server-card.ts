// The MCP server described for discovery: a server card (SEP-2127, a draft) and the registry's server.json.
import { paths } from '../../paths.ts';
import type { Content } from '../../schema/content.ts';
import { apiVersion, protocolVersions } from '../../version.ts';
import { type Document, jsonDocument } from '../document.ts';
import type { Site } from '../../schema/site.ts';

/** Both formats limit descriptions and titles to this many characters. */
const maxLength = 100;

export function serverTitle({ profile }: Content): string {
  return cut(`Profile API of ${profile.name}`);
}

/** The host of the origin, in the characters that are valid in names. */
export function nameOfHost({ baseUrl }: Site): string {
  // Removes the brackets of IPv6 and the final dot of a name.
  const hostname = new URL(baseUrl).hostname.replaceAll(/^\[|\]$|\.+$/gu, '');
  return hostname.replaceAll(/[^a-z\d.-]/gu, '-');
}

/** Reverses the labels of the host: `https://jane.example.com` becomes `com.example.jane/profile`. */
function qualifiedServerName(site: Site): string {
  const host = nameOfHost(site);
  const isIPv4 = /^[\d.]+$/u.test(host);
  return `${isIPv4 ? host : host.split('.').toReversed().join('.')}/profile`;
}

/** Describes the server in one of the two formats; `ofRemote` are further members of its endpoint. */
function describeServer(site: Site, format: string, ofRemote: object = {}) {
  const { name } = site.content.profile;
  return {
    $schema: `https://static.modelcontextprotocol.io/schemas/${format}.schema.json`,
    name: qualifiedServerName(site),
    version: apiVersion,
    title: serverTitle(site.content),
    description: cut(`Profile of ${name}: cases, work history, job fit. Read-only.`),
    websiteUrl: site.baseUrl + paths.home,
    remotes: [{ type: 'streamable-http', url: site.baseUrl + paths.mcp, ...ofRemote }],
  };
}

/** The server.json of the MCP registry, in its schema of 2025-12-11. */
export function renderServerJSON(site: Site): Readonly<Record<string, unknown>> {
  return describeServer(site, '2025-12-11/server');
}

function describeCard(site: Site): object {
  const supportedProtocolVersions = protocolVersions;
  return describeServer(site, 'v1/server-card', { supportedProtocolVersions });
}

export const serverCard: Document = {
  ...jsonDocument(paths.serverCard, describeCard, 'application/mcp-server-card+json'),
  isOfService: true,
};

/** The same card at the path that site scanners read. */
export const wellKnownServerCard: Document = { ...serverCard, path: paths.wellKnownServerCard };

function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  const start = characters.slice(0, maxLength - 1).join('');
  return `${start.trimEnd()}…`;
}
