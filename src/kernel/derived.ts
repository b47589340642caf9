/** Makes a function that computes its value once, at the first call. */
export function once<Value>(compute: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: compute() }).value;
}

/** Computes a value once for each source object. Sources such as content are frozen, so it cannot go stale. */
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
