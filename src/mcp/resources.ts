// Resources: documents in Markdown with the facts of the tools, under their public addresses.
import type {
  ReadResourceResult,
  Resource as Definition,
  ResourceTemplateType as Template,
} from '@modelcontextprotocol/server';
import { listDocuments } from '../documents/index.ts';
import { derived, once } from '../kernel/derived.ts';
import { caseMarkdownPath } from '../paths.ts';
import { quote } from '../problems.ts';
import type { Site } from '../schema/site.ts';
import { cardURI, readCard } from './card.ts';
import type { McpSite } from './identity.ts';
import { invalidParams, type JSONObject, ProtocolError, type ResultJSON, toASCII } from './wire.ts';

export interface Resource {
  /** Its entry in `resources/list`, unless a template covers it. */
  readonly definition: Definition;
  /** The page for people with the same facts; answers cite it. */
  readonly page: string;
  /** Returns the result of `resources/read`. */
  read(): ResultJSON;
}

const mimeType = 'text/markdown';

/** Lists the documents that are resources, in the order of the documents table. */
const resourcesOf: (site: McpSite) => readonly Resource[] = derived((given) => {
  const site = { assets: new Map(), ...given, baseUrl: originOf(given) } as Site;
  return listDocuments(site).flatMap((document) => {
    const { path, markdown = document, resource } = document;
    if (resource === undefined) return [];
    const uri = site.baseUrl + markdown.path;
    const definition = { uri, ...resource(site), mimeType };
    const read = once(() => {
      const contents = [{ uri, mimeType, text: String(markdown.render(site)) }];
      return toASCII({ contents } satisfies ReadResourceResult);
    });
    return { definition, page: site.baseUrl + path, read };
  });
});

/** Without a public origin, addresses are only identifiers. */
function originOf({ baseUrl = 'profile://' }: McpSite): string {
  return baseUrl;
}

/** The template of the addresses of case studies, which keeps `resources/list` short. */
export function caseTemplate(site: McpSite): Template {
  return {
    uriTemplate: originOf(site) + caseMarkdownPath('{slug}'),
    name: 'case',
    title: 'Case study',
    description:
      'One case study in full. Complete the slug, or take it from list_engineering_cases.',
    mimeType,
  };
}

/** Returns the entries of `resources/list`: every resource without a template. */
export function listResources(site: McpSite): readonly Definition[] {
  const { cases } = site.content;
  const templated = new Set(cases.map(({ slug }) => originOf(site) + caseMarkdownPath(slug)));
  return resourcesOf(site)
    .map(({ definition }) => definition)
    .filter(({ uri }) => !templated.has(uri));
}

/** Reads the resource at an address; throws for an unknown address. */
export function readResource(site: McpSite, { uri }: JSONObject, notFound: number): ResultJSON {
  if (typeof uri !== 'string') throw invalidParams('"uri" must be a string.');
  // The card is for hosts, which find it at the tool: no list has it.
  const card = uri === cardURI ? readCard(site) : undefined;
  if (card !== undefined) return card;
  const found = resourcesOf(site).find(({ definition }) => definition.uri === uri);
  if (found !== undefined) return found.read();
  const message = `There is no resource ${quote(uri)}. resources/list and resources/templates/list list them.`;
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
