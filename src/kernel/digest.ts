// SHA-256 of bytes and of JSON values in their canonical form.
import { canonicalize } from './jcs.ts';
import { sha256 } from './sha256.ts';

/** Digests bytes, or a text as UTF-8, to base64url. */
export function digestBytes(bytes: Uint8Array | string): string {
  const base64 = btoa(String.fromCharCode(...hash(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Digests a text as UTF-8 to hexadecimal digits. */
export function digestHex(text: string): string {
  return Array.from(hash(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Digests the canonical form of a JSON value, so that REST, MCP and saved copies have the same digest. */
export function digestValue(value: unknown): string {
  return digestBytes(canonicalize(value));
}

function hash(bytes: Uint8Array | string): Uint8Array {
  return sha256(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
}
