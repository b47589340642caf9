// What `tools/list` costs a conversation, and that every constraint is in it.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { withoutAbsent, withoutAnnotations } from '../../src/mcp/terse-schema.ts';
import { execute, parseInput } from '../../src/operations/execute.ts';
import { operations } from '../../src/operations/index.ts';
import { outputSchema } from '../../src/operations/json-schema.ts';
import { backgroundLists } from '../../src/schema/background.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';

/** Octets of the answer of a legacy server with the sample profile, and what its nine lists of background add. */
const maxListLength = 12_800;
const maxBackgroundLength = 2_700;

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);

function onFault(error: unknown): never {
  throw error;
}

function countConstraints(schema: object): number {
  return [...JSON.stringify(schema).matchAll(/"(?:type|pattern|format|enum|minimum|required)":/g)]
    .length;
}

const text = { type: 'string', description: 'd' };

function listTools(content = sampleContent): string {
  const message = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  return createMcp(createTestSite(content))(message, { onFault }).body!;
}

it('tools/list is at most 12,800 octets long, but for the lists of background', () => {
  const lists = Object.keys(backgroundLists);
  const facts = Object.entries(sampleContent.profile).filter(([name]) => !lists.includes(name));
  const profile = Object.fromEntries(facts) as typeof sampleContent.profile;
  const length = listTools({ ...sampleContent, profile }).length;
  expect(length).toBeLessThanOrEqual(maxListLength);
  expect(listTools().length - length).toBeLessThanOrEqual(maxBackgroundLength);
});

describe.each(operations.map((row) => [row.id, row] as const))('the output of %s', (_, row) => {
  const whole = outputSchema(row, sampleContent);

  it('has every keyword that constrains', () => {
    expect(countConstraints(withoutAnnotations(whole))).toBe(countConstraints(whole));
    expect(JSON.stringify(withoutAnnotations(whole))).not.toMatch(/"examples":/);
  });

  it.each([
    sampleContent,
    readContent('test/fixtures/profile'),
    readContent('test/fixtures/minimal'),
  ])('is valid by what the list says for its content', (content) => {
    const site = createTestSite(content);
    const { tools } = JSON.parse(listTools(content)).result;
    const listed = tools.find(({ name }: { name: string }) => name === row.tool.name);
    const validate = ajv.compile(listed.outputSchema);
    for (const { input } of row.examples(content)) {
      const value = execute(row, site, parseInput(row, content, input));
      expect(
        validate(Array.isArray(value) ? { result: value } : value),
        ajv.errorsText(validate.errors),
      ).toBe(true);
    }
  });
});

it('members that no answer has are left out, and members called like keywords are not', () => {
  const schema = {
    type: 'object',
    description: 'd',
    properties: {
      description: text,
      note: text,
      list: {
        type: 'array',
        items: { type: 'object', properties: { a: text, b: text } },
      },
    },
    required: ['description'],
  } as const;
  const terse = withoutAbsent(withoutAnnotations(schema as never), [
    { description: 'x', list: [{ a: '1' }, {}] },
  ]);
  expect(terse).toEqual({
    type: 'object',
    properties: {
      description: { type: 'string' },
      list: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
    },
    required: ['description'],
  });
});
