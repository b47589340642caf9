// The measured fields of an answer.
import type { evaluateFit } from '../src/matching/fit/evaluate.ts';

export type Answer = ReturnType<typeof evaluateFit>;

interface Row {
  readonly technology: string;
  readonly importance?: string | undefined;
  readonly yearsAsked?: number | undefined;
}

/** Technologies that the text names, whether the profile evidences them or not. */
export function rowsOf({ evidence = [], notEvidenced = [] }: Answer): readonly Row[] {
  return [...evidence, ...notEvidenced];
}

/** The years that an answer reports: in total, by subject, and every quotation or number. */
export function yearsOf(answer: Answer): {
  readonly whole: number | undefined;
  readonly subjects: readonly { readonly subject: string; readonly years: number }[];
  readonly quoted: readonly string[];
} {
  const { yearsAsked = [] } = answer;
  const whole = yearsAsked.find(({ subject }) => subject === 'experience')?.years;
  const others = yearsAsked.filter(({ subject }) => subject === 'other');
  const subjects = [
    ...rowsOf(answer).map(({ technology, yearsAsked: years }) => ({ subject: technology, years })),
    ...others.map(({ quote, years }) => ({ subject: quote, years })),
  ].flatMap(({ subject, years }) => (years === undefined ? [] : [{ subject, years }]));
  const quoted = yearsAsked.flatMap(({ quote, years = '' }) => [quote, String(years)]);
  return { whole, subjects, quoted };
}
