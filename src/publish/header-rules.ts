// The rules of `_headers`, in which Cloudflare and Netlify read the headers of files. `*` stands for any part of a path.
import type { Address } from './manifest.ts';
import { dropSlugLinks, type Headers, isTemplate, makeRules, nameSlug } from './rules.ts';

interface Options {
  /** The path of the base URL. */
  readonly base?: string;
  /** Whether the host replaces `:slug` in values by the part of the path that it stands for. */
  readonly hasPlaceholders?: boolean;
}

/** Renders one rule for the headers that all files share, then rules for file extensions, then rules for single addresses. */
export function renderHeaderRules(
  addresses: readonly Address[],
  { base = '', hasPlaceholders = false }: Options = {},
): string {
  const all = makeRules(addresses);
  const shared = intersect(all.map(({ headers }) => headers));
  const rest = all.map(({ path, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !(name in shared));
    return { path, rule: own.map(([name, value]) => renderHeader(name, value)).join('') };
  });
  const rules = new Map([
    [
      `${base}/*`,
      Object.entries(shared)
        .map(([name, value]) => renderHeader(name, value))
        .join(''),
    ],
  ]);
  for (const { path, rule } of rest) {
    const ending = /\.\w+$/.exec(path)?.[0];
    const alike = rest.filter((other) => ending !== undefined && other.path.endsWith(ending));
    const isShared = alike.length > 1 && alike.every((other) => other.rule === rule);
    if (rule !== '') rules.set(base + (isShared ? `/*${ending}` : nameCase(path)), rule);
  }
  return [...rules].map(([path, rule]) => `${path}\n${rule}`).join('\n');

  function renderHeader(name: string, value: string): string {
    return `  ${name}: ${hasPlaceholders ? nameSlug(value, ':slug') : dropSlugLinks(value)}\n`;
  }

  function nameCase(path: string): string {
    return isTemplate(path) ? nameSlug(path, hasPlaceholders ? ':slug' : '*') : path;
  }
}

/** Returns the headers that all have with the same value. */
function intersect([first = {}, ...others]: readonly Headers[]): Headers {
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every((headers) => headers[name] === value),
  );
  return Object.fromEntries(shared);
}
