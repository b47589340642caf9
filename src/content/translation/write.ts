// Writes the files of a translation: each missing text as an empty field below a comment with the original.
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { Case } from '../../schema/case.ts';
import type { Field, Fields } from '../../schema/field.ts';
import { Role } from '../../schema/role.ts';
import { readCase } from '../format/case.ts';
import type { ContentFiles } from '../folder/files.ts';
import { listIn, memberOf } from '../report/text.ts';
import { parseYAML } from '../yaml/parse.ts';
import { findCase, listCases, tables } from './read.ts';
import { nameEntries, translated } from './kinds.ts';

/** Renders the files of a translation that change, by their paths. The original is valid. */
export function renderTranslation(files: ContentFiles, tag: string): ReadonlyMap<string, string> {
  const folder = `translations/${tag}/`;
  const rendered = new Map<string, string>();
  for (const [file, fields] of Object.entries(tables)) {
    const own = parseYAML(file, textOf(files, file), 1).yaml?.data;
    const text = textOf(files, folder + file);
    const filled = fill(text, fields, own);
    if (filled !== text) rendered.set(folder + file, filled);
  }
  for (const { file, slug } of listCases(files)) {
    const place = findCase(files, folder, slug);
    const { front, body } = splitCase(textOf(files, place));
    const own = textOf(files, file);
    const texts = fill(front, Case.fields, readCase(file, own).yaml?.data);
    const filled = body.trim() === '' ? addBody(texts, splitCase(own).body) : texts;
    if (filled !== front) rendered.set(place, `---\n${filled}---\n${body}`);
  }
  return rendered;
}

function textOf(files: ContentFiles, file: string): string {
  return new TextDecoder().decode(files.get(file)).replaceAll('\r\n', '\n');
}

function splitCase(text: string): { readonly front: string; readonly body: string } {
  const parts = /^---[ \t]*\n(?<front>[^]*?)^---[ \t]*(?:\n(?<body>[^]*))?$/mu.exec(text)?.groups;
  return { front: parts?.['front'] ?? '', body: parts?.['body'] ?? '' };
}

const bodyComment = '# The body, to be translated whole below the dashes:';

/** Adds the original of a missing body as a comment, once. */
function addBody(front: string, body: string): string {
  if (body.trim() === '' || front.includes(bodyComment)) return front;
  const lines = body.trim().split('\n');
  const comment = lines.map((line) => `# ${line}`.trimEnd() + '\n').join('');
  return `${front}\n${bodyComment}\n#\n${comment}`;
}

/** Adds the missing texts to a YAML text. Everything that it has stays, comments included. */
function fill(text: string, fields: Fields, own: unknown): string {
  const document = text.trim() === '' ? new Document(new YAMLMap()) : parseDocument(text);
  if (document.contents === null) document.contents = new YAMLMap() as never;
  if (!isMap(document.contents)) return text;
  const filler = new Filler();
  const root: YAMLMap = document.contents;
  if (fields === Role.fields) filler.entries(root, fields, own);
  else filler.fields(root, fields, own);
  return filler.isChanged ? document.toString({ lineWidth: 0, nullStr: '' }) : text;
}

class Filler {
  isChanged = false;

  fields(map: YAMLMap, fields: Fields, own: unknown): void {
    let previous = -1;
    for (const [name, row] of Object.entries(fields)) {
      const key = row.inFile ?? name;
      const value = memberOf(own, key);
      if (value === undefined || translated[row.kind] !== 'always') continue;
      previous = this.#member(map, key, previous, (member) => this.#value(member, row, value));
    }
  }

  entries(map: YAMLMap, fields: Fields, own: unknown): void {
    const list = listIn(own);
    let previous = -1;
    for (const [index, name] of nameEntries(fields, list).entries()) {
      previous = this.#member(map, name, previous, (member) =>
        fillInner(member, (inner) => this.fields(inner, fields, list[index])),
      );
    }
  }

  /** Fills a member in, after the previous one of the original; a new one that stays empty is left out. */
  #member(map: YAMLMap, key: string, previous: number, act: (member: Pair) => void): number {
    const index = map.items.findIndex(
      (item) => isScalar(item.key) && String(item.key.value) === key,
    );
    const member: Pair = map.items[index] ?? new Pair(new Scalar(key), null);
    act(member);
    if (index >= 0) return index;
    if (member.value === null) return previous;
    map.items.splice(previous + 1, 0, member);
    this.isChanged = true;
    return previous + 1;
  }

  #value(member: Pair, { kind, of }: Field, own: unknown): void {
    if (kind === 'group') {
      fillInner(member, (inner) => this.fields(inner, of!.fields, own));
    } else if (kind === 'entries') {
      fillInner(member, (inner) => this.entries(inner, of!.fields, own));
    } else if (Array.isArray(own)) {
      fillItems(member, own);
    } else if (isMissing(member.value)) {
      // An existing comment belongs to the owner or to an earlier run.
      (member.key as Scalar).commentBefore ??= commentOf(String(own));
      member.value = new Scalar(null);
    }
  }
}

/** Fills the group of a member; a new group that stays empty is left out. */
function fillInner(member: Pair, act: (inner: YAMLMap) => void): void {
  const inner = isMap(member.value) ? member.value : new YAMLMap();
  act(inner);
  if (inner.items.length > 0) member.value = inner;
}

/** Adds the original of each empty text of a list as a comment. A missing list becomes one of empty texts. */
function fillItems(member: Pair, own: readonly unknown[]): void {
  if (isMissing(member.value)) {
    const empty = new YAMLSeq();
    empty.items = own.map(() => new Scalar(null));
    member.value = empty;
  }
  const list = member.value;
  if (!isSeq(list) || list.items.length !== own.length) return;
  for (const [index, item] of list.items.entries()) {
    if (isScalar(item) && item.value === null) item.commentBefore ??= commentOf(String(own[index]));
  }
}

function isMissing(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null);
}

const width = 100;

/** The original as lines of a comment. */
function commentOf(original: string): string {
  const lines = original.split('\n').flatMap((paragraph) => {
    const found: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const last = found.at(-1)!;
      if (last !== '' && last.length + word.length >= width) found.push(word);
      else found[found.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return found;
  });
  return lines.map((line) => ` ${line}`).join('\n');
}
