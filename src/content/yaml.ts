// YAML text -> plain data that remembers where each value stands. Only what an owner needs is accepted:
// no aliases, no tags, no second document, no merge keys, no deep nesting.
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { ContentIssue, Position, Words } from './issue.ts';
import { parsePlainYAML } from './plain-yaml.ts';
import { shorten } from './words.ts';
import { listCutOff } from './yaml-comments.ts';
import { explain, explainRepeated, maxDepth, tooDeep, tooIndented } from './yaml-errors.ts';
import { listTypographic } from './yaml-quotes.ts';
import { findSlip } from './yaml-slips.ts';

export type Path = readonly PropertyKey[];

export interface YAMLData {
  readonly file: string;
  readonly data: unknown;
  /** Where the value at the path stands; of a missing one, where its nearest existing parent stands. */
  at(path: Path): Position;
  /** Where the last key of the path stands. */
  atKey(path: Path): Position;
  /** A scalar as it is written, for example `3.10` where the value is 3.1. */
  source(path: Path): string | undefined;
}

/** Parses one document; `firstLine` is the line of the file on which the text begins. */
export function parseYAML(
  file: string,
  text: string,
  firstLine: number,
): { readonly yaml?: YAMLData; readonly issues: readonly ContentIssue[] } {
  const deep = findTooDeep(text) ?? findTooIndented(text);
  if (deep !== undefined) {
    const { offset, ...words } = deep;
    const before = text.slice(0, offset).split('\n');
    const position = { line: firstLine + before.length - 1, column: before.at(-1)!.length + 1 };
    return { issues: [issueAt(file, position, words)] };
  }
  const data = parsePlainYAML(text);
  if (data === undefined) return parseFully(file, text, firstLine);
  const located = once(() => parseFully(file, text, firstLine).yaml!);
  return {
    yaml: {
      file,
      data,
      at: (path) => located().at(path),
      atKey: (path) => located().atKey(path),
      source: (path) => located().source(path),
    },
    issues: [],
  };
}

/** The long way: parses all of YAML. */
export function parseFully(
  file: string,
  text: string,
  firstLine: number,
): { readonly yaml?: YAMLData; readonly issues: readonly ContentIssue[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    // It would compare each field with each other; `listRepeated` does not.
    uniqueKeys: false,
    version: '1.2',
  });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  // One slip of the pen makes the parser stumble on; only its first complaint is about the slip.
  const syntax = document.errors.slice(0, 1);
  const repeated = listRepeated(document);
  const issues = [
    ...syntax.map((error) => {
      const slip = findSlip(error, text);
      const place = slip?.offset ?? placeOf(error, document);
      return issueAt(file, position(place), slip ?? explain(error));
    }),
    ...repeated.map((place) => issueAt(file, position(place), explainRepeated(text, place))),
    ...listRefused(document, text).map(({ offset, ...words }) =>
      issueAt(file, position(offset), words),
    ),
  ];
  const isReadable = syntax.length === 0 && issues.length === repeated.length;
  for (const { offset, ...words } of [
    ...listCutOff(document, text),
    ...listTypographic(document),
  ]) {
    issues.push({ ...issueAt(file, position(offset), words), severity: 'warning' });
  }
  return isReadable ? { yaml: locate(file, document, position), issues } : { issues };
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

function issueAt(file: string, position: Position, { message, fix }: Words): ContentIssue {
  return { file, ...position, severity: 'error', message, fix };
}

/** Where brackets are nested too deep. A parser that recurses must not be given what exhausts its stack. */
function findTooDeep(text: string): (Words & { readonly offset: number }) | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/gu)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > maxDepth) return { offset: index, ...tooDeep };
  }
  return undefined;
}

/** Where lines are indented below one another, or begin with hyphens, too often. */
function findTooIndented(text: string): (Words & { readonly offset: number }) | undefined {
  const columns: number[] = [];
  for (const { 0: opening, index } of text.matchAll(/^ *(?:[-?:] +)*[^ #\n]/gmu)) {
    for (const { index: column } of opening.matchAll(/\S/gu)) {
      while (columns.length > 0 && columns.at(-1)! >= column) columns.pop();
      columns.push(column);
      if (columns.length > maxDepth) return { offset: index + column, ...tooIndented };
    }
  }
  return undefined;
}

/** The parser notices an unclosed quote at the end of the text; its owner looks for where it opened. */
function placeOf(error: YAMLError, document: Document.Parsed): number {
  let [place] = error.pos;
  if (!error.message.startsWith('Missing closing')) return place;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < error.pos[0] && range[1] >= error.pos[0]) place = range[0];
    },
  });
  return place;
}

/** Where fields stand that their group has already. */
function listRepeated(document: Document.Parsed): readonly number[] {
  const found: number[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) found.push(startOf(key) ?? 0);
        names.add(key.value);
      }
    },
  });
  return found;
}

/** Features of YAML that repeat or retype content and would hide what is served. */
function listRefused(
  document: Document.Parsed,
  text: string,
): readonly (Words & { offset: number })[] {
  const found: (Words & { offset: number })[] = [];
  visit(document, {
    Node(_, node: Node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        found.push({
          offset,
          message: `"*${node.source}" stands for a text from elsewhere in the file.`,
          fix: 'Write the text itself; put quotes around one that begins with "*".',
        });
      } else if (node.tag !== undefined) {
        found.push({
          offset,
          message: `"${node.tag.replace('tag:yaml.org,2002:', '!!')}" is a YAML tag, and tags have no meaning here.`,
          fix: 'Remove it, or put quotes around a text that begins with "!".',
        });
      } else if (node.anchor !== undefined) {
        found.push({
          offset: text.lastIndexOf(`&${node.anchor}`, offset),
          message: `"&${shorten(node.anchor)}" is a YAML anchor, and anchors have no place here.`,
          fix: 'Put quotes around a text that begins with "&", or remove the anchor.',
        });
      }
    },
  });
  return found;
}

function locate(
  file: string,
  document: Document.Parsed,
  position: (offset: number) => Position,
): YAMLData {
  const indexes = new WeakMap<YAMLMap, ReadonlyMap<PropertyKey, Pair>>();
  /** The fields of a group by their names; of two with one name, the first. */
  const pairsOf = (map: YAMLMap): ReadonlyMap<PropertyKey, Pair> => {
    const found = indexes.get(map);
    if (found !== undefined) return found;
    const index = new Map(
      map.items
        .toReversed()
        .flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])),
    );
    indexes.set(map, index);
    return index;
  };
  /** Follows a path as far as it goes. */
  const follow = (path: Path): { node: unknown; key: unknown; complete: boolean } => {
    let node: unknown = document.contents;
    let key: unknown;
    for (const name of path) {
      const pair = isMap(node) ? pairsOf(node).get(name) : undefined;
      const next = pair?.value ?? (isSeq(node) ? node.get(name, true) : undefined);
      if (pair !== undefined) key = pair.key;
      if (next === undefined && pair === undefined) return { node, key, complete: false };
      node = next;
    }
    return { node, key, complete: true };
  };

  return {
    file,
    data: document.toJS({ maxAliasCount: 0 }) as unknown,
    at(path) {
      const { node, key } = follow(path);
      return position(startOf(node) ?? startOf(key) ?? startOf(document.contents) ?? 0);
    },
    atKey(path) {
      const { node, key, complete } = follow(path);
      return position((complete ? startOf(key) : undefined) ?? startOf(node) ?? 0);
    },
    source(path) {
      const { node, complete } = follow(path);
      return complete && isScalar(node) ? node.source : undefined;
    },
  };
}

function startOf(node: unknown): number | undefined {
  return isCollection(node) || isScalar(node) ? node.range?.[0] : undefined;
}
