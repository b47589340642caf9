// Facts about every row of the operations table.
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { evaluateJobFit } from '../src/operations/evaluate-job-fit.ts';
import { inputSchema, outputSchema, referencedSchema } from '../src/operations/json-schema.ts';
import { operations, type OperationId } from '../src/operations/index.ts';
import { EngineeringCase } from '../src/schema/case.ts';
import { defineOperation } from '../src/schema/operation.ts';
import { sampleContent } from './sample.ts';

it('has the operations of the contract, in its order', () => {
  expect(operations.map(({ id, method, path, tool }) => [id, method, path, tool.name])).toEqual([
    ['getProfile', 'GET', '/api/profile', 'get_profile'],
    ['listEngineeringCases', 'GET', '/api/cases', 'list_engineering_cases'],
    ['getCaseDetail', 'GET', '/api/cases/{slug}', 'get_case_detail'],
    ['queryExperience', 'GET', '/api/experience', 'query_experience'],
    ['evaluateJobFit', 'POST', '/api/job-fit', 'evaluate_job_fit'],
  ]);
});

it.each(['id', 'path'] as const)('has no two rows with the same %s', (member) => {
  expect(new Set(operations.map((row) => row[member])).size).toBe(operations.length);
});

describe.each(operations.map((row) => [row.id, row] as const))('%s', (_, row) => {
  it('names its tool like itself', () => {
    const snake = row.id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(row.tool.name).toBe(snake);
  });

  it('describes every field of its input', () => {
    const { properties = {} } = inputSchema(row, sampleContent);
    for (const property of Object.values(properties)) {
      expect(property).toHaveProperty('description', expect.stringMatching(/\S/));
    }
  });

  it('takes text only where it travels in a path or a query', () => {
    if (row.method !== 'GET') return;
    const { properties = {} } = inputSchema(row, sampleContent);
    for (const property of Object.values(properties)) {
      expect(property).toHaveProperty('type', 'string');
    }
  });

  it('takes nothing that it does not declare', () => {
    expect(inputSchema(row, sampleContent).additionalProperties).toBe(false);
    expect(row.input.safeParse({ surplus: 1 }).success).toBe(false);
  });

  it('has an example that its input takes', () => {
    const examples = row.examples(sampleContent);
    expect(examples).not.toHaveLength(0);
    for (const { summary, input } of examples) {
      expect(summary).toMatch(/\S/);
      expect(row.input.safeParse(input).success).toBe(true);
    }
  });

  it('has schemas without references', () => {
    const schemas = [inputSchema(row, sampleContent), outputSchema(row, sampleContent)];
    expect(JSON.stringify(schemas)).not.toContain('$ref');
  });

  it('keeps its texts within the limits of agents', () => {
    expect(row.summary.length).toBeLessThanOrEqual(300);
    expect(row.description.length).toBeLessThanOrEqual(300);
    expect(row.tool.description.length).toBeLessThanOrEqual(1024);
  });
});

it('has closed input schemas and open output schemas', () => {
  const sent = referencedSchema(evaluateJobFit.input, 'input', sampleContent);
  expect(sent.components['JobFitRequest']).toHaveProperty('additionalProperties', false);
  const answered = referencedSchema(evaluateJobFit.output, 'output', sampleContent);
  expect(JSON.stringify(answered)).not.toContain('additionalProperties');
});

it('refers to components by name, and describes them with the slugs of the content', () => {
  const slugs = sampleContent.cases.map(({ slug }) => slug);
  const { schema, components } = referencedSchema(EngineeringCase, 'output', sampleContent);
  expect(schema).toEqual({ $ref: '#/components/schemas/EngineeringCase' });
  expect(Object.keys(components)).toEqual(
    expect.arrayContaining(['EngineeringCase', 'CaseSlug', 'Figure', 'Section']),
  );
  expect(components['CaseSlug']).toEqual({
    type: 'string',
    description: 'Identifies a case study; case-sensitive.',
    enum: slugs,
  });
  expect(components['EngineeringCase']!.properties).toMatchObject({
    slug: { $ref: '#/components/schemas/CaseSlug' },
    takeaway: { type: 'string', description: 'What is worth remembering.' },
  });
  const { components: ofNone } = referencedSchema(EngineeringCase, 'output', {
    ...sampleContent,
    cases: [],
  });
  expect(ofNone['CaseSlug']).not.toHaveProperty('enum');
});

it('bounds an integer where its schema does, and nowhere else', () => {
  const row = { output: z.object({ any: z.int(), few: z.int().max(9) }) };
  const { any, few } = outputSchema(row, sampleContent).properties as Record<string, object>;
  expect(any).not.toHaveProperty('maximum');
  expect(few).toHaveProperty('maximum', 9);
});

it('lists the slugs of the content in every schema that has one', () => {
  const slugs = sampleContent.cases.map(({ slug }) => slug);
  const detail = operations.find(({ id }) => id === 'getCaseDetail')!;
  expect(inputSchema(detail, sampleContent).properties).toHaveProperty('slug.enum', slugs);
  expect(outputSchema(detail, sampleContent).properties).toHaveProperty('slug.enum', slugs);
});

it('refuses wrong rows at compile time', () => {
  expectTypeOf<OperationId>().toEqualTypeOf<
    'getProfile' | 'listEngineeringCases' | 'getCaseDetail' | 'queryExperience' | 'evaluateJobFit'
  >();
  const row = {
    id: 'x',
    method: 'GET',
    summary: '',
    description: '',
    answers: '',
    output: z.object({ a: z.string() }),
    errors: [],
    cache: 'never',
    tool: { name: 'x', title: '', description: '' },
    examples: () => [],
  } as const;
  // @ts-expect-error -- the path's name is missing from the input
  defineOperation({ ...row, path: '/x/{slug}', input: z.strictObject({}), run: () => ({ a: '' }) });
  // @ts-expect-error -- the result has the wrong shape
  defineOperation({ ...row, path: '/x', input: z.strictObject({}), run: () => ({ b: '' }) });
  defineOperation({
    ...row,
    path: '/x',
    input: z.strictObject({}),
    // @ts-expect-error -- the problem is not declared
    run: (_content, _input, fail) => fail('case_not_found', '', ''),
  });
});
