/** Computes a value from content at most once per content object. Content is frozen, so it cannot go stale. */
export function derived<Source extends object, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, Value>();
  return (source) => {
    let value = values.get(source);
    if (value === undefined) {
      value = compute(source);
      values.set(source, value);
    }
    return value;
  };
}
