// `profile-api mcp` within this process: lines of standard input, answers on the output.
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { mcp } from '../../src/cli/mcp.ts';
import { collect } from '../command.ts';
import { copyProfile, newFolder } from '../folders.ts';
import { translatedFiles } from '../languages/translated.ts';
import { until } from '../until.ts';

/** Runs the command on lines of standard input. */
async function answer(lines: readonly string[], flags: Record<string, string> = {}) {
  const stdin = vi.spyOn(process, 'stdin', 'get');
  stdin.mockReturnValue(Readable.from([Buffer.from(lines.join('\n'))]) as never);
  const given = { flags: { profile: 'profile', ...flags }, words: [], environment: {} };
  const { code, out, err } = await collect((output) => mcp(given, output));
  stdin.mockRestore();
  const answers = out === '' ? [] : out.split('\n').map((line) => JSON.parse(line));
  return { code, answers, err };
}

const list = '{"jsonrpc":"2.0","id":1,"method":"resources/list"}';

it('answers each line, and ignores lines of white space', async () => {
  const { code, answers, err } = await answer([' \t\r', '', list, '  ', '{', `\t${list} `]);
  expect([code, err]).toEqual([0, '']);
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [1, undefined],
    [null, -32_700],
    [1, undefined],
  ]);
});

it('names addresses below the origin', async () => {
  const origin = 'https://jane.example.com';
  const [without, named] = [await answer([list]), await answer([list], { 'base-url': origin })];
  expect(JSON.stringify(without.answers)).not.toContain(origin);
  expect(JSON.stringify(named.answers)).toContain(`"${origin}/`);
});

it.each([
  ['en', ''],
  ['pt', '/pt'],
])('answers in %s, with the addresses of that language', async (language, path) => {
  const profile = newFolder();
  for (const [file, bytes] of translatedFiles('pt')) {
    mkdirSync(dirname(join(profile, file)), { recursive: true });
    writeFileSync(join(profile, file), bytes);
  }
  const origin = 'https://jane.example.com';
  const flags = { profile, language, 'base-url': origin };
  const { answers } = await answer([list], flags);
  const { resources } = answers[0].result;
  expect(resources[0].uri).toMatch(new RegExp(`^${origin}${path}/[^/]`, 'u'));
  const without = await answer([list], { profile, language });
  expect(JSON.stringify(without.answers)).not.toContain('https://jane');
  expect(without.answers[0].result.resources).toHaveLength(resources.length);
});

it('writes the warnings of the folder to standard error', async () => {
  const profile = copyProfile();
  const path = join(profile, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^focus: /mu, '$&Back #'));
  const { answers, err } = await answer([list], { profile });
  expect(answers).toHaveLength(1);
  expect(err).toMatch(/profile\.yaml:8:13: warning: From here on the text is cut off/u);
});

/** Runs the command with a standard output of our own. */
function serveOn(stdout: EventEmitter & { writableNeedDrain: boolean }) {
  const spies = [vi.spyOn(process, 'stdin', 'get'), vi.spyOn(process, 'stdout', 'get')];
  const stdin = Readable.from(
    [`${list}\n`, `${list}\n`, `${list}\n`].map((line) => Buffer.from(line)),
  );
  spies[0]!.mockReturnValue(stdin as never);
  spies[1]!.mockReturnValue(stdout as never);
  const out: string[] = [];
  const output = { out: (line: string) => void out.push(line), err: () => undefined };
  const given = { flags: { profile: 'profile' }, words: [], environment: {} };
  const code = mcp(given, output).finally(() => spies.forEach((spy) => spy.mockRestore()));
  return { code, out };
}

it('waits for a client that does not read, before it answers the next line', async () => {
  const stdout = Object.assign(new EventEmitter(), { writableNeedDrain: true });
  const { code, out } = serveOn(stdout);
  for (const answered of [1, 2, 3]) {
    await until(() => stdout.listenerCount('drain') === 1);
    expect(out).toHaveLength(answered);
    stdout.emit('drain');
  }
  expect(await code).toBe(0);
});

it('ends when the client has closed the output', async () => {
  const stdout = Object.assign(new EventEmitter(), { writableNeedDrain: true });
  const { code, out } = serveOn(stdout);
  await until(() => stdout.listenerCount('drain') === 1);
  stdout.emit('error', new Error('EPIPE'));
  expect(await code).toBe(0);
  expect(out).toHaveLength(1);
});
