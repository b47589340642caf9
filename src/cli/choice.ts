// Flags that take a text, or one word of a list.
import { suggest } from '../kernel/nearest.ts';
import { type Flags, UsageError } from '../runtime/settings.ts';

/** The text of a flag; `undefined` without one. */
export function readText(flags: Flags, flag: string): string | undefined {
  const given = flags[flag];
  return typeof given === 'string' ? given : undefined;
}

/** The value of a flag, `undefined` without one; throws a `UsageError` for a word that is not in the list. */
export function readChoice<Word extends string>(
  flags: Flags,
  flag: string,
  words: readonly Word[],
): Word | undefined {
  const given = flags[flag];
  const known = words.find((word) => word === given);
  if (given === undefined || known !== undefined) return known;
  const hint = suggest(String(given), words, '');
  throw new UsageError(`--${flag} takes ${listChoices(words)}, not "${given}". ${hint}`.trimEnd());
}

/** `pages or workers` */
export function listChoices(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
