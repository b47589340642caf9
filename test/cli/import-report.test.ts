// The report of `import` on its output, line by line.
import { expect, it } from 'vitest';
import { reportImported, reportUpdated, sayCounts } from '../../src/cli/import-report.ts';
import type { Imported } from '../../src/import/import.ts';
import type { UpdatedFolder } from '../../src/import/update-folder.ts';
import { collect } from '../command.ts';

const bare: Imported = {
  files: new Map(),
  photo: undefined,
  sources: [],
  counts: {},
  roles: [],
  translations: [],
  leftOut: [],
  withdrawn: [],
  references: [],
  todos: [],
};
const place = { folder: 'me', isDry: false };
const left = (at: string, why = 'has no field') => ({ at, why, text: 'x' }) as never;

async function report(imported: Partial<Imported>, isDry = false): Promise<readonly string[]> {
  const { out } = await collect(async (output) => {
    reportImported({ ...bare, ...imported }, { ...place, isDry }, output);
    return 0;
  });
  return out.split('\n');
}

const next = [
  '',
  'The report on every word is me/.import/report.html, which is never served. Open it, then run:',
  '  npx profile-api check --profile me',
  '  npx profile-api serve --profile me --watch',
];
const counted = ['me holds: nothing but a name', ''];

it('has only the content and the next steps if nothing else is there', async () => {
  expect(await report({})).toEqual([...counted, ...next]);
  expect(await report({}, true)).toEqual(['me would hold: nothing but a name', '']);
});

it('names the files and their parts that were not read', async () => {
  const sources = [
    { name: 'a.json', label: 'JSON Resume', unread: [] },
    { name: 'b.zip', label: 'LinkedIn', unread: ['Ads.csv', 'Votes.csv'] },
  ];
  expect(await report({ sources })).toEqual([
    'a.json: JSON Resume',
    'b.zip: LinkedIn; not part of a résumé, so not read: Ads.csv, Votes.csv',
    ...counted,
    ...next,
  ]);
});

it.each([
  [{}, 'nothing but a name'],
  [{ roles: 0 }, 'nothing but a name'],
  [{ roles: 1, education: 1, certificates: 1 }, '1 role, 1 education, 1 certificate'],
  [{ roles: 2, skills: 0, certificates: 10 }, '2 roles, 10 certificates'],
])('counts %j', (counts, words) => {
  expect(sayCounts(counts)).toBe(words);
});

it('lists technologies, those in other words with them, and those that are unsure', async () => {
  const go = { name: 'Go', words: 'Go' };
  const kubernetes = { name: 'Kubernetes', words: 'k8s' };
  const roles = [
    { title: 'Lead', listed: [go], inTexts: [kubernetes], proposed: [go] },
    { title: '', listed: [], inTexts: [], proposed: [] },
  ] as unknown as Imported['roles'];
  expect((await report({ roles })).slice(2, 5)).toEqual([
    'Technologies of each role:',
    '  Lead: Go, Kubernetes (“k8s”); perhaps Go (“Go”)',
    '  A role: none',
  ]);
});

it('lists references in one line each, and private facts by their kind', async () => {
  const withdrawn = [
    { what: 'a phone number', at: 'a.json: basics.summary: x' },
    { what: 'an address', at: 'a.json: work[0]' },
    { what: 'a phone number', at: 'a.json: work[1]' },
  ] as unknown as Imported['withdrawn'];
  expect((await report({ references: ['Bob:\n\n a  pleasure'], withdrawn })).slice(2, -4)).toEqual([
    '',
    'References, which are private until you ask their authors; they are in private.yaml:',
    '  Bob: a pleasure',
    '',
    'Moved to private.yaml, which is never served: a phone number, found in basics.summary: x, work[1]',
    '',
    'Moved to private.yaml, which is never served: an address, found in work[0]',
  ]);
});

it('lists left-out texts by their place, those of a translation with the reason', async () => {
  const translated = left('b.json: work[0].summary', 'is as long');
  const translations = [{ tag: 'pt', texts: 3, leftOut: [translated] }];
  const leftOut = [left('a.json: basics.x: y'), left('a.json: hobbies'), translated];
  expect(await report({ leftOut, translations })).toEqual([
    ...counted,
    'translations/pt holds: 3 texts',
    '',
    '',
    'Omitted. It is in me/.import/left-out.yaml, which is never served, with the reasons:',
    '  basics.x: y, hobbies',
    '',
    'Omitted, because a translation says what the original says. It is in me/.import/left-out.yaml, which is never served:',
    '  b.json: work[0].summary (is as long)',
    ...next.slice(0, 3),
    '  npx profile-api translate pt me',
    next[3],
  ]);
  const dry = await report({ translations }, true);
  expect(dry).toContain('translations/pt would hold: 3 texts');
});

it.each([
  [20, ''],
  [21, ', and 1 more'],
])('lists at most 20 of %i left-out texts', async (count, more) => {
  const leftOut = Array.from({ length: count }, (_, index) => left(`a.json: x${index}`));
  const shown = Array.from({ length: 20 }, (_, index) => `x${index}`).join(', ');
  expect(await report({ leftOut })).toContain(`  ${shown}${more}`);
});

it('lists the fields to fill in with their lines', async () => {
  const todos = [
    { file: 'profile.yaml', line: 3, text: 'focus: write one' },
    { file: 'experience.yaml', line: 1, text: 'company: write it' },
  ] as Imported['todos'];
  expect((await report({ todos })).slice(2, -4)).toEqual([
    '',
    'To fill in, because your files do not have it (2):',
    '  me/profile.yaml:3  focus: write one',
    '  me/experience.yaml:1  company: write it',
  ]);
});

it.each([
  [false, 'Created', 'Proposed'],
  [true, 'Would be created', 'Would be proposed'],
])('reports an update, dry: %j', async (isDry, created, proposed) => {
  const say = async (updated: Partial<UpdatedFolder>, imported: Partial<Imported> = {}) => {
    const whole = { files: new Map(), proposed: [], created: [], ...updated };
    const { out } = await collect(async (output) => {
      reportUpdated(whole, { ...bare, ...imported }, { ...place, isDry }, output);
      return 0;
    });
    return out.split('\n');
  };
  const nothing = 'Nothing else in the résumé changed since the last import into me.';
  expect(await say({})).toEqual([nothing]);
  expect(await say({ created: ['a.yaml', 'b.yaml'] })).toEqual([
    `${created}: a.yaml, b.yaml`,
    nothing,
  ]);
  const changes = [
    { file: 'experience.yaml', writtenAt: 4, what: 'this title:', yaml: ['# title: Lead', '# x'] },
    { file: 'private.yaml', writtenAt: 1, what: 'this phone:', yaml: ['# phone: secret'] },
  ] as unknown as UpdatedFolder['proposed'];
  expect(await say({ proposed: changes })).toEqual([
    `${proposed} as comments (2); your own lines stay as they are:`,
    '  me/experience.yaml:4  this title:',
    '      # title: Lead',
    '      # x',
    '  me/private.yaml:1  this phone:',
    '',
    'To accept a proposal, remove its "# ", and the lines that it replaces.',
  ]);
});
