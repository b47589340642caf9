// Records which texts of a résumé are used. All others are listed as left out, so that no text is lost.
import { isObject } from '../kernel/json.ts';

/** A text and its place in the source. */
export interface Fact {
  readonly text: string;
  /** For example `resume.json: work[0].summary`. */
  readonly at: string;
  /** The places of further texts that were joined to it. */
  readonly joined?: readonly string[];
}

/** A text that is not in the folder. */
export interface LeftOut extends Fact {
  /** The reason, unless the path makes it clear. */
  readonly why?: string;
}

/** A file cannot be imported. The message has the remedy. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** A text of a source, and whether it is used. */
export interface SourceText extends LeftOut {
  isTaken: boolean;
  why?: string;
}

/** Every text of the sources by its place, and whether it is used. */
export class Ledger {
  readonly #texts = new Map<string, SourceText>();

  /** Adds the texts of a source, except those that `appearance` matches by path: they describe layout. */
  add(root: Cursor, appearance: RegExp): void {
    for (const { path, text } of listTexts(root.value, root.file)) {
      const at = `${root.file}: ${path}`;
      if (!appearance.test(path)) this.#texts.set(at, { at, text, isTaken: false });
    }
  }

  take(fact: Fact): void {
    const text = this.#texts.get(fact.at);
    if (text !== undefined) text.isTaken = true;
  }

  /** Marks texts as left out. */
  leave(facts: Fact | readonly Fact[] | undefined, why: string): void {
    for (const { at } of [facts ?? []].flat()) {
      const text = this.#texts.get(at);
      if (text !== undefined) Object.assign(text, { isTaken: false, why });
    }
  }

  /** Leaves out all texts of a field but the first. */
  leaveExtra(facts: readonly Fact[] | undefined): void {
    this.leave(facts?.slice(1), 'is an extra value; only the first is used');
  }

  listAll(): SourceText[] {
    return [...this.#texts.values()];
  }

  listLeft(): LeftOut[] {
    return this.listAll()
      .filter(({ isTaken }) => !isTaken)
      .map(({ isTaken: _, ...left }) => left);
  }
}

/** A place in parsed data. Reading its texts marks them as used. */
export class Cursor {
  readonly value: unknown;
  readonly file: string;
  readonly path: string;
  readonly #ledger: Ledger;

  constructor(value: unknown, file: string, ledger: Ledger, path = '') {
    this.value = value;
    this.file = file;
    this.path = path;
    this.#ledger = ledger;
  }

  /** The member at a dotted path. Its value is `undefined` if it does not exist. */
  at(keys: string): Cursor {
    return keys.split('.').reduce<Cursor>((cursor, key) => cursor.member(key), this);
  }

  member(key: string): Cursor {
    const { value } = this;
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    const member = isThere ? (value as Record<string, unknown>)[key] : undefined;
    return new Cursor(member, this.file, this.#ledger, joinPath(this.path, key));
  }

  /** The members of an object, by name. */
  members(): (readonly [string, Cursor])[] {
    if (!isObject(this.value)) return [];
    return Object.keys(this.value).map((key) => [key, this.member(key)]);
  }

  /** The members of a list. */
  items(): Cursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map(
      (item, index) => new Cursor(item, this.file, this.#ledger, `${this.path}[${index}]`),
    );
  }

  /** The text, without marking it as used. */
  peek(): string | undefined {
    return textOf(this.value);
  }

  /** The text, or the texts of a list. */
  facts(): Fact[] {
    return [this, ...this.items()].flatMap(({ value, file, path }) => {
      const text = textOf(value);
      if (text === undefined) return [];
      const fact = { text, at: `${file}: ${path}` };
      this.#ledger.take(fact);
      return [fact];
    });
  }
}

/** A string that is not blank, or a number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Most levels of lists and objects in a file. */
export const maxDepth = 64;
/** Most values of a file. Real résumés have a few thousand. */
const maxValues = 20_000;
/** Most characters of one text, and of all texts together. Real ones have a few thousand, and 100,000 in all. */
const maxLength = 20_000;
const maxLengthOfAll = 400_000;
/** Most lines and tags of one text: Markdown takes about 1 ms to parse for each. */
const maxLines = 1_500;

/** Every text in parsed data with its path, in order. Not recursive, because JSON can be nested deeply. */
export function* listTexts(root: unknown, file: string): Generator<{ path: string; text: string }> {
  const open = [{ value: root, path: '', depth: 0 }];
  const refuse = (what: string): never => {
    throw new ImportError(`"${file}" ${what}. No résumé is so large.`);
  };
  let length = 0;
  for (let count = 0; open.length > 0; count++) {
    const { value, path, depth } = open.pop()!;
    if (count + open.length > maxValues) refuse(`has more than ${maxValues} values`);
    const text = textOf(value);
    if (text !== undefined) {
      // Pictures are long, and no one reads them as text.
      if (!text.startsWith('data:')) length += text.length;
      if (text.length > maxLength && !text.startsWith('data:')) {
        refuse(`has a text of more than ${maxLength} characters at ${path}`);
      }
      if ((text.match(/[\n<>]/gu)?.length ?? 0) > maxLines) {
        refuse(`has a text of more than ${maxLines} lines and tags at ${path}`);
      }
      if (length > maxLengthOfAll) refuse(`has texts of more than ${maxLengthOfAll} characters`);
      yield { path, text };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) refuse(`is nested more than ${maxDepth} levels deep`);
    const members = Array.isArray(value)
      ? value.map((item: unknown, index) => [`${path}[${index}]`, item] as const)
      : Object.entries(value).map(([key, item]) => [joinPath(path, key), item] as const);
    for (const [at, item] of members.toReversed()) {
      open.push({ value: item, path: at, depth: depth + 1 });
    }
  }
}
