// JSON as RFC 8785 takes it: I-JSON (RFC 7493), which one reader cannot take for something else than another.

/** Parses the octets of an answer; `undefined` for what is no I-JSON: other encodings, members that are named twice. */
export function parseIJSON(octets: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(octets);
    const value: unknown = JSON.parse(text);
    return countColons(text) === countMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the members that a text names: each has a colon outside strings. */
function countColons(text: string): number {
  return text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/gu, '').split(':').length - 1;
}

/** Counts the members that are left when the last of a name wins. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, member) => sum + countMembers(member), own);
}
