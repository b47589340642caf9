import { expect, it } from 'vitest';
import { foldText } from '../normalize/fold.ts';
import { listVariants, toKey } from './variants.ts';

it.each([
  ['Node.js', 'node.js'],
  [' Apache_Kafka - x ', 'apache kafka x'],
  ['a__b\t\nc', 'a b c'],
  ['Ｇｏ', 'go'],
  ['CAFÉ', 'café'],
  ['x'.repeat(101), 'x'.repeat(101)],
  ['ж'.repeat(101), 'ж'.repeat(100)],
  ['ж'.repeat(100), 'ж'.repeat(100)],
])('%j is compared as %j', (name, key) => expect(toKey(name)).toBe(key));

it('keeps the accented letters that folding keeps', () => {
  const letters = Array.from({ length: 0x180 }, (_, unit) => String.fromCharCode(unit));
  for (const letter of letters.filter((one) => /\p{Ll}/u.test(one)))
    expect(toKey(letter)).toBe(foldText(letter));
});

it.each([
  ['Go', []],
  ['Kafka', []],
  ['Node.js', ['node js', 'nodejs']],
  ['GitLab CI', ['gitlabci']],
  // Five characters written together could be any word.
  ['ab cd', []],
  ['ab cde', ['abcde']],
  ['a b c d', ['abcd']],
  ['C++ Builder', []],
  // A proper name at the end has no plural.
  ['SQL Server', ['sqlserver']],
  ['Web server', ['webserver', 'web servers', 'webservers']],
  ['Micro-services', ['microservices', 'micro service', 'microservice']],
  ['Load test', ['loadtest', 'load tests', 'loadtests']],
  // Nor has a word of three letters.
  ['Load bus', ['loadbus']],
  ['Data mesh', ['datamesh', 'data meshs', 'datameshs']],
  ['Open process', ['openprocess']],
  ['Data virus', ['datavirus']],
  ['Data analysis', ['dataanalysis']],
])('%j has the variants %j', (spelling, variants) => {
  expect(listVariants(spelling)).toEqual([toKey(spelling), ...variants]);
});
