// Compares the numbers of a text with those of its translation: digits, words, order and units.
import { type Compared, type Difference, error, warning, without } from './difference.ts';
import { type Quantity, readNumbers, readNumberWords } from './numbers.ts';

/** Numbers in digits, unless the other text has the number as a word. */
export function compareNumbers({
  original,
  translated,
  from,
  to,
}: Compared): readonly Difference[] {
  const own = readNumbers(original, from).map(({ value }) => value);
  const others = readNumbers(translated, to).map(({ value }) => value);
  const ownWords = readNumberWords(original, from)?.map(({ value }) => value);
  const otherWords = readNumberWords(translated, to)?.map(({ value }) => value);
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

/** Characters of a figure such as `4 days`. */
const maxFigure = 40;

/** The units at the same number, in digits or words, where both are known. */
export function compareUnits({ original, translated, from, to }: Compared): readonly Difference[] {
  const own = [...readNumbers(original, from), ...(readNumberWords(original, from) ?? [])];
  const others = [...readNumbers(translated, to), ...(readNumberWords(translated, to) ?? [])];
  return [...new Set(own.map(({ value }) => value))].flatMap((value) => {
    const [here, there] = [unitsOf(own, value), unitsOf(others, value)];
    if (here.join(' ') === there.join(' ')) return [];
    const isKnown = here.length === there.length || [...here, ...there].includes('percent');
    // In a sentence, another number or an adjective may have the unit.
    const isLost = here.length > 0 && there.length === 0 && original.length < maxFigure;
    if (!isKnown && !isLost) return [];
    const [first, second] = [here, there].map((list) => list.join(', ') || 'none');
    const message = `The unit of ${value} is ${first} in the original, ${second} in the translation.`;
    return [(isKnown ? error : warning)(message, 'Write the unit of the original.')];
  });
}
