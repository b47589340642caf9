// Helpers that run the matcher over the built-in vocabulary alone.
import { readJobDescription } from '../../src/matching/reading/extract.ts';
import type { Reading } from '../../src/matching/reading/findings.ts';
import { type Vocabulary, vocabularyOf } from '../../src/matching/gazetteer/vocabulary.ts';
import type { EngineeringCase } from '../../src/schema/case.ts';
import type { Content } from '../../src/schema/content.ts';

/** Content of a profile with the given technologies and nothing else. */
export function contentWith(core: readonly string[], more: Partial<Content> = {}): Content {
  return {
    profile: {
      name: 'Robin Example',
      role: 'Engineer',
      focus: 'Everything',
      email: 'robin@example.com',
      availability: 'Soon',
      core: [...core],
    },
    cases: [],
    roles: [],
    fit: { level: 'senior', disciplines: ['backend'] },
    site: {},
    vocabulary: [],
    files: {},
    asOf: '2026-01',
    ...more,
  };
}

/** A case study that uses the given technologies and says little else. */
export function caseWith(
  technologies: readonly string[],
  more: Partial<EngineeringCase> = {},
): EngineeringCase {
  return {
    number: '01',
    slug: 'one',
    title: 'One',
    category: 'Incident',
    summary: 'It failed.',
    context: 'There.',
    contribution: ['Mended it.'],
    takeaway: 'Test.',
    technologies: [...technologies],
    ...more,
  };
}

export const vocabulary: Vocabulary = vocabularyOf(contentWith([]));

export function read(text: string): Reading {
  return readJobDescription(vocabulary, text);
}

/** Names of the technologies that a text names, without those that it rules out. */
export function namedIn(text: string): string[] {
  return namesOf(read(text), false);
}

/** Names of the technologies that a text rules out. */
export function ruledOutIn(text: string): string[] {
  return namesOf(read(text), true);
}

export function namesOf(
  { recognized }: Reading,
  isExcluded: boolean,
  { technologies } = vocabulary,
): string[] {
  return recognized
    .filter((found) => found.isExcluded === isExcluded)
    .map(({ technology }) => technologies[technology]!.name);
}
