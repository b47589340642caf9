// The size of `tools/list`, and its description of inputs and outputs.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { execute, parseInput } from '../../src/operations/execute.ts';
import { operations } from '../../src/operations/index.ts';
import { outputSchema } from '../../src/operations/json-schema.ts';
import { defineOperation } from '../../src/schema/operation.ts';
import type { Content } from '../../src/schema/content.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { meta } from './server.ts';

const ajv = new Ajv2020({ allErrors: true });

function onFault(error: unknown): never {
  throw error;
}

interface Listed {
  readonly name: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, object>> };
  readonly outputSchema: object;
}

function list(site: Site, params: object = {}): string {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params });
  return String(createMcp(site)(message, { onFault }).body);
}

function listTool(site: Site, name: string): Listed {
  const { tools } = JSON.parse(list(site)).result as { tools: Listed[] };
  return tools.find((tool) => tool.name === name)!;
}

/** The sample with so many cases and roles. */
function contentOf(count: number): Content {
  const repeat = <Item>(items: readonly Item[], change: (item: Item, index: number) => Item) =>
    Array.from({ length: count }, (_, index) => change(items[index % items.length]!, index));
  return {
    ...sampleContent,
    roles: repeat(sampleContent.roles, (role) => role),
    cases: repeat(sampleContent.cases, (study, index) => ({ ...study, slug: `case-${index + 1}` })),
  };
}

describe.each([{}, { _meta: meta }])('tools/list with %j', (params) => {
  it('is at most 6,000 bytes long with the sample profile', () => {
    expect(list(createTestSite(sampleContent), params).length).toBeLessThanOrEqual(6_000);
  });

  it('is at most 8,000 bytes long with 60 cases and 60 roles', () => {
    expect(list(createTestSite(contentOf(60)), params).length).toBeLessThanOrEqual(8_000);
  });
});

it('lists 20 slugs, and gives the form of more', () => {
  const slugOf = (count: number) =>
    listTool(createTestSite(contentOf(count)), 'get_case_detail').inputSchema.properties['slug'];
  expect(slugOf(20)).toMatchObject({ enum: contentOf(20).cases.map(({ slug }) => slug) });
  const form = slugOf(21);
  expect(form).not.toHaveProperty('enum');
  const isValid = ajv.compile(form!);
  for (const { slug } of [...contentOf(21).cases, ...sampleContent.cases]) {
    expect(isValid(slug)).toBe(true);
  }
  for (const other of ['', 'A', 'a b', '-a', 'a-']) expect(isValid(other)).toBe(false);
});

describe.each(operations.map((row) => [row.id, row] as const))('the output of %s', (_, row) => {
  it.each([
    sampleContent,
    readContent('test/fixtures/profile'),
    readContent('test/fixtures/minimal'),
  ])('is valid by what the list says, with every member that is always there', (content) => {
    const site = createTestSite(content);
    const { outputSchema: listed } = listTool(site, row.tool.name);
    const isList = row.output instanceof z.ZodArray;
    const validate = ajv.compile(listed);
    for (const { input } of row.examples(content)) {
      const value = execute(row, site, parseInput(row, content, input));
      expect(validate(isList ? { result: value } : value), ajv.errorsText(validate.errors)).toBe(
        true,
      );
    }
    const whole = outputSchema(row, content);
    const { required = [] } = (isList ? whole.items : whole) as { required?: readonly string[] };
    for (const name of required) expect(JSON.stringify(listed)).toContain(`"${name}":{"type":`);
  });
});

it('has types: a value of another type is invalid', () => {
  const { outputSchema: listed } = listTool(createTestSite(sampleContent), 'get_profile');
  expect(ajv.compile(listed)({ name: 'x', core: 'x' })).toBe(false);
  expect(ajv.compile(listed)({ name: 'x', contact: { title: 1 } })).toBe(false);
});

it('lists no additions to the contract, and every member of an operation of the owner', () => {
  const output = z.object({ page: z.string().optional() });
  const own = defineOperation({
    ...operations[0]!,
    id: 'getOwn',
    path: '/api/own',
    output,
    tool: { ...operations[0]!.tool, name: 'get_own' },
    run: () => ({}),
  });
  const site = { ...createTestSite(sampleContent), operations: [own] };
  expect(listTool(site, 'get_own').outputSchema).toHaveProperty('properties.page');
  expect(listTool(site, 'get_profile').outputSchema).not.toHaveProperty('properties.page');
});
