// Proactive negotiation (RFC 9110 §12.5), remembered per header value: real clients send few different ones.
import Negotiator from 'negotiator';
import { Memo } from '../kernel/memo.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Offered as they are served: a client may name the parameter too (RFC 9110 §12.5.1). */
export const htmlType = 'text/html; charset=utf-8';
export const markdownType = 'text/markdown; charset=utf-8';

/** Longest part of a header value that is read, in characters: browsers send 200, and judging 15,000 takes 9 ms. */
const maxReadLength = 1_000;
/** Characters of header values that are remembered, and of one of them; a longer one is worked out again. */
const maxRemembered = 20_000;
const maxLength = 200;

/** Picks the encoding that the client likes best, and of several that it likes equally the smallest. */
export const pickEncoding = remembered((header): Encoding => {
  // The published types know only the first parameter.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as {
    encodings(available: readonly string[], options: { preferred: readonly string[] }): Encoding[];
  };
  // RFC 9110 §12.5.3: where nothing offered is acceptable, the answer goes out unencoded.
  return negotiator.encodings(encodings, { preferred: encodings })[0] ?? 'identity';
});

/**
 * Makes a function that picks the media type that the client likes best among those offered; of several that
 * it likes equally the first. `undefined` when it accepts none.
 */
export function createMediaTypePicker<Type extends string>(
  offered: readonly Type[],
): (header: string) => Type | undefined {
  return remembered(
    (header) =>
      new Negotiator({ headers: { accept: header } }).mediaType([...offered]) as Type | undefined,
  );
}

/** Makes a function that tells whether a client accepts one media type and nothing else. */
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

/** The whole members of a list within the limit; what a client prefers usually comes first. */
function readable(header: string): string {
  if (header.length <= maxReadLength) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(',', maxReadLength)));
}
