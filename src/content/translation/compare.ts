// Compares a text with its translation: numbers and their units, technologies, links and code, language, length. What no
// rule can see is a negation, an inflated title and an omission of the same length.
import { type Reading, readJobDescription } from '../../matching/extract.ts';
import type { Vocabulary } from '../../matching/gazetteer/vocabulary.ts';
import type { Words } from '../report/issue.ts';
import { shorten } from '../report/text.ts';
import { listLiterals, type Quantity, readNumbers, readNumberWords } from './numbers.ts';

export interface Compared {
  readonly original: string;
  readonly translated: string;
  /** Languages (BCP 47) of both. */
  readonly from: string;
  readonly to: string;
}

export interface Difference extends Words {
  readonly severity: 'error' | 'warning';
}

/** Lists how a translation differs from its original. */
export function compareTexts(texts: Compared, vocabulary: Vocabulary): readonly Difference[] {
  const own = readJobDescription(vocabulary, texts.original);
  const others = readJobDescription(vocabulary, texts.translated);
  return [
    ...compareNumbers(texts),
    ...compareUnits(texts),
    ...compareLiterals(texts),
    ...compareTechnologies(texts, own, others, vocabulary),
    ...checkLanguage(texts, others),
    ...checkLength(texts),
  ];
}

const error = (message: string, fix: string): Difference => ({ severity: 'error', message, fix });
const warning = (message: string, fix: string): Difference => ({
  severity: 'warning',
  message,
  fix,
});

/** Items of a list that another does not have as often. */
function without<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Numbers in digits, unless the other text has the number as a word. */
function compareNumbers({ original, translated, from, to }: Compared): readonly Difference[] {
  const own = readNumbers(original, from).map(({ value }) => value);
  const others = readNumbers(translated, to).map(({ value }) => value);
  const ownWords = readNumberWords(original, from);
  const otherWords = readNumberWords(translated, to);
  const lost = without(without(own, others), otherWords ?? []);
  const added = without(without(others, own), ownWords ?? []);
  return [
    ...lost.map((number) =>
      severityBy(otherWords)(
        `The original has the number ${number}, and the translation does not.`,
        'Write the number of the original.',
      ),
    ),
    ...added.map((number) =>
      severityBy(ownWords)(
        `The translation has the number ${number}, and the original does not.`,
        'Write the number of the original.',
      ),
    ),
    ...compareWords({ own, words: ownWords }, { own: others, words: otherWords }),
    ...compareOrder(own, others),
  ];
}

/** In a language of unknown words, a number may be there as a word. */
function severityBy(words: readonly number[] | undefined): typeof error {
  return words === undefined ? warning : error;
}

interface Said {
  readonly own: readonly number[];
  readonly words: readonly number[] | undefined;
}

/** Number words from three up, since one and two have many forms. */
function compareWords(original: Said, translated: Said): readonly Difference[] {
  if (original.words === undefined || translated.words === undefined) return [];
  const all = ({ own, words = [] }: Said) => [...own, ...words].filter((number) => number >= 3);
  return without(
    original.words.filter((number) => number >= 3),
    all(translated),
  ).map((number) =>
    warning(
      `The original has ${number} in words, and the translation does not.`,
      'Compare the two texts.',
    ),
  );
}

function compareOrder(own: readonly number[], others: readonly number[]): readonly Difference[] {
  if (without(own, others).length > 0 || without(others, own).length > 0) return [];
  if (own.every((number, index) => number === others[index])) return [];
  return [
    warning(
      `The numbers are in another order: ${own.join(', ')}, and ${others.join(', ')} in the translation.`,
      'Check that each number belongs to the same thing.',
    ),
  ];
}

/** The known units of a number in a text, in the order of the alphabet. */
function unitsOf(quantities: readonly Quantity[], value: number): readonly string[] {
  const same = quantities.filter((one) => one.value === value);
  return same.flatMap(({ unit }) => unit ?? []).toSorted();
}

/** The units at the same number, where both are known. */
function compareUnits({ original, translated, from, to }: Compared): readonly Difference[] {
  const own = readNumbers(original, from);
  const others = readNumbers(translated, to);
  return [...new Set(own.map(({ value }) => value))].flatMap((value) => {
    const [here, there] = [unitsOf(own, value), unitsOf(others, value)];
    const isKnown = here.length === there.length || [...here, ...there].includes('percent');
    if (!isKnown || here.join(' ') === there.join(' ')) return [];
    const [first, second] = [here, there].map((list) => list.join(', ') || 'none');
    const message = `The unit of ${value} is ${first} in the original, ${second} in the translation.`;
    return [error(message, 'Write the unit of the original.')];
  });
}

/** Links and code are the same in every language. */
function compareLiterals({ original, translated }: Compared): readonly Difference[] {
  const own = listLiterals(original);
  const others = listLiterals(translated);
  return [
    ...without(own, others).map((text) =>
      error(
        `The translation lacks ${shorten(text)} of the original.`,
        'Copy links and code unchanged.',
      ),
    ),
    ...without(others, own).map((text) =>
      error(
        `The translation has ${shorten(text)}, and the original does not.`,
        'Copy links and code unchanged.',
      ),
    ),
  ];
}

/** Technologies that one text names and the other neither names nor contains; practices have a word in each language. */
function compareTechnologies(
  { original, translated }: Compared,
  ownReading: Reading,
  otherReading: Reading,
  vocabulary: Vocabulary,
): readonly Difference[] {
  const namesIn = ({ recognized }: Reading) =>
    recognized.map(({ technology, mentions }) => ({
      ...vocabulary.technologies[technology]!,
      quotes: mentions.map(({ quote }) => quote),
    }));
  const own = namesIn(ownReading);
  const others = namesIn(otherReading);
  const missing = (these: typeof own, those: typeof own, text: string) =>
    these.filter(
      ({ name, category, quotes }) =>
        category !== 'practice' &&
        !those.some((other) => other.name === name) &&
        ![name, ...quotes].some((word) => text.toLowerCase().includes(word.toLowerCase())),
    );
  const report = ({ name, quotes }: (typeof own)[number], message: string, fix: string) =>
    (quotes.every((quote) => quote === quote.toLowerCase()) ? warning : error)(
      message.replace('*', name),
      fix,
    );
  return [
    ...missing(own, others, translated).map((one) =>
      report(
        one,
        'The original names *, and the translation does not.',
        'Name the technology as the original does.',
      ),
    ),
    ...missing(others, own, original).map((one) =>
      report(
        one,
        'The translation names *, and the original does not.',
        'Remove it, or add it to the original.',
      ),
    ),
  ];
}

const leastWords = 15;

/** Whether a longer text is in the language of the folder, as far as the matcher knows that language. */
function checkLanguage(
  { translated, original, to }: Compared,
  { language }: Reading,
): readonly Difference[] {
  const words = translated.match(/\p{L}+/gu) ?? [];
  if (translated.trim() === original.trim() && words.length >= 4) {
    return [
      warning('The translation has the words of the original.', 'Translate it, or remove it.'),
    ];
  }
  if (words.length < leastWords) return [];
  const [code = ''] = to.toLowerCase().split('-');
  if (language === undefined || language === code || !isRead(code)) return [];
  return [
    error(
      `The text is in the language "${language}", and its folder is for "${to}".`,
      'Translate it, or move it to the folder of its language.',
    ),
  ];
}

/** Languages that the matcher tells apart. */
const isRead = (code: string) =>
  ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'no'].includes(code);

/** A text of a third or of three times the length, unless it is short; fewer sentences in a shorter text. */
function checkLength({ original, translated, from, to }: Compared): readonly Difference[] {
  const ratio = translated.length / original.length;
  if (Math.max(original.length, translated.length) < 40) return [];
  if (ratio <= 1 / 3 || ratio >= 3) {
    const message = `The translation has ${translated.length} characters, the original ${original.length}.`;
    return [warning(message, 'Check that nothing is missing or added.')];
  }
  const [own, others] = [countSentences(original, from), countSentences(translated, to)];
  if (others >= own || ratio > shorter) return [];
  const sentences = `${others} sentence${others === 1 ? '' : 's'}`;
  return [
    warning(
      `The translation has ${sentences}, the original ${own}.`,
      'Check that nothing is missing.',
    ),
  ];
}

/** Of translations between European languages, few are this much shorter. */
const shorter = 0.85;

function countSentences(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].filter(({ segment }) => /\p{L}/u.test(segment)).length;
}
