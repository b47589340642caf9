// Decides whether each word of a résumé is shown, private or left out.
import { foldName } from '../content/report/text.ts';
import { isOngoing, parseDate } from '../kernel/dates.ts';
import { splitPeriod } from './dates.ts';
import { isHTML } from './html.ts';
import type { Withdrawn } from './privacy.ts';
import type { SourceText } from './source.ts';

export type Fate = 'shown' | 'private' | 'left' | 'none';

/** A part of a text whose words have the same fate. */
export interface Part {
  readonly text: string;
  readonly fate: Fate;
}

export interface Outcome {
  /** The words of the public files. */
  readonly shown: ReadonlySet<string>;
  /** Places of private texts. */
  readonly privateAt: ReadonlySet<string>;
  readonly withdrawn: readonly Withdrawn[];
}

const word = /[\p{L}\p{N}]+/gu;
/** Words, and marks of HTML, which are no words. */
const piece = /<[^<>]*>|[\p{L}\p{N}]+/gu;

export function listWords(text: string): string[] {
  return (text.match(word) ?? []).map(foldName);
}

/** Divides a text of the source by the fates of its words. */
export function divideByFate(source: SourceText, outcome: Outcome): Part[] {
  const { at, text, isTaken } = source;
  const secrets = outcome.withdrawn.filter((one) => one.at === at).map(({ words }) => words);
  if (secrets.length > 0) return divideAround(text, secrets, outcome.shown);
  if (!isTaken) return [{ text, fate: 'left' }];
  if (outcome.privateAt.has(at)) return [{ text, fate: 'private' }];
  // A date is written in another form.
  const isDate =
    parseDate(text) !== undefined || isOngoing(text) || splitPeriod(text) !== undefined;
  if (isDate) return [{ text, fate: 'shown' }];
  return divideWords(text, outcome.shown);
}

/** Divides a text around the private words that were cut out of it. */
function divideAround(
  text: string,
  secrets: readonly string[],
  shown: ReadonlySet<string>,
): Part[] {
  const [secret, ...others] = secrets;
  if (secret === undefined || !text.includes(secret)) return divideWords(text, shown);
  const start = text.indexOf(secret);
  return [
    ...divideAround(text.slice(0, start), others, shown),
    { text: secret, fate: 'private' },
    ...divideAround(text.slice(start + secret.length), others, shown),
  ];
}

/** Marks each word as shown or left out. The characters between two words of one fate belong to them. */
export function divideWords(
  text: string,
  shown: ReadonlySet<string>,
  otherwise: Fate = 'left',
): Part[] {
  const hasMarks = isHTML(text);
  const parts: { text: string; fate: Fate }[] = [];
  let last = 0;
  for (const { 0: match, index } of text.matchAll(hasMarks ? piece : word)) {
    const isMark = hasMarks && match.startsWith('<');
    const fate = isMark ? 'none' : shown.has(foldName(match)) ? 'shown' : otherwise;
    const between = text.slice(last, index);
    const before = parts.at(-1);
    if (before?.fate === fate) before.text += between + match;
    else parts.push({ text: between, fate: 'none' }, { text: match, fate });
    last = index + match.length;
  }
  return [...parts, { text: text.slice(last), fate: 'none' as const }].filter(
    (one) => one.text !== '',
  );
}
