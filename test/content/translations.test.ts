// Translations: honest ones pass, wrong ones are reported, and `translate` writes the missing texts.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContentFiles } from '../../src/content/read.ts';
import { checkTranslations, shareOf } from '../../src/content/translation/check.ts';
import { readNumbers, readNumberWords } from '../../src/content/translation/numbers.ts';
import { readTranslation } from '../../src/content/translation/read.ts';
import { recordOf, updateRecords } from '../../src/content/translation/records.ts';
import { renderTranslation } from '../../src/content/translation/write.ts';
import { check as checkCommand } from '../../src/cli/check.ts';
import { translate } from '../../src/cli/translate.ts';
import { copyProfile } from '../folders.ts';
import { sampleContent } from '../sample.ts';

const fixtures = 'test/fixtures/translations';

/** The sample with a translation, of which a text may be changed. */
function folderOf(
  tag: string,
  change?: readonly [file: string, from: string | RegExp, to: string],
) {
  const files = new Map(readContentFiles('profile'));
  for (const entry of readdirSync(join(fixtures, tag), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(fixtures, tag).length + 1);
    files.set(`translations/${tag}/${name}`, readFileSync(path));
  }
  if (change !== undefined) edit(files, `translations/${tag}/${change[0]}`, change[1], change[2]);
  return files;
}

function edit(
  files: Map<string, Uint8Array>,
  file: string,
  from: string | RegExp,
  to: string,
): void {
  const text = new TextDecoder().decode(files.get(file));
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  files.set(file, new TextEncoder().encode(changed));
}

const check = (files: ReadonlyMap<string, Uint8Array>) => checkTranslations(files, sampleContent);

/** A translation of all texts but two. */
function shareOfFixture(tag: string) {
  const [share] = check(folderOf(tag)).shares;
  const texts = share?.texts ?? 0;
  expect(texts).toBeGreaterThan(150);
  return { tag, texts, translated: texts - 2, outdated: 0 };
}

it.each(['pt', 'de'])('an honest translation into %s has no error', (tag) => {
  const { issues, shares } = check(folderOf(tag));
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(issues.length).toBeLessThanOrEqual(5);
  expect(shares, `${fixtures}/${tag} translates all texts of profile/ but two`).toMatchObject([
    shareOfFixture(tag),
  ]);
});

const health = 'cases/healthcare-react-component-system.md';
const incident = 'cases/financial-onboarding-incident.md';

it.each<[string, string, string | RegExp, string, string, string]>([
  [
    'a changed number',
    'experience.yaml',
    'em 31 hospitais',
    'em 37 hospitais',
    'error',
    'the number 31',
  ],
  ['an added zero', 'experience.yaml', '3.000 peças', '30.000 peças', 'error', 'the number 3000'],
  ['a changed percentage', 'experience.yaml', 'em 44%', 'em 64%', 'error', 'the number 44'],
  [
    'percent added',
    'experience.yaml',
    '12 voluntários',
    '12% dos voluntários',
    'error',
    'is none in the original, percent',
  ],
  [
    'another unit of time',
    'experience.yaml',
    'de 55\n    minutos',
    'de 55\n    segundos',
    'error',
    'is minute in the original, second',
  ],
  [
    'another unit of memory',
    'experience.yaml',
    '600 MB',
    '600 GB',
    'error',
    'is MB in the original, GB',
  ],
  ['another scale', 'experience.yaml', '40 milhões', '40 mil', 'error', '40000000'],
  [
    'an added number',
    'experience.yaml',
    'cresce\n    vinte vezes',
    'cresce\n    250 vezes',
    'error',
    'the number 250',
  ],
  [
    'a changed number word',
    'experience.yaml',
    'quatro países',
    'nove países',
    'warning',
    '4 in words',
  ],
  [
    'an added technology',
    'experience.yaml',
    'contador no Redis',
    'contador no Redis e no MongoDB',
    'error',
    'names MongoDB',
  ],
  [
    'a dropped technology',
    'experience.yaml',
    'tela dos despachantes em React',
    'tela dos despachantes',
    'error',
    'names React',
  ],
  [
    'a renamed technology',
    'experience.yaml',
    'monólito em Laravel',
    'monólito em Symfony',
    'error',
    'names Laravel',
  ],
  [
    'a date',
    'experience.yaml',
    '  title: Mantenedora',
    '  title: Mantenedora\n  start: 2020-01',
    'error',
    '"start" is the same in every language.',
  ],
  ['another time of day', incident, 'às 9h40', 'às 8h40', 'error', 'the number 9'],
  [
    'a shorter list',
    'experience.yaml',
    /    - Dois segundos da prescrição.*\n/u,
    '',
    'error',
    'The list has 2 entries, the original 3',
  ],
  [
    'a dropped item of a case',
    incident,
    /- Acrescentei(?:.*\n)+?(?=\n)/u,
    '',
    'error',
    'items, the original',
  ],
  [
    'a wrong entry',
    'experience.yaml',
    'Lanternfish Live:',
    'Lanternfish Life:',
    'error',
    '"Lanternfish Life" is no entry',
  ],
  [
    'a wrong field',
    'profile.yaml',
    'availability:',
    'availabilty:',
    'error',
    '"availabilty" is not a field here.',
  ],
  [
    'another language',
    'profile.yaml',
    /intro: >-\n(?:  .*\n)+/u,
    'intro: I build and repair the parts of a product where a mistake costs money or trust, such as the opening of an account.\n',
    'error',
    'The text is in the language "en"',
  ],
  ['changed code', incident, '`READ COMMITTED`', '`SERIALIZABLE`', 'error', 'READ COMMITTED'],
  [
    'a figure that no case has',
    incident,
    'value: 4 minutos',
    'value: 3 minutos',
    'error',
    'the number 4',
  ],
  [
    'a text of a third of the length',
    'experience.yaml',
    /summary: >-\n    Fiz lojas(?:.*\n)+?    sobreviveu.*\n/u,
    'summary: Fiz lojas e sites.\n',
    'warning',
    'characters',
  ],
  [
    'another unit of a number word',
    'experience.yaml',
    'em dois\n    segundos',
    'em dois\n    minutos',
    'error',
    'The unit of 2',
  ],
  ['a figure without its unit', health, 'value: 4 dias', 'value: "4"', 'warning', 'The unit of 4'],
  [
    'another month',
    incident,
    'março de 2020',
    'maio de 2020',
    'error',
    'names March, and the translation May',
  ],
  [
    'two numbers swapped',
    'cases/live-commerce-traffic-spike.md',
    'de 12 para 60',
    'de 60 para 12',
    'warning',
    'in another order',
  ],
  [
    'a moved decimal',
    'cases/live-commerce-traffic-spike.md',
    '0,2 milissegundo',
    '2 milissegundos',
    'error',
    'the number 0.2',
  ],
  [
    'a grouping of the original',
    'cases/live-commerce-traffic-spike.md',
    '118.000',
    '118,000',
    'error',
    'the number 118000',
  ],
  [
    'a longer list',
    'profile.yaml',
    '  - Meça no',
    '  - Mais um princípio.\n  - Meça no',
    'error',
    'The list has 7 entries',
  ],
  [
    'a sentence of a paragraph left out',
    incident,
    ' As taxas de erro ficaram abaixo de um por cento, todos os\npainéis estavam verdes e ninguém foi acionado.',
    '',
    'warning',
    'sentences in paragraph 1',
  ],
  [
    'the words of the original',
    'profile.yaml',
    /focus: .*/u,
    'focus: Back ends that stay correct under load, and the interfaces people trust them through',
    'warning',
    'the words of the original',
  ],
  ['a missing section', health, /\n## Lição[^]*$/u, '\n', 'error', 'sections, the original'],
])('%s is reported', (_, file, from, to, severity, message) => {
  const { issues } = check(folderOf('pt', [file, from, to]));
  const found = issues.filter((issue) => issue.message.includes(message));
  expect(found.map((issue) => issue.severity)).toContain(severity);
});

it('a sentence that is left out is a warning', () => {
  const { issues } = check(
    folderOf('pt', [
      'experience.yaml',
      / Liderei a resposta ao\n[^]*?processado duas vezes\./u,
      '',
    ]),
  );
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('The translation has 1 sentence, the original 2.'),
  );
});

it.each<[string, string, readonly number[]]>([
  ['1,140 = 1140, 1.5 and 09:40', 'en', [1140, 1140, 1.5, 9, 40]],
  ['1.140, 1,5 und 9.40 Uhr', 'de', [1140, 1.5, 9, 40]],
  ['1 140 et 9h40', 'fr', [1140, 9, 40]],
  ['1.20 pm is 1:20 p.m., 13:20', 'en', [1.2, 13, 20, 13, 20]],
  ['52k, 1.1 million, 3 bn', 'en', [52_000, 1_100_000, 3_000_000_000]],
  ['1,1 Mio. und 40 Tausend', 'de', [1_100_000, 40_000]],
  ['3 milioni, 40 mila', 'it', [3_000_000, 40_000]],
  ['2 miljoen en 5 duizend', 'nl', [2_000_000, 5_000]],
  ['3 miliony, 40 tys.', 'pl', [3_000_000, 40_000]],
  ['4万', 'ja', [40_000]],
  ['١٬١٤٠ و ٩', 'ar', [1140, 9]],
  ['k6 and EC2 in `v18` at https://x.example/42', 'en', []],
  ['“1,500” is a question', 'en', []],
  ['HTTP/1.1 and 1.2.3', 'en', [1.1, 1, 2, 3]],
])('the numbers of %j in %s are %j', (text, language, numbers) => {
  expect(readNumbers(text, language).map(({ value }) => value)).toEqual(numbers);
});

it.each<[string, string, readonly number[] | undefined]>([
  ['Forty-one thousand and twenty one people', 'en', [41_021]],
  ['Five to six, and twelve', 'en', [5, 6, 12]],
  [
    'einundvierzigtausend, zwanzigfach, hunderttausend, jede fünfte',
    'de',
    [41_000, 20, 100_000, 5],
  ],
  ['mil e quinhentos, sessenta e uma', 'pt', [1_500, 61]],
  ['cien mil y dos', 'es', [100_002]],
  ['quarantadue, ventotto, duemila trecento, dodici', 'it', [42, 28, 2_300, 12]],
  ['vierentwintig, drieëndertig, tweehonderdvijftig, zestien', 'nl', [24, 33, 250, 16]],
  ['femogtyve, halvtreds, to hundrede, tolv', 'da', [25, 50, 200, 12]],
  ['førtito, syv, tre hundre', 'no', [42, 7, 300]],
  ['tjuefem', 'nb', [25]],
  ['fyrtiotvå, trehundra, nitton', 'sv', [42, 300, 19]],
  ['dwadzieścia jeden, ośmiu, pięćset, trzy tysiące dwieście', 'pl', [21, 8, 500, 3_200]],
  ['kaksi', 'fi', undefined],
])('the number words of %j in %s are %j', (text, language, numbers) => {
  expect(readNumberWords(text, language)?.map(({ value }) => value)).toEqual(numbers);
});

it('an original that changed makes its translation outdated, until the translation changes too', () => {
  const files = folderOf('pt');
  const { pairs } = readTranslation(files, 'pt');
  const sources = new TextEncoder().encode(JSON.stringify(updateRecords(pairs, {})));
  files.set('translations/pt/sources.json', sources);
  expect(check(files).shares).toMatchObject([{ outdated: 0 }]);
  edit(files, 'experience.yaml', 'after 14 months', 'after 15 months');
  const { issues, shares } = check(files);
  expect(shares).toMatchObject([{ outdated: 1 }]);
  expect(issues.filter(({ message }) => message.includes('15 months'))).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('14 months') },
  ]);
  edit(files, 'translations/pt/experience.yaml', 'depois de 14 meses', 'depois de 15 meses');
  expect(check(files).shares).toMatchObject([{ outdated: 0 }]);
});

it('a text that its owner accepted is not reported, until a side changes', () => {
  const files = folderOf('pt', [
    'experience.yaml',
    'em 31 hospitais',
    'em trinta e sete hospitais',
  ]);
  const reported = () => check(files).issues.some(({ message }) => message.includes('number 31'));
  expect(reported()).toBe(true);
  const pair = readTranslation(files, 'pt').pairs.find(
    ({ key }) => key === 'experience.yaml/Juniper Ward Health/summary',
  )!;
  const record = { [pair.key]: { ...recordOf(pair), accepted: 'It is a joke.' } };
  files.set('translations/pt/sources.json', new TextEncoder().encode(JSON.stringify(record)));
  expect(reported()).toBe(false);
  edit(files, 'translations/pt/experience.yaml', 'trinta e sete', 'trinta e nove');
  expect(reported()).toBe(true);
});

it('translate writes each missing text below its original, and nothing twice', () => {
  const files = new Map(readContentFiles('profile'));
  const add = () => {
    const rendered = renderTranslation(files, 'fr');
    for (const [file, text] of rendered) files.set(file, new TextEncoder().encode(text));
    return rendered;
  };
  const rendered = add();
  expect([...rendered.keys()].toSorted()).toEqual([
    'translations/fr/background.yaml',
    'translations/fr/cases/financial-onboarding-incident.md',
    'translations/fr/cases/healthcare-react-component-system.md',
    'translations/fr/cases/live-commerce-traffic-spike.md',
    'translations/fr/experience.yaml',
    'translations/fr/profile.yaml',
  ]);
  expect(rendered.get('translations/fr/profile.yaml')).toMatch(
    /^# Senior Full Stack Engineer\nrole:\n# Back ends/u,
  );
  const place = 'translations/fr/cases/live-commerce-traffic-spike.md';
  expect(rendered.get(place)).toMatch(
    /translated whole below the dashes:\n#\n# ## Context\n[^]*\n---\n$/u,
  );
  expect(check(files)).toMatchObject({ issues: [], shares: [{ tag: 'fr', translated: 0 }] });
  expect(add().size).toBe(0);
  edit(files, place, /^title:$/mu, 'title: Un titre');
  edit(files, place, /^summary:\n/mu, '');
  expect([...add().keys()]).toEqual([place]);
  expect(new TextDecoder().decode(files.get(place)).split('# ## Context')).toHaveLength(2);
  expect(add().size).toBe(0);
});

it('translate keeps existing texts, comments and their order', () => {
  const files = folderOf('pt', ['experience.yaml', '  title: Mantenedora\n', '  # mine\n']);
  const text = renderTranslation(files, 'pt').get('translations/pt/experience.yaml')!;
  expect(text).toContain('# mine\n');
  expect(text).toContain('  # Maintainer\n  title:\n');
  expect(text).toContain('  summary: >-\n    Mantive o importador');
  files.set('translations/pt/experience.yaml', new TextEncoder().encode(text));
  expect(shareOf(readTranslation(files, 'pt'))).toMatchObject({ translated: 184 });
});

it.each([
  ['english', '"english" is not the tag of a language.'],
  ['pt-br', 'Write: pt-BR'],
  ['en', '"en" is the language of the original.'],
  ['api', '/api is an address of the site.'],
])('the folder translations/%s is refused', (tag, message) => {
  const files = new Map(readContentFiles('profile'));
  files.set(`translations/${tag}/profile.yaml`, new TextEncoder().encode('role: X\n'));
  const issue = check(files).issues.find(({ severity }) => severity === 'error');
  expect(`${issue?.message} ${issue?.fix}`).toContain(message);
});

it('a file that the original lacks is named with the nearest', () => {
  const files = folderOf('pt');
  files.set('translations/pt/experiences.yaml', new TextEncoder().encode('a: b\n'));
  expect(check(files).issues.filter(({ severity }) => severity === 'error')).toMatchObject([
    { file: 'translations/pt/experiences.yaml', fix: 'Did you mean "experience.yaml"?' },
  ]);
});

it('a report prints the command that accepts a text, with the folder', async () => {
  const folder = join(copyProfile(), "an owner's");
  cpSync('profile', folder, { recursive: true });
  cpSync(join(fixtures, 'pt'), join(folder, 'translations/pt'), { recursive: true });
  const file = join(folder, 'translations/pt/experience.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('3.000 peças', 'Muitas peças'));
  const { text } = await run(checkCommand, [folder]);
  expect(text).toContain('number 3000');
  const command = /If both texts are right: npx profile-api (.+)$/mu.exec(text)?.[1];
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' });
  const [, tag, place, , done, , reason] = words.split('\n');
  expect(place).toBe(folder);
  expect((await run(translate, [tag!, place!], { done, reason })).code).toBe(0);
  expect((await run(checkCommand, [folder])).text).not.toContain('number 3000');
});

async function run(command: typeof translate, words: readonly string[], flags = {}) {
  const lines: string[] = [];
  const output = {
    out: (text: string) => lines.push(text),
    err: (text: string) => lines.push(text),
  };
  const code = await command({ flags, words, environment: {} }, output);
  return { code, text: lines.join('\n') };
}

it('the commands write a translation, accept a text and tell how much is translated', async () => {
  const folder = copyProfile();
  const share = shareOfFixture('pt');
  cpSync(join(fixtures, 'pt'), join(folder, 'translations/pt'), { recursive: true });
  const written = await run(translate, ['pt', folder]);
  expect(written).toMatchObject({
    code: 0,
    text: expect.stringMatching(new RegExp(`pt: 98 % of ${share.texts} texts$`, 'u')),
  });
  const report = await run(checkCommand, [folder], { json: true });
  expect(JSON.parse(report.text)).toMatchObject({
    canBeServed: true,
    translations: [share],
  });
  expect(report.code).toBe(0);
  expect(report.text).not.toContain('Load testing');
  const key = 'experience.yaml/Lanternfish Live/summary';
  const flags = { done: key, reason: 'Load testing has a Portuguese name.' };
  expect((await run(translate, ['pt', folder], flags)).code).toBe(0);
  const others = [
    'cases/02-live-commerce-traffic-spike.md/5/points/6',
    'experience.yaml/Lanternfish Live/highlights/2',
  ];
  expect((await run(translate, ['pt', folder, ...others], flags)).code).toBe(0);
  const records = JSON.parse(readFileSync(join(folder, 'translations/pt/sources.json'), 'utf8'));
  for (const text of [key, ...others]) expect(records[text].accepted).toBe(flags.reason);
  await expect(run(translate, ['pt', folder, ...others, 'more'], flags)).rejects.toThrow(
    'translate does not take "more".',
  );
  await expect(run(translate, ['pt', folder], { done: key })).rejects.toThrow(
    '--done needs a reason',
  );
  await expect(run(translate, ['pt', folder], { ...flags, done: 'x' })).rejects.toThrow('not "x"');
});
