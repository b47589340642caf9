// How much of a profile is translated, as `check` and `translate` report it.
import type { Share } from '../content/translation/check.ts';

/** Renders a share: `pt: 92 % of 143 texts, 3 outdated`. */
export function renderShare({ tag, texts, translated, outdated }: Share): string {
  const percent = texts === 0 ? 100 : Math.floor((100 * translated) / texts);
  const old = outdated === 0 ? '' : `, ${outdated} outdated`;
  return `${tag}: ${percent} % of ${texts} texts${old}`;
}
