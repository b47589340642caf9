// Compares a text with its translation: numbers and their units, technologies, links and code, language, length. No rule
// finds a lost negation, an inflated title, or an omission of the same length.
import { readJobDescription } from '../../matching/reading/extract.ts';
import type { Reading } from '../../matching/reading/findings.ts';
import { languages } from '../../matching/gazetteer/data/cues/index.ts';
import type { Vocabulary } from '../../matching/gazetteer/vocabulary.ts';
import { shorten } from '../report/text.ts';
import { compareMonths } from './compare-months.ts';
import { compareNumbers, compareUnits } from './compare-numbers.ts';
import { type Compared, type Differences, error, warning, without } from './difference.ts';
import { listLiterals } from './numbers.ts';

/** Lists how a translation differs from its original. */
export function compareTexts(texts: Compared, vocabulary: Vocabulary): Differences {
  const own = readJobDescription(vocabulary, texts.original);
  const others = readJobDescription(vocabulary, texts.translated);
  return [
    ...compareNumbers(texts),
    ...compareUnits(texts),
    ...compareMonths(texts),
    ...compareLiterals(texts),
    ...compareTechnologies(texts, own, others, vocabulary),
    ...checkLanguage(texts, others),
    ...checkLength(texts),
  ];
}

/** Links and code are the same in every language. */
function compareLiterals({ original, translated }: Compared): Differences {
  const own = listLiterals(original);
  const others = listLiterals(translated);
  const lacking = without(own, others).map((text) => `lacks ${shorten(text)} of the original`);
  const added = without(others, own).map(
    (text) => `has ${shorten(text)}, and the original does not`,
  );
  return [...lacking, ...added].map((words) =>
    error(`The translation ${words}.`, 'Copy links and code unchanged.'),
  );
}

/**
 * Technologies that one text names and the other neither names nor contains. Practices have a word in each language, and so
 * have names of ordinary words, such as *load testing*, unless they are capitalised.
 */
function compareTechnologies(
  { original, translated }: Compared,
  ownReading: Reading,
  otherReading: Reading,
  vocabulary: Vocabulary,
): Differences {
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
        !(ordinaryWords.test(name) && quotes.every(isLowerCase)) &&
        !those.some((other) => other.name === name) &&
        ![name, ...quotes].some((word) => text.toLowerCase().includes(word.toLowerCase())),
    );
  const reportBy = ({ quotes }: (typeof own)[number]) =>
    quotes.every(isLowerCase) ? warning : error;
  return [
    ...missing(own, others, translated).map((one) => {
      const message = `The original names ${one.name}, and the translation does not.`;
      return reportBy(one)(message, 'Name the technology as the original does.');
    }),
    ...missing(others, own, original).map((one) => {
      const message = `The translation names ${one.name}, and the original does not.`;
      return reportBy(one)(message, 'Remove it, or add it to the original.');
    }),
  ];
}

const ordinaryWords = /^\p{L}\p{Ll}*(?: \p{Ll}+)+$/u;
const isLowerCase = (text: string) => text === text.toLowerCase();

const leastWords = 15;

/** Whether a longer text is in the language of the folder, if the matcher knows that language. */
function checkLanguage({ translated, original, to }: Compared, { language }: Reading): Differences {
  const words = translated.match(/\p{L}+/gu) ?? [];
  if (translated.trim() === original.trim() && words.length >= 4) {
    const message = 'The translation has the words of the original.';
    return [warning(message, 'Translate it, or remove it.')];
  }
  if (words.length < leastWords) return [];
  const [code = ''] = to.toLowerCase().split('-');
  if (language === undefined || language === code || !isRead(code)) return [];
  const message = `The text is in the language "${language}", and its folder is for "${to}".`;
  return [error(message, 'Translate it, or move it to the folder of its language.')];
}

/** Languages that the matcher distinguishes. */
const isRead = (code: string) => code === 'en' || languages.some(({ tag }) => tag === code);

/** A text of a third or of three times the length, unless it is short; a paragraph with fewer sentences. */
function checkLength({ original, translated, from, to }: Compared): Differences {
  const ratio = translated.length / original.length;
  if (Math.max(original.length, translated.length) < 40) return [];
  if (ratio <= 1 / 3 || ratio >= 3) {
    const message = `The translation has ${translated.length} characters, the original ${original.length}.`;
    return [warning(message, 'Check that nothing is missing or added.')];
  }
  const paragraphs = splitParagraphs(translated);
  return splitParagraphs(original).flatMap((paragraph, index) => {
    const there = paragraphs[index];
    const own = countSentences(paragraph, from);
    const others = there === undefined ? own : countSentences(there, to);
    if (others >= own) return [];
    const sentences = `${others} sentence${others === 1 ? '' : 's'}`;
    const where = paragraphs.length > 1 ? ` in paragraph ${index + 1}` : '';
    const message = `The translation has ${sentences}${where}, the original ${own}.`;
    return [warning(message, 'Check that nothing is missing.')];
  });
}

const splitParagraphs = (text: string) => text.split(/\n\s*\n/u);

function countSentences(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].filter(({ segment }) => /\p{L}/u.test(segment)).length;
}
