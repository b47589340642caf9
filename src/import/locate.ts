// Finds where the values of an owner's YAML file are written.
import { isMap, isScalar, isSeq, LineCounter, type Node, parse, parseDocument } from 'yaml';
import { ImportError } from './source.ts';
import { program } from '../version.ts';

/** A value, and where it is written. Lines and columns count from 0. */
export interface Place {
  readonly value: unknown;
  readonly line: number;
  readonly column: number;
  /** The first line below it. */
  readonly end: number;
  /** The members of a mapping or list in block style. */
  readonly members: ReadonlyMap<string | number, Place>;
}

const options = { prettyErrors: false, uniqueKeys: false } as const;

export function locate(file: string, text: string): Place {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ImportError(
      `"${file}" of your folder is not valid YAML, and nothing was written. Correct what "${program} check" reports, then import again.`,
    );
  }
  const root: Node | null = document.contents;
  const place = root === null ? undefined : placeOf(root, root, lines);
  const end = text.split('\n').length;
  return place ?? { value: undefined, line: end, column: 0, end, members: new Map() };
}

/** The value of a text, to see whether a change of the text changes it. */
export function readValue(text: string): unknown {
  return parse(text, { ...options, logLevel: 'error' });
}

/** @param first is the node with which its line begins: the key of a pair */
function placeOf(node: Node, first: Node, lines: LineCounter): Place {
  const [start] = first.range!;
  const [, valueEnd] = node.range!;
  const { line, col } = lines.linePos(start);
  const end = lines.linePos(Math.max(start, valueEnd - 1)).line;
  const members = new Map<string | number, Place>();
  if (isMap(node) && node.flow !== true) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      members.set(String(key.value), placeOf((value ?? key) as Node, key, lines));
    }
  }
  if (isSeq(node) && node.flow !== true) {
    for (const [index, item] of node.items.entries()) {
      members.set(index, placeOf(item as Node, item as Node, lines));
    }
  }
  return { value: toPlain(node), line: line - 1, column: col - 1, end, members };
}

function toPlain(node: Node): unknown {
  if (isScalar(node)) return node.source ?? node.value;
  if (isSeq(node)) return node.items.map((item) => toPlain(item as Node));
  if (!isMap(node)) return undefined;
  const members = node.items.map(
    ({ key, value }) =>
      [String(isScalar(key) ? key.value : ''), value ? toPlain(value as Node) : undefined] as const,
  );
  return Object.fromEntries(members);
}
