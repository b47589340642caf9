// SHA-256 in base64url: of bytes, and of JSON values in their canonical form.
import { createHash } from 'node:crypto';
import { canonicalize } from './jcs.ts';

/** Digests bytes, or a text as UTF-8. */
export function digestBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Digests a JSON value, so that REST, MCP and copies compare alike. */
export function digestValue(value: unknown): string {
  return digestBytes(canonicalize(value));
}
