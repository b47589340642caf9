// RFC 8785, the JSON Canonicalization Scheme: one text for each JSON value.

/**
 * Writes a JSON value in its canonical form.
 *
 * @throws {TypeError} for values that RFC 8785 excludes: infinite numbers, unpaired surrogates, `undefined`
 */
export function canonicalize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalize(item)).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    // §3.2.3: by UTF-16 code units, as `<` compares.
    const sorted = members.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([name, member]) => `${canonicalize(name)}:${canonicalize(member)}`).join()}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`${value} is not a JSON number.`);
  }
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) {
    throw new TypeError('The text has an unpaired surrogate.');
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`A ${typeof value} is not a JSON value.`);
  return text;
}
