// Compares the numbers of a text with those of its translation: digits, words, order and units.
import { type Compared, type Differences, error, warning, without } from './difference.ts';
import { type Quantity, readNumbers, readNumberWords } from './numbers.ts';

/** Numbers in digits, unless the other text has the number as a word. */
export function compareNumbers({ original, translated, from, to }: Compared): Differences {
  const own = readAll(original, from);
  const others = readAll(translated, to);
  return [
    ...compareDigits(own, others, 'The original', 'the translation'),
    ...compareDigits(others, own, 'The translation', 'the original'),
    ...compareWords(own, others),
    ...compareOrder(own.digits, others.digits),
  ];
}

/** The numbers of a text: in digits, and in words if those of the language are known. */
interface Numbers {
  readonly digits: readonly number[];
  readonly words: readonly number[] | undefined;
}

function readAll(text: string, language: string): Numbers {
  return {
    digits: readNumbers(text, language).map(({ value }) => value),
    words: readNumberWords(text, language)?.map(({ value }) => value),
  };
}

/** Numbers that one text has in digits, and the other not at all. */
function compareDigits(
  { digits }: Numbers,
  other: Numbers,
  name: string,
  otherName: string,
): Differences {
  // In a language of unknown words, a number may be there as a word.
  const report = other.words === undefined ? warning : error;
  return without(without(digits, other.digits), other.words ?? []).map((number) => {
    const message = `${name} has the number ${number}, and ${otherName} does not.`;
    return report(message, 'Write the number of the original.');
  });
}

/** Number words from three up, since one and two have many forms. */
function compareWords(original: Numbers, { digits, words }: Numbers): Differences {
  if (original.words === undefined || words === undefined) return [];
  const large = original.words.filter((number) => number >= 3);
  return without(large, [...digits, ...words]).map((number) => {
    const message = `The original has ${number} in words, and the translation does not.`;
    return warning(message, 'Compare the two texts.');
  });
}

function compareOrder(own: readonly number[], others: readonly number[]): Differences {
  if (without(own, others).length > 0 || without(others, own).length > 0) return [];
  if (own.every((number, index) => number === others[index])) return [];
  const message = `The numbers are in another order: ${own.join(', ')}, and ${others.join(', ')} in the translation.`;
  return [warning(message, 'Check that each number belongs to the same thing.')];
}

/** The known units of a number in a text, in the order of the alphabet. */
function unitsOf(quantities: readonly Quantity[], value: number): readonly string[] {
  const same = quantities.filter((one) => one.value === value);
  return same.flatMap(({ unit }) => unit ?? []).toSorted();
}

/** Characters of a figure such as `4 days`. */
const maxFigure = 40;

/** The units at the same number, in digits or words, where both are known. */
export function compareUnits({ original, translated, from, to }: Compared): Differences {
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
