// `profile-api check`: what goes to standard output in each format, and the addresses that it accepts.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rmSync } from 'node:fs';
import { main } from '../../src/cli/main.ts';
import { Owner } from '../trust/simulated.ts';

const owner = new Owner();
const reminder = expect.stringMatching(/^The signature ends in 9 days\. Sign again: /u);

/** The texts that `check` writes, one by one. */
async function check(...words: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const output = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
  };
  const code = await main(['check', ...words], owner.environment, output);
  return { code, out, err };
}

beforeAll(async () => {
  await owner.run('key', 'new');
  expect(await owner.run('sign', '--days', '10')).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(owner.root, { recursive: true, force: true }));

it('prints its report and the state of the signature', async () => {
  const { code, out, err } = await check();
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out).toEqual([expect.stringContaining(`${owner.folder} can be served: `), reminder]);
});

it.each([
  ['json', [expect.stringContaining('"canBeServed": true')]],
  ['github', []],
])('prints nothing but the report in the format %s', async (format, report) => {
  expect(await check('--format', format)).toEqual({ code: 0, out: report, err: [reminder] });
});

it('says that a site below a path cannot be signed', async () => {
  const { code, out } = await check('--base-url', 'https://mira.test/cv');
  expect({ code, out }).toEqual({
    code: 1,
    out: [
      expect.stringContaining('can be served'),
      expect.stringMatching(/sign --base-url https:\/\/mira\.test --profile/u),
      'A site below a path cannot be signed: https://mira.test/cv. Publish it at an origin, or delete trust/manifest.json.',
    ],
  });
});
