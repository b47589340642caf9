// Resources: documents in Markdown with the facts of the tools, under their public addresses.
import type { ReadResourceResult, Resource as Definition } from '@modelcontextprotocol/server';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/index.ts';
import { derived, once } from '../kernel/derived.ts';
import { quote } from '../problems.ts';
import type { Site } from '../schema/site.ts';
import type { McpSite } from './identity.ts';
import { codes, type JSONObject, ProtocolError, type ResultJSON, toASCII } from './wire.ts';

export interface Resource {
  /** Its entry in `resources/list`. */
  readonly definition: Definition;
  /** The page for people with the same facts; answers cite it. */
  readonly page: string;
  /** Returns the result of `resources/read`. */
  read(): ResultJSON;
}

const mimeType = 'text/markdown';

/** Lists the documents that are resources, in the order of the documents table. */
export const resourcesOf: (site: McpSite) => readonly Resource[] = derived((given) => {
  // Without a public origin, the addresses are only identifiers.
  const site: Site = { assets: new Map(), ...given, baseUrl: given.baseUrl ?? 'profile://' };
  return listDocuments(site).flatMap((document) => {
    const { path, markdown = document, resource } = document;
    if (resource === undefined) return [];
    const uri = site.baseUrl + markdown.path;
    const definition = { uri, ...resource(site), mimeType };
    const read = once(() => toASCII(toContents(uri, markdown.render(site))));
    return { definition, page: site.baseUrl + path, read };
  });
});

function toContents(uri: string, rendered: ReturnType<Document['render']>): ReadResourceResult {
  return { contents: [{ uri, mimeType, text: String(rendered) }] };
}

/** Reads the resource at an address; throws for an unknown address. */
export function readResource(site: McpSite, { uri }: JSONObject, notFound: number): ResultJSON {
  if (typeof uri !== 'string') {
    throw new ProtocolError(200, codes.invalidParams, '"uri" must be a string.');
  }
  const found = resourcesOf(site).find(({ definition }) => definition.uri === uri);
  if (found !== undefined) return found.read();
  const message = `There is no resource ${quote(uri)}. resources/list lists them.`;
  // A long address must not make a long answer.
  throw new ProtocolError(200, notFound, message, { uri: uri.slice(0, maxURILength) });
}

/** Longest address that an error quotes, in characters. */
const maxURILength = 200;

/** Links to the resources whose pages an answer cites, each once, as JSON in ASCII. */
export function linkResources(site: McpSite, json: string): string {
  const cited = new Set([...json.matchAll(/"page":"([^"#]*)/g)].map(([, page]) => page));
  return resourcesOf(site)
    .filter(({ page }) => cited.has(page))
    .map(({ definition }) => `,${toASCII({ type: 'resource_link', ...definition })}`)
    .join('');
}
