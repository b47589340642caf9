// Validators (RFC 9110 §8.8). The hash has to be quick, the same on every runtime and available at once;
// it protects against nothing.

/** Makes a strong entity tag of a body: its length and 64 bits of FNV-1a with murmur3's finish. */
export function createETag(body: Uint8Array): string {
  let even = 0x811c9dc5;
  let odd = 0x9747b28c;
  for (const octet of body) {
    even = Math.imul(even ^ octet, 0x01000193);
    odd = Math.imul(odd ^ octet, 0x85ebca6b);
  }
  return `"${toText(body.length)}-${toText(finish(even ^ (odd >>> 7)))}${toText(finish(odd))}"`;
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

function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function toText(value: number): string {
  return value.toString(36);
}
