// `.import/report.html`: the source and the profile side by side, each word coloured by its fate. It needs no script and is
// never served.
import { parse } from 'yaml';
import { privateFile } from '../content/folder/private.ts';
import { divideByFate, divideWords, type Fate, listWords, type Part } from './fates.ts';
import type { Fact, SourceText } from './source.ts';
import type { Withdrawn } from './privacy.ts';

interface Reported {
  readonly texts: readonly SourceText[];
  /** The private facts of the sources. */
  readonly secrets: readonly Fact[];
  readonly withdrawn: readonly Withdrawn[];
  /** The files of the folder. */
  readonly files: ReadonlyMap<string, string>;
}

const fates: Readonly<Record<Exclude<Fate, 'none'>, string>> = {
  shown: 'Shown by the profile',
  private: 'Private: only in private.yaml, never served',
  left: 'Left out: only in .import/left-out.yaml, never served',
};

const style = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #16181d; background: #fff; }
body { margin: 0; padding: 1rem max(1rem, 3vw); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; margin-block-end: 0; }
main { display: grid; gap: 2rem; }
main > section { min-inline-size: 0; }
@media (min-width: 60rem) {
  main { grid-template-columns: 1fr 1fr; }
  main > section { max-block-size: 80vh; overflow: auto; }
}
dl { margin: 0; } dt { font: 0.875rem/1.5 ui-monospace, monospace; margin-block-start: 0.5rem; color: #555; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace; }
.shown { background: #d3f0dc; } .private { background: #fbe3a6; text-decoration: underline; }
.left { background: #f8d3d3; text-decoration: line-through; text-decoration-thickness: 1px; }
.todo { background: #dfe3ff; font-weight: 600; }
small { color: #555; }
ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
`;

/** Renders the report. */
export function renderReport({ texts, secrets, withdrawn, files }: Reported): string {
  const pages = [...files].filter(([file]) => file.endsWith('.yaml') && !file.includes('/'));
  const shown = new Set(
    pages.flatMap(([file, text]) => (file === privateFile ? [] : listWords(valuesOf(parse(text))))),
  );
  const privateAt = new Set(secrets.flatMap(({ at, joined = [] }) => [at, ...joined]));
  const outcome = { shown, withdrawn, privateAt };
  const divided = texts.map((source) => ({ source, parts: divideByFate(source, outcome) }));
  const counts = Object.entries(fates).map(([fate, words]) => {
    const parts = divided.flatMap((one) => one.parts.filter((part) => part.fate === fate));
    const count = parts.reduce((sum, { text }) => sum + listWords(text).length, 0);
    return `<li><span class="${fate}">${words}</span> ${count} words</li>`;
  });
  const sourceWords = new Set(texts.flatMap(({ text }) => listWords(text)));
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>What became of your résumé</title>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><style>${style}</style></head><body>`,
    '<h1>What became of your résumé</h1>',
    '<p>This file is for you alone: no command serves or publishes it, and git ignores it.</p>',
    `<ul>${counts.join('')}<li><span class="todo">To write</span></li></ul>`,
    `<main><section tabindex="0" aria-label="Your files"><h2>Your files</h2>${renderSources(divided)}</section>`,
    '<section tabindex="0" aria-label="The profile"><h2>The profile</h2>',
    ...pages.map(([file, text]) => renderFile(file, text, sourceWords)),
    '</section></main></body></html>\n',
  ].join('\n');
}

/** The texts of data, without the names of its members. */
function valuesOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(valuesOf).join('\n');
}

interface Divided {
  readonly source: SourceText;
  readonly parts: readonly Part[];
}

function renderSources(divided: readonly Divided[]): string {
  let file = '';
  const rows = divided.map(({ source, parts }) => {
    const cut = source.at.indexOf(': ');
    const name = source.at.slice(0, cut);
    const head = name === file ? '' : `${file === '' ? '' : '</dl>'}<h3>${escape(name)}</h3><dl>`;
    file = name;
    const why =
      source.isTaken || source.why === undefined ? '' : ` <small>(${escape(source.why)})</small>`;
    return `${head}<dt>${escape(source.at.slice(cut + 2))}</dt><dd>${renderParts(parts)}${why}</dd>`;
  });
  return rows.length === 0 ? '' : `${rows.join('\n')}</dl>`;
}

function renderFile(file: string, text: string, sourceWords: ReadonlySet<string>): string {
  const lines = text.split('\n').flatMap((line): string[] => {
    if (/^\s*(?:- )?# TODO /u.test(line)) return [`<span class="todo">${escape(line)}</span>`];
    if (/^\s*#/u.test(line)) return [`<small>${escape(line)}</small>`];
    const [, name = '', value = line] = /^(\s*(?:- )?\w+:(?: |$))(.*)$/u.exec(line) ?? [];
    const parts: readonly Part[] =
      file === privateFile
        ? [{ text: value, fate: 'private' }]
        : divideWords(value, sourceWords, 'none');
    return [escape(name) + renderParts(parts)];
  });
  return `<h3>${escape(file)}</h3><pre>${lines.join('\n')}</pre>`;
}

/** Longest picture that is written out; others are base64 of thousands of characters. */
const longestPicture = 80;

function renderParts(parts: readonly Part[]): string {
  return parts
    .map(({ text, fate }) => {
      const isPicture = text.startsWith('data:') && text.length > longestPicture;
      const words = escape(isPicture ? `${text.slice(0, longestPicture)}…` : text);
      return fate === 'none' || words === '' ? words : `<span class="${fate}">${words}</span>`;
    })
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
