// The two generations of the protocol: the modern one describes itself in every request, the legacy ones shake
// hands first. They are told apart per request, so that one address serves both.
import { isObject } from '../kernel/json.ts';
import { quote } from '../problems.ts';
import { headerValue, type RequestHeaders } from '../exchange.ts';
import { legacyVersions, modernVersion, protocolVersions } from '../version.ts';
import { codes, type JSONObject, ProtocolError } from './wire.ts';

/** `first` is the legacy revision without a version header: it has batches and knows no links in results. */
export type Era = 'modern' | 'legacy' | 'first';

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
export const serverInfoKey = 'io.modelcontextprotocol/serverInfo';

/** Tells the generation of a message. A claim in its envelope counts before the header: proxies drop headers. */
export function eraOf(message: JSONObject, headers: RequestHeaders | undefined): Era {
  if (claimsModern(message)) return 'modern';
  const version = versionIn(headers);
  if (version === undefined || version === legacyVersions.at(-1)) return 'first';
  return isModernVersion(version) ? 'modern' : 'legacy';
}

function versionIn(headers: RequestHeaders = {}): string | undefined {
  return headerValue(headers['mcp-protocol-version'])?.trim();
}

/** Whether a message carries the envelope of the modern generation. */
export function claimsModern(message: unknown): boolean {
  if (!isObject(message) || !isObject(message['params'])) return false;
  const meta = message['params']['_meta'];
  return isObject(meta) && meta[versionKey] !== undefined;
}

/** Checks envelope and headers of a modern request. Without headers (stdio) the envelope says it all. */
export function checkModern(
  method: string,
  params: unknown,
  headers: RequestHeaders | undefined,
): void {
  if (!isObject(params) || !isObject(params['_meta'])) throw badEnvelope('_meta');
  const meta = params['_meta'];
  const version = meta[versionKey];
  if (typeof version !== 'string') throw badEnvelope(versionKey);
  if (!isObject(meta[capabilitiesKey])) throw badEnvelope(capabilitiesKey);
  if (headers !== undefined) checkHeader(headers, 'MCP-Protocol-Version', version);
  if (version !== modernVersion) throw unsupportedVersion([modernVersion], version);
  if (headers === undefined) return;
  checkHeader(headers, 'Mcp-Method', method);
  const name = namedBy.get(method)?.(params);
  if (typeof name === 'string') checkHeader(headers, 'Mcp-Name', name);
}

/** The parameter that the header `Mcp-Name` repeats. */
const namedBy: ReadonlyMap<string, (params: JSONObject) => unknown> = new Map([
  ['tools/call', ({ name }: JSONObject) => name],
  ['prompts/get', ({ name }: JSONObject) => name],
  ['resources/read', ({ uri }: JSONObject) => uri],
]);

/** Checks the version header of a legacy message, which may be absent. */
export function checkLegacy(headers: RequestHeaders | undefined): void {
  const version = versionIn(headers);
  if (version === undefined || isLegacyVersion(version)) return;
  throw unsupportedVersion(protocolVersions, version);
}

/** Answers the version of `initialize`: the requested one if it is served, else the latest legacy one. */
export function negotiateVersion(requested: unknown): string {
  return isLegacyVersion(requested) ? requested : legacyVersions[0];
}

function isLegacyVersion(version: unknown): version is string {
  return (legacyVersions as readonly unknown[]).includes(version);
}

function isModernVersion(version: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(version) && version >= modernVersion;
}

function badEnvelope(key: string): ProtocolError {
  const message =
    `params._meta of every request of protocol version ${modernVersion} holds ` +
    `"${versionKey}" (a string) and "${capabilitiesKey}" (an object).`;
  return new ProtocolError(400, codes.invalidParams, `Missing or malformed "${key}". ${message}`);
}

/** Longest version that an error repeats, in characters. */
const maxVersionLength = 100;

function unsupportedVersion(supported: readonly string[], requested: string): ProtocolError {
  return new ProtocolError(
    400,
    codes.unsupportedProtocolVersion,
    `Unsupported protocol version ${quote(requested)}. Supported: ${supported.join(', ')}.`,
    // A version is ten characters long; an answer does not grow with what was sent.
    { supported, requested: requested.slice(0, maxVersionLength) },
  );
}

/** Header and body disagree: a code of the streamable HTTP transport, not of the protocol. */
const headerMismatch = -32020;

function checkHeader(headers: RequestHeaders, name: string, expected: string): void {
  const sent = headerValue(headers[name.toLowerCase()])?.trim();
  if (sent === expected) return;
  if (sent !== undefined && name === 'Mcp-Name' && decodeValue(sent) === expected) return;
  const said = sent === undefined ? 'is missing' : `says ${quote(sent)}`;
  const message = `The header ${name} ${said}, the body says ${quote(expected)}.`;
  throw new ProtocolError(400, headerMismatch, message);
}

const wrapped = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/u;

/** Decodes a header value that was wrapped because it is not plain ASCII; any other represents itself. */
function decodeValue(value: string): string {
  const base64 = wrapped.exec(value)?.[1];
  if (base64 === undefined) return value;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
