/** Remembers values by text up to a total weight; what goes beyond it makes it forget everything at once. */
export class Memo<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxWeight: number;
  #weight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  /** Tells a value that is `undefined` from one that is not remembered. */
  has(key: string): boolean {
    return this.#values.has(key);
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value, weight: number): void {
    if (weight > this.#maxWeight) return;
    this.#weight += weight;
    if (this.#weight > this.#maxWeight) {
      this.#values.clear();
      this.#weight = weight;
    }
    this.#values.set(key, value);
  }
}
