// Headers of files by rules, as Cloudflare and Netlify read them in `_headers`: a path, an asterisk for any part of it.
import type { Address } from './manifest.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers that the host sets itself. */
const ownWords = new Set(['content-length', 'etag', 'vary']);

/** Writes the rules for files: what all share once, then what all of an ending share, then the rest by their addresses. */
export function renderHeaderRules(files: readonly Address[], base = ''): string {
  const all = files.flatMap(({ path, answer }) =>
    answer === undefined ? [] : [{ path, headers: without(answer.headers, ownWords) }],
  );
  const shared = intersect(all.map(({ headers }) => headers));
  const rest = all.map(({ path, headers }) => ({
    path,
    rule: renderHeaders(without(headers, new Set(Object.keys(shared)))),
  }));
  const rules = new Map([[`${base}/*`, renderHeaders(shared)]]);
  for (const { path, rule } of rest) {
    const ending = /\.\w+$/.exec(path)?.[0];
    const alike = rest.filter((other) => ending !== undefined && other.path.endsWith(ending));
    const isShared = alike.length > 1 && alike.every((other) => other.rule === rule);
    if (rule !== '') rules.set(base + (isShared ? `/*${ending}` : path), rule);
  }
  return [...rules].map(([path, rule]) => `${path}\n${rule}`).join('\n');
}

/** The headers that all have, with the same value. */
function intersect(all: readonly Headers[]): Headers {
  const [first = {}, ...others] = all;
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every((headers) => headers[name] === value),
  );
  return Object.fromEntries(shared);
}

function without(headers: Headers, names: ReadonlySet<string>): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}

function renderHeaders(headers: Headers): string {
  return Object.entries(headers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
