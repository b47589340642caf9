/** A cache with a maximum total weight; a value that would exceed it clears the cache first. */
export class Memo<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxWeight: number;
  #weight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  /** Returns the cached value of a key, or computes it. A value heavier than the maximum is not cached. */
  find(key: string, weight: number, compute: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined || this.#values.has(key)) return known as Value;
    const value = compute();
    if (weight > this.#maxWeight) return value;
    this.#weight += weight;
    if (this.#weight > this.#maxWeight) {
      this.#values.clear();
      this.#weight = weight;
    }
    this.#values.set(key, value);
    return value;
  }
}
