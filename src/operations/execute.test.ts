// The messages for invalid input, word for word.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contentWith } from '../../test/matching/reading.ts';
import { Problem } from '../problems.ts';
import { defineOperation, type Operation, type Terms } from '../schema/operation.ts';
import { evaluateJobFit } from './evaluate-job-fit.ts';
import { execute, parseInput } from './execute.ts';
import { getCaseDetail } from './get-case-detail.ts';
import { getProfile } from './get-profile.ts';
import { operationsOf } from './index.ts';
import { queryExperience } from './query-experience.ts';
import { restTerms, toolTerms } from './terms.ts';

const content = contentWith(['Kafka']);
const counted = defineOperation({
  ...queryExperience,
  id: 'countRoles',
  path: '/api/count',
  tool: { ...queryExperience.tool, name: 'count_roles' },
  input: z.strictObject({ least: z.number() }),
  output: z.object({ count: z.int() }),
  examples: () => [],
  run: () => ({ count: 1, surplus: true }),
});

const compared = defineOperation({
  ...counted,
  method: 'POST',
  input: z.strictObject({ first: z.string(), second: z.string() }),
  examples: () => [],
  run: () => ({ count: 0 }),
});

function refusal(operation: Operation, raw: unknown, terms: Terms = restTerms) {
  try {
    parseInput(operation, content, raw, terms);
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.message, error.hint];
    throw error;
  }
  return expect.unreachable();
}

const takesText =
  'Send a JSON object with "job_description" (string, 1 to 20000 characters, not blank) and no other property.';
const takesFilters = 'Valid parameters: technology, company.';

describe('an input is refused', () => {
  it.each([
    [evaluateJobFit, null, 'The body must be a JSON object, not null.', takesText],
    [evaluateJobFit, ['a'], 'The body must be a JSON object, not an array.', takesText],
    [evaluateJobFit, 'a', 'The body must be a JSON object, not a string.', takesText],
    [evaluateJobFit, {}, '"job_description" is missing.', takesText],
    [
      evaluateJobFit,
      { job_description: {} },
      '"job_description" must be a string, not an object.',
      takesText,
    ],
    [
      evaluateJobFit,
      { job_descriptio: 1 },
      'Unknown property "job_descriptio". Did you mean "job_description"?',
      takesText,
    ],
    [evaluateJobFit, { a: 1, b: 1, c: 1 }, 'Unknown properties "a", "b", "c".', takesText],
    [
      evaluateJobFit,
      { a: 1, b: 1, c: 1, d: 1 },
      'Unknown properties "a", "b", "c" and 1 more.',
      takesText,
    ],
    [queryExperience, { compan: '', b: '' }, 'Unknown parameters "compan", "b".', takesFilters],
    [
      compared,
      { first: '' },
      '"second" is missing.',
      'Send a JSON object with "first" (string), "second" (string) and no other property.',
    ],
    [counted, { least: '1' }, '"least" must be number, not a string.', 'Valid parameters: least.'],
    [getProfile, { a: '' }, 'Unknown parameter "a".', 'It takes no parameters.'],
    [
      getCaseDetail,
      { slug: 1 },
      '"slug" must be a string, not a number.',
      'Valid parameters: slug. There are no case studies yet. GET /api/cases lists every case study.',
    ],
  ] as const)('%# by %j: %s', (operation, raw, detail, hint) => {
    expect(refusal(operation, raw)).toEqual(['invalid_request', detail, hint]);
  });

  it('in the words of a tool', () => {
    expect(refusal(getProfile, { a: 1, b: 1 }, toolTerms)).toEqual([
      'invalid_request',
      'Unknown arguments "a", "b".',
      'It takes no arguments.',
    ]);
    expect(refusal(getCaseDetail, { slog: '' }, toolTerms)).toEqual([
      'invalid_request',
      'Unknown argument "slog". Did you mean "slug"?',
      'Valid arguments: slug. There are no case studies yet. list_engineering_cases lists every case study.',
    ]);
    expect(refusal(evaluateJobFit, {}, toolTerms)[2]).toBe(
      'Give "job_description" (string, 1 to 20000 characters, not blank) and no other argument.',
    );
    expect(refusal(compared, {}, toolTerms)[2]).toBe(
      'Give "first" (string), "second" (string) and no other argument.',
    );
  });
});

it('answers with the members of the output schema', () => {
  expect(execute(counted, { content }, { least: 1 })).toEqual({ count: 1 });
});

describe('operations of a site', () => {
  const own = (changed: object) => ({ operations: [{ ...counted, ...changed }] });

  it('are those of the contract, then its own', () => {
    expect(
      operationsOf(own({}))
        .map(({ id }) => id)
        .slice(-2),
    ).toEqual(['evaluateJobFit', 'countRoles']);
  });

  it.each([
    [{ id: 'getProfile' }, 'Two operations have the id "getProfile".'],
    [{ path: '/api/cases' }, 'Two operations have the path "/api/cases".'],
    [
      { tool: { ...counted.tool, name: 'get_profile' } },
      'Two operations have the tool name "get_profile".',
    ],
  ])('share nothing by which they are called: %j', (changed, message) => {
    expect(() => operationsOf(own(changed))).toThrow(message);
  });

  it('are files where they take no query and no body', () => {
    const files = operationsOf({ isStatic: true });
    expect(files.map(({ path }) => path)).toEqual([
      '/api/profile.json',
      '/api/cases.json',
      '/api/cases/{slug}.json',
      '/api/experience.json',
    ]);
    expect(files.map(({ input }) => Object.keys(input.shape))).toEqual([[], [], ['slug'], []]);
    const history = files.at(-1)!;
    expect(history).toMatchObject({ errors: [], summary: 'Read the work history' });
    expect(history.examples(content)).toEqual([{ summary: 'The whole work history', input: {} }]);
  });
});
