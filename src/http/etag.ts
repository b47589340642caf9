// Entity tags (RFC 9110 §8.8).
import { hash } from '../kernel/hash.ts';

/** Makes a strong entity tag of a body: its length and its hash. */
export function createETag(body: Uint8Array): string {
  return `"${body.length.toString(36)}-${hash(body)}"`;
}

/** Whether an `If-None-Match` value names the tag; comparison is weak (RFC 9110 §13.1.2). */
export function matchesETag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/** The tag of the same body in another encoding. */
export function tagEncoding(etag: string, encoding: string): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}
