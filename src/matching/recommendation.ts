// One or two plain sentences about what was found: the strongest evidence, the biggest gap, where to read on.
import type { EngineeringCase } from '../schema/case.ts';
import type { Content } from '../schema/content.ts';
import type { Gap, Match } from './evaluate.ts';
import { type Importance, importances } from './importance.ts';

/** Most gaps that are named. */
const maxNamed = 3;

const gapLabels: Readonly<Record<Importance, string>> = {
  required: 'Required but not evidenced',
  preferred: 'Welcome but not evidenced',
  mentioned: 'Named but not evidenced',
};

/** Composes the recommendation; cases come in order of how much of the text they back. */
export function recommend(
  { profile }: Content,
  matches: readonly Match[],
  gaps: readonly Gap[],
  cases: readonly EngineeringCase[],
): string {
  const named = matches.length + gaps.length;
  if (named === 0) {
    return 'The text asks for no technology that is known here, so nothing could be compared: read the profile itself (GET /api/profile).';
  }
  const readOn = sayWhereToReadOn(cases);
  if (matches.length === 0) {
    return `Of ${count(named, 'technology', 'technologies')} that the text names the profile of ${profile.name} evidences none, which is no statement of a lack. ${sayGaps(gaps)}; ${readOn}.`;
  }
  const share = gaps.length === 0 && named > 1 ? `all ${named}` : `${matches.length} of ${named}`;
  const found = `The profile of ${profile.name} evidences ${share} ${named === 1 ? 'technology' : 'technologies'} that the text names, ${saySupport(matches)}`;
  return gaps.length === 0 ? `${found}; ${readOn}.` : `${found}. ${sayGaps(gaps)}; ${readOn}.`;
}

/** Names the match that has most years, then most cases behind it. */
function saySupport(matches: readonly Match[]): string {
  const [strongest] = matches
    .map(({ backing }) => backing)
    .toSorted(
      (a, b) => (b.years ?? 0) - (a.years ?? 0) || (b.cases?.length ?? 0) - (a.cases?.length ?? 0),
    );
  const { technology, years, roles = [], cases = [] } = strongest!;
  const support = [
    ...(years === undefined
      ? []
      : [`${years} ${years === 1 ? 'year' : 'years'} in ${count(roles.length, 'role', 'roles')}`]),
    ...(cases.length === 0 ? [] : [count(cases.length, 'case study', 'case studies')]),
  ].join(', ');
  return `${matches.length === 1 ? '' : 'most strongly '}${technology}${support && ` (${support})`}`;
}

/** Names the gaps of the greatest importance that there is. */
function sayGaps(gaps: readonly Gap[]): string {
  const greatest = importances.findLast((level) =>
    gaps.some(({ importance }) => importance === level),
  )!;
  const names = gaps
    .filter(({ importance }) => importance === greatest)
    .map(({ technology }) => technology);
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `${gapLabels[greatest]}: ${names.slice(0, maxNamed).join(', ')}${more}`;
}

function sayWhereToReadOn([best]: readonly EngineeringCase[]): string {
  return best
    ? `read on in the case study "${best.title}" (GET /api/cases/${best.slug})`
    : 'read on in the work history (GET /api/experience)';
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
