// The texts of an original beside those of its translation.
import type { Field, Fields } from '../../schema/field.ts';
import { isObject } from '../../kernel/json.ts';
import { suggest } from '../../kernel/nearest.ts';
import { line, prose } from '../format/fields.ts';
import { findMeant } from '../format/violations.ts';
import { type ContentIssue, issueOf, type Issues, type Position } from '../report/issue.ts';
import { listIn, memberOf, shorten } from '../report/text.ts';
import { issueAt, type Path, type YAMLData } from '../yaml/located.ts';
import { nameEntries, translated } from './kinds.ts';

/** One text, with its translation if there is one. */
export interface Pair {
  /** Names the text in sources.json and for `--done`: `experience.yaml/Example Bank/title`. */
  readonly key: string;
  readonly original: string;
  readonly originalPlace: string;
  readonly translated?: string;
  /** The file of the translation and the place of the text, or of the nearest existing parent. */
  readonly file: string;
  place(): Position;
  /** Whether a missing translation counts: a name may stay as it is. */
  readonly isCounted: boolean;
  /** Whether it is a figure, whose numbers are in the text of a case. */
  readonly isFigure: boolean;
}

export interface Beside {
  readonly pairs: readonly Pair[];
  readonly issues: Issues;
}

/** A file of the original, and its translation if there is one. */
export interface Files {
  readonly original: YAMLData;
  readonly translation: YAMLData | undefined;
  /** The path of the translation in the folder. */
  readonly file: string;
}

/** Puts the texts of a group of fields, or of a list of entries, beside their translations. */
export function pairTexts(files: Files, fields: Fields, shape: 'fields' | 'entries'): Beside {
  const pairing = new Pairing(files);
  pairing[shape](fields, files.original.data, files.translation?.data ?? undefined, [], []);
  return pairing;
}

class Pairing implements Beside {
  readonly pairs: Pair[] = [];
  readonly issues: ContentIssue[] = [];
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  /** Pairs a group of fields; `at` leads to it in the original, `to` in the translation. */
  fields(fields: Fields, own: unknown, other: unknown, at: Path, to: Path): void {
    if (other !== undefined && !isObject(other)) {
      const fix = 'Write the fields of the original, indented.';
      this.#report(to, 'This is not a group of fields.', fix);
      return;
    }
    for (const key of Object.keys(other ?? {})) this.#checkKey(fields, own, key, at, to);
    for (const [name, row] of Object.entries(fields)) {
      const key = row.inFile ?? name;
      const value = memberOf(own, key);
      if (translated[row.kind] === 'never' || value === undefined) continue;
      const there = memberOf(other, key) ?? undefined;
      const from = [...at, key];
      const into = [...to, key];
      if (row.kind === 'group') this.fields(row.of!.fields, value, there, from, into);
      else if (row.kind === 'entries') this.entries(row.of!.fields, value, there, from, into);
      else if (Array.isArray(value)) this.#list(row, value, there, from, into);
      else this.#text(row, name === 'value' || name === 'was', value, there, from, into);
    }
  }

  /** Pairs a list of entries with a map by their first fields. */
  entries(fields: Fields, own: unknown, other: unknown, at: Path, to: Path): void {
    const list = listIn(own);
    const names = nameEntries(fields, list);
    if (other !== undefined && !isObject(other)) {
      const fix = `Write each entry below its name, indented: ${names[0]}:`;
      this.#report(to, 'The entries of a translation are named, not listed.', fix);
      return;
    }
    for (const key of Object.keys(other ?? {})) {
      if (names.includes(key)) continue;
      const several = names.filter((name) => name.startsWith(`${key}, `));
      const fix =
        several.length > 0
          ? `Write one of: ${several.join('; ')}.`
          : suggest(key, names, `The entries are: ${names.join('; ')}.`);
      const message = `"${shorten(key)}" is no entry of the original (${this.#originalPlace(at)}).`;
      this.#reportKey([...to, key], message, fix);
    }
    for (const [index, entry] of list.entries()) {
      const name = names[index]!;
      const there = memberOf(other, name) ?? undefined;
      this.fields(fields, entry, there, [...at, index], [...to, name]);
    }
  }

  #checkKey(fields: Fields, own: unknown, key: string, at: Path, to: Path): void {
    const row = Object.entries(fields).find(([name, { inFile }]) => (inFile ?? name) === key)?.[1];
    const path = [...to, key];
    if (row === undefined) {
      const meant = findMeant(key, Object.keys(fields));
      const fix = meant === undefined ? 'Remove it.' : `Did you mean "${meant}"?`;
      this.#reportKey(path, `"${shorten(key)}" is not a field here.`, fix);
    } else if (translated[row.kind] === 'never') {
      const fix = `Remove it; ${this.#files.original.file} has it.`;
      this.#reportKey(path, `"${key}" is the same in every language.`, fix);
    } else if (memberOf(own, key) === undefined) {
      const message = `The original has no "${key}" here (${this.#originalPlace(at)}).`;
      this.#reportKey(path, message, 'Remove it, or add it there.');
    }
  }

  #list(row: Field, own: readonly unknown[], other: unknown, at: Path, to: Path): void {
    if (other !== undefined && (!Array.isArray(other) || other.length !== own.length)) {
      const found = Array.isArray(other) ? `${other.length}` : 'no';
      const message = `The list has ${found} entries, the original ${own.length} (${this.#originalPlace(at)}).`;
      this.#report(to, message, 'Write one entry for each of the original, in its order.');
      return;
    }
    for (const [index, text] of own.entries()) {
      const there = memberOf(other, index) ?? undefined;
      this.#text(row, false, text, there, [...at, index], [...to, index]);
    }
  }

  #text(row: Field, isFigure: boolean, own: unknown, other: unknown, at: Path, to: Path): void {
    if (typeof own !== 'string') return;
    const { original, translation, file } = this.#files;
    if (other !== undefined) {
      const isProse = row.kind === 'prose' || row.kind === 'points';
      const { error } = (isProse ? prose('', '…') : line('', '…')).safeParse(other);
      if (error !== undefined) {
        const isText = typeof other === 'string';
        const [message = '', fix = ''] = isText
          ? error.issues[0]!.message.split('\n')
          : ['This is not a text.', 'Put quotes around it.'];
        this.#report(to, message, fix);
        return;
      }
    }
    this.pairs.push({
      key: [original.file, ...to].join('/'),
      original: own.trim(),
      originalPlace: this.#originalPlace(at),
      ...(other !== undefined && { translated: (other as string).trim() }),
      file,
      place: () => translation?.at(to) ?? { line: 1, column: 1 },
      isCounted: translated[row.kind] === 'always',
      isFigure,
    });
  }

  #originalPlace(path: Path): string {
    const { original } = this.#files;
    return `${original.file}:${original.at(path).line}`;
  }

  #report(path: Path, message: string, fix: string): void {
    this.issues.push(issueAt(this.#files.translation!, path, message, fix));
  }

  #reportKey(path: Path, message: string, fix: string): void {
    const { file, translation } = this.#files;
    this.issues.push(issueOf(file, translation!.atKey(path), { message, fix }));
  }
}
