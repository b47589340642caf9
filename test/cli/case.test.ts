// `profile-api case`: which highlights it proposes, and that the written case passes `check` once it is filled in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFigures } from '../../src/import/figures.ts';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';

describe('figures of a highlight', () => {
  it.each([
    ['Cut it from 900 ms to 120 ms', [{ value: '120 ms', was: '900 ms' }]],
    ['Senkte sie von 12 % auf 3 %.', [{ value: '3 %', was: '12 %' }]],
    ['Réduit de 40 s à 8 s', [{ value: '8 s', was: '40 s' }]],
    ['Grew it from 2 servers to 40', [{ value: '40', was: '2' }]],
    ['Saved $1.2M a year, ~30% of the bill', [{ value: '$1.2M' }, { value: '~30%' }]],
    ['Moved 40 services and 3x the load', [{ value: '40' }, { value: '3x' }]],
    [
      'One of 1,140 tests, 9 ms, 8 s, 7 h',
      [{ value: '1,140' }, { value: '9 ms' }, { value: '8 s' }],
    ],
    ['In 2019, led 5 people on Java 17, HTML5, S3 and Python 3.11', []],
    ['Wrote RFC-1149 and v2.30', []],
    ['No number', []],
  ])('%s', (text, figures) => {
    expect(findFigures(text)).toEqual(figures);
  });
});

let folder = '';
const run = (...words: string[]) => runHere([...words, '--profile', folder]);
const experience = `
- company: Example Bank
  title: Engineer
  start: 2021-03
  end: present
  highlights:
    - Moved 40 services to **Kubernetes**
    - "Cut the response time from 900 ms to 120 ms: with Go"
    - Wrote things
  technologies: [Go, Kubernetes]
`;
const profile = (language: string) => `
name: Ada Example
role: Engineer
focus: Payments
email: ada@example.com
availability: Open
core: [Go]
language: ${language}
`;

beforeEach(({ onTestFinished }) => {
  folder = newFolder(onTestFinished);
  writeFileSync(join(folder, 'profile.yaml'), profile('en'));
  writeFileSync(join(folder, 'experience.yaml'), experience);
});

it('lists highlights with figures, those with a value before and after first', async () => {
  const { code, out } = await run('case');
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 5)).toEqual([
    '  1  Example Bank, Engineer: 900 ms → 120 ms',
    '     Cut the response time from 900 ms to 120 ms: with Go',
    '  2  Example Bank, Engineer: 40',
    '     Moved 40 services to **Kubernetes**',
    '',
  ]);
  expect(out).toContain(`case NUMBER --profile ${folder}`);
});

it('writes a case that check asks to fill in, accepts then, and does not propose again', async () => {
  const first = await run('case', '1');
  const name = 'cases/01-cut-the-response-time-from-900-ms-to-120-ms.md';
  expect(first.out.split('\n')[0]).toBe(join(folder, name));
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toContain('technologies:\n  - Go\nfigures:\n  - value: 120 ms\n    was: 900 ms\n');
  const refused = await run('check');
  expect(refused.code).toBe(1);
  expect(refused.out.match(/is still to be written/gu)?.length).toBe(7);
  writeFileSync(join(folder, name), text.replaceAll(/TODO: [^"\n]*/gu, 'Told by Ada'));
  const filled = await run('check', '--strict');
  expect(filled.out).toContain('can be served');
  expect(filled.code).toBe(0);
  expect((await run('case')).out).toContain('  1  Example Bank, Engineer: 40\n');
  expect((await run('case', '1')).out).toContain('cases/02-moved-40-services-to-kubernetes.md');
});

it('names the file in ASCII, and differently from other cases', async () => {
  const twice = experience
    .replace(/Cut .*Go"/u, 'Kürzte 40 Züge"')
    .replace('Wrote things', 'Kurzte 40 Zuge');
  writeFileSync(join(folder, 'experience.yaml'), twice);
  expect((await run('case', '2')).out).toContain('cases/01-kurzte-40-zuge.md');
  const name = join(folder, 'cases/01-kurzte-40-zuge.md');
  writeFileSync(name, readFileSync(name, 'utf8').replaceAll(/TODO: [^"\n]*/gu, 'Told by Ada'));
  expect((await run('case', '2')).out).toContain('cases/02-kurzte-40-zuge-2.md');
});

it('asks for a technology where the role has none', async () => {
  const none = experience.replace('[Go, Kubernetes]', '[]');
  const other =
    '- {company: B, title: C, start: 2020, end: 2021, summary: s, technologies: [Go]}\n';
  writeFileSync(join(folder, 'experience.yaml'), none + other);
  const { out } = await run('case', '2');
  const text = readFileSync(out.split('\n')[0]!, 'utf8');
  expect(text).toContain('technologies:\n  - "TODO: a technology that it shows"\n');
});

it('writes headings in the language of the profile', async () => {
  writeFileSync(join(folder, 'profile.yaml'), profile('de'));
  const { out } = await run('case', '2');
  const text = readFileSync(out.split('\n')[0]!, 'utf8');
  expect(text).toContain('## Kontext\n');
  expect(text).toContain('## Erkenntnis\n');
});

it('refuses a number that is not in the list, and says if there is nothing to propose', async () => {
  const { code, err } = await run('case', '3');
  expect([code, err]).toEqual([2, 'case takes a number from 1 to 2, not "3".']);
  writeFileSync(
    join(folder, 'experience.yaml'),
    experience.replaceAll(/\d+ (?:ms|services)/gu, 'it'),
  );
  const none = await run('case');
  expect(none.code).toBe(0);
  expect(none.out).toContain('No highlight of a role holds a figure');
  expect((await run('case', '1')).code).toBe(1);
});
