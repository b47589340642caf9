// How answers are compared with the labels of held-out texts. The held-out texts themselves are read by no test.
import { expect, test } from 'vitest';
import type { Answer } from '../../scripts/accuracy-answer.ts';
import { Counts } from '../../scripts/accuracy-counts.ts';
import { judge } from '../../scripts/accuracy-judge.ts';
import type { HeldOutText } from '../../scripts/accuracy-labels.ts';
import { type Field, fields, type Tally } from '../../scripts/accuracy-tally.ts';

const labels: HeldOutText = {
  id: 'example',
  lang: 'en',
  kind: 'clean',
  text: '',
  technologies: { TypeScript: ['required'], Go: ['preferred'], Rust: ['preferred'] },
  excluded: ['PHP'],
  alternatives: [['Go', 'Rust']],
  level: ['senior'],
  disciplines: ['backend'],
  years: 6,
  subjectYears: [
    { subject: 'TypeScript', years: 5 },
    { subject: 'leading people', years: 2 },
  ],
  languages: [{ words: 'German', level: 'C1' }],
  notAssessed: ['clearance'],
  unknown: ['Gribble'],
};

const right = {
  roleMatch: {
    asked: { level: 'senior', disciplines: ['backend'] },
    isSeniorAsked: true,
    isBackendOrFullStackAsked: true,
  },
  notEvidenced: [
    { technology: 'TypeScript', importance: 'required', yearsAsked: 5 },
    { technology: 'Rust', importance: 'preferred' },
    { technology: 'Go', importance: 'preferred' },
  ],
  excluded: [{ technology: 'PHP' }],
  alternatives: [{ technologies: ['Rust', 'Go'] }],
  notAssessed: [
    { kind: 'language', quote: 'German C1' },
    { kind: 'clearance', quote: 'SC clearance' },
  ],
  yearsAsked: [
    { subject: 'experience', years: 6, quote: '6 years of experience' },
    { subject: 'technology', years: 5, quote: '5 years of TypeScript' },
    { subject: 'other', years: 2, quote: '2 years of leading people' },
  ],
  unknown: [{ name: 'Gribble' }],
};

test('an answer that is as labelled has every field right', () => {
  const { misses, tally } = judged(right);
  expect(misses).toEqual([]);
  for (const field of fields) expect(tally[field].right, field).toBeGreaterThan(0);
});

test.each<[Field, object]>([
  ['names', { notEvidenced: right.notEvidenced.slice(1) }],
  ['importance', { notEvidenced: [{ technology: 'TypeScript', importance: 'mentioned' }] }],
  ['ruled out', { excluded: [] }],
  ['alternatives', { alternatives: [{ technologies: ['TypeScript', 'Go', 'Rust'] }] }],
  ['senior asked', { roleMatch: { isSeniorAsked: false } }],
  ['back end asked', { roleMatch: { isBackendOrFullStackAsked: false } }],
  ['level', { roleMatch: { asked: { level: 'junior' } } }],
  ['trade', { roleMatch: { asked: { disciplines: ['data'] } } }],
  ['years as a whole', { yearsAsked: [{ subject: 'experience', years: 5, quote: '5 years' }] }],
  ['years of a subject', { notEvidenced: [{ technology: 'Rust', yearsAsked: 5 }] }],
  [
    'years quoted',
    { yearsAsked: [{ subject: 'other', years: 20, quote: '20 years of our company' }] },
  ],
  ['languages', { notAssessed: [{ kind: 'language', quote: 'French' }] }],
  ['levels of languages', { notAssessed: [{ kind: 'language', quote: 'German' }] }],
  ['other demands', { notAssessed: [{ kind: 'degree', quote: 'MSc' }] }],
  ['unknown names', { unknown: [{ name: 'Team' }] }],
])('a mistake in %s is a miss there', (field, mistake) => {
  const { misses } = judged({ ...right, ...mistake });
  expect(misses).toContain(field);
});

test.each([
  ['test automation', 'Automated testing', 'tests', true],
  ['ML models', 'Machine learning', 'ML', true],
  ['security', 'Automated testing', 'test automation', false],
])(
  'years of %j are those of %s, which the text calls %j: %s',
  (subject, technology, quote, isRight) => {
    const row = { technology, importance: 'required', yearsAsked: 3, mentions: [{ quote }] };
    const { misses } = judged({ ...right, notEvidenced: [row], yearsAsked: [] }, [
      { subject, years: 3 },
    ]);
    expect(misses.includes('years of a subject')).toBe(!isRight);
  },
);

test('fractions of years are not judged', () => {
  const rust = { subject: 'technology', quote: '18 months of Rust' };
  const { misses } = judged({ ...right, yearsAsked: [...right.yearsAsked, rust] }, [
    ...labels.subjectYears!,
    { subject: 'Rust', years: 1.5 },
  ]);
  expect(misses).toEqual([]);
});

function judged(
  answer: object,
  subjectYears = labels.subjectYears!,
): { misses: Field[]; tally: Tally } {
  const tally = Object.fromEntries(fields.map((field) => [field, new Counts()])) as Tally;
  const misses: Field[] = [];
  judge({ ...labels, subjectYears }, answer as Answer, tally, (field) => misses.push(field));
  return { misses, tally };
}
