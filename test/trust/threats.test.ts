// Each threat in docs/trust.md has a test, which is named here by its file and title.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The tests of each row, by the first words of its case. */
const tests: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'A server, CDN or repository changes words.': [
    ['test/trust/end-to-end.test.ts', 'is caught when one letter changes on the server'],
    ['test/browser/verify.test.ts', 'changed words'],
  ],
  'The same within an hour of signing': [
    ['test/trust/forgeries.test.ts', 'changed words in a copy that is younger than the signature'],
    [
      'test/trust/forgeries.test.ts',
      'is undecided for changed words in a copy that is older than the signature',
    ],
  ],
  'Words and keys are swapped together.': [
    [
      'test/trust/end-to-end.test.ts',
      'is anchored by a signing key on GitHub, and by a record of the DNS',
    ],
    ['test/trust/forgeries.test.ts', 'other keys than were seen'],
  ],
  'The signature is removed': [
    [
      'test/trust/end-to-end.test.ts',
      'is caught when the signature is removed and somebody knows of it',
    ],
    ['test/trust/forgeries.test.ts', 'a signature that leads elsewhere'],
    ['test/trust/forgeries.test.ts', 'a signature that is kept from programs'],
  ],
  'A member is named twice': [
    ['test/trust/forgeries.test.ts', 'a member that is named twice, of which some readers take'],
    ['test/trust/forgeries.test.ts', 'a doubled member in the manifest'],
    ['test/trust/forgeries.test.ts', 'a doubled member in the key set'],
    ['test/trust/forgeries.test.ts', 'a doubled member in a key'],
    ['test/trust/forgeries.test.ts', 'a doubled member in the signed payload'],
    ['test/trust/forgeries.test.ts', 'a byte order mark'],
  ],
  'The owner signs only a part': [
    ['test/trust/forgeries.test.ts', 'a signature that leaves out the roles'],
    ['test/trust/forgeries.test.ts', 'a list of cases that is none'],
    ['test/trust/imitations.test.ts', 'is refused where the roles are not signed'],
    ['test/trust/imitations.test.ts', 'is refused where a case is listed and not signed'],
  ],
  'A signature is valid for more than a year.': [
    ['test/trust/forgeries.test.ts', 'reports a signature that is valid for more than a year'],
  ],
  'An old manifest is replayed.': [
    ['test/trust/forgeries.test.ts', 'an earlier manifest than was seen'],
  ],
  'The profile is copied to another site.': [
    ['test/browser/verify.test.ts', 'a copy at another address'],
  ],
  'An address imitates another': [
    [
      'test/trust/imitations.test.ts',
      'of an address in letters of another alphabet is pointed out',
    ],
    ['test/trust/imitations.test.ts', 'is not followed to another site'],
  ],
  'Words of a role are replaced': [
    ['test/trust/imitations.test.ts', 'a member that no statement covers'],
    ['test/trust/imitations.test.ts', 'dates of other years'],
    [
      'test/trust/end-to-end.test.ts',
      'counts as an earlier wording once the role says something else',
    ],
  ],
  'A statement is from the future': [
    ['test/trust/imitations.test.ts', 'of the future'],
    ['test/trust/imitations.test.ts', 'about another site'],
    ['test/trust/imitations.test.ts', 'a byte order mark'],
    ['test/trust/imitations.test.ts', 'a doubled member'],
  ],
  'An attester imitates words': [
    ['test/trust/imitations.test.ts', 'cannot imitate the words of the report'],
    ['test/trust/pages.test.ts', 'keeps the words of an attester in their quotation marks'],
  ],
  'The owner attests their own words.': [
    [
      'test/trust/end-to-end.test.ts',
      'is not the engineer under another name, in whatever letters it is written',
    ],
  ],
  'A statement about somebody else is shown': [
    ['test/trust/end-to-end.test.ts', 'counts once, by however many addresses the server lists it'],
    ['test/trust/end-to-end.test.ts', 'names the person that a statement is about, if that'],
  ],
  'An attester revokes.': [
    [
      'test/trust/end-to-end.test.ts',
      'withdraws by removing the key: the level falls, and verify no longer counts it',
    ],
    [
      'test/trust/end-to-end.test.ts',
      'attests a case by a public gist, and withdraws it by deleting that',
    ],
  ],
  'A foreign page takes long to read.': [
    ['test/trust/links.test.ts', 'reads 512 KiB of %s in a second or two'],
  ],
  'The site answers slowly': [
    ['test/trust/imitations.test.ts', 'are read up to 32 MiB'],
    ['test/trust/imitations.test.ts', 'are read for 15 timeouts'],
  ],
  'A page that the profile names leads into a private network.': [
    ['test/trust/client.test.ts', 'does not ask %s'],
    ['test/trust/client.test.ts', 'does not follow a redirect to %s'],
    ['test/trust/client.test.ts', 'leads to a public address, or is refused'],
  ],
  'The server answers `verify` otherwise than others.': [
    [
      'test/trust/end-to-end.test.ts',
      'saves the answers, and verifies them again without a network',
    ],
  ],
  'The key is stolen': [
    ['test/trust/forgeries.test.ts', 'a key that was dropped'],
    ['test/trust/end-to-end.test.ts', 'rotates a key, and clients that pinned the old key follow'],
  ],
  'The owner lies': [['test/trust/report.test.ts', 'always states its limits']],
};

const table = readFileSync('docs/trust.md', 'utf8').split('## Threats')[1] ?? '';
const threats = [...table.matchAll(/^\| (?!case \||--- )(.+?) \| .+ \|$/gm)].map(
  ([, text]) => text!,
);
const named = Object.keys(tests);

it('every row has tests, and every test has a row', () => {
  expect(threats.length).toBeGreaterThan(10);
  const starts = threats.map((text) => named.find((start) => text.startsWith(start)) ?? text);
  expect(starts).toEqual(named);
});

describe.each(Object.entries(tests))('%s', (_, places) => {
  it.each(places)('is tested in %s: %s', (file, title) => {
    expect(existsSync(file)).toBe(true);
    const code = readFileSync(file, 'utf8');
    // A title stands in a call of `it`, or in the first cell of a table of cases.
    const isTitle = ["it('", "])('", "['", "      '", "  '"].some((start) =>
      code.includes(`${start}${title}`),
    );
    expect(isTitle, title).toBe(true);
  });
});
