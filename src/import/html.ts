// Converts the HTML of rich-text editors to Markdown. A text without HTML stays as it is.
import { Parser } from 'htmlparser2';
import type { BlockContent, Link, List, ListItem, Parents, PhrasingContent, Root } from 'mdast';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';

/** Elements that Markdown can express or do without. Any other tag is part of the text. */
const known =
  'p|ul|ol|li|br|b|i|em|strong|a|div|span|u|s|code|pre|small|sub|sup|mark|blockquote|hr|h[1-6]|table|thead|tbody|tr|td|th';
const attributes = String.raw`(?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?`;
const tag = new RegExp(`</?(?:${known})${attributes}/?>`, 'iu');
const otherMark = new RegExp(`<(?!/?(?:${known})${attributes}/?>)`, 'giu');
const phrasing = /^(?:[biuas]|em|strong|span|code|su[bp]|mark|small)$/u;
/** Elements that end neither a word nor a paragraph where they end. */
const withinParagraph = /^(?:br|t[dh])$/u;

/** Nested elements that are kept. The texts of deeper ones move into the last of these. */
const maxDepth = 16;

/** Whether a text holds HTML tags. */
export function isHTML(text: string): boolean {
  return tag.test(text);
}

/** Converts paragraphs, lists, emphasis and links to Markdown; removes other tags and keeps their texts. */
export function toMarkdown(html: string): string {
  const builder = new TreeBuilder();
  parse(html, {
    onopentag: (name, { href }) => builder.open(name, href),
    ontext: (text) => builder.text(text),
    onclosetag: (name) => builder.close(name),
  });
  const markdown = writeMarkdown(builder.root, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: { break: () => '  \n' },
    join: [(_left, _right, { type }) => (type === 'list' || type === 'listItem' ? 0 : 1)],
  });
  // The library escapes every ampersand before a letter, also one that begins no character reference.
  return markdown.replace(/\\&(?!#?\w+;)/gu, '&').trim();
}

/** The text of HTML, with spaces between blocks. */
export function toPlain(html: string): string {
  const texts: string[] = [];
  const part = (name: string): void => {
    if (!phrasing.test(name)) texts.push(' ');
  };
  parse(html, { onopentag: part, ontext: (text) => texts.push(text), onclosetag: part });
  return texts.join('');
}

function parse(html: string, handler: ConstructorParameters<typeof Parser>[0]): void {
  new Parser(handler).end(html.replace(otherMark, '&lt;'));
}

/** Builds the Markdown tree of HTML from the events of its parser. */
class TreeBuilder {
  readonly root: Root = { type: 'root', children: [] };
  /** The open elements that Markdown can express, with the names of their tags. */
  readonly #open: { readonly name: string; readonly node: Parents }[] = [];

  open(name: string, href = ''): void {
    if (name === 'br') this.#append({ type: 'break' });
    else if (name === 'b' || name === 'strong') this.#enter(name, { type: 'strong', children: [] });
    else if (name === 'i' || name === 'em') this.#enter(name, { type: 'emphasis', children: [] });
    else if (name === 'a') this.#openLink(href);
    else if (name === 'ul' || name === 'ol') this.#openList(name);
    else if (name === 'li') this.#openItem();
    else if (name === 'td' || name === 'th') this.text(' ');
    else if (!phrasing.test(name)) this.#endParagraph();
  }

  text(text: string): void {
    const folded = text.replace(/\s+/gu, ' ');
    const { type, children } = this.#innermost;
    const last = children.at(-1);
    const isStart = last === undefined || last.type === 'break' || !isPhrasing(last);
    const value = isStart ? folded.trimStart() : folded;
    // Markdown has no space after the mark that opens emphasis: the space goes before it.
    if (value !== folded && isPhrasing({ type })) this.#insertBefore(' ');
    if (value !== '') this.#append({ type: 'text', value });
  }

  close(name: string): void {
    const index = this.#open.findLastIndex((one) => one.name === name);
    if (index < 0) {
      if (!withinParagraph.test(name) && !phrasing.test(name)) this.#endParagraph();
      return;
    }
    const last = this.#open[index]!.node.children.at(-1);
    this.#open.length = index;
    // Nor has it one before the mark that closes emphasis.
    if (phrasing.test(name) && last?.type === 'text' && last.value.endsWith(' ')) {
      last.value = last.value.trimEnd();
      this.text(' ');
    }
  }

  #insertBefore(value: string): void {
    const siblings = this.#open.at(-2)!.node.children as PhrasingContent[];
    siblings.splice(-1, 0, { type: 'text', value });
  }

  get #innermost(): Parents {
    return this.#open.at(-1)?.node ?? this.root;
  }

  #enter(name: string, node: Parents): void {
    const isNested = this.#open.some((one) => one.node.type === node.type);
    const isRepeated = isNested && node.type !== 'list' && node.type !== 'listItem';
    if (isRepeated || this.#open.length >= maxDepth) return;
    if (isPhrasing(node)) this.#append(node as PhrasingContent);
    else (this.#innermost.children as unknown[]).push(node);
    this.#open.push({ name, node });
  }

  /** Appends text or emphasis, in a paragraph of its own unless one is open. */
  #append(node: PhrasingContent): void {
    if (/^(?:root|list|listItem)$/u.test(this.#innermost.type)) {
      if (node.type === 'break') return;
      if (this.#innermost.type === 'list') this.#openItem();
      this.#enter('p', { type: 'paragraph', children: [] });
    }
    (this.#innermost.children as PhrasingContent[]).push(node);
  }

  #endParagraph(): void {
    const index = this.#open.findIndex(({ node }) => node.type === 'paragraph');
    if (index >= 0) this.#open.length = index;
  }

  #openLink(href: string): void {
    if (/^(?:https?:\/\/|mailto:)/iu.test(href)) {
      const link: Link = { type: 'link', url: encodeURI(decodeSafely(href)), children: [] };
      this.#enter('a', link);
    }
  }

  #openList(name: string): void {
    this.#endParagraph();
    if (this.#innermost.type === 'list') this.#openItem();
    const list: List = { type: 'list', ordered: name === 'ol', spread: false, children: [] };
    this.#enter(name, list);
  }

  #openItem(): void {
    this.#endParagraph();
    if (this.#innermost.type === 'listItem') this.close('li');
    if (this.#innermost.type !== 'list') this.#openList('ul');
    const item: ListItem = { type: 'listItem', spread: false, children: [] as BlockContent[] };
    this.#enter('li', item);
  }
}

function isPhrasing({ type }: { readonly type: string }): boolean {
  return /^(?:text|strong|emphasis|link|break)$/u.test(type);
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
