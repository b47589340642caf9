// The labels of public ads, whose texts are kept elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const folder = 'test/matching/public-ads';
const names = z.array(z.string().min(1));
const Label = z.strictObject({
  id: z.string().min(1),
  source: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  lang: z.string().min(2),
  kind: z.string().min(1),
  technologies: z.record(
    z.string(),
    z.array(z.enum(['required', 'preferred', 'mentioned'])).nonempty(),
  ),
  excluded: names,
  dontcare: names,
  senior: z.boolean().nullable(),
  backend: z.boolean().nullable(),
});

it('are whole, in the file of their language, and of one text each', () => {
  const hashes = readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const { lang, sha256 } = Label.parse(JSON.parse(line));
        expect(`${lang}.jsonl`).toBe(file);
        return sha256;
      }),
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});
