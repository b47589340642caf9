// The addresses of a site with their answers, from the tables of documents and operations. Every target is written from this
// list.
import { mcpStatus } from '../documents/discovery/mcp-status.ts';
import { languagesOf, prefixOf } from '../domain/languages.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/index.ts';
import { createDocumentEndpoints } from '../http/document-endpoint.ts';
import type { ReadEndpoint } from '../http/endpoint.ts';
import { commonHeaders, languageHeaders } from '../http/headers.ts';
import { createOperationEndpoint } from '../http/operation-endpoint.ts';
import { operationsOf } from '../operations/index.ts';
import { inputSchema } from '../operations/json-schema.ts';
import { type Operation, parameterOf, takesInput } from '../schema/operation.ts';
import { casePath, paths, toFilePath } from '../paths.ts';
import type { Site } from '../schema/site.ts';

export interface Address {
  /**
   * Whether a file can answer: every request gets the same bytes. Otherwise the answer depends on input, headers or the method,
   * or the address is also that of a folder.
   */
  readonly isFixed: boolean;
  readonly path: string;
  /** The path with an asterisk for the slug: the same for all cases. */
  readonly pattern: string;
  /** The slug in the path, if the path is one of a case. */
  readonly slug?: string;
  /** The answer to a GET without preferences; absent if the address takes input or no GET. */
  readonly answer?: Answered;
}

export interface Answered {
  readonly mediaType: string;
  /** All headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Lists every address of a site once: those of the original in the order of the tables, then those of each translation. */
export function createManifest(site: Site): readonly Address[] {
  return languagesOf(site).flatMap((language) =>
    language.root === undefined ? listAddresses(language) : listTranslated(language),
  );
}

/**
 * The addresses below a tag. A host takes few rules, so a service answers all of them but the binary ones, which are not
 * bundled with its code.
 */
function listTranslated(site: Site): readonly Address[] {
  const prefix = prefixOf(site);
  return listAddresses(site).map((address) => {
    const path = prefix + address.path;
    const pattern = prefix + (site.isStatic ? address.pattern : '/*');
    const isFixed = site.isStatic === true || site.files?.has(address.path) === true;
    return { ...address, path, pattern, isFixed };
  });
}

function listAddresses(site: Site): readonly Address[] {
  const addresses = [...listDocumentAddresses(site), ...listOperationAddresses(site)];
  if (site.isStatic) return addresses.map((address) => ({ ...address, isFixed: true }));
  if (site.root !== undefined) return addresses;
  const checks = [paths.healthz, paths.readyz].map((path) => ({
    isFixed: false,
    path,
    pattern: path,
  }));
  return [...addresses, ...checks].map((address) => ({
    ...address,
    isFixed: address.isFixed && !isFolder(address.path, addresses),
  }));
}

function listDocumentAddresses(site: Site): readonly Address[] {
  const headers = commonHeaders(site);
  const documents = site.isStatic ? listDocuments(site) : [...listDocuments(site), mcpStatus];
  return documents.flatMap((document) =>
    createDocumentEndpoints(document, { site, headers }).map((endpoint) => ({
      isFixed: endpoint.path !== document.path || !isNegotiated(document),
      ...describePath(endpoint.path, site),
      answer: getAnswer(endpoint, endpoint.path),
    })),
  );
}

function listOperationAddresses(site: Site): readonly Address[] {
  const headers = { ...commonHeaders(site), ...languageHeaders(site) };
  return operationsOf(site).flatMap((operation) => {
    const endpoint = createOperationEndpoint(operation, { site, headers });
    return listInputs(operation, site).map(({ path, parameter }) => ({
      isFixed: false,
      path,
      pattern: operation.path.replace(/\{.*\}/, '*'),
      ...(parameter !== '' && { slug: parameter }),
      ...('prepare' in endpoint && { answer: getAnswer(endpoint, path, parameter) }),
    }));
  });
}

function isNegotiated({ markdown, vary }: Document): boolean {
  return markdown !== undefined || vary !== undefined;
}

function describePath(path: string, site: Site) {
  const file = site.isStatic ? toFilePath(path) : path;
  const [start, end] = casePath('*').split('*') as [string, string];
  const slug = path.startsWith(start) ? path.slice(start.length).split(/[/.]/)[0]! : '';
  if (!site.content.cases.some((one) => one.slug === slug)) return { path: file, pattern: path };
  return { path: file, pattern: `${start}*${path.slice(start.length + slug.length) || end}`, slug };
}

/** Whether the address is a folder on a static site. */
function isFolder(path: string, all: readonly { readonly path: string }[]): boolean {
  return all.some((other) => other.path.startsWith(`${path}/`));
}

function getAnswer(endpoint: ReadEndpoint, path: string, parameter = ''): Answered {
  const { headers, body } = endpoint.prepare({ path, parameter, query: '' })({});
  return { mediaType: headers['content-type']!, headers, body: body as Uint8Array };
}

/** Returns the answers of operations without input, as JSON by path. */
export function listAnswers(
  manifest: readonly Address[],
  site: Site,
): Readonly<Record<string, string>> {
  const decoder = new TextDecoder();
  const withoutInput = operationsOf(site).filter((operation) => !takesInput(operation));
  const known = new Set(withoutInput.map(({ path }) => path));
  return Object.fromEntries(
    manifest.flatMap(({ path, answer }) =>
      answer !== undefined && known.has(path) ? [[path, decoder.decode(answer.body)]] : [],
    ),
  );
}

/** Lists the paths of an operation: one, or one for each value of its path parameter. */
function listInputs(operation: Operation, { content }: Site) {
  const { path } = operation;
  const name = parameterOf(path);
  if (name === undefined) return [{ path, parameter: '' }];
  const { properties = {} } = inputSchema(operation, content);
  const values = (properties[name] as { enum?: string[] }).enum ?? [];
  return values.map((value) => ({ path: path.replace(`{${name}}`, value), parameter: value }));
}
