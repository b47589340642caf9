import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { groupByLanguage, toLanguage } from './languages.ts';

it.each([
  ['de', 'de'],
  [' DE ', 'de'],
  ['de_DE', 'de'],
  ['pt-BR', 'pt'],
  ['zh-Hant-TW', 'zh'],
  ['fil-PH', 'fil'],
  ['German', 'de'],
  ['vietnamese', 'vi'],
  ['deu', undefined],
  ['xde-a', undefined],
  ['de-', undefined],
  ['de DE', undefined],
  ['Klingon', undefined],
  ['', undefined],
])('toLanguage reads %j as %s', (text, language) => {
  expect(toLanguage(text)).toBe(language);
});

it.each(
  'ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv tr uk vi zh'.split(' '),
)('toLanguage knows the English name of %s', (code) => {
  expect(toLanguage(new Intl.DisplayNames('en', { type: 'language' }).of(code)!)).toBe(code);
});

/** Groups files, given as `name` or `name=language`. */
function group(files: readonly string[], language?: string) {
  const drafts = files.map((file) => {
    const [name = '', stated] = file.split('=');
    return { name, draft: { ...emptyDraft(), ...(stated !== undefined && { language: stated }) } };
  });
  const { original, others } = groupByLanguage(drafts, language);
  return [
    original.map(({ name }) => name),
    Object.fromEntries(others.map(({ tag, named }) => [tag, named.map(({ name }) => name)])),
    drafts[0]!.draft.language,
  ];
}

it.each([
  [['a.json'], undefined, [['a.json'], {}, undefined]],
  [['a.json', 'b.json=de'], undefined, [['a.json', 'b.json=de'], {}, undefined]],
  [['a.json', 'b.de.json'], undefined, [['a.json'], { de: ['b.de.json'] }, 'en']],
  [
    ['a_pt_BR.yaml', 'b.json', 'c-de.json'],
    undefined,
    [['a_pt_BR.yaml', 'b.json'], { de: ['c-de.json'] }, 'pt'],
  ],
  [
    ['a.json=de', 'b.json=en', 'c.json=English'],
    undefined,
    [['a.json'], { en: ['b.json', 'c.json'] }, 'de'],
  ],
  [['a.de.json=nl', 'b.de.json'], undefined, [['a.de.json'], { de: ['b.de.json'] }, 'nl']],
  [['a.de.json', 'b.en.json'], 'english', [['b.en.json'], { de: ['a.de.json'] }, undefined]],
  [['a.de.json', 'b.en.json'], 'gibberish', [['a.de.json'], { en: ['b.en.json'] }, 'de']],
  [
    ['my-cv.json', 'a.xx.json', 'cv.DE.json'],
    undefined,
    [['my-cv.json', 'a.xx.json', 'cv.DE.json'], {}, undefined],
  ],
])('groups %j with the language %s', (files, language, [original, others, ofFirst]) => {
  const names = (original as string[]).map((name) => name.split('=')[0]);
  expect(group(files, language)).toEqual([names, others, ofFirst]);
});
