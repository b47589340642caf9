// The HTML of rich-text editors as Markdown. Texts that hold none stay as they are.

/** Elements that Markdown can express or do without. Any other tag is part of the text. */
const names =
  'p|ul|ol|li|br|b|i|em|strong|a|div|span|u|s|code|pre|small|sub|sup|mark|blockquote|hr|h[1-6]|table|thead|tbody|tr|td|th';
const tag = new RegExp(`<(?<end>/?)(?<name>${names})(?<attributes>(?:\\s+[^<>]*)?)/?>`, 'giu');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/** Whether a text holds HTML tags. */
export function isHTML(text: string): boolean {
  return text.search(tag) >= 0;
}

/** Turns HTML into Markdown: paragraphs, lists, emphasis and links; other tags are removed, their texts stay. */
export function toMarkdown(html: string): string {
  const writer = new Writer();
  let end = 0;
  for (const match of html.matchAll(tag)) {
    writer.text(html.slice(end, match.index));
    const { end: closing = '', name = '', attributes = '' } = match.groups!;
    writer.tag(name.toLowerCase(), closing === '/', attributes);
    end = match.index + match[0].length;
  }
  writer.text(html.slice(end));
  return writer.finish();
}

/** The text of HTML on one line. */
export function toPlain(html: string): string {
  return decode(
    html.replace(tag, (match) =>
      /^<\/?(?:[biuas]|em|strong|span|code|su[bp]|mark|small)\b/iu.test(match) ? '' : ' ',
    ),
  );
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(?<code>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/giu,
    (all, ...rest) => {
      const { code, hex, name } = rest.at(-1) as Record<string, string | undefined>;
      if (name !== undefined) return entities[name.toLowerCase()] ?? all;
      const point = code === undefined ? Number.parseInt(hex!, 16) : Number(code);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : all;
    },
  );
}

/** Characters that Markdown would read as marks. */
function escapeMarks(text: string): string {
  return text.replace(/[\\`*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);
}

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };

class Writer {
  #out = '';
  readonly #lists: { ordered: boolean; count: number }[] = [];
  readonly #links: string[] = [];
  #open: string[] = [];

  text(html: string): void {
    const text = escapeMarks(decode(html.replace(/\s+/gu, ' ')));
    this.#out += /(?:^|\s)$/u.test(this.#out) ? text.replace(/^ /u, '') : text;
  }

  tag(name: string, isEnd: boolean, attributes: string): void {
    if (name in marks) this.#mark(marks[name]!, isEnd);
    else if (name === 'a') this.#link(isEnd, attributes);
    else if (name === 'ul' || name === 'ol') this.#list(name === 'ol', isEnd);
    else if (name === 'li') this.#item(isEnd);
    else if (name === 'br') this.#out = `${this.#out.trimEnd()}  \n${this.#indent()}`;
    else if (/^(?:p|div|h[1-6]|blockquote|pre|tr|hr|table)$/u.test(name)) this.#block(isEnd);
    else if (name === 'td' || name === 'th') this.#out += ' ';
  }

  finish(): string {
    while (this.#open.length > 0) this.#mark(this.#open.at(-1)!, true);
    return this.#out
      .replace(/[ \t]+\n(?=\s*(?:\n|$))/gu, '\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim();
  }

  #indent(): string {
    return '  '.repeat(this.#lists.length);
  }

  #mark(mark: string, isEnd: boolean): void {
    if (!isEnd) {
      this.#open.push(mark);
      this.#out += mark;
      return;
    }
    if (this.#open.at(-1) !== mark) return;
    this.#open.pop();
    // A mark closes only directly after a word.
    const trimmed = this.#out.trimEnd();
    const space = this.#out.slice(trimmed.length);
    this.#out = trimmed.endsWith(mark)
      ? trimmed.slice(0, -mark.length) + space
      : trimmed + mark + space;
  }

  #link(isEnd: boolean, attributes: string): void {
    if (!isEnd) {
      const { href = '' } = /\bhref\s*=\s*["']?(?<href>[^"'\s>]+)/iu.exec(attributes)?.groups ?? {};
      const address = /^(?:https?:\/\/|mailto:)/iu.test(href)
        ? encodeURI(decodeURISafely(href))
        : '';
      this.#links.push(
        isBalanced(address) ? address : address.replace(/[()]/gu, encodeParenthesis),
      );
      if (address !== '') this.#out += '[';
      return;
    }
    const address = this.#links.pop();
    if (address) this.#out += `](${address})`;
  }

  #list(ordered: boolean, isEnd: boolean): void {
    if (isEnd) {
      this.#lists.pop();
      if (this.#lists.length === 0) this.#out = `${this.#out.trimEnd()}\n\n`;
      return;
    }
    if (this.#lists.length === 0) this.#block(false);
    this.#lists.push({ ordered, count: 0 });
  }

  #item(isEnd: boolean): void {
    if (isEnd) return;
    const list = this.#lists.at(-1) ?? { ordered: false, count: 0 };
    list.count += 1;
    const indent = '  '.repeat(Math.max(this.#lists.length - 1, 0));
    const before = this.#out.trimEnd();
    const isFirst = list.count === 1 && this.#lists.length <= 1;
    const gap = before === '' ? '' : isFirst ? '\n\n' : '\n';
    this.#out = `${before}${gap}${indent}${list.ordered ? `${list.count}.` : '-'} `;
  }

  /** A blank line, except at the start of an item. */
  #block(isEnd: boolean): void {
    if (/(?:^|\n)\s*(?:-|\d+\.) $/u.test(this.#out) || this.#out.trim() === '') return;
    if (isEnd && this.#lists.length > 0) return;
    this.#out = `${this.#out.trimEnd()}\n\n${this.#indent()}`;
  }
}

/** Markdown takes parentheses within an address in pairs. */
function isBalanced(address: string): boolean {
  return !/[()]/u.test(address.replace(/\([^()]*\)/gu, ''));
}

function encodeParenthesis(character: string): string {
  return character === '(' ? '%28' : '%29';
}

function decodeURISafely(address: string): string {
  const text = decode(address);
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
