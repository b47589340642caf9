// Reads fetched pages: their text, and the addresses that they link by `rel="me"`.
import { Parser } from 'htmlparser2';
import { parseURL } from '../../kernel/url.ts';
import type { Fetched } from '../net/exchange.ts';
import { foldPage, type Page } from './observe.ts';

/** Elements whose content is not text of the page. */
const unread = new Set(['script', 'style', 'template', 'noscript']);

/** A parser that keeps only unread elements open: a search in a long list of open elements would take quadratic time. */
class LinearParser extends Parser {
  protected override isVoidElement(name: string): boolean {
    return !unread.has(name) || super.isVoidElement(name);
  }
}

/** Reads an HTML page, or any other text as it is. */
export function readPage({ url, headers, body }: Fetched): Page {
  const type = headers['content-type'] ?? '';
  const source = decode(body, type);
  if (!/html|xml/iu.test(type) && !/^\s*</u.test(source))
    return { text: foldPage(source), own: [] };
  let text = '';
  let hidden = 0;
  const own: string[] = [];
  const parser = new LinearParser({
    onopentag(name, { rel = '', href = '' }) {
      if (unread.has(name)) hidden += 1;
      if (/^(?:a|link)$/u.test(name) && /(?:^|\s)me(?:\s|$)/iu.test(rel)) {
        const target = parseURL(href, url);
        if (target !== undefined) own.push(target.href);
      }
      if (!inline.has(name)) text += ' ';
    },
    ontext(piece) {
      if (hidden === 0) text += piece;
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
      if (!inline.has(name)) text += ' ';
    },
  });
  parser.end(source.replaceAll(blockEnd, ' </'));
  return { text: foldPage(text), own };
}

/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The parser does not report the ends of elements that it does not keep open. */
const blockEnd = new RegExp(`</(?!(?:${[...inline].join('|')})[\\s/>])`, 'giu');

function decode(body: Uint8Array, type: string): string {
  const label = /charset="?(?<label>[\w-]+)/iu.exec(type)?.groups?.['label'] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    // An unknown encoding.
    return new TextDecoder().decode(body);
  }
}
