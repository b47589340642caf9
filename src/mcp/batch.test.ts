import { expect, it } from 'vitest';
import { answerMembers } from './batch.ts';

const ask = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });

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
