// A grammar of requests that are made to be expensive. A seed always makes the same request.

/** Numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  'Go|C++|TypeScript|Node.js/|React Native|no|not|without|or|and|e.g.|such as|5+ years|must have|nice to have|senior|remote|Kenntnisse|erfahrung|ohne|資深軟體|エンジニア|경험|разработчик';
const marks = '( ) [ ] { } " “ ” | , ; : . … ? ! / \\ - -- – • * # _ ` ~ @ & % + = < >';
const letters = [
  'é',
  'e\u0301',
  'ß',
  'İ',
  '\u200d',
  '😀',
  '\u00a0',
  '\t',
  'a',
  '1',
  '9'.repeat(30),
  'x'.repeat(60),
];
const breaks = ['\n', '\n\n', '\n- ', '\n| ', '\n# ', ' ', ' ', ' '];
const units = [...words.split('|'), ...marks.split(' '), ...letters, ...breaks];

/** Texts over and over that chance would not find: a list of demands for years in words. */
const found = ['costituiranno un plus nogle års '];

const escapes = ['\\"', '\\\\', '\\u00e9', '\\ud83d\\ude00', 'x'];
const structures = ['[', '{"a":', '[[],', '"",', '1,', '{"a":1},', '"\\"",', ' ', '-1e9,'];

/** A request for the app, or the chunks of a body, by their lengths. */
export type Hostile =
  | { readonly target: string; readonly body: string }
  | { readonly chunks: readonly number[] };

class Grammar {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)]!;
  }

  #list<Item>(count: number, make: () => Item): readonly Item[] {
    return Array.from({ length: count }, make);
  }

  /** A few units over and over. */
  #repeated(length: number, parts = units): string {
    const unit = this.#list(1 + this.#below(6), () => this.#pick(parts)).join(
      this.#pick(['', ' ']),
    );
    return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  }

  text(length: number): string {
    const count = 1 + this.#below(4);
    return this.#list(count, () => this.#repeated(Math.floor(length / count))).join('');
  }

  call(length: number): object {
    const job_description = this.text(length);
    const [name, filter] = [
      this.#pick(['company', 'technology', 'role']),
      this.text(Math.min(length, 1_000)),
    ];
    const [method, params] = this.#pick([
      ['tools/call', { name: 'evaluate_job_fit', arguments: { job_description } }],
      ['tools/call', { name: 'query_experience', arguments: { [name]: filter } }],
      ['tools/call', { name: 'get_profile', arguments: {} }],
      ['prompts/get', { name: 'fit', arguments: { job_description } }],
      ['tools/list', {}],
    ] as const);
    return { jsonrpc: '2.0', id: this.#below(1_000), method, params };
  }

  /** The longest body with a text of escapes, or with values in values. */
  json(): string {
    const length = 500_000;
    return this.#below(2) === 0
      ? `{"job_description":"${this.#repeated(200_000, escapes)}"}`
      : this.#repeated(length, structures);
  }

  chunks(): readonly number[] {
    const pattern = this.#list(1 + this.#below(4), () => this.#pick([1, 2, 63, 64, 65, 1_000]));
    return this.#list(2_000, () => this.#pick(pattern));
  }
}

/** The first of the negative seeds, which stand for texts that took long. */
export const firstSeed = -found.length;

export function makeHostile(seed: number): Hostile {
  if (seed < 0) {
    const text = found[-1 - seed]!;
    const job_description = text.repeat(Math.floor(20_000 / text.length));
    return { target: '/api/job-fit', body: JSON.stringify({ job_description }) };
  }
  const grammar = new Grammar(seed);
  const makers: readonly (() => Hostile)[] = [
    () => ({
      target: '/api/job-fit',
      body: JSON.stringify({ job_description: grammar.text(20_000) }),
    }),
    () => ({ target: '/api/mcp', body: JSON.stringify(grammar.call(20_000)) }),
    () => ({
      target: '/api/mcp',
      body: JSON.stringify(Array.from({ length: 100 }, () => grammar.call(1_500))),
    }),
    () => ({ target: '/api/job-fit', body: grammar.json() }),
    () => ({ target: '/api/mcp', body: grammar.json() }),
    () => ({ chunks: grammar.chunks() }),
  ];
  return makers[seed % makers.length]!();
}
