// The rules of `_headers`, in which Cloudflare and Netlify read the headers of files. `*` stands for any part of a path.
import type { Address } from './manifest.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers that the host sets itself. */
const setByHost = new Set(['content-length', 'etag', 'vary']);

/** Renders one rule for the headers that all files share, then rules for file extensions, then rules for single files. */
export function renderHeaderRules(files: readonly Address[], base = ''): string {
  const all = files.flatMap(({ path, answer }) =>
    answer === undefined ? [] : [{ path, headers: without(answer.headers, setByHost) }],
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

/** Returns the headers that all have with the same value. */
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
