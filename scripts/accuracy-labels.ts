// The labels of held-out texts, and names that the labels leave open.
import { isField } from '../src/matching/fit/concepts.ts';
import { nameOf, vocabulary } from './accuracy-counts.ts';
import type { LabelledText } from './accuracy-languages.ts';

/** A text with labels of fields; test/matching/README.md explains each. A field without its label is not judged. */
export interface HeldOutText extends LabelledText {
  readonly technologies: NonNullable<LabelledText['technologies']>;
  readonly alternatives: readonly (readonly string[])[];
  readonly alternativesMay?: readonly (readonly string[])[];
  readonly level?: readonly string[];
  readonly disciplines?: readonly string[];
  readonly years?: number;
  readonly subjectYears?: readonly { readonly subject: string; readonly years: number }[];
  readonly languages?: readonly { readonly words: string; readonly level?: string }[];
  readonly notAssessed?: readonly string[];
  readonly notAssessedMay?: readonly string[];
  readonly unknown?: readonly string[];
}

/** Concepts that are languages too, which labels name like any technology. */
const languages: ReadonlySet<string> = new Set(['SQL', 'HTML', 'CSS']);

/** Practices and fields that the vocabulary does not know, or not as concepts. */
const practices: ReadonlySet<string> = new Set(
  `Agile, Automation, Blockchain, Cloud, Cloud Computing, DAST, Data Engineering, Embedded, OWASP,
  SAST, SOC, Time Series, UX, WCAG, Web3, Zero Trust`
    .split(/,\s+/u)
    .map(nameOf),
);

/** Whether a name is a practice or a field, which counts neither as right nor as wrong. */
export function isPractice(name: string): boolean {
  if (practices.has(name)) return true;
  return isField(vocabulary, vocabulary.indexOf(name)) && !languages.has(name);
}
