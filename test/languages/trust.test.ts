// Signature and statements cover the original; a translation says so.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { toExperience } from '../../src/domain/answers.ts';
import { digestWords } from '../../src/domain/attested-words.ts';
import { languagesOf } from '../../src/domain/languages.ts';
import type { Role } from '../../src/schema/content.ts';
import type { Site } from '../../src/schema/site.ts';
import { digestResources } from '../../src/trust/resources.ts';
import { sampleContent } from '../sample.ts';
import { get, translatedSite } from './translated.ts';

/** The site with a valid statement about the words of the first role. */
function attestedSite(): Site {
  const [role] = sampleContent.roles as [Role];
  const { company, title, start, end } = role;
  const account = 'https://github.com/alice';
  const statement = {
    type: 'profile-attestation' as const,
    version: 2 as const,
    subject: { name: 'Mira', origin: 'https://profile.test' },
    attester: { account, name: 'Alice', relation: 'manager' },
    claim: {
      kind: 'role' as const,
      company,
      title,
      start,
      end,
      words: digestWords('role', toExperience(role)),
    },
    issued: '2026-11-20',
    expires: '2029-11-20',
  };
  const checkedOn = '2026-11-21';
  const trust = {
    keys: [],
    attestations: [{ name: 'alice', text: '{}', proof: '', statement }],
    checks: [
      {
        kind: 'attestation' as const,
        name: 'alice',
        state: 'valid' as const,
        checkedOn,
        lastOk: checkedOn,
        account: { id: 1, created: '2012-03-04' },
      },
    ],
  };
  const site = translatedSite();
  return { ...site, content: { ...site.content, trust } };
}

it('a manifest covers the answers of every language', () => {
  const paths = Object.keys(digestResources(translatedSite()));
  const own = Object.keys(digestResources({ ...translatedSite(), translations: [] }));
  const answers = own.filter((path) => path.startsWith('/api/'));
  expect(paths).toEqual(
    expect.arrayContaining([...own, ...answers.flatMap((path) => [`/de${path}`, `/pt${path}`])]),
  );
  expect(paths).toHaveLength(own.length + 2 * answers.length);
});

it('a changed translation changes the digests of its own answers alone', () => {
  const site = translatedSite();
  const [first, second] = site.translations!;
  const changed = { ...first!, profile: { ...first!.profile, role: 'Andere Rolle' } };
  const [before, after] = [
    digestResources(site),
    digestResources({ ...site, translations: [changed, second!] }),
  ];
  const differing = Object.keys(before).filter(
    (path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]),
  );
  expect(differing).toEqual(['/de/api/profile']);
});

it.each([
  ['pt', 'Confirmado', 'no texto em inglês'],
  ['de', 'Bestätigt', 'im Wortlaut auf Englisch'],
])(
  '%s says that the English wording was confirmed, and links to it',
  async (tag, word, original) => {
    const app = createApp(attestedSite());
    const page = await get(app, `/${tag}/`);
    expect(page.text).toContain(word);
    expect(page.text).toContain(`(<a href="https://profile.test/">${original}</a>)`);
    const markdown = await get(app, `/${tag}/index.md`);
    expect(markdown.text).toContain(`([${original}](https://profile.test/))`);
    const root = await get(app, '/');
    expect(root.text).toContain('Confirmed by');
    expect(root.text).not.toContain('wording</a>');
  },
);

it('a statement is compared with the words of the original in every language', async () => {
  const site = attestedSite();
  const app = createApp(site);
  const { text } = await get(app, '/verification.json');
  const [claim] = JSON.parse(text).claims;
  expect(claim).toMatchObject({
    level: 'attested',
    role: { title: sampleContent.roles[0]!.title },
  });
  expect(languagesOf(site)).toHaveLength(3);
  const own = (await get(app, '/')).text.match(/class="mark attested"/g);
  const other = (await get(app, '/pt/')).text.match(/class="mark attested"/g);
  expect(other).toEqual(own);
});
