// What `tools/list` costs a conversation, and that every constraint is in it.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Arbitrary,
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
} from '../property.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { withoutAbsent, withoutAnnotations, withPatterns } from '../../src/mcp/terse-schema.ts';
import { execute, parseInput } from '../../src/operations/execute.ts';
import { operations } from '../../src/operations/index.ts';
import { outputSchema } from '../../src/operations/json-schema.ts';
import type { Content } from '../../src/schema/content.ts';
import type { Operation } from '../../src/schema/operation.ts';
import type { JSONObject } from '../../src/mcp/wire.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { meta } from './server.ts';

/** Octets of the answer with the sample profile, in either protocol generation. */
const maxListLength = 12_000;

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);

function onFault(error: unknown): never {
  throw error;
}

const text = { type: 'string', description: 'd' };

function listTools(content = sampleContent, params: object = {}): string {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params });
  return String(createMcp(createTestSite(content))(message, { onFault }).body);
}

function schemaOf(row: Operation, content: Content): object {
  const { tools } = JSON.parse(listTools(content)).result;
  return tools.find(({ name }: { name: string }) => name === row.tool.name).outputSchema;
}

it.each([{}, { _meta: meta }])('tools/list with %j is at most 12,000 octets long', (params) => {
  expect(Buffer.byteLength(listTools(sampleContent, params))).toBeLessThanOrEqual(maxListLength);
});

/** A text with something for every member of the answer. */
const job_description = `Senior Backend Engineer. Required: TypeScript or Rust, PostgreSQL, Cobol and ${sampleContent.profile.core.join(', ')}.
Nice to have: Kafka, React. No PHP. A degree in computer science and 5 years of experience.`;

function more({ id }: Operation): readonly object[] {
  return id === 'evaluateJobFit' ? [{ job_description }] : [];
}

const otherwise: Arbitrary<unknown> = oneof(
  constantFrom(
    null,
    true,
    -1,
    0.5,
    7,
    '',
    'x',
    'https://example.com/',
    'a@example.com',
    'required',
  ),
  constant([]),
  constant({}),
  constant(['x']),
  constant([{}]),
);

/** Puts something else in a place of a value, or takes it away, or adds something. */
function mutate(value: unknown, steps: readonly number[], other: unknown): unknown {
  const [step, ...further] = steps;
  if (typeof value !== 'object' || value === null || step === undefined) return other;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, other] : { ...value, other };
  const member = mutate((value as JSONObject)[key], further, other);
  if (Array.isArray(value)) return value.with(Number(key), member);
  const { [key]: _, ...rest } = value as JSONObject;
  return member === undefined ? rest : { ...rest, [key]: member };
}

describe.each(operations.map((row) => [row.id, row] as const))('the output of %s', (_, row) => {
  it('has every constraint of the whole schema and no other', () => {
    const whole = ajv.compile(outputSchema(row, sampleContent));
    const listed = ajv.compile(schemaOf(row, sampleContent));
    const isList = row.output instanceof z.ZodArray;
    const site = createTestSite(sampleContent);
    const inputs = [...row.examples(sampleContent).map(({ input }) => input), ...more(row)];
    const answers = inputs.map((input) =>
      execute(row, site, parseInput(row, sampleContent, input)),
    );
    const judged = { accepted: 0, refused: 0 };
    const steps = array(nat(40), { maxLength: 6 });
    const check = (answer: unknown, path: readonly number[], other: unknown) => {
      const mutant = mutate(structuredClone(answer), path, other);
      const isValid = whole(mutant);
      judged[isValid ? 'accepted' : 'refused'] += 1;
      if (listed(isList ? { result: mutant } : mutant) === isValid) return;
      throw new Error(`The list judges ${JSON.stringify(mutant)} otherwise.`);
    };
    assert(
      property(constantFrom(...answers), steps, oneof(otherwise, constant(undefined)), check),
      { numRuns: 1_000 },
    );
    expect(Math.min(judged.accepted, judged.refused)).toBeGreaterThan(50);
  });

  it.each([
    sampleContent,
    readContent('test/fixtures/profile'),
    readContent('test/fixtures/minimal'),
  ])('is valid by what the list says for its content', (content) => {
    const site = createTestSite(content);
    const validate = ajv.compile(schemaOf(row, content));
    for (const { input } of row.examples(content)) {
      const value = execute(row, site, parseInput(row, content, input));
      expect(
        validate(Array.isArray(value) ? { result: value } : value),
        ajv.errorsText(validate.errors),
      ).toBe(true);
    }
  });
});

const whole = {
  type: 'object',
  description: 'd',
  properties: {
    description: text,
    note: text,
    list: { type: 'array', items: { type: 'object', properties: { a: text, b: text } } },
  },
  required: ['description'],
} as const;

it('members that no answer has are left out, and members called like keywords are not', () => {
  const terse = withoutAbsent(withoutAnnotations(whole as never), [
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

it('equal members are one entry where that is shorter, and then all members are patterns', () => {
  const { properties } = withoutAnnotations(whole as never);
  expect(withPatterns({ type: 'object', properties: properties! })).toEqual({
    type: 'object',
    patternProperties: {
      '^(description|note)$': { type: 'string' },
      '^list$': {
        type: 'array',
        items: { type: 'object', patternProperties: { '^(a|b)$': { type: 'string' } } },
      },
    },
  });
  const single = { properties: { description: properties!['description']! } };
  expect(withPatterns(single)).toEqual(single);
});

it('of two ways that are equally long the plain one is taken, which more readers know', () => {
  const [c, d] = [{ type: 'string' }, { type: 'null' }];
  const sayTwice = (member: object) =>
    withPatterns({ properties: { a: member, b: member, c, d } } as never);
  expect(sayTwice({ const: 99 })).toHaveProperty('properties.a', { const: 99 });
  expect(sayTwice({ const: 100 })).toHaveProperty(['patternProperties', '^(a|b)$'], { const: 100 });
});

/** A list of objects, as the members of an answer are. */
const listOf = (properties: object, required: readonly string[] = []) => ({
  type: 'array',
  items: {
    type: 'object',
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  },
});
const say = (lists: object) => withPatterns({ properties: lists } as never);
const [short, long] = [{ type: 'string' }, { type: 'string', pattern: '^[a-z]{1,40}$' }];
const common = { a: long, b: { ...long, minLength: 2 }, c: { ...long, maxLength: 3 } };

it('lists say once what their items have in common, and which of it all of them require', () => {
  const lists = {
    one: listOf({ ...common, own: short }, ['a', 'b', 'own']),
    two: listOf(common, ['a']),
    three: listOf({ ...common, other: short }, ['a', 'other']),
  };
  expect(say(lists)).toEqual({
    patternProperties: {
      '^(one|two|three)$': listOf(common, ['a']),
      '^one$': listOf({ own: short }, ['b', 'own']),
      '^two$': listOf({}),
      '^three$': listOf({ other: short }, ['other']),
    },
  });
});

it('lists require nothing together where one of them requires nothing', () => {
  const lists = {
    one: listOf({ ...common, own: short }, ['a']),
    two: listOf({ ...common, other: short }),
  };
  expect(say(lists)).toEqual({
    patternProperties: {
      '^(one|two)$': listOf(common),
      '^one$': listOf({ own: short }, ['a']),
      '^two$': listOf({ other: short }),
    },
  });
});

it('of lists that have something in common those are put together that say most of it twice', () => {
  const [own, other] = [{ own: short }, { other: { type: 'null' } }];
  const lists = {
    one: listOf({ a: short, ...own }),
    two: listOf({ a: short, ...other }),
    three: listOf({ ...common, ...own }),
    four: listOf({ ...common, ...other }),
  };
  const patterns = say(lists)['patternProperties'] as object;
  expect(patterns).toHaveProperty(['^(three|four)$'], listOf(common));
  expect(Object.keys(patterns).toSorted()).toEqual(
    ['^(three|four)$', '^one$', '^two$', '^three$', '^four$'].toSorted(),
  );
});
