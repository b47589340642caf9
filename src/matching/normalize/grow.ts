// Typed arrays that have to grow.

/** Copies `source` into the beginning of `target`, and returns that. */
export function copyInto<Numbers extends Uint16Array | Uint32Array | Int32Array>(
  target: Numbers,
  source: Numbers,
): Numbers {
  target.set(source);
  return target;
}
