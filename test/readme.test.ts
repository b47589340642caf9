// The README is true: its commands run, its answers are compared, its links followed.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { settings } from '../src/runtime/settings.ts';
import { type Served, startServer } from './process.ts';

const readme = readFileSync('README.md', 'utf8');
const questions = [...readme.matchAll(/```sh\n(curl .*)\n```\n```json\n([\s\S]*?)\n```/g)].map(
  ([, command, answer]) => [command!, answer!] as const,
);

describe('a question of the README', () => {
  let server: Served;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('is one of three', () => {
    expect(questions).toHaveLength(3);
  });

  it.each(questions)('%s is answered as it says', async (command, answer) => {
    const local = command.replaceAll('localhost:3000', `localhost:${server.port}`);
    const { stdout } = await promisify(execFile)('sh', ['-c', `${local} --silent`]);
    let from = 0;
    for (const piece of answer.split(/\s*…\s*/).filter((text) => text !== '')) {
      const at = stdout.indexOf(piece, from);
      expect(at, `${piece} in ${stdout}`).toBeGreaterThanOrEqual(0);
      from = at + piece.length;
    }
  });
});

it('the README has one row for each setting', () => {
  const rows = [...readme.matchAll(/^\| `--(.+?)` \| `(.+?)` \|/gm)].map(([, ...names]) => names);
  const expected = Object.values(settings).map(({ flag, variable }) => [flag, variable]);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

it('the README names the tarball of this version', () => {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = new Set(readme.match(/[\w-]+-\d[\w.-]*\.tgz/g));
  expect([...named]).toEqual([`${name}-${version}.tgz`]);
});

it.each(readdirSync('docs').filter((name) => name.endsWith('.md')))(
  'the README leads to docs/%s',
  (page) => {
    expect(readme).toContain(`](docs/${page})`);
  },
);

it.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])(
  '%s names commands that exist',
  (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/profile-api ([a-z][a-z-]*)/g)];
    for (const [, name] of named) expect([...Object.keys(commands), 'help']).toContain(name);
  },
);

it.each([
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((page) => `docs/${page}`),
])('every relative link and every file that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path]) =>
    join(dirname(file), path!),
  );
  const named = [...text.matchAll(/`((?:src|test|docs|guides|assets|scripts)\/[\w./-]+)`/g)];
  for (const target of [...links, ...named.map(([, path]) => path!)]) {
    expect(existsSync(target), `${target} in ${file}`).toBe(true);
  }
});
