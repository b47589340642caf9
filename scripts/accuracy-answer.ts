// What the measured fields of an answer are, also those that only some answers have.
import type { JobFitResult } from '../src/schema/job-fit.ts';

interface Row {
  readonly technology: string;
  readonly importance?: string | undefined;
  readonly yearsAsked?: number;
}

interface Demand {
  readonly kind: string;
  readonly quote: string;
  readonly level?: string;
  readonly subject?: string;
  readonly years?: number;
}

interface Unknown {
  readonly name?: string;
  readonly technology?: string;
  readonly quote?: string;
}

export interface Answer extends Omit<JobFitResult, 'notAssessed' | 'roleMatch'> {
  readonly notAssessed?: readonly Demand[];
  readonly roleMatch: JobFitResult['roleMatch'] & {
    readonly asked?: {
      readonly level?: string;
      readonly disciplines?: readonly string[];
      readonly years?: number;
    };
    readonly yearsAsked?: number;
  };
  readonly unknown?: readonly (string | Unknown)[];
}

/** Technologies that the text names, whether the profile evidences them or not. */
export function rowsOf({ evidence = [], notEvidenced = [] }: Answer): readonly Row[] {
  return [...evidence, ...notEvidenced];
}

/** An entry may be a name alone. */
export function nameOfUnknown(entry: string | Unknown): string {
  if (typeof entry === 'string') return entry;
  return entry.name ?? entry.technology ?? entry.quote ?? '';
}

/** Years that an answer says are asked for: as a whole, of subjects, and every quotation or number. */
export function yearsOf(answer: Answer): {
  readonly whole: number | undefined;
  readonly subjects: readonly { readonly subject: string; readonly years: number }[];
  readonly quoted: readonly string[];
} {
  const whole = answer.roleMatch.yearsAsked ?? answer.roleMatch.asked?.years;
  const demands = (answer.notAssessed ?? []).filter(({ kind }) => kind === 'years');
  const subjects = [
    ...rowsOf(answer).map(({ technology, yearsAsked }) => ({
      subject: technology,
      years: yearsAsked,
    })),
    ...demands.map(({ quote, subject, years = Number(/\d+/u.exec(quote)?.[0]) }) => ({
      subject,
      years,
    })),
  ].filter(
    (entry): entry is { subject: string; years: number } =>
      entry.subject !== undefined && entry.years !== undefined,
  );
  const quoted = [
    ...demands.map(({ quote }) => quote),
    ...subjects.map(({ years }) => String(years)),
    ...(whole === undefined ? [] : [String(whole)]),
  ];
  return { whole, subjects, quoted };
}
