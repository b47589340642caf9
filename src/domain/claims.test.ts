// Which claim a statement is about, and how far each claim is backed.
import { describe, expect, it } from 'vitest';
import { digestWords } from './attested-words.ts';
import { toExperience } from './answers.ts';
import type { Link } from '../schema/claims.ts';
import type { EngineeringCase } from '../schema/case.ts';
import type { Content, Role } from '../schema/content.ts';
import type { Attestation, Check, Statement } from '../schema/trust.ts';
import {
  addNotes,
  findClaimed,
  findLinkCheck,
  listClaims,
  listEntries,
  listIdentities,
} from './claims.ts';

const page: Link = { url: 'https://talks.test/1', contains: 'Mira' };
const first: Role = {
  company: 'Acme',
  title: 'Engineer',
  start: '2020-01',
  end: '2021-01',
  summary: 'Led a team.',
  technologies: [],
};
const second = { ...first, title: 'Lead' };
const current = { ...first, company: 'Zeta', end: 'present' } as Role;
const study = { slug: 'import', title: 'Import' } as EngineeringCase;
const other = { slug: 'export', title: 'Export' } as EngineeringCase;
const claims = { roles: [first, second, current], cases: [study, other] };

type Claim = Statement['claim'];

function claimOf(held: Role, changed: object = {}): Claim {
  const { company, title, start, end } = held;
  const words = digestWords('role', toExperience(held));
  return { kind: 'role', company, title, start, end, words, ...changed } as Claim;
}
const words = digestWords('case', study);
const caseClaim: Claim = { kind: 'case', slug: 'import', title: 'Import', words };

function attest(claim: Claim, name = 'lea'): Attestation {
  const attester = { account: 'https://github.com/lea', name: 'Lea', relation: 'manager' };
  const days = { issued: '2026-01-01', expires: '2028-01-01' };
  return { name, statement: { version: 2, claim, attester, ...days } } as Attestation;
}

function seen(name: string, more: object = {}): Check {
  return {
    kind: 'attestation',
    name,
    state: 'valid',
    checkedOn: '2026-02-01',
    lastOk: '2026-02-01',
    ...more,
  } as Check;
}

function look(link: Link, more: object = {}): Check {
  return { kind: 'link', ...link, state: 'ok', checkedOn: '2026-02-01', ...more } as Check;
}

/** The claims of content with some links, statements and observations. */
function list(
  changed: Partial<Content>,
  attestations: readonly Attestation[] = [],
  checks: readonly Check[] = [],
) {
  const trust = { keys: [], checks, attestations };
  const content = { profile: {}, roles: [], cases: [], trust, ...changed } as unknown as Content;
  return listClaims(content, 'https://mira.test');
}

const find = (claim: Claim) => findClaimed({ claim } as Statement, claims);

describe('a statement', () => {
  it('is about the role of that company, start and title', () => {
    expect(find(claimOf(second))).toBe(second);
    expect(find(claimOf(first))).toBe(first);
  });

  it('is about the first role of that company and start where no title is the same', () => {
    expect(find(claimOf(second, { title: 'Head' }))).toBe(first);
  });

  it.each([{ company: 'Other' }, { start: '2020-02' }])('is about no role with %j', (changed) => {
    expect(find(claimOf(first, changed))).toBeUndefined();
  });

  it('is about the case of that slug, whatever its title', () => {
    expect(find({ ...caseClaim, title: 'Old' })).toBe(study);
    expect(find({ ...caseClaim, slug: 'gone' })).toBeUndefined();
  });
});

function add(attestations: readonly Attestation[], checks: readonly Check[]) {
  return addNotes(claims, { keys: [], checks, attestations });
}

describe('notes', () => {
  it('are added to the attested claim only', () => {
    const added = add(
      [attest(claimOf(second)), attest(caseClaim, 'noa')],
      [seen('lea'), seen('noa')],
    );
    const note = { by: 'https://github.com/lea', issued: '2026-01-01' };
    expect(added.roles).toEqual([
      first,
      { ...second, attestations: [{ url: '/attestations/lea.json', ...note }] },
      current,
    ]);
    expect(added.cases).toEqual([
      { ...study, attestations: [{ url: '/attestations/noa.json', ...note }] },
      other,
    ]);
    expect(added.roles[0]).toBe(first);
  });

  it.each([
    [[]],
    [[seen('noa')]],
    [[seen('lea', { lastOk: undefined })]],
    [[{ ...seen('lea'), kind: 'link' } as unknown as Check]],
  ])('are of statements that were valid once, and not with %j', (checks) => {
    expect(add([attest(claimOf(first))], checks)).toEqual(claims);
  });
});

describe('the look at a page', () => {
  it('is that for the same words', () => {
    const checks = [
      look({ ...page, url: 'https://talks.test/2' }),
      { ...look(page), kind: 'identity' } as unknown as Check,
      look({ ...page, contains: 'Nora' }),
      look(page),
    ];
    expect(findLinkCheck({ checks }, page)).toBe(checks[3]);
    expect(findLinkCheck({ checks }, { url: page.url })).toBeUndefined();
  });
});

const identitiesOf = (profile: object) =>
  listIdentities({ profile } as unknown as Content, 'https://mira.test');

describe('identities', () => {
  it('are accounts and pages, each once, and not the site itself', () => {
    const github = 'https://github.com/mira';
    const profiles = [{ url: 'https://social.test/mira' }, { url: github }];
    expect(
      identitiesOf({
        website: 'https://mira.test/about',
        linkedin: 'https://l.test/m',
        github,
        profiles,
      }),
    ).toEqual([github, 'https://l.test/m', 'https://social.test/mira']);
    expect(identitiesOf({ website: 'https://mira.example/' })).toEqual(['https://mira.example/']);
    expect(identitiesOf({})).toEqual([]);
  });
});

describe('claims', () => {
  it('are roles, cases, and the entries of lists that have pages', () => {
    const profile = {
      talks: [{ title: 'A' }, { title: 'B', links: [page] }],
      awards: [{ links: [] }],
    };
    expect(listEntries({ profile } as unknown as Content)).toEqual([
      { list: 'talks', index: 1, links: [page] },
    ]);
    const listed = list({
      roles: [current],
      cases: [study],
      profile,
    } as unknown as Partial<Content>);
    expect(listed).toEqual([
      {
        path: '/api/experience',
        role: { company: 'Zeta', title: 'Engineer', start: '2020-01' },
        level: 'declared',
      },
      { path: '/api/cases/import', level: 'declared' },
      {
        path: '/api/profile',
        list: 'talks',
        index: 1,
        level: 'declared',
        links: [{ ...page, state: 'unchecked' }],
      },
    ]);
  });

  it('are declared where nothing was ever signed or looked at', () => {
    const content = { profile: {}, roles: [first], cases: [] } as unknown as Content;
    const [listed] = listClaims(content, 'https://mira.test');
    expect(listed!.level).toBe('declared');
  });

  it.each([
    ['linked', page, {}],
    ['declared', page, { state: 'changed' }],
    ['declared', { url: page.url }, {}],
  ])('are %s by a page %j that was seen as %j', (level, link, more) => {
    const role = { ...first, links: [link] };
    const state = { state: 'ok', checkedOn: '2026-02-01', ...more };
    expect(list({ roles: [role] }, [], [look(link, more)])[0]).toMatchObject({
      level,
      links: [{ ...link, ...state }],
    });
  });

  it('say when a page last was as expected, where it was', () => {
    const role = { ...first, links: [page] };
    const linksOf = (more: object) => list({ roles: [role] }, [], [look(page, more)])[0]!.links;
    expect(linksOf({ lastOk: '2026-01-31' })).toMatchObject([{ lastOk: '2026-01-31' }]);
    expect(linksOf({})![0]).not.toHaveProperty('lastOk');
  });

  it.each([
    ['attested', first, {}],
    ['declared', first, { state: 'withdrawn' }],
    ['declared', { ...first, title: 'Head' }, {}],
    ['declared', { ...first, summary: 'Saved the company.' }, {}],
    ['attested', study, {}],
    ['declared', { ...study, outcome: 'Done.' }, {}],
  ])('are %s by a statement about %j that was seen as %j', (level, claimed, more) => {
    const isCase = 'slug' in claimed;
    const changed = isCase ? { cases: [claimed] } : { roles: [claimed as Role] };
    const claim = isCase ? caseClaim : claimOf(first);
    const [listed] = list(changed, [attest(claim)], [seen('lea', more)]);
    expect(listed!.level).toBe(level);
  });

  it('have the author of a statement and the result of its check', () => {
    const account = { id: 1, created: '2015-03-01' };
    const tell = (checks: readonly Check[], claim = claimOf(first)) =>
      list({ roles: [first, current] }, [attest(claim)], checks);
    const told = {
      url: 'https://mira.test/attestations/lea.json',
      by: 'https://github.com/lea',
      relation: 'manager',
      says: 'Lea',
      issued: '2026-01-01',
      expires: '2028-01-01',
      wording: 'current',
      covers: 'everything',
    };
    const dates = { checkedOn: '2026-02-01', lastOk: '2026-02-01' };
    const [attested, untold] = tell([seen('lea', { account })]);
    expect(attested!.attestations).toEqual([
      { ...told, accountCreated: '2015-03-01', state: 'valid', ...dates },
    ]);
    expect(untold).not.toHaveProperty('attestations');
    expect(tell([seen('lea')])[0]!.attestations).toEqual([{ ...told, state: 'valid', ...dates }]);
    expect(tell([])[0]!.attestations).toEqual([{ ...told, state: 'unchecked' }]);
    expect(tell([], claimOf(first, { title: 'Head' }))[0]!.attestations).toMatchObject([
      { wording: 'earlier-wording', changed: [{ member: 'title', change: 'words' }] },
    ]);
  });
});
