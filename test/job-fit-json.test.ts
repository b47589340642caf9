// The answer of `evaluateJobFit` is written piece by piece; it has to be what the output schema lets through.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFit } from '../src/matching/evaluate.ts';
import { toOctets } from '../src/octets.ts';
import { writeJobFit } from '../src/operations/job-fit-json.ts';
import type { Content } from '../src/schema/content.ts';
import { JobFitResult } from '../src/schema/job-fit.ts';
import { names } from './matching/names.ts';
import { readContent, sampleContent } from './sample.ts';

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
      fc.string({ unit: 'binary', maxLength: 10 }),
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
        expect(writeJobFit(result)).toBe(toOctets(json));
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
  expect(writeJobFit(result)).toBe(toOctets(JSON.stringify(JobFitResult.parse(result))));
});

it('is refused where a prepared part is not what the output schema says', () => {
  const result = evaluateFit(sampleContent, '');
  const roleMatch = { ...result.roleMatch, isSeniorLevelMatch: 'yes' as unknown as boolean };
  expect(() => writeJobFit({ ...result, roleMatch })).toThrow('isSeniorLevelMatch');
});

function surplus<Part extends object>(part: Part): Part {
  return { ...part, secret: true };
}
