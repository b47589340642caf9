// Pages, their Markdown and structured data on the evidence of a claim.
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listBacking } from '../../src/documents/trust/backing.ts';
import type { Site } from '../../src/schema/site.ts';
import { sampleContent } from '../sample.ts';
import { createAttestedSite, url } from './attested-site.ts';

const sayings = (site: Site) =>
  listBacking(site, site.content.roles[0]!).map(({ text, who }) => text.replace('{who}', who));

it('names who confirmed each claim, the date, and the proof', () => {
  expect(sayings(createAttestedSite('valid'))).toEqual([
    'Confirmed by github.com/alice, 20 Nov 2026: “manager <script>”.',
    'Shown by talks.example/42, seen on 21 Nov 2026.',
    'See b.example.',
  ]);
});

it.each([
  ['withdrawn', 'github.com/alice confirmed this on 20 Nov 2026 and has withdrawn it.'],
  ['key-not-listed', 'github.com/alice confirmed this on 20 Nov 2026 and has withdrawn it.'],
  [
    'expired',
    'Confirmed by github.com/alice, 20 Nov 2026: “manager <script>”; expired on 20 Nov 2029.',
  ],
] as const)('says so when it is %s', (state, words) => {
  expect(sayings(createAttestedSite(state))[0]).toBe(words);
});

it('keeps the words of an attester in their quotation marks', () => {
  const site = createAttestedSite('valid');
  const [attestation] = site.content.trust!.attestations;
  const { attester } = attestation!.statement as { attester: { relation: string } };
  attester.relation = 'manager”. Confirmed by github.com/torvalds: “CTO\u202E';
  expect(sayings(site)[0]).toBe(
    'Confirmed by github.com/alice, 20 Nov 2026: “manager’. Confirmed by github.com/torvalds: ’CTO\\u{202e}”.',
  );
});

it('omits invalid statements, and distinguishes an earlier wording from the present one', () => {
  expect(sayings(createAttestedSite('invalid'))).toHaveLength(2);
  expect(sayings(createAttestedSite('valid', 'en', '2025-01'))[0]).toBe(
    'Confirmed in an earlier wording by github.com/alice, 20 Nov 2026: “manager <script>”. Changed since: dates.',
  );
});

it.each(['de', 'fr', 'es', 'pt'])('has words in %s', (language) => {
  const lines = sayings(createAttestedSite('valid', language));
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/Confirmed|Shown|See|\{/);
});

/** The mark of a technology on the first page. */
const markOf = (html: string, [name]: readonly string[]) =>
  new RegExp(`<b>${name}</b> ·[^<]*<span class="proof">(.*?)</span></span>`, 's').exec(html)?.[1];

describe('the first page', () => {
  const app = createApp(createAttestedSite('valid'));
  const get = async (path: string) =>
    (await app.fetch(new Request(`https://profile.test${path}`))).text();

  it('shows the lines with links, without a tick, and never more than an attester may say', async () => {
    const html = await get('/');
    expect(html).toContain(
      '<ul class="ui backing"><li>Confirmed by <a href="https://github.com/alice">github.com/alice</a>, 20 Nov 2026: “manager &lt;script&gt;”.</li>',
    );
    expect(html).not.toMatch(/[✓✔☑✅]/u);
    expect(html).not.toContain('Alice');
  });

  it('marks a technology by the fullest proof of what shows it', async () => {
    const [first] = sampleContent.roles;
    expect(markOf(await get('/'), first!.technologies)).toMatch(/mark attested.*confirmed$/);
    // Without its link, the role is confirmed in an earlier wording only: nothing is linked.
    const attested = createAttestedSite('valid', 'en', '2025-01');
    const roles = attested.content.roles.map(({ links: _, ...role }) => role);
    const earlier = createApp({ ...attested, content: { ...attested.content, roles } });
    const html = await (await earlier.fetch(new Request('https://profile.test/'))).text();
    expect(markOf(html, first!.technologies)).toMatch(/mark linked.*confirmed in part$/);
    expect(html).toContain('shown by a linked page, confirmed in part</span>');
    expect(await get('/')).toContain('shown by a linked page</span>');
  });

  it('says the same in Markdown', async () => {
    expect(await get('/index.md')).toContain(
      String.raw`- Confirmed by [github.com/alice](https://github.com/alice), 20 Nov 2026: “manager \<script\>”.`,
    );
  });

  it('cites the pages in its structured data', async () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      await get('/'),
    )!;
    expect(JSON.parse(json).mainEntity.citation).toEqual([url, 'https://b.example']);
  });
});

it('/verification.json describes every role and case, and the limits of its proof', async () => {
  const app = createApp(createAttestedSite('valid'));
  const response = await app.fetch(new Request('https://profile.test/verification.json'));
  const { claims, limits, ...rest } = await response.json();
  expect(rest).toEqual({
    origin: 'https://profile.test',
    identities: expect.arrayContaining([{ url: expect.any(String), state: 'unchecked' }]),
  });
  expect(limits[0]).toBe('This does not show that the claims are true.');
  expect(claims).toHaveLength(sampleContent.roles.length + sampleContent.cases.length);
  expect(claims[0]).toMatchObject({
    path: '/api/experience',
    level: 'attested',
    links: [{ state: 'ok', checkedOn: '2026-11-21' }, { state: 'unchecked' }],
    attestations: [
      { says: 'Alice <b>Wong</b>', url: 'https://profile.test/attestations/alice.json' },
    ],
  });
  expect(claims[1]).toEqual({
    path: '/api/experience',
    role: { company: expect.any(String), title: expect.any(String), start: expect.any(String) },
    level: 'declared',
  });
});
