// The length of texts as bytes, and the beginnings of files.

const encoder = new TextEncoder();
// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\0-\x7f]*$/;

/** The length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return ascii.test(text) ? text.length : encoder.encode(text).length;
}

/** Whether bytes begin with the signature of a file format, one character for each byte. */
export function startsWith(octets: Uint8Array, signature: string): boolean {
  return [...signature].every((character, index) => octets[index] === character.charCodeAt(0));
}
