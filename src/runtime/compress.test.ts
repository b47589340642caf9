import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

it.each([
  ['as far as it goes', 256 * 1024, undefined, constants.BROTLI_MAX_QUALITY],
  ['quickly where others would wait for long', 256 * 1024 + 1, undefined, 5],
  ['as far as it goes where nobody waits', 256 * 1024 + 1, 'best', constants.BROTLI_MAX_QUALITY],
  ['quickly what there is no end of', 2 * 1024, 'quick', 5],
] as const)('compresses %s: %i octets', (_, length, effort, quality) => {
  const body = Buffer.from(randomBytes(length / 2).toString('hex') + '.').subarray(0, length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  expect(body).toHaveLength(length);
  expect(compress.br(body, effort).length).toBe(brotliCompressSync(body, { params }).length);
});
