// The days of a signature: when `check` reminds of its end, and from when it fails.
import { expect, it } from 'vitest';
import { checkSignature } from '../../src/cli/check-signature.ts';
import { sampleContent as content } from '../sample.ts';

const expires = Date.parse('2026-06-30T00:00:00Z');
const day = 24 * 3_600_000;
const again = 'Sign again: ';

const payload = { expires: new Date(expires).toISOString(), origin: 'https://a.test' };
const manifest = { payload: { ...payload, resources: [] } };
const signed = { ...content, trust: { attestations: [], manifest } } as unknown as typeof content;

it.each([
  ['30 days before', 30 * day, true, undefined],
  ['a moment later', 30 * day - 1, true, `The signature ends in 29 days. ${again}`],
  ['on its last day', day - 1, true, `The signature ends in 0 days. ${again}`],
  ['at its end', 0, true, `The signature ends in 0 days. ${again}`],
  ['after its end', -1, false, `The signature ended on 2026-06-30. ${again}`],
])('%s', async (_, left, holds, line) => {
  const lines: string[] = [];
  const output = { out: (text: string) => lines.push(text), err: () => undefined };
  const request = { folder: 'profile', baseUrl: undefined, now: new Date(expires - left) };
  const result = await checkSignature({ ...request, loaded: { content: signed } }, output);
  expect(result).toBe(holds);
  expect(lines).toEqual(line === undefined ? [] : [expect.stringMatching(new RegExp(`^${line}`))]);
  if (line !== undefined) expect(lines[0]).toContain('sign --base-url https://a.test');
});

it('is nothing to report without a signature', async () => {
  const lines: string[] = [];
  const output = { out: (text: string) => lines.push(text), err: () => undefined };
  const request = { folder: 'profile', baseUrl: undefined, now: new Date(expires) };
  expect(await checkSignature({ ...request, loaded: { content } }, output)).toBe(true);
  expect(lines).toEqual([]);
});
