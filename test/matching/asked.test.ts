import { describe, expect, it } from 'vitest';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { isConcept, partsOf } from '../../src/matching/gazetteer/concepts.ts';
import { concepts } from '../../src/matching/gazetteer/data/concepts.ts';
import { technologiesOf } from '../../src/matching/gazetteer/data/disciplines.ts';
import { vocabularyOf } from '../../src/matching/gazetteer/vocabulary.ts';
import { readJobDescription } from '../../src/matching/reading/extract.ts';
import { askedRoles, unknownNames, years } from './asked.ts';
import { contentWith, namesOf, read, vocabulary } from './reading.ts';
import { trades } from './trades.ts';
import { yearsInShort } from './years.ts';

const nameOf = (index: number) => vocabulary.technologies[index]!.name;

describe('years', () => {
  it.each([...years, ...yearsInShort])('of %j', (text, expected) => {
    const found = read(text).years.map((asked) =>
      [asked.years ?? '?', asked.subject, asked.technologies.map(nameOf).join(', ')]
        .join(' ')
        .trim(),
    );
    expect(found.join('; ')).toBe(expected);
  });

  it.each([
    ['- 4 years in operations, support or the like', '4 years in operations, support or the like'],
    ['- 4 år inom drift, support eller liknande', '4 år inom drift, support eller liknande'],
    ['- 4 years in operations, Kotlin or Java', '4 years in operations'],
    ['- 4 years in operations, English or German', '4 years in operations'],
  ])('of %j are quoted with what may be instead', (text, quote) => {
    expect(read(text).years.map(({ mention }) => mention.quote)).toEqual([quote]);
  });

  it('quote the demand with its subject, and belong to their technology', () => {
    const text = 'You: 5+ years of TypeScript, 2 years of experience with Docker';
    const { years: asked, recognized } = read(text);
    expect(asked.map(({ mention }) => mention)).toEqual([
      { quote: '5+ years of TypeScript', start: 5, end: 27 },
      { quote: '2 years of experience with Docker', start: 29, end: 62 },
    ]);
    expect(recognized.map((one) => [nameOf(one.technology), one.yearsAsked])).toEqual([
      ['TypeScript', 5],
      ['Docker', 2],
    ]);
    expect(read('Java').recognized[0]!.yearsAsked).toBeUndefined();
  });
});

describe('the role', () => {
  it.each(askedRoles)('of %j', (text, expected) => {
    const { level = '-', disciplines } = read(text).asked;
    expect([level, disciplines.join(', ')].join(' ').trim()).toBe(expected);
  });
});

describe.each(Object.entries(trades))('the discipline %s', (expected, texts) => {
  it.each(texts)('of %j', (text) => {
    expect(read(text).asked.disciplines.toSorted().join(', ') || 'none of them').toBe(expected);
  });
});

describe('unknown names', () => {
  it.each(unknownNames)('of %j', (text, expected) => {
    const found = read(text).unknown.map(
      ({ name, isExcluded }) => `${isExcluded ? '-' : ''}${name}`,
    );
    expect(found.join(', ')).toBe(expected);
  });

  it('have places, and continue an exclusion', () => {
    const { unknown } = read('Kafka, Solaxo, Docker. Kafka, Solaxo, Redis.');
    expect(unknown).toEqual([
      {
        name: 'Solaxo',
        isExcluded: false,
        mentions: [
          { quote: 'Solaxo', start: 7, end: 13 },
          { quote: 'Solaxo', start: 30, end: 36 },
        ],
      },
    ]);
    expect(namesOf(read('No Solaxo, Wix, PHP'), true)).toEqual(['Wix', 'PHP']);
  });
});

describe('tables of names', () => {
  it.each(Object.entries(concepts))('%s and its parts are known', (concept, parts) => {
    for (const name of [concept, ...parts.split(', ')]) {
      expect(vocabulary.find(name)?.name).toBe(name);
    }
  });

  it.each(Object.entries(technologiesOf))('technologies of %s are known', (_, names) => {
    for (const name of names.split(', ')) expect(vocabulary.find(name)?.name).toBe(name);
  });

  it('tell the parts of a concept', () => {
    const concept = vocabulary.indexOf('Infrastructure as code');
    expect(partsOf(vocabulary, concept).map(nameOf)).toContain('Terraform');
    expect(isConcept(vocabulary, concept)).toBe(true);
    expect(partsOf(vocabulary, vocabulary.indexOf('Terraform'))).toEqual([]);
    expect(isConcept(vocabulary, vocabulary.indexOf('Terraform'))).toBe(false);
  });
});

describe('names of a profile', () => {
  const versions = ['Spring Boot 3', 'Python 3.12', 'Postgres 16', 'Go 1.22', 'Node.js v20 LTS'];
  const own = vocabularyOf(contentWith([...versions, 'Maestrix', 'Quux QL']));

  it.each([
    ['Spring Boot 3', 'Spring Boot'],
    ['Python 3.12', 'Python'],
    ['Postgres 16', 'PostgreSQL'],
    ['Go 1.22', 'Go'],
    ['Node.js v20 LTS', 'Node.js'],
  ])('%s is %s', (written, name) => {
    expect(own.find(written)?.name).toBe(name);
    expect(own.unknown).toEqual(['Maestrix', 'Quux QL']);
    expect(evaluateFit(contentWith([written]), `We use ${name}.`).evidence).toHaveLength(1);
  });

  it.each([
    ['You know Maestrix and Docker.', true],
    ['We love Maestrix.', true],
    ['- maestrix, docker', true],
    ['Be a maestrix of people.', false],
    ['We go maestrix. It is fun.', false],
  ])('%j names what nobody else knows: %s', (text, isNamed) => {
    const names = namesOf(readJobDescription(own, text), false, own);
    expect(names.includes('Maestrix')).toBe(isNamed);
  });
});
