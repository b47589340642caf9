// A fast, synchronous hash that distinguishes versions of a file. It is not cryptographic: sha256.ts has that.

/** Hashes bytes to letters and digits: 64 bits of FNV-1a with murmur3's finish. */
export function hash(bytes: Uint8Array): string {
  let even = 0x811c9dc5;
  let odd = 0x9747b28c;
  for (const byte of bytes) {
    even = Math.imul(even ^ byte, 0x01000193);
    odd = Math.imul(odd ^ byte, 0x85ebca6b);
  }
  return finish(even ^ (odd >>> 7)).toString(36) + finish(odd).toString(36);
}

function finish(mixing: number): number {
  let mixed = mixing ^ (mixing >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
