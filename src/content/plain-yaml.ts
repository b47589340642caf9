// The short way through the YAML that most files are: fields and lists in block style, texts on one line or folded
// by `>-`, short lists in brackets, comments on lines of their own. It is many times quicker than a parser of all
// YAML, whose result it gives; whatever is not as plain, or not right, is left to that parser.

import { entryMark, unprintable } from './words.ts';

const fieldLine = /^(?<key>[a-z]\w{0,99}):(?: (?<rest>.+))?$/iu;
const quoted = /^'(?<single>[^']*)'$|^"(?<double>[^"\\]*)"$/u;
const brackets = /^\[(?<items>[^[\]{}#&*!|>'"%@`:?]+)\]$/u;
/** What a text begins or ends with, or holds, when it means more than itself. */
const marked = /^[\s\-?:,[\]{}#&*!|>'"%@`~.+=<“”„‟«‘‚]|: | #|:$/u;
const month = /^\d{4}-\d\d$/u;
/** What may be a number, a truth value or nothing. */
const typed = /^(?:\d[\w.+-]*|null|true|false)$/iu;

/** Reads a text that is plain YAML; `undefined` for any other. */
export function parsePlainYAML(text: string): unknown {
  if (/ $|[\u2028\u2029]/mu.test(text)) return undefined;
  if (unprintable.test(text)) return undefined;
  const lines = new Lines(text);
  const value = readBlock(lines, -1);
  return lines.peek() === undefined ? value : undefined;
}

/** Reads the fields or the list on the lines that are indented further than their parent. */
function readBlock(lines: Lines, parent: number): unknown {
  const line = lines.peek();
  if (line === undefined || line.indent <= parent) return undefined;
  return line.text.startsWith('- ') ? readList(lines, line.indent) : readFields(lines, line.indent);
}

function readFields(lines: Lines, indent: number): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  for (let line = lines.peek(); line?.indent === indent; line = lines.peek()) {
    const { key, rest } = fieldLine.exec(line.text)?.groups ?? {};
    if (key === undefined || Object.hasOwn(fields, key)) return undefined;
    lines.skip();
    const value = rest === undefined ? readBlock(lines, indent) : readText(lines, indent, rest);
    if (value === undefined) return undefined;
    fields[key] = value;
  }
  return fields;
}

function readList(lines: Lines, indent: number): unknown[] | undefined {
  const items: unknown[] = [];
  for (let line = lines.peek(); line?.indent === indent; line = lines.peek()) {
    if (!line.text.startsWith('- ')) return undefined;
    const rest = line.text.slice(2);
    const holdsFields = fieldLine.test(rest);
    if (holdsFields) lines.hideHyphen();
    else lines.skip();
    const item = holdsFields ? readFields(lines, indent + 2) : readText(lines, indent, rest);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** Reads what stands behind a hyphen or a colon. */
function readText(lines: Lines, indent: number, text: string): unknown {
  if (text === '>-') return lines.takeFolded(indent);
  // A text that goes on below its line.
  if ((lines.peek()?.indent ?? 0) > indent) return undefined;
  const { single, double } = quoted.exec(text)?.groups ?? {};
  const items = brackets.exec(text)?.groups?.['items'];
  if (items === undefined) return single ?? double ?? readWord(text);
  const words = items.split(',').map((item) => readWord(item.trim()));
  return words.includes(undefined) ? undefined : words;
}

function readWord(text: string): string | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '' || marked.test(text)) return undefined;
  return typed.test(text) && !month.test(text) ? undefined : text;
}

class Lines {
  readonly #lines: string[];
  #next = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  /** The next line that is neither blank nor a comment. */
  peek(): { readonly indent: number; readonly text: string } | undefined {
    for (; this.#next < this.#lines.length; this.#next++) {
      const line = this.#lines[this.#next]!;
      const indent = indentOf(line);
      if (line !== '' && line[indent] !== '#') return { indent, text: line.slice(indent) };
    }
    return undefined;
  }

  skip(): void {
    this.#next += 1;
  }

  /** Makes the first field of an entry look like those below it. */
  hideHyphen(): void {
    this.#lines[this.#next] = this.#lines[this.#next]!.replace('- ', '  ');
  }

  /** Takes the lines that are indented further than their parent, all alike: line breaks become spaces. */
  takeFolded(parent: number): string | undefined {
    const indent = indentOf(this.#lines[this.#next] ?? '');
    if (indent <= parent) return undefined;
    let text = '';
    let breaks = 0;
    for (; this.#next < this.#lines.length; this.#next++) {
      const line = this.#lines[this.#next]!;
      if (line === '') {
        breaks += 1;
        continue;
      }
      if (indentOf(line) <= parent) break;
      if (indentOf(line) !== indent || entryMark.test(line.slice(indent))) return undefined;
      const gap = breaks > 0 ? '\n'.repeat(breaks) : ' ';
      text = text === '' ? line.slice(indent) : text + gap + line.slice(indent);
      breaks = 0;
    }
    return text;
  }
}

function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ') indent += 1;
  return indent;
}
