/** Computes a value from content at most once per content object. Content is frozen, so it cannot go stale. */
export function derived<Source extends object, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, Value>();
  return (source) => {
    const known = values.get(source);
    if (known !== undefined || values.has(source)) return known as Value;
    const value = compute(source);
    values.set(source, value);
    return value;
  };
}
