// Texts as bytes, and the beginnings of files.

const encoder = new TextEncoder();
// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\0-\x7f]*$/;

/** The length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return ascii.test(text) ? text.length : encoder.encode(text).length;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8; `undefined` if it is malformed. */
export function decodeUTF8(octets: Uint8Array): string | undefined {
  try {
    return decoder.decode(octets);
  } catch {
    return undefined;
  }
}

/** Whether bytes begin with the signature of a file format, one character for each byte. */
export function startsWith(octets: Uint8Array, signature: string): boolean {
  return [...signature].every((character, index) => octets[index] === character.charCodeAt(0));
}
