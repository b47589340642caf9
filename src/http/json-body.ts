// JSON as a body. ASCII stays the string that it is: its length is its size, and Node.js writes it together with
// the header, where octets take a second buffer.

const encoder = new TextEncoder();
// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\0-\x7f]*$/;

/** Serialises a value that is answered once. */
export function toJSONBody(value: object): Uint8Array | string {
  const text = JSON.stringify(value);
  return ascii.test(text) ? text : encoder.encode(text);
}
