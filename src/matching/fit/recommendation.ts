// One or two plain sentences about what was found: the strongest evidence, where to read on, the biggest gap.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import type { Gap, Match } from './match.ts';
import type { Backing } from './evidence.ts';
import { type Importance, importances } from '../demand/headings.ts';

/** Most technologies that a list names. */
const maxNamed = 3;

const gapLabels: Readonly<Record<Importance, string>> = {
  required: 'Required but not evidenced',
  preferred: 'Welcome but not evidenced',
  mentioned: 'Named but not evidenced',
};

export interface Findings {
  readonly matches: readonly Match[];
  readonly gaps: readonly Gap[];
  /** In order of how much of the text they back. */
  readonly cases: readonly EngineeringCase[];
  /** Whether the text rules technologies out. */
  readonly isRuledOut: boolean;
  /** What the text is, if it is no job description. */
  readonly looksLike: 'resume' | undefined;
}

/** Composes the recommendation. */
export function recommend(content: Content, findings: Findings): string {
  const compared = compare(content, findings);
  if (findings.looksLike === undefined) return compared;
  return `The text reads like a résumé and not like a job description, so nothing in it is taken for a demand. ${compared}`;
}

function compare({ profile: { name } }: Content, findings: Findings): string {
  const { matches, gaps, cases, isRuledOut } = findings;
  const named = matches.length + gaps.length;
  if (named === 0) {
    const found = isRuledOut
      ? 'The text names technologies only to rule them out'
      : 'No technology could be recognised in the text for certain';
    return `${found}, so nothing could be compared: read the profile itself.`;
  }
  if (matches.length === 0) {
    const found =
      named === 1
        ? `The text names one technology, which the profile of ${name} does not evidence`
        : `Of the ${named} technologies that the text names the profile of ${name} evidences none`;
    return `${found}; that is no statement of a lack. ${sayGaps(gaps)}.`;
  }
  const found = `The profile of ${name} evidences ${sayShare(matches.length, named)} that the text names${saySupport(matches)}; ${sayWhereToReadOn(matches, cases)}.`;
  return gaps.length === 0 ? found : `${found} ${sayGaps(gaps)}.`;
}

function sayShare(matched: number, named: number): string {
  if (matched < named) return `${matched} of the ${named} technologies`;
  if (named === 1) return 'the one technology';
  return named === 2 ? 'both technologies' : `all ${named} technologies`;
}

/** Names the match that has most years, then most cases behind it. */
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

function isStronger(a: Backing, b: Backing): boolean {
  const years = (a.years ?? 0) - (b.years ?? 0);
  return years === 0 ? (a.cases?.length ?? 0) > (b.cases?.length ?? 0) : years > 0;
}

/** Names the gaps of the greatest importance that there is, and apart from them what the profile tells but does not list. */
function sayGaps(all: readonly Gap[]): string {
  const told = all.filter((gap) => gap.told !== undefined).map(({ technology }) => technology);
  const gaps = all.filter((gap) => gap.told === undefined);
  const tells = `Told of in the texts of the profile, though none of its lists has it: ${sayNames(told)}`;
  if (gaps.length === 0) return tells;
  return told.length === 0 ? sayGreatest(gaps) : `${sayGreatest(gaps)}. ${tells}`;
}

function sayGreatest(gaps: readonly Gap[]): string {
  const greatest = importances.findLast((level) =>
    gaps.some(({ importance }) => importance === level),
  )!;
  const names = gaps
    .filter(({ importance }) => importance === greatest)
    .map(({ technology }) => technology);
  return `${gapLabels[greatest]}: ${sayNames(names)}`;
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
