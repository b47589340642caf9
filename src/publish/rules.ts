// Rules for the headers of files: one per address, and one for all cases, whose headers differ only by the slug. Hosts read a
// limited number of rules, so their number must not depend on the number of cases.
import type { Address } from './manifest.ts';

/** Stands for the slug in paths and header values. */
const slugMark = '\0';

export type Headers = Readonly<Record<string, string>>;

export interface Rule {
  /** A path. In the rule of all cases it has a mark instead of the slug. */
  readonly path: string;
  /** Names in lower case, in alphabetical order. Values may also have the mark. */
  readonly headers: Headers;
}

/** Headers that every server sets itself. */
const setByServer = new Set(['content-length', 'etag', 'vary']);

/** Makes the rules of the addresses that have an answer, in their order. */
export function makeRules(addresses: readonly Address[]): readonly Rule[] {
  const rules = new Map<string, Rule>();
  for (const { path, slug, answer } of addresses) {
    if (answer === undefined) continue;
    const marked = slug && new RegExp(`(?<=/cases/)${slug}(?=[/.>]|$)`, 'g');
    const mark = (text: string) => (marked ? text.replaceAll(marked, slugMark) : text);
    const headers = Object.entries(answer.headers)
      .filter(([name]) => !setByServer.has(name))
      .map(([name, value]) => [name, mark(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    rules.set(mark(path), { path: mark(path), headers: Object.fromEntries(headers) });
  }
  return [...rules.values()];
}

/** Whether the rule is for all cases. */
export function isTemplate(text: string): boolean {
  return text.includes(slugMark);
}

/** Replaces the mark by a host's syntax for the slug. */
export function nameSlug(text: string, syntax: string): string {
  return text.replaceAll(slugMark, () => syntax);
}

/** Removes the links that name the slug from a `Link` header. */
export function dropSlugLinks(value: string): string {
  return value
    .split(/, (?=<)/)
    .filter((link) => !isTemplate(link))
    .join(', ');
}

/** Writes a path as a regular expression with a group for the slug. */
export function toPattern(path: string, group = '([^/]+)'): string {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `^${nameSlug(escaped, group)}$`;
}
