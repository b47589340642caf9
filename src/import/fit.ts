// Proposes the settings of the matcher from titles. A title states level and kind of work; nothing else does.
import type { disciplines, levels } from '../schema/settings.ts';

type Level = (typeof levels)[number];
type Discipline = (typeof disciplines)[number];

export interface ProposedFit {
  readonly level?: Level;
  readonly disciplines: readonly Discipline[];
}

/** Words of titles in English, German, French, Spanish and Portuguese, the highest level first. */
const levelWords: readonly (readonly [RegExp, Level])[] = [
  [/\bprincipal\b/iu, 'principal'],
  [/\bstaff\b/iu, 'staff'],
  [/\blead(?:er)?\b|\bleitende[rn]?\b/iu, 'lead'],
  [/(?<!\p{L})(?:s[eéê]nior|sr|confirmé)(?!\p{L})/iu, 'senior'],
  [
    /(?<!\p{L})(?:j[uú]nior|jr|trainee|graduate|werkstudent|intern|praktikant|stagiaire|becario|estagiári[oa])(?!\p{L})/iu,
    'junior',
  ],
];

const disciplineWords: readonly (readonly [RegExp, Discipline])[] = [
  [/\bback-?\s?end\b/iu, 'backend'],
  [/\bfront-?\s?end\b/iu, 'frontend'],
  [/\bfull-?\s?stack\b/iu, 'fullstack'],
  [/\b(?:mobile|ios|android)\b/iu, 'mobile'],
  [
    /\b(?:data (?:engineer|scientist|analyst|platform)|machine learning|ml engineer|analytics engineer)/iu,
    'data',
  ],
  [
    /\b(?:devops\b|sre\b|site reliability|infrastructure|platform engineer|cloud (?:engineer|architect))/iu,
    'infrastructure',
  ],
  [/\b(?:security engineer|application security|cyber ?security|penetration tester)/iu, 'security'],
];

/** @param titles of the person, the current one first */
export function proposeFit(titles: readonly string[]): ProposedFit | undefined {
  const [current = ''] = titles;
  const [, level] = levelWords.find(([words]) => words.test(current)) ?? [];
  const named = disciplineWords
    .filter(([words]) => titles.some((title) => words.test(title)))
    .map(([, discipline]) => discipline);
  if (level === undefined && named.length === 0) return undefined;
  return { ...(level && { level }), disciplines: named };
}
