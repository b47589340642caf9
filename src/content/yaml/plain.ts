// Reads plain YAML quickly: fields, lists, and texts on one line or below ">" and "|". The full parser takes twenty times as
// long. This one returns the same data, or `undefined` for anything that it cannot be sure of.
import { entryMark } from '../report/text.ts';

type Fields = Record<string, unknown>;

const fieldLine = /^(?<name>[A-Za-z]\w*):(?: (?<value>\S.*))?$/u;
/** Words that are no text without quotes. */
const keyword = /^(?:true|false|null)$/iu;
/** A text without quotes: it begins with a letter or a slash, or it is a date, or it is no number for its commas, space or slash. */
const bareText =
  /^(?:[A-Za-z/\u00c0-\u024f].*|\d{4}(?:-\d\d){1,2}|\d{1,3}(?:,\d{3})+|\d\S*[ /].*)$/u;
/** Ends a text without quotes, or makes it the name of a field. */
const indicator = /:(?: |$)| #/u;
const number = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,5})?$/u;
const quotedText = /^(?:"(?<double>[^"\\]*)"|'(?<single>[^']*)')$/u;
/** A list in brackets. */
const flowList = /^\[(?:[A-Za-z][\w.+#/-]*(?: \w[\w.+#/-]*)*(?:, (?!\])|(?=\])))+\]$/u;
const blockStart = /^(?<style>[>|])(?<strip>-?)$/u;
/** Characters that the full parser treats specially, and spaces at the end of a line. */
const special = /[^\n\x20-\x7e\u00a1-\u167f\u2010-\u2027\u2030-\u205e\u20a0-\ud7ff]| $/mu;

class NotPlain extends Error {}

/** Parses a text; returns `undefined` if it is not plain. */
export function parsePlain(text: string): unknown {
  if (!text.endsWith('\n') || special.test(text)) return undefined;
  try {
    return new PlainReader(text).read();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class PlainReader {
  readonly #lines: string[];
  #line = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#lines.pop();
  }

  read(): unknown {
    if (this.#findIndentation() !== 0) throw new NotPlain();
    const data = this.#readNode(0);
    // A line with another indentation than its group, or one that continues a text.
    if (this.#findIndentation() >= 0) throw new NotPlain();
    return data;
  }

  /** Skips blank lines and comments; returns the indentation of the next line, or -1 at the end. */
  #findIndentation(): number {
    for (; this.#line < this.#lines.length; this.#line++) {
      const column = this.#lines[this.#line]!.search(/[^ ]/u);
      if (column >= 0 && this.#lines[this.#line]![column] !== '#') return column;
    }
    return -1;
  }

  #readNode(column: number): unknown {
    return this.#isItemAt(column) ? this.#readList(column) : this.#readFields(column);
  }

  #isItemAt(column: number): boolean {
    return this.#findIndentation() === column && this.#lines[this.#line]!.startsWith('- ', column);
  }

  #readFields(column: number): Fields {
    const fields: Fields = {};
    while (this.#findIndentation() === column && !this.#isItemAt(column)) {
      const found = fieldLine.exec(this.#lines[this.#line]!.slice(column));
      const { name = '', value } = found?.groups ?? {};
      if (found === null || keyword.test(name) || Object.hasOwn(fields, name)) throw new NotPlain();
      this.#line++;
      fields[name] = value === undefined ? this.#readBelow(column) : this.#readText(value, column);
    }
    return fields;
  }

  /** Reads the value of a field below its line; a list may begin in the column of the field. */
  #readBelow(column: number): unknown {
    const inner = this.#findIndentation();
    if (inner > column) return this.#readNode(inner);
    return this.#isItemAt(column) ? this.#readList(column) : null;
  }

  #readList(column: number): readonly unknown[] {
    const list: unknown[] = [];
    while (this.#isItemAt(column)) {
      const item = this.#lines[this.#line]!.slice(column + 2);
      if (fieldLine.test(item)) {
        // The hyphen of an item counts as indentation of its fields.
        this.#lines[this.#line] = ' '.repeat(column + 2) + item;
        list.push(this.#readFields(column + 2));
      } else {
        this.#line++;
        list.push(this.#readText(item, column));
      }
    }
    return list;
  }

  /** Reads a value that begins on the line of its field or item. */
  #readText(value: string, column: number): unknown {
    const { style, strip } = blockStart.exec(value)?.groups ?? {};
    if (style !== undefined) return this.#readBlock(style, column) + (strip === '' ? '\n' : '');
    const { double, single } = quotedText.exec(value)?.groups ?? {};
    if (double !== undefined || single !== undefined) return double ?? single;
    if (number.test(value)) return Number(value);
    if (value === 'true' || value === 'false') return value === 'true';
    const texts = flowList.test(value) ? value.slice(1, -1).split(', ') : [value];
    if (!texts.every(isBareText)) throw new NotPlain();
    return texts[0] === value ? value : texts;
  }

  /** Reads the lines below ">" or "|" without the break after the last one. */
  #readBlock(style: string, column: number): string {
    const margin = this.#lines[this.#line]?.search(/[^ ]/u) ?? -1;
    if (margin <= column) throw new NotPlain();
    const lines: string[] = [];
    for (; this.#line < this.#lines.length; this.#line++) {
      const line = this.#lines[this.#line]!;
      if (line !== '' && line.search(/[^ ]/u) < margin) break;
      lines.push(line.slice(margin));
    }
    while (lines.at(-1) === '') lines.pop();
    if (style === '|') return lines.join('\n');
    // Lines that are indented further are not joined, and the lines of a list get a warning.
    if (lines.some((line) => line.startsWith(' ') || entryMark.test(line))) throw new NotPlain();
    return lines.join('\n').replaceAll(/\n(\n*)/gu, (_, blank: string) => blank || ' ');
  }
}

function isBareText(text: string): boolean {
  return bareText.test(text) && !indicator.test(text) && !keyword.test(text);
}
