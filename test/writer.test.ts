// A writer compiled from a schema writes every value that the schema accepts.
import * as fc from './property.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { evaluateFit } from '../src/matching/fit/evaluate.ts';
import { operations } from '../src/operations/index.ts';
import { restTerms } from '../src/operations/terms.ts';
import { writerOf } from '../src/operations/writer.ts';
import type { Content } from '../src/schema/content.ts';
import { JobFitResult } from '../src/schema/job-fit.ts';
import { names } from './matching/names.ts';
import { readContent, sampleContent } from './sample.ts';

const writeJobFit = writerOf(JobFitResult);

const foreign: Content = {
  ...sampleContent,
  profile: { ...sampleContent.profile, name: 'Žofie "Zo" Ωmega\n😀' },
  fit: { ...sampleContent.fit, languageMatch: '日本語 \\ Čeština' },
};
const contents = {
  sample: sampleContent,
  fixture: readContent('test/fixtures/profile'),
  minimal: readContent('test/fixtures/minimal'),
  'foreign letters': foreign,
};
const sentences = Object.values(names)
  .flat()
  .map(([text]) => text);
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...sentences),
      fc.constantFrom(...sampleContent.profile.core),
      fc.constantFrom('Ｋａｆｋａ', 'Post\u00adgres', '"Go"', 'Node\n.js', '😀 Rust', 'no PHP'),
      fc.anyText(10),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(', '));

describe.each(Object.entries(contents))('an answer for the profile "%s"', (_, content) => {
  it('is written as the output schema would let it through', () => {
    fc.assert(
      fc.property(text, (given) => {
        const result = evaluateFit(content, given);
        const json = JSON.stringify(JobFitResult.parse(result));
        expect(writeJobFit(result)).toBe(json);
      }),
    );
  });
});

it('holds no member that the output schema does not declare', () => {
  const { relevantProductionCases, evidence, ...rest } = evaluateFit(
    sampleContent,
    sampleContent.profile.core.join(', '),
  );
  const result = {
    ...surplus(rest),
    roleMatch: surplus(rest.roleMatch),
    relevantProductionCases: relevantProductionCases.map(surplus),
    evidence: evidence!.map(({ roles, mentions, ...backing }) => ({
      ...surplus(backing),
      mentions: mentions.map(surplus),
      ...(roles && { roles: roles.map(surplus) }),
    })),
  };
  expect(evidence!.some(({ roles }) => roles !== undefined)).toBe(true);
  expect(relevantProductionCases).not.toHaveLength(0);
  expect(writeJobFit(result)).toBe(JSON.stringify(JobFitResult.parse(result)));
});

it('is refused if a part of the content differs from the output schema', () => {
  const result = evaluateFit(sampleContent, 'Kafka');
  const [study] = result.relevantProductionCases;
  const changed = { ...study, title: 1 };
  expect(() => writeJobFit({ ...result, relevantProductionCases: [changed] })).toThrow('title');
  for (const part of ['yes', null]) {
    expect(() => writeJobFit({ ...result, relevantProductionCases: [part] })).toThrow(
      `The answer has ${typeof part} where its schema has an object.`,
    );
  }
});

// Characters that need an escape and their neighbours, in a word and in a sentence.
it.each(['', ' '.repeat(24)])('writes each character after %j as JSON has it', (before) => {
  const write = writerOf(z.string());
  for (const character of '\x1f !"#[\\]~\x7f\x80é€😀\n\u2028') {
    const given = `${before}${character}`;
    expect(write(given)).toBe(JSON.stringify(given));
  }
});

it('writes an object of which nothing is there', () => {
  expect(writerOf(z.object({ a: z.string().optional() }))({})).toBe('{}');
});

describe.each(operations.map((row) => [row.id, row] as const))('the answers of %s', (_, row) => {
  it.each(Object.entries(contents))(
    'for the profile "%s" is written as parsed',
    (_name, content) => {
      for (const { input } of row.examples(content)) {
        const result = row.run({ content }, input, fail, restTerms);
        const json = JSON.stringify(row.output.parse(result));
        expect(writerOf(row.output)(result)).toBe(json);
      }
    },
  );
});

describe('a member that a schema gains', () => {
  const gained = JobFitResult.extend({
    language: z.string().optional(),
    depth: z.array(z.object({ level: z.enum(['deep', 'flat']), at: z.int(), is: z.boolean() })),
    when: z.union([z.string(), z.number()]).optional(),
  });
  const write = (value: unknown) => writerOf(gained)(value);
  const result = evaluateFit(sampleContent, 'Kafka');
  const depth = [{ level: 'deep', at: 1.5e3, is: false }] as const;

  it('is written without a change of the writer', () => {
    const given = { ...result, language: 'dé', depth, when: -0 };
    expect(write(given)).toBe(JSON.stringify(gained.parse(given)));
  });

  it.each([
    ['a missing list', {}, 'an array'],
    ['a word that is not listed', { depth: [{ ...depth[0], level: 'high' }] }, 'one of deep, flat'],
    ['no number', { depth: [{ ...depth[0], at: NaN }] }, 'a number'],
    ['a number in quotes', { depth: [{ ...depth[0], at: '1' }] }, 'a number'],
    ['no boolean', { depth: [{ ...depth[0], is: 0 }] }, 'a boolean'],
    ['no object', { depth: [null] }, 'an object'],
    ['no text', { depth, language: 1 }, 'a string'],
  ])('is a fault where it is %s', (_, members, expected) => {
    expect(() => write({ ...result, ...members })).toThrow(`its schema has ${expected}.`);
  });
});

const fail = () => expect.unreachable();

function surplus<Part extends object>(part: Part): Part {
  return { ...part, secret: true };
}
