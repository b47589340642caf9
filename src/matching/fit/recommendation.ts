// A few sentences about the findings: the strongest evidence, the case to read next, the biggest gap.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import type { Gap, Match } from './match.ts';
import type { ProfileEvidence } from './evidence.ts';
import { type Importance, importances } from '../demand/section.ts';

/** Most technologies that a list names. */
const maxNamed = 3;

const gapLabels: Readonly<Record<Importance, string>> = {
  required: 'Required but not evidenced',
  preferred: 'Preferred but not evidenced',
  mentioned: 'Mentioned but not evidenced',
};

export interface Findings {
  readonly matches: readonly Match[];
  readonly gaps: readonly Gap[];
  /** The technologies of which the text asks for one, in groups. */
  readonly choices: readonly (readonly string[])[];
  /** In order of how much of the text they back. */
  readonly cases: readonly EngineeringCase[];
  /** Whether the text rules technologies out. */
  readonly isRuledOut: boolean;
  /** The kind of text, unless it is a job description. */
  readonly looksLike: 'resume' | undefined;
}

/** Composes the recommendation. */
export function recommend(content: Content, findings: Findings): string {
  const compared = compare(content, findings);
  if (findings.looksLike === undefined) return compared;
  return `The text reads like a résumé and not like a job description, so nothing in it is taken for a demand. ${compared}`;
}

function compare({ profile: { name } }: Content, findings: Findings): string {
  const { matches, cases, choices } = findings;
  // A concept is no gap if the profile evidences its parts.
  const gaps = findings.gaps.filter(({ through }) => through === undefined);
  const named = matches.length + gaps.length;
  if (named === 0) return sayNothing(name, findings);
  if (matches.length === 0) {
    const found =
      named === 1
        ? `The text names one technology, which the profile of ${name} does not evidence`
        : `Of the ${named} technologies that the text names the profile of ${name} evidences none`;
    return `${found}; that is no statement of a lack. ${sayGaps(gaps, choices)}.`;
  }
  const found = `The profile of ${name} evidences ${sayShare(matches.length, named)} that the text names${saySupport(matches)}; ${sayWhereToReadOn(matches, cases)}.`;
  return gaps.length === 0 ? found : `${found} ${sayGaps(gaps, choices)}.`;
}

function sayNothing(name: string, { gaps: concepts, isRuledOut }: Findings): string {
  const [concept] = concepts;
  if (concept !== undefined) {
    return `The text names ${concept.technology}, for which the profile of ${name} evidences ${sayNames(concept.through!)}.`;
  }
  const found = isRuledOut
    ? 'The text names technologies only to rule them out'
    : 'No technology could be recognised in the text for certain';
  return `${found}, so nothing could be compared: read the profile itself.`;
}

function sayShare(matched: number, named: number): string {
  if (matched < named) return `${matched} of the ${named} technologies`;
  if (named === 1) return 'the one technology';
  return named === 2 ? 'both technologies' : `all ${named} technologies`;
}

/** Names the match with the most years, then the most cases. */
function saySupport(matches: readonly Match[]): string {
  const [first, ...others] = matches.map(({ backing }) => backing);
  const strongest = others.reduce((a, b) => (isStronger(b, a) ? b : a), first!);
  const { technology, years, roles = [], cases = [] } = strongest;
  const support = [
    ...(years === undefined
      ? []
      : [`${years} ${years === 1 ? 'year' : 'years'} in ${count(roles.length, 'role', 'roles')}`]),
    ...(cases.length === 0 ? [] : [count(cases.length, 'case study', 'case studies')]),
  ].join(', ');
  return `${matches.length === 1 ? ', ' : ', most strongly '}${technology}${support && ` (${support})`}`;
}

function isStronger(a: ProfileEvidence, b: ProfileEvidence): boolean {
  const years = (a.years ?? 0) - (b.years ?? 0);
  return years === 0 ? (a.cases?.length ?? 0) > (b.cases?.length ?? 0) : years > 0;
}

/** Lists the absent technologies of the greatest importance, then those that the profile names without evidence. */
function sayGaps(all: readonly Gap[], choices: Findings['choices']): string {
  const named = all.filter((gap) => gap.named !== undefined).map(({ technology }) => technology);
  const absent = all.filter((gap) => gap.named === undefined);
  const naming = `Named in the profile without evidence: ${sayNames(named)}`;
  if (absent.length === 0) return naming;
  const greatest = sayGreatest(absent, choices);
  return named.length === 0 ? greatest : `${greatest}. ${naming}`;
}

function sayGreatest(gaps: readonly Gap[], choices: Findings['choices']): string {
  const greatest = importances.findLast((level) =>
    gaps.some(({ importance }) => importance === level),
  )!;
  const names = gaps
    .filter(({ importance }) => importance === greatest)
    .map(({ technology }) => technology);
  // Of a choice, one may be asked for more than the others: `Kotlin for preference, but Java will do`.
  const missing = new Set(gaps.map(({ technology }) => technology));
  const whole = choices.filter((choice) => choice.every((name) => missing.has(name)));
  return `${gapLabels[greatest]}: ${sayNames(joinChoices(names, whole))}`;
}

/** Names, of which those of a choice are one: `Java or Kotlin`. */
function joinChoices(names: readonly string[], choices: Findings['choices']): string[] {
  const joined = names.map((name) => choices.find((choice) => choice.includes(name)) ?? [name]);
  return [...new Set(joined)].map((choice) => choice.join(' or '));
}

function sayWhereToReadOn(matches: readonly Match[], [best]: readonly EngineeringCase[]): string {
  if (best === undefined) return 'read on in the work history';
  const names = matches
    .map(({ backing }) => backing)
    .filter(({ cases = [] }) => cases.includes(best.slug))
    .map(({ technology }) => technology);
  return `read on about ${sayNames(names)} in the case study "${best.title}"`;
}

function sayNames(names: readonly string[]): string {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `${names.slice(0, maxNamed).join(', ')}${more}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
