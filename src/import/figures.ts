// Finds the measurements of a highlight: figures with a unit, and pairs of before and after.

export interface FoundFigure {
  readonly value: string;
  /** The value before. */
  readonly was?: string;
}

/** A number with its signs and unit: `~40 %`, `$1.2M`, `900 ms`, `3x`. */
const number =
  /[~≈<>+-]?(?:[$€£¥]\s?|R\$\s?)?\d[\d.,]*(?:\s?(?:%|‰|×|x\b|k\b|[KMGT]B?\b|bn\b|[µmn]?s\b|min\b|h\b|€|million|billion|thousand|percent|Millionen|milhões|millones|(?:milli)?seconds?\b|minutes?\b|hours?\b|days?\b|weeks?\b|months?\b|times\b))?\+?/u
    .source;
const anyNumber = new RegExp(String.raw`(?<![\p{L}\p{N}.,/#-])${number}(?![\p{L}\p{N}])`, 'gu');
/** Words between a value before and a value after, in the languages of pages. */
const pair = new RegExp(
  String.raw`\b(?:from|von|de|desde)\s+(?<was>${number})\s+(?:\p{L}+\s+)?(?:down to|up to|to|auf|à|a|até|para)\s+(?<value>${number})`,
  'giu',
);
const year = /^(?:19|20)\d\d$/u;
/** The least number without a unit: smaller ones are versions and counts of people. */
const least = 10;

/** Finds up to three figures, those with a value before first. */
export function findFigures(text: string): readonly FoundFigure[] {
  const found: FoundFigure[] = [];
  const rest = text.replaceAll(pair, (_, was: string, value: string) => {
    found.push({ value: trim(value), was: trim(was) });
    return ' ';
  });
  for (const { 0: match, index } of rest.matchAll(anyNumber)) {
    const value = trim(match);
    if (isFigure(value, rest.slice(0, index))) found.push({ value });
  }
  return found.slice(0, 3);
}

/** Whether a number measures something: no year, no small count, and no version after a name. */
function isFigure(value: string, before: string): boolean {
  if (/[^\d.,+~-]/u.test(value)) return true;
  const follows = /(?<![.!?]\s)(?<=\S\s)\p{Lu}[\p{L}\d.]*\s$/u.test(before);
  return !follows && !year.test(value) && Number(value.replaceAll(/[^\d]/gu, '')) >= least;
}

function trim(value: string): string {
  return value.trim().replace(/[.,]+$/u, '');
}
