// UTF-8 as a string of one character an octet. Its length is its size, Node.js writes it together with the header,
// where an array takes a second buffer, and pieces of it are joined without being copied.

const encoder = new TextEncoder();
// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\0-\x7f]*$/;

/** How many octets are turned into characters at once. */
const portion = 4096;

/** Encodes a text; one in ASCII is its own encoding. */
export function toOctets(text: string): string {
  if (ascii.test(text)) return text;
  const encoded = encoder.encode(text);
  let octets = '';
  for (let start = 0; start < encoded.length; start += portion) {
    octets += String.fromCharCode(...encoded.subarray(start, start + portion));
  }
  return octets;
}

/** Whether an array begins with the octets of a text of one character an octet: the signature of a format. */
export function startsWith(octets: Uint8Array, signature: string): boolean {
  return [...signature].every((character, index) => octets[index] === character.charCodeAt(0));
}

/** The octets as an array, for runtimes that would encode a string once more. */
export function toArray(octets: string): Uint8Array {
  const array = new Uint8Array(octets.length);
  for (let index = 0; index < array.length; index++) array[index] = octets.charCodeAt(index);
  return array;
}
