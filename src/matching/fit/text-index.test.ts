// The index leaves out no text that names a technology, and most of the others.
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { contentWith } from '../../../test/matching/reading.ts';
import { sampleContent } from '../../../test/sample.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import { readJobDescription } from '../reading/extract.ts';
import { lexiconOf } from '../gazetteer/lexicon.ts';
import { vocabularyOf } from '../gazetteer/vocabulary.ts';
import { evaluateFit } from './evaluate.ts';
import { listParts } from './sources.ts';
import { TextIndex } from './text-index.ts';

const vocabulary = vocabularyOf(sampleContent);
const endings = lexiconOf(vocabulary).phrasebooks.flatMap((book) => book.endings);

function keysOf(technology: number): readonly string[] {
  return vocabulary.spellings
    .filter((one) => one.technology === technology || one.platform === technology)
    .map(({ key }) => key);
}

// Every fifth text of the larger file, of all languages.
it.each([
  ['dev', 5],
  ['texts', 1],
])('finds each technology that is read in %s.jsonl', (name, step) => {
  const texts = readFileSync(`test/matching/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => index % step === 0)
    .map((line): string => JSON.parse(line).text);
  const index = new TextIndex(texts, endings);
  const placesOf = new Map<number, ReadonlySet<number>>();
  const missed: string[] = [];
  for (const [place, text] of texts.entries()) {
    for (const { technology } of readJobDescription(vocabulary, text).recognized) {
      let places = placesOf.get(technology);
      if (places === undefined) {
        places = new Set(index.find(keysOf(technology)));
        placesOf.set(technology, places);
      }
      if (!places.has(place))
        missed.push(`${vocabulary.technologies[technology]!.name} in ${text}`);
    }
  }
  expect(missed).toEqual([]);
  expect(placesOf.size).toBeGreaterThan(50);
});

it.each([
  ['Kubernetes', 'Kuber-\nnetes'],
  ['Spring Boot', 'Spring\nBoot'],
  ['C#', 'C\\#'],
  ['R&D', 'r&amp;d'],
  ['.NET', 'ASP, .NET'],
  ['Java', '使用java'],
  ['微信', '使用微信'],
  ['Cafés', 'CAFÉS'],
  ['Java', 'Znajomość Javy'],
  ['Kafka', 'Zdarzenia w Kafce'],
  ['Unix', 'Praca w Uniksie'],
  ['Rust', 'Usługi w Ruście'],
  ['Go', 'Goutvecklare'],
  ['C', 'C99'],
])('finds %s in %j', (name, text) => {
  const key = name.toLowerCase();
  const index = new TextIndex(['Nothing', text, 'Something'], endings);
  expect(index.find([key])).toEqual([1]);
});

it('lists each text once, in order', () => {
  const index = new TextIndex(['Rust, rust', 'Ruby', 'Ruby and Rust']);
  expect(index.find(['rust', 'ruby', 'rust'])).toEqual([0, 1, 2]);
  expect(index.find(['rust'])).toEqual([0, 2]);
  expect(index.find(['cobol'])).toEqual([]);
});

it('reads only the texts of a large profile that may name a technology', () => {
  const [sample] = sampleContent.cases as [EngineeringCase];
  const cases = Array.from({ length: 300 }, (_, index) => ({
    ...sample,
    slug: `case-${index}`,
    title: `The ${index}th case`,
    summary: index % 100 === 0 ? `Ported a ledger of ${index} lines from COBOL.` : sample.summary,
    technologies: ['Go'],
  }));
  const content = contentWith([], { cases });
  const texts = listParts(content).flatMap((part) => part.texts).length;
  const encode = vi.spyOn(TextEncoder.prototype, 'encode');
  const { notEvidenced } = evaluateFit(content, 'Required: COBOL.');
  const first = encode.mock.calls.length;
  const [gap] = notEvidenced!;
  evaluateFit(content, 'Required: COBOL and Fortran.');
  const second = encode.mock.calls.length - first;
  encode.mockRestore();
  expect(gap!.named!.map(({ path }) => path)).toEqual([
    '/cases/case-0/',
    '/cases/case-100/',
    '/cases/case-200/',
  ]);
  // Texts in plain ASCII are indexed without folding them, and few are read.
  expect(first).toBeLessThan(texts / 10);
  expect(second).toBeLessThan(10);
});
