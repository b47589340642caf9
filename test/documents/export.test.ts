// `profile-api export`: a form of the résumé as a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';

const run = (...words: string[]) => runHere(['export', ...words]);

it.each([
  ['json', /^\{\n  "\$schema"/u],
  ['md', /^# Mira Halvorsen\n/u],
  ['vcf', /^BEGIN:VCARD\r\n/u],
])('writes %s with the links of the site', async (format, start) => {
  const file = join(newFolder(), 'resume');
  const { code, out, err } = await run(format, '--out', file, '--base-url', 'https://mira.example');
  expect([code, out, err]).toEqual([0, file, '']);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(start);
  expect(text).toContain('https://mira.example/');
});

it('says where links lead without an origin, where it cannot write, and which formats there are', async () => {
  const { code, err } = await run('json', '--out', '/proc/resume.json');
  expect(code).toBe(1);
  expect(err).toMatch(/"\/proc\/resume\.json" /u);
  const unknown = await run('jsn');
  expect([unknown.code, unknown.err]).toEqual([
    2,
    'There is no format "jsn". Did you mean "json"?',
  ]);
});
