// The two generations of the protocol: modern requests describe themselves, legacy clients shake hands first. Each
// request decides which it is, so that one address serves both.
import { isObject } from '../kernel/json.ts';
import { quote } from '../problems.ts';
import { headerValue, type RequestHeaders } from '../exchange.ts';
import { legacyVersions, modernVersion, protocolVersions } from '../version.ts';
import { codes, type JSONObject, ProtocolError } from './wire.ts';

/** `first` is the legacy revision without a version header, which has batches and no links in results. */
export type Era = 'modern' | 'legacy' | 'first';

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
export const serverInfoKey = 'io.modelcontextprotocol/serverInfo';

/** Returns the generation of a message. The envelope counts before the header, because proxies drop headers. */
export function eraOf(message: JSONObject, headers: RequestHeaders | undefined): Era {
  if (claimsModern(message)) return 'modern';
  const version = versionIn(headers);
  if (version === undefined || version === legacyVersions.at(-1)) return 'first';
  const isDate = /^\d{4}-\d{2}-\d{2}$/u.test(version);
  return isDate && version >= modernVersion ? 'modern' : 'legacy';
}

function versionIn(headers: RequestHeaders = {}): string | undefined {
  return headerValue(headers['mcp-protocol-version'])?.trim();
}

/** Whether a message has the envelope of the modern generation. */
export function claimsModern(message: unknown): boolean {
  if (!isObject(message) || !isObject(message['params'])) return false;
  const meta = message['params']['_meta'];
  return isObject(meta) && meta[versionKey] !== undefined;
}

/** Checks the envelope of a modern request, and its headers unless it came over stdio. */
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

/** The parameter that the header `Mcp-Name` repeats, by method. */
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

/** Chooses the version for `initialize`: the requested one if supported, else the latest legacy one. */
export function negotiateVersion(requested: unknown): string {
  return isLegacyVersion(requested) ? requested : legacyVersions[0];
}

function isLegacyVersion(version: unknown): version is string {
  return (legacyVersions as readonly unknown[]).includes(version);
}

function badEnvelope(key: string): ProtocolError {
  const message = `Missing or malformed "${key}". params._meta of every request of protocol version ${modernVersion} holds "${versionKey}" (a string) and "${capabilitiesKey}" (an object).`;
  return new ProtocolError(400, codes.invalidParams, message);
}

/** Longest version that an error quotes, in characters. */
const maxVersionLength = 100;

function unsupportedVersion(supported: readonly string[], requested: string): ProtocolError {
  return new ProtocolError(
    400,
    codes.unsupportedProtocolVersion,
    `Unsupported protocol version ${quote(requested)}. Supported: ${supported.join(', ')}.`,
    // A version has ten characters; a long one must not make a long answer.
    { supported, requested: requested.slice(0, maxVersionLength) },
  );
}

/** Header and body differ: a code of the streamable HTTP transport, not of the protocol. */
const headerMismatch = -32020;

function checkHeader(headers: RequestHeaders, name: string, expected: string): void {
  const sent = headerValue(headers[name.toLowerCase()])?.trim();
  if (sent === expected) return;
  if (sent !== undefined && name === 'Mcp-Name' && decodeValue(sent) === expected) return;
  const found = sent === undefined ? 'is missing' : `says ${quote(sent)}`;
  const message = `The header ${name} ${found}, the body says ${quote(expected)}.`;
  throw new ProtocolError(400, headerMismatch, message);
}

const wrapped = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/u;

/** Decodes a header value that was wrapped because it is not plain ASCII; returns any other as it is. */
function decodeValue(value: string): string {
  const base64 = wrapped.exec(value)?.[1];
  if (base64 === undefined) return value;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
