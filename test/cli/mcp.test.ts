// `profile-api mcp` within this process: lines of standard input, answers on the output.
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { mcp } from '../../src/cli/mcp.ts';
import { collect } from '../command.ts';

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
