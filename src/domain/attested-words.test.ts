// The words that a statement covers, and how later changes are reported.
import { describe, expect, it } from 'vitest';
import type { EngineeringCase } from '../schema/case.ts';
import type { Experience } from '../schema/experience.ts';
import type { Statement } from '../schema/trust.ts';
import { compareWords, digestCase, digestWords, listAttestedWords } from './attested-words.ts';

const role: Experience = {
  company: 'Acme',
  title: 'Engineer',
  dates: 'Jan 2020 – Jan 2021',
  start: '2020-01',
  end: '2021-01',
  summary: 'Led a team, and shipped.',
  highlights: ['Saved 9 million.', 'Wrote C++.'],
  technologies: ['Go'],
  note: 'Part time.',
  location: 'Oslo',
  url: 'https://acme.example/',
  kind: 'freelance',
  share: 0.5,
  links: [{ url: 'https://talks.test/1' }],
  attestations: [],
};
const study = {
  number: '01',
  slug: 'import',
  category: 'Data',
  title: 'Import',
  summary: 'Faster.',
  technologies: ['Go'],
  context: 'Slow.',
  contribution: ['Wrote it.'],
  takeaway: 'Measure.',
} as EngineeringCase;
const { company, title, start, end } = role as Required<Experience>;
const named = { kind: 'role', company, title, start, end } as const;

/** A statement of version 2 about a role, with some members of its claim replaced. */
function ofRole(changed: object = {}): Statement {
  const claim = { ...named, words: digestWords('role', role), ...changed };
  return { version: 2, claim } as Statement;
}
const first = (claim: object) => ({ version: 1, claim }) as Statement;

describe('a statement about a role', () => {
  it('digests every displayed member', () => {
    expect(listAttestedWords('role', role).map(([name]) => name)).toEqual([
      'summary',
      'technologies',
      'note',
      'highlights',
      'location',
      'url',
      'kind',
      'share',
    ]);
    expect(Object.keys(digestWords('role', { summary: 'x' }))).toEqual(['summary']);
  });

  it('is current for the same words, with other links and attestations', () => {
    const moved = { ...role, dates: 'x', links: [], attestations: undefined };
    expect(compareWords(ofRole(), moved)).toEqual({ covers: 'everything', changes: [] });
  });

  it.each<[object, string, string]>([
    [{ summary: 'Invented the Internet.' }, 'summary', 'words'],
    [{ summary: 'Led a team and shipped' }, 'summary', 'punctuation'],
    [{ summary: 'LED A TEAM,  and shipped.' }, 'summary', 'punctuation'],
    [{ highlights: ['Saved 900 million.', 'Wrote C++.'] }, 'highlights', 'words'],
    [{ highlights: ['Saved 9 million.', 'Wrote C.'] }, 'highlights', 'words'],
    [{ highlights: ['Wrote C++.', 'Saved 9 million.'] }, 'highlights', 'words'],
    [{ technologies: ['Go', 'Rust'] }, 'technologies', 'words'],
    [{ note: undefined }, 'note', 'removed'],
    [{ location: 'Paris' }, 'location', 'words'],
    [{ url: 'https://eve.example/' }, 'url', 'words'],
    [{ kind: 'leave' }, 'kind', 'words'],
    [{ share: 1 }, 'share', 'words'],
    [{ title: 'Chief' }, 'title', 'words'],
    [{ company: 'Zeta' }, 'company', 'words'],
    [{ start: '2019-12', dates: 'Dec 2019 – Jan 2021' }, 'start', 'words'],
    [{ end: '2022-01', dates: '2020 – 2022' }, 'end', 'words'],
    [{ dates: 'Jan 2010 – Jan 2021' }, 'dates', 'words'],
    [{ headline: 'Invented the Internet.' }, 'headline', 'added'],
  ])('tells %j', (changed, member, change) => {
    expect(compareWords(ofRole(), { ...role, ...changed }).changes).toEqual([{ member, change }]);
  });

  it.each([
    ['Saved 1.5%.', 'Saved 15%.', 'words'],
    ['Fell by -5 points.', 'Fell by 5 points.', 'words'],
    ['Worked 2019-2021.', 'Worked 20192021.', 'words'],
    ['We are now here.', 'We are nowhere.', 'words'],
    ['Earned 9 €.', 'Earned 9 $.', 'words'],
    ['Grew 30%.', 'Grew 30.', 'words'],
    ['काम', 'कम', 'words'],
    ['In 2019, 2020 – fine.', 'In 2019 2020; “fine”', 'punctuation'],
    ['Wrote `Go`: fast.', 'Wrote Go — fast!', 'punctuation'],
  ])('compares the words of %j and %j', (summary, changed, change) => {
    const words = digestWords('role', { ...role, summary });
    expect(compareWords(ofRole({ words }), { ...role, summary: changed }).changes).toEqual([
      { member: 'summary', change },
    ]);
  });

  it('reports an added member', () => {
    const words = digestWords('role', { ...role, note: undefined });
    expect(compareWords(ofRole({ words }), role).changes).toEqual([
      { member: 'note', change: 'added' },
    ]);
  });

  it('stays valid for a role that has ended since, but not if an ended role continues', () => {
    expect(compareWords(ofRole({ end: 'present' }), role).changes).toEqual([]);
    const lasting = { ...role, end: 'present', dates: 'Jan 2020 – today' };
    expect(compareWords(ofRole({ end: '2020-12' }), lasting).changes).toEqual([
      { member: 'end', change: 'words' },
    ]);
  });

  it('of version 1 covers title and dates', () => {
    const other = { ...role, highlights: ['Invented the Internet.'] };
    expect(compareWords(first(named), other)).toEqual({ covers: 'title-and-dates', changes: [] });
    expect(compareWords(first(named), { ...role, title: 'x' }).changes).toHaveLength(1);
  });
});

describe('a statement about a case', () => {
  const claim = { kind: 'case', slug: 'import', title: 'Import' };
  const statement = {
    version: 2,
    claim: { ...claim, words: digestWords('case', study) },
  } as Statement;

  it('covers figures, and not the number, which changes with the order', () => {
    const figures = [{ value: '9%', label: 'faster' }];
    expect(compareWords(statement, { ...study, number: '02' }).changes).toEqual([]);
    expect(compareWords(statement, { ...study, figures }).changes).toEqual([
      { member: 'figures', change: 'added' },
    ]);
    expect(compareWords(statement, { ...study, title: 'Other' }).changes).toEqual([
      { member: 'title', change: 'words' },
    ]);
  });

  it('of version 1 covers the text, without figures', () => {
    const earlier = first({ ...claim, jcsSha256: digestCase(study) });
    expect(compareWords(earlier, study)).toEqual({ covers: 'everything', changes: [] });
    expect(compareWords(earlier, { ...study, figures: [] })).toEqual({
      covers: 'text',
      changes: [],
    });
    expect(compareWords(earlier, { ...study, outcome: 'Done.' }).changes).toEqual([
      { member: 'sections', change: 'words' },
    ]);
  });
});
