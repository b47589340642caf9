// RFC 8785, the JSON Canonicalization Scheme: one text for one JSON value, whoever writes it.

/**
 * Writes a JSON value in its canonical form.
 *
 * @throws {TypeError} for what RFC 8785 excludes: numbers that are not finite, unpaired surrogates, no value
 */
export function canonicalize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalize(item)).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    // §3.2.3: by UTF-16 code units, as `<` compares.
    const sorted = members.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([name, member]) => `${canonicalize(name)}:${canonicalize(member)}`).join()}}`;
  }
  return canonicalizePrimitive(value);
}

function canonicalizePrimitive(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`${value} is no JSON number.`);
  }
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) {
    throw new TypeError('The text has an unpaired surrogate.');
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`A ${typeof value} is no JSON value.`);
  return text;
}
