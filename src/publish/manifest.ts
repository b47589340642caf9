// What a site answers at which address: the one list from which everything published is written. It follows from
// the tables of documents and operations.
import { mcpStatus } from '../documents/discovery/mcp-status.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/index.ts';
import { createDocumentEndpoints } from '../http/document-endpoint.ts';
import type { ReadEndpoint } from '../http/endpoint.ts';
import { commonHeaders } from '../http/headers.ts';
import { createOperationEndpoint } from '../http/operation-endpoint.ts';
import { operationsOf } from '../operations/index.ts';
import { inputSchema } from '../operations/json-schema.ts';
import { type Operation, parameterOf, takesInput } from '../schema/operation.ts';
import { casePath, paths, toFilePath } from '../paths.ts';
import type { Site } from '../schema/site.ts';

/**
 * `fixed`: the same octets for everybody, which may be a file. `negotiated`: no input, but the request's headers or
 * methods count, or the address is also that of a folder. `input`: what a visitor sends decides the answer.
 */
export type AddressClass = 'fixed' | 'negotiated' | 'input';

export interface Address {
  readonly class: AddressClass;
  /** A path, or a template with a name in braces where `input` decides. */
  readonly path: string;
  /** The path with an asterisk for what the content decides: one for all cases. */
  readonly pattern: string;
  /** What a GET without any preference answers; absent where nothing takes a GET without input. */
  readonly answer?: Answered;
}

export interface Answered {
  readonly mediaType: string;
  /** All headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Lists every address of a site, each once, in the order of the tables. */
export function createManifest(site: Site): readonly Address[] {
  const addresses = [...listDocumentAddresses(site), ...listOperationAddresses(site)];
  if (site.isStatic) return addresses.map((address) => ({ ...address, class: 'fixed' }));
  const others = [paths.healthz, paths.readyz].map((path): Address => ({
    class: 'input',
    path,
    pattern: path,
  }));
  return [...addresses, ...others].map((address) =>
    address.class === 'fixed' && isFolder(address.path, addresses)
      ? { ...address, class: 'negotiated' }
      : address,
  );
}

function listDocumentAddresses(site: Site): readonly Address[] {
  const headers = commonHeaders(site.baseUrl);
  const documents = site.isStatic ? listDocuments(site) : [...listDocuments(site), mcpStatus];
  return documents.flatMap((document) => {
    return createDocumentEndpoints(document, { site, headers }).map((endpoint) => ({
      class: classOf(document, endpoint.path),
      path: site.isStatic ? toFilePath(endpoint.path) : endpoint.path,
      pattern: patternOf(endpoint.path, site),
      answer: ask(endpoint, endpoint.path),
    }));
  });
}

function listOperationAddresses(site: Site): readonly Address[] {
  const headers = commonHeaders(site.baseUrl);
  return operationsOf(site).flatMap((operation) => {
    const context = { site, headers };
    const endpoint = createOperationEndpoint(operation, context);
    return listInputs(operation, site).map(({ path, parameter }) => ({
      class: takesInput(operation) ? ('input' as const) : ('negotiated' as const),
      path,
      pattern: operation.path.replace(/\{.*\}/, '*'),
      ...('prepare' in endpoint && { answer: ask(endpoint, path, parameter) }),
    }));
  });
}

function classOf({ path, markdown, vary }: Document, asked: string): AddressClass {
  const isNegotiated = asked === path && (markdown !== undefined || vary !== undefined);
  return isNegotiated ? 'negotiated' : 'fixed';
}

function patternOf(path: string, { content }: Site): string {
  const isCase = content.cases.some(({ slug }) => path === casePath(slug));
  return isCase ? casePath('*') : path;
}

/** Whether the address would be a folder on a static site. */
function isFolder(path: string, all: readonly { readonly path: string }[]): boolean {
  return all.some((other) => other.path.startsWith(`${path}/`));
}

function ask(endpoint: ReadEndpoint, path: string, parameter = ''): Answered {
  const { headers, body } = endpoint.prepare({ path, parameter, query: '' }).get({});
  return { mediaType: headers['content-type']!, headers, body: body as Uint8Array };
}

/** What operations answer that take no input, as JSON by path. */
export function listAnswers(
  manifest: readonly Address[],
  site: Site,
): Readonly<Record<string, string>> {
  const decoder = new TextDecoder();
  const fixed = operationsOf(site).filter(
    (operation) => parameterOf(operation.path) === undefined && !takesInput(operation),
  );
  return Object.fromEntries(
    manifest.flatMap(({ path, answer }) =>
      answer !== undefined && fixed.some((operation) => operation.path === path)
        ? [[path, decoder.decode(answer.body)]]
        : [],
    ),
  );
}

/** The addresses that a row has for a site: one, or one for each value that its template takes. */
function listInputs(operation: Operation, { content }: Site) {
  const { path } = operation;
  const name = parameterOf(path);
  if (name === undefined) return [{ path, parameter: '' }];
  const { properties = {} } = inputSchema(operation, content);
  const values = (properties[name] as { enum?: string[] }).enum ?? [];
  return values.map((value) => ({ path: path.replace(`{${name}}`, value), parameter: value }));
}
