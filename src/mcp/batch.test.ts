import { expect, it } from 'vitest';
import { Pieces } from '../exchange.ts';
import { answerMembers as inSteps } from './batch.ts';

/** Runs a batch without a pause. */
function answerMembers(...given: Parameters<typeof inSteps>) {
  const steps = inSteps(...given);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const ask = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });

it('answers one member in each step', () => {
  const answered: unknown[] = [];
  const steps = inSteps([1, 2, 3], (message) => {
    answered.push(message);
    return { status: 200, body: '{}' };
  });
  for (const count of [1, 2, 3]) {
    expect(steps.next().done).toBe(count === 3);
    expect(answered).toHaveLength(count);
  }
});

it.each([
  [1024 * 1024, false],
  [1024 * 1024 + 1, true],
])('gives answers of %i octets in all', (length, isRefused) => {
  const lengths = [length - 1_000, 1_000];
  const answers = answerMembers([ask(1), ask(2)], () => ({
    status: 200,
    body: `"${'x'.repeat(lengths.shift()! - 2)}"`,
  }));
  const [, second] = JSON.parse(String(answers));
  expect(second?.error?.code).toBe(isRefused ? -32600 : undefined);
});

it('reports the mistake of each member without an id, regardless of the size of the answers', () => {
  const bodies = [`"${'x'.repeat(1024 * 1024)}"`, '"no message"', '"no message"'];
  const answers = answerMembers([ask(1), 7, {}], () => ({ status: 200, body: bodies.shift()! }));
  expect(JSON.parse(String(answers))).toMatchObject([
    { error: { code: -32600 } },
    'no message',
    'no message',
  ]);
});

it('copies no result', () => {
  const result = new TextEncoder().encode('"prepared"}');
  const start = '{"id":1,"result":';
  const reply = { status: 200, body: new Pieces([start, result]) };
  const { list } = answerMembers([ask(1), ask(2)], () => reply)!;
  expect(list).toEqual(['[', start, result, ',', start, result, ']']);
  expect(list[2]).toBe(result);
  expect(list[5]).toBe(result);
});

it('answers with nothing where no member is answered, whatever it brings', () => {
  const notification = { params: { arguments: { text: 'x'.repeat(43_201) } } };
  const silence = { status: 202, body: undefined };
  expect(answerMembers([ask(1), notification], () => silence)).toBeUndefined();
});

it.each([
  ['texts of 43,200 characters', ['x'.repeat(43_200)], false],
  ['longer ones', ['x'.repeat(43_201)], true],
  ['several, which are longer together', ['x'.repeat(20_000), 'y'.repeat(23_201)], true],
  ['a longer text beside a number', ['x'.repeat(43_201), 7], true],
  ['a long list, which is no text', [Array.from({ length: 43_201 })], false],
  ['no arguments', undefined, false],
])('judges what a request brings: %s', (_, values, isRefused) => {
  const message = { ...ask(1), params: { arguments: values && { ...values } } };
  const answers = answerMembers([message], () => ({ status: 200, body: '{}' }));
  const [{ error }] = JSON.parse(String(answers));
  expect(error?.code).toBe(isRefused ? -32600 : undefined);
});

/** How many of 28 calls of a tool are refused. */
const refusals = (name: string) => {
  const params = { name, arguments: {} };
  const batch = Array.from({ length: 28 }, (_, id) => ({
    ...ask(id),
    method: 'tools/call',
    params,
  }));
  const answers = answerMembers(batch, () => ({ status: 200, body: '{}' }), new Set(['fit']));
  return JSON.parse(String(answers)).filter((one: { error?: object }) => one.error).length;
};

it('counts a call whose result is not cached as 1,600 characters more', () => {
  expect(refusals('cached')).toBe(0);
  expect(refusals('fit')).toBe(1);
});
