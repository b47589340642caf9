// Colours for code in the few languages of the guides: comments, strings, keywords and numbers.
// A highlighter for all languages would take longer to load than the rest of the service.
import type { Child } from 'hono/jsx';

const quoted = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;
const words = (names: string) => String.raw`\b(?:${names.replaceAll(' ', '|')})\b`;

/** The patterns of a comment, a string, a keyword and a number, in this order. */
type Grammar = readonly [string, string, string, string];

const script: Grammar = [
  String.raw`//.*`,
  `${quoted}|\`(?:\\\\.|[^\`\\\\])*\``,
  words('async await const export for from function if import let new of return throw type'),
  String.raw`\b\d[\d._]*\b`,
];

const grammars: Readonly<Record<string, Grammar>> = {
  sh: [String.raw`(?<=^|\s)#.*`, quoted, String.raw`(?<=^|\s)--?[a-zA-Z][\w-]*`, '(?!)'],
  js: script,
  ts: script,
  json: [
    '(?!)',
    String.raw`"(?:\\.|[^"\\])*"(?!\s*:)`,
    String.raw`"(?:\\.|[^"\\])*"(?=\s*:)|\b(?:true|false|null)\b`,
    String.raw`-?\b\d[\d.]*\b`,
  ],
  python: [
    String.raw`#.*`,
    quoted,
    words('and as def for from if import in not print return with'),
    String.raw`\b\d[\d._]*\b`,
  ],
  go: [
    String.raw`//.*`,
    `${quoted}|\`[^\`]*\``,
    words('defer for func if import nil package range return struct string type var'),
    String.raw`\b\d[\d._]*\b`,
  ],
};

const kinds = ['comment', 'string', 'keyword', 'number'];

/** Marks the words of a code; that of an unknown language stays as it is. */
export function highlight(code: string, language: string): Child {
  const grammar = grammars[language];
  if (grammar === undefined) return code;
  const pattern = new RegExp(grammar.map((part) => `(${part})`).join('|'), 'gmu');
  const parts: Child[] = [];
  let position = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    parts.push(code.slice(position, match.index), <span class={kind}>{match[0]}</span>);
    position = match.index + match[0].length;
  }
  return [...parts, code.slice(position)];
}
