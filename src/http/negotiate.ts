// Proactive negotiation (RFC 9110 §12.5), cached by header value: clients send few different values.
import Negotiator from 'negotiator';
import { Memo } from '../kernel/memo.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** With their parameter, because a client may name it too (RFC 9110 §12.5.1). */
export const htmlType = 'text/html; charset=utf-8';
export const markdownType = 'text/markdown; charset=utf-8';

/** Longest part of a header value that is parsed, in characters: browsers send 200; parsing 15,000 takes 9 ms. */
const maxReadLength = 1_000;
/** Characters of all cached header values, and of the longest one that is cached. */
const maxRemembered = 20_000;
const maxLength = 200;

/** Picks the encoding that the client prefers; of equals, the smallest. */
export const pickEncoding = remembered((header): Encoding => {
  // The published types lack the second parameter.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as {
    encodings(available: readonly string[], options: { preferred: readonly string[] }): Encoding[];
  };
  // RFC 9110 §12.5.3: if no offered encoding is acceptable, the answer is not encoded.
  return negotiator.encodings(encodings, { preferred: encodings })[0] ?? 'identity';
});

/** Makes a function that picks the offered media type that the client prefers: of equals the first, or `undefined`. */
export function createMediaTypePicker<Type extends string>(
  offered: readonly Type[],
): (header: string) => Type | undefined {
  return remembered(
    (header) =>
      new Negotiator({ headers: { accept: header } }).mediaType([...offered]) as Type | undefined,
  );
}

/** Makes the test whether a client accepts only one media type. */
export function createSoleTypeCheck(type: string): (header: string) => boolean {
  return remembered((header) => {
    const accepted = new Negotiator({ headers: { accept: header } }).mediaTypes();
    return accepted.length > 0 && accepted.every((other) => other.toLowerCase() === type);
  });
}

function remembered<Value>(pick: (header: string) => Value): (header: string) => Value {
  const picked = new Memo<Value>(maxRemembered);
  return (header) => {
    const weight = header.length > maxLength ? Infinity : header.length + 1;
    return picked.find(header, weight, () => pick(readable(header)));
  };
}

/** Cuts a list after the last whole member within the limit; preferred members are usually first. */
function readable(header: string): string {
  if (header.length <= maxReadLength) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(',', maxReadLength)));
}
