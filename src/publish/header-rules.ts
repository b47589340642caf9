// The rules of `_headers`, in which Cloudflare and Netlify read the headers of files. `*` matches any part of a path.
import type { Address } from './manifest.ts';
import { dropSlugLinks, type Headers, makeRules, nameSlug, type Rule } from './rules.ts';

interface Options {
  /** The path of the base URL. */
  readonly base?: string;
  /** Whether the host replaces `:slug` in values by the part of the path that it matches. */
  readonly hasPlaceholders?: boolean;
  /** The tags below which translations are. All their addresses share rules. */
  readonly tags?: readonly string[];
}

/** Renders one rule for the headers that all files share, then rules for file extensions, then rules for single addresses. */
export function renderHeaderRules(
  addresses: readonly Address[],
  { base = '', hasPlaceholders = false, tags = [] }: Options = {},
): string {
  const all = shareRules(makeRules(addresses), tags);
  const shared = intersect(all.map(({ headers }) => headers));
  const rest = all.map(({ path, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !(name in shared));
    return { path, rule: renderHeaders(Object.fromEntries(own)) };
  });
  const rules = new Map([[`${base}/*`, renderHeaders(shared)]]);
  const alike = groupByEnding(rest);
  for (const { path, rule } of rest) {
    const ending = endingOf(path);
    const others = alike.get(ending)!;
    const isShared = ending !== undefined && others.count > 1 && others.rules.size === 1;
    const own = nameSlug(path, hasPlaceholders ? ':slug' : '*');
    if (rule !== '') rules.set(base + (isShared ? `/*${ending}` : own), rule);
  }
  for (const tag of tags) {
    rules.set(`${base}/${tag}/*`, renderHeaders({ 'content-language': tag }));
  }
  return [...rules].map(([path, rule]) => `${path}\n${rule}`).join('\n');

  function renderHeaders(headers: Headers): string {
    const write = hasPlaceholders ? (value: string) => nameSlug(value, ':slug') : dropSlugLinks;
    return Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${write(value)}\n`)
      .join('');
  }
}

function endingOf(path: string): string | undefined {
  return /\.\w+$/.exec(path)?.[0];
}

function groupByEnding(rest: readonly { readonly path: string; readonly rule: string }[]) {
  const groups = new Map<string | undefined, { count: number; readonly rules: Set<string> }>();
  for (const { path, rule } of rest) {
    const group = groups.get(endingOf(path)) ?? { count: 0, rules: new Set() };
    groups.set(endingOf(path), group);
    group.count++;
    group.rules.add(rule);
  }
  return groups;
}

/**
 * Replaces the rules of translations by rules for all languages, without the headers that name one; a page names them itself.
 * The links to all languages are the same in each.
 * `/:tag/` would match other folders, so each language has its own rule for that, and one for its `Content-Language`.
 */
function shareRules(rules: readonly Rule[], tags: readonly string[]): readonly Rule[] {
  const shared = new Map<string, Rule>();
  for (const rule of rules) {
    const tag = tags.find((one) => rule.path.startsWith(`/${one}/`));
    if (tag === undefined) shared.set(rule.path, rule);
    else {
      const rest = rule.path.slice(tag.length + 1);
      const path = rest === '/' ? rule.path : `/:tag${rest}`;
      shared.set(path, { ...rule, path, headers: dropLanguage(rule.headers, tag) });
    }
  }
  return [...shared.values()];
}

function dropLanguage(
  { 'content-language': _, link = '', ...headers }: Headers,
  tag: string,
): Headers {
  const links = link
    .split(/, (?=<)/)
    .filter((one) => one.includes('hreflang=') || !one.includes(`/${tag}/`));
  return { ...headers, ...(links.length > 0 && { link: links.join(', ') }) };
}

/** Returns the headers whose values are equal in all sets. */
function intersect([first = {}, ...others]: readonly Headers[]): Headers {
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every((headers) => headers[name] === value),
  );
  return Object.fromEntries(shared);
}
