// UTF-8 as a binary string, with one character for each byte. Its length is its size in bytes, Node.js writes it
// together with the header instead of in a second buffer, and joining strings copies nothing.

const encoder = new TextEncoder();
// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\0-\x7f]*$/;

/** Bytes that one call converts. */
const portion = 4096;

/** Encodes a text; ASCII stays as it is. */
export function toOctets(text: string): string {
  if (ascii.test(text)) return text;
  const encoded = encoder.encode(text);
  let octets = '';
  for (let start = 0; start < encoded.length; start += portion) {
    octets += String.fromCharCode(...encoded.subarray(start, start + portion));
  }
  return octets;
}

/** Whether bytes begin with the signature of a file format, a binary string. */
export function startsWith(octets: Uint8Array, signature: string): boolean {
  return [...signature].every((character, index) => octets[index] === character.charCodeAt(0));
}

/** Converts a binary string to bytes, for runtimes that would encode a string again. */
export function toArray(octets: string): Uint8Array {
  const array = new Uint8Array(octets.length);
  for (let index = 0; index < array.length; index++) array[index] = octets.charCodeAt(index);
  return array;
}
