/** Computes a value when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: compute() }).value;
}

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

/**
 * Like `derived`, for what depends on the named members alone: a copy of the source in which they are the same, such as
 * content of another month, has the same value.
 */
export function derivedFrom<Source extends object, const Name extends keyof Source, Value>(
  names: readonly [Name, ...Name[]],
  compute: (source: Pick<Source, Name>) => Value,
): (source: Pick<Source, Name>) => Value {
  const latest = new WeakMap<object, { readonly of: Pick<Source, Name>; readonly value: Value }>();
  return (source) => {
    const key = source[names[0]] as object;
    const known = latest.get(key);
    if (known && names.every((name) => known.of[name] === source[name])) return known.value;
    const value = compute(source);
    latest.set(key, { of: source, value });
    return value;
  };
}

/** Like `derived`, for plain data: the latest value serves every source that says the same, whichever object says it. */
export function derivedByValue<Source, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  let latest: { readonly key: string; readonly value: Value } | undefined;
  return (source) => {
    const key = JSON.stringify(source);
    if (latest?.key !== key) latest = { key, value: compute(source) };
    return latest.value;
  };
}
