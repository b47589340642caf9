// The measured fields of an answer.
import type { evaluateFit } from '../src/matching/fit/evaluate.ts';

export type Answer = ReturnType<typeof evaluateFit>;

interface Row {
  readonly technology: string;
  readonly importance?: string | undefined;
  readonly yearsAsked?: number | undefined;
  readonly mentions?: readonly { readonly quote: string }[];
}

/** Technologies that the text names, whether the profile evidences them or not. */
export function rowsOf({ evidence = [], notEvidenced = [] }: Answer): readonly Row[] {
  return [...evidence, ...notEvidenced];
}

/** Years of a subject: its name, and the words of the text for it. */
export interface SubjectYears {
  readonly subject: string;
  readonly words: readonly string[];
  readonly years: number;
}

/** The years that an answer reports: in total, by subject, and every quotation or number. */
export function yearsOf(answer: Answer): {
  readonly whole: number | undefined;
  readonly subjects: readonly SubjectYears[];
  readonly quoted: readonly string[];
} {
  const { yearsAsked = [] } = answer;
  const whole = yearsAsked.find(({ subject }) => subject === 'experience')?.years;
  const others = yearsAsked.filter(({ subject }) => subject === 'other');
  const subjects = [
    ...rowsOf(answer).map(({ technology, yearsAsked: years, mentions = [] }) => ({
      subject: technology,
      words: [technology, ...mentions.map(({ quote }) => quote)],
      years,
    })),
    ...others.map(({ quote, years }) => ({ subject: quote, words: [quote], years })),
  ].flatMap(({ years, ...one }) => (years === undefined ? [] : [{ ...one, years }]));
  const quoted = yearsAsked.flatMap(({ quote, years = '' }) => [quote, String(years)]);
  return { whole, subjects, quoted };
}
