// Parses plain Markdown quickly: sections, paragraphs, flat lists and fenced code at the left margin. The full parser takes
// twenty times as long. This one returns the same blocks, or `undefined` for anything that it cannot be sure of.
import type { Heading, List, ListItem, Paragraph, Root, RootContent, Text } from 'mdast';

/** A line that is text wherever it is: it opens no block other than a paragraph. */
const textLine =
  /^(?:[A-Za-z\u00c0-\u1fff\u2018-\u201f\u20a0-\u20bf\u3040-\ud7ff"'(|$]|\*\*[^\s*]|`(?!``)|\d(?!\d{0,8}[.)](?:\s|$)))(?:.*\S)?$/u;
/** A section whose title has no markup. */
const sectionLine = /^## (?<title>[^\\`*_[\]<>&!#\s]+(?: [^\\`*_[\]<>&!#\s]+)*)$/u;
const itemLine = /^(?<marker>-|(?<number>\d{1,9})\.) (?<text>.+)$/u;
const fenceLine = /^(?<fence>`{3,})(?<language>[\w+.-]*)$/u;

/** Links to web addresses: they are valid, whether or not they are inside code. */
const webLink = /(?<!!)\[[^[\]<\\`!]*\]\(https?:\/\/[\w\-.~%/?#=&:@+,$]*\)/gu;
/** HTML, autolinks, and the rest of a link or an image. */
const markup = /<[a-z!?/]|\]\(/iu;

/** Parses a body. The inline content of paragraphs is left out, because it has nothing to report and no links to this site. */
export function parsePlain(body: string): Root | undefined {
  // Tabs count as several columns, and other control characters end lines or are replaced.
  if (/[\t\r\0]/u.test(body) || markup.test(body.replaceAll(webLink, ' '))) return undefined;
  return new PlainParser(body).parse();
}

class PlainParser {
  readonly #lines: readonly string[];
  readonly #starts: readonly number[];
  readonly #blocks: RootContent[] = [];
  #line = 0;

  constructor(body: string) {
    this.#lines = body.split('\n');
    let offset = 0;
    this.#starts = this.#lines.map((line) => (offset += line.length + 1) - line.length - 1);
  }

  parse(): Root | undefined {
    while (this.#line < this.#lines.length) {
      if (this.#lines[this.#line] === '') {
        this.#line++;
        continue;
      }
      const block = this.#readSection() ?? this.#readCode() ?? this.#readList() ?? this.#readText();
      if (block === undefined) return undefined;
      this.#blocks.push(block);
    }
    return { type: 'root', children: this.#blocks };
  }

  /** The block that ends on the line above. */
  get #above(): RootContent['type'] | undefined {
    return this.#lines[this.#line - 1] === '' ? undefined : this.#blocks.at(-1)?.type;
  }

  #readSection(): Heading | undefined {
    const title = sectionLine.exec(this.#lines[this.#line]!)?.groups!['title'];
    if (title === undefined) return undefined;
    const line = this.#line++;
    const position = this.#positionOf(line, 1, line);
    const text: Text = { type: 'text', value: title, position: this.#positionOf(line, 4, line) };
    return { type: 'heading', depth: 2, children: [text], position };
  }

  #readCode(): RootContent | undefined {
    const first = this.#line;
    const { fence, language } = fenceLine.exec(this.#lines[first]!)?.groups ?? {};
    if (fence === undefined) return undefined;
    const last = this.#lines.findIndex((line, index) => index > first && /^ {0,3}```/u.test(line));
    if (last < 0 || this.#lines[last] !== fence) return undefined;
    this.#line = last + 1;
    const value = this.#lines.slice(first + 1, last).join('\n');
    const position = this.#positionOf(first, 1, last);
    return { type: 'code', lang: language || null, meta: null, value, position };
  }

  /** Reads a list whose items are adjacent. */
  #readList(): List | undefined {
    const first = this.#line;
    const { number } = itemLine.exec(this.#lines[first]!)?.groups ?? {};
    // A numbered item continues the text above it, and an item below a blank line can belong to the list above it.
    if (this.#above === (number === undefined ? 'list' : 'paragraph')) return undefined;
    if (this.#blocks.at(-1)?.type === 'list') return undefined;
    const children: ListItem[] = [];
    for (;;) {
      const item = this.#readItem(number !== undefined);
      if (item === undefined) break;
      children.push(item);
    }
    if (children.length === 0) return undefined;
    const ordered = number !== undefined;
    const position = this.#positionOf(first, 1, this.#line - 1);
    const start = ordered ? Number(number) : null;
    return { type: 'list', ordered, start, spread: false, children, position };
  }

  #readItem(isNumbered: boolean): ListItem | undefined {
    const first = this.#line;
    const found = itemLine.exec(this.#lines[first] ?? '')?.groups;
    if (found === undefined || isNumbered !== (found['number'] !== undefined)) return undefined;
    if (!textLine.test(found['text']!)) return undefined;
    const width = found['marker']!.length + 1;
    this.#skipText(' '.repeat(width));
    const children = [this.#paragraphFrom(first, width + 1)];
    const position = this.#positionOf(first, 1, this.#line - 1);
    return { type: 'listItem', spread: false, checked: null, children, position };
  }

  #readText(): Paragraph | undefined {
    const first = this.#line;
    // Below a list it continues the last item.
    if (!textLine.test(this.#lines[first]!) || this.#above === 'list') return undefined;
    this.#skipText('');
    return this.#paragraphFrom(first, 1);
  }

  /** A paragraph that ends above the current line. */
  #paragraphFrom(first: number, column: number): Paragraph {
    const position = this.#positionOf(first, column, this.#line - 1);
    return { type: 'paragraph', children: [], position };
  }

  /** Skips the current line and the lines of text below it with this indentation. */
  #skipText(margin: string): void {
    for (;;) {
      const line = this.#lines[++this.#line];
      if (line === undefined || !line.startsWith(margin)) return;
      if (!textLine.test(line.slice(margin.length))) return;
    }
  }

  #positionOf(first: number, column: number, last: number): Paragraph['position'] & object {
    const end = this.#lines[last]!.length + 1;
    return { start: this.#pointAt(first, column), end: this.#pointAt(last, end) };
  }

  #pointAt(line: number, column: number) {
    return { line: line + 1, column, offset: this.#starts[line]! + column - 1 };
  }
}
