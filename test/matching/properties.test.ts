import * as fc from '../property.ts';
import { describe, expect, it } from 'vitest';
import { isInEnglish } from '../../src/matching/reading/extract.ts';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { foldText } from '../../src/matching/normalize/fold.ts';
import { JobFitResult } from '../../src/schema/job-fit.ts';
import { names } from './names.ts';
import { contentWith, namedIn, vocabulary } from './reading.ts';

const content = contentWith(['Go', 'C++', 'PostgreSQL', 'Kubernetes', 'React', 'Node.js']);

const sentences = Object.values(names)
  .flat()
  .map(([text]) => text);
const fragment = fc.oneof(
  fc.constantFrom(...sentences),
  fc.constantFrom(...vocabulary.technologies.map(({ name }) => name)),
  fc.anyText(20),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    ' ',
    '\n',
    ', ',
    '. ',
    '/',
    '(',
    '@',
    '<b>',
    '&amp;',
    '\u0301',
    '\ud83d',
    '\u00ad',
    'no ',
    'not ',
  ),
);
const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''));

/** Sentences that name nothing and end, so that nothing before or after them can change. */
const unrelated = fc.constantFrom(
  'We offer thirty days of holidays.',
  'Our office is near the station.',
  'You like people.',
);

describe('every text', () => {
  it('gives a result of the schema, the same every time', () => {
    fc.assert(
      fc.property(text, (given) => {
        const result = evaluateFit(content, given);
        expect(JobFitResult.parse(result)).toEqual(result);
        expect(JSON.stringify(evaluateFit(content, given))).toBe(JSON.stringify(result));
      }),
    );
  });

  it('has every quoted mention at its place', () => {
    fc.assert(
      fc.property(text, (given) => {
        const characters = Array.from(given);
        const { evidence = [], notEvidenced = [], excluded = [] } = evaluateFit(content, given);
        for (const { mentions } of [...evidence, ...notEvidenced, ...excluded]) {
          expect(mentions.length).toBeGreaterThan(0);
          expect(mentions.length).toBeLessThanOrEqual(10);
          for (const { quote, start, end } of mentions) {
            expect(characters.slice(start, end).join('')).toBe(quote);
          }
        }
      }),
    );
  });

  it('names no technology that its quotes do not name', () => {
    fc.assert(
      fc.property(text, (given) => {
        const {
          evidence = [],
          notEvidenced = [],
          excluded = [],
          coverage,
        } = evaluateFit(content, given);
        // An inflected name is one in its language alone.
        if (coverage!.language !== 'en') return;
        for (const { technology, mentions } of [...evidence, ...notEvidenced, ...excluded]) {
          for (const { quote } of mentions) expect(listNamedBy(quote)).toContain(technology);
        }
      }),
    );
  });

  it('counts as many characters as it has, and no more matches than names', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { coverage, matchingTechnologiesFound } = evaluateFit(content, given);
        expect(coverage?.characters).toBe(Array.from(given).length);
        expect(coverage?.technologiesMatched).toBe(matchingTechnologiesFound.length);
        expect(coverage?.technologiesRecognized).toBeGreaterThanOrEqual(
          matchingTechnologiesFound.length,
        );
        expect(new Set(matchingTechnologiesFound).size).toBe(matchingTechnologiesFound.length);
      }),
    );
  });
});

describe('the findings in a text', () => {
  // Lists and markup may go on in the next paragraph, and words of another language depend on the language of the rest.
  const whole = sentences.filter(
    (sentence) =>
      !/[\n<\\]|&lt;|^- /.test(sentence) && isInEnglish(vocabulary, `We like people. ${sentence}`),
  );
  const lines = fc.array(fc.constantFrom(...whole), { minLength: 1, maxLength: 6 });

  it('is looked for in hundreds of sentences', () => {
    expect(whole.length).toBeGreaterThan(400);
  });

  it('stays when unrelated text is added before or behind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...whole), unrelated, (sentence, more) => {
        const found = new Set(namedIn(joined([more, sentence, more])));
        expect(namedIn(sentence).filter((name) => !found.has(name))).toEqual([]);
      }),
    );
  });

  it('does not depend on the order of its paragraphs', () => {
    fc.assert(
      fc.property(lines, (parts) => {
        const there = namedIn(joined(parts)).toSorted();
        expect(namedIn(joined(parts.toReversed())).toSorted()).toEqual(there);
      }),
    );
  });

  it('does not change when a paragraph is repeated', () => {
    fc.assert(
      fc.property(lines, (parts) => {
        expect(namedIn(joined([...parts, ...parts]))).toEqual(namedIn(joined(parts)));
      }),
    );
  });
});

function joined(parts: readonly string[]): string {
  return parts.join('.\n\n');
}

/** The technologies that a quote may name: itself, perhaps with a version, or the platform at its beginning or end. */
function listNamedBy(quote: string): (string | undefined)[] {
  const folded = foldText(quote).replaceAll(/[\s_-]+/g, ' ');
  // Compounds and endings: `Javaerfahrung`, `SQL Serverem`, `Javy`.
  const starts = Array.from(folded, (_, index) => folded.slice(0, index + 1));
  const stems = starts.map((start) => `${start}a`);
  const candidates = [
    quote,
    // A line break cuts it.
    quote.replace(/-\r?\n/, ''),
    // A fraction or a footnote is read as a version.
    foldText(quote).replace(/[\d.,\u2044]+\p{Lo}?$/u, ''),
    foldText(quote).replace(/\p{Lo}$/u, ''),
    ...starts,
    ...stems,
    ...(/\.?net/i.test(quote) ? ['.NET'] : []),
  ];
  return candidates.map((candidate) => vocabulary.find(candidate)?.name);
}
