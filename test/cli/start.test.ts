// `profile-api start` within this process: a terminal of two streams, and a service that is only recorded.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { browserCommand } from '../../src/cli/browser.ts';
import type { Given } from '../../src/cli/command.ts';
import type { Served } from '../../src/cli/service.ts';
import { type Desk, start } from '../../src/cli/start.ts';
import { collect, runHere } from '../command.ts';
import { newFolder } from '../folders.ts';

let parent = '';
beforeEach(({ onTestFinished }) => {
  parent = newFolder(onTestFinished);
});

const resume = {
  basics: { name: 'Ada Example', label: 'Engineer', email: 'ada@example.com' },
  work: [
    { name: 'Example Bank', position: 'Engineer', startDate: '2021-03', endDate: 'Spring' },
    { name: 'Example Rail', position: 'Engineer', startDate: '2019-03', endDate: '2020-01' },
  ],
};

const enter = '\r';
const stop = '\u0003';

/** Runs `start` and types each answer when its question is there. */
async function run(
  words: readonly string[],
  answers: readonly (readonly [question: string, typed: string])[],
  flags: Given['flags'] = {},
) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const shown = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 60 });
  const served: { given?: Given; opened: string[] } = { opened: [] };
  const left = [...answers];
  let screen = '';
  shown.on('data', (data: Buffer) => {
    screen += data.toString();
    const [next] = left;
    if (next === undefined || !screen.includes(next[0])) return;
    left.shift();
    screen = '';
    setTimeout(() => input.write(next[1]), 5);
  });
  const desk: Desk = {
    input,
    output: shown,
    isInteractive: true,
    open: (url) => void served.opened.push(url),
    serve: async (given, _, open) => {
      served.given = given;
      const { onListening }: Served = await open();
      onListening?.('http://localhost:1/');
      return 0;
    },
  };
  const given = { flags: { into: join(parent, 'me'), ...flags }, words, environment: {} };
  const ran = await collect((output) => start(given, output, desk));
  expect(left).toEqual([]);
  return { ...ran, ...served };
}

const read = (file: string) => parse(readFileSync(join(parent, 'me', file), 'utf8'));

function writeResume(): string {
  const path = join(parent, 'resume.json');
  writeFileSync(path, JSON.stringify(resume));
  return path;
}

describe('start with a résumé', () => {
  it('asks for open fields beside the text, refuses the mistakes that check finds, and serves', async () => {
    const { code, out, given, opened } = await run(
      [writeResume()],
      [
        ['1 of 3: focus. Write in one line', `Payments: all of them${enter}`],
        ['2 of 3: availability', `Open to offers${enter}`],
        ['company: Example Bank', ''],
        ['3 of 3: end (your file says "Spring"). Write the month', `soon${enter}`],
        ['"soon" is not a month.', `\b\b\b\b2024-05${enter}`],
      ],
    );
    expect(code).toBe(0);
    expect(out).toContain('holds: 2 roles');
    const me = join(parent, 'me');
    expect(out.slice(out.indexOf('\nEdit'))).toBe(`
Edit the files in ${me}: the page follows. Stop with Ctrl+C. Then:
  npx profile-api case --profile ${me}     # case studies from your highlights
  npx profile-api start --into ${me}       # serve it again
  npx profile-api build out --target static --base-url URL --profile ${me}   # publish it: docs/deploy.md`);
    expect(read('profile.yaml')).toMatchObject({
      focus: 'Payments: all of them',
      availability: 'Open to offers',
    });
    expect(read('experience.yaml')[0]).toMatchObject({ end: '2024-05' });
    expect(given?.flags).toEqual({
      profile: join(parent, 'me'),
      watch: true,
      workers: '1',
      port: undefined,
    });
    expect(opened).toEqual(['http://localhost:1/']);
  });

  it('keeps each answer when the owner stops, continues there, and opens no browser', async () => {
    const first = await run(
      [writeResume()],
      [
        ['1 of 3: focus', `Payments${enter}`],
        ['2 of 3: availability', stop],
      ],
    );
    expect(first.code).toBe(1);
    expect(first.given).toBeUndefined();
    expect(first.out).toContain(`profile-api start --into ${join(parent, 'me')}`);
    expect(read('profile.yaml').focus).toBe('Payments');
    const second = await run(
      [],
      [
        ['1 of 2: availability', `Open${enter}`],
        ['2 of 2: end', `present${enter}`],
      ],
      { 'no-open': true, port: '0' },
    );
    expect(second.code).toBe(0);
    expect(second.given?.flags['port']).toBe('0');
    expect(second.opened).toEqual([]);
  });

  it('shows the report of check on a field that is left open, and checks again', async () => {
    const { code, out } = await run(
      [writeResume()],
      [
        ['focus', `Payments${enter}`],
        ['availability', `Open${enter}`],
        ['end', enter],
        ['Correct these in your editor. Check again?', 'n'],
      ],
    );
    expect(code).toBe(1);
    expect(out).toContain('The field "end" is missing.');
  });

  it('adds a newer one to the profile of an owner', async () => {
    const file = writeResume();
    const answers = [
      ['focus', `Payments${enter}`],
      ['availability', `Open${enter}`],
      ['end', `present${enter}`],
    ] as const;
    await run([file], answers);
    resume.work[1]!.position = 'Lead';
    const { code, out } = await run([writeResume()], []);
    expect(code).toBe(0);
    expect(out).toContain('The newer résumé has this title:');
    expect(read('experience.yaml')[1].title).toBe('Engineer');
  });
});

it('begins without a résumé, and asks for every required field', async () => {
  const { code } = await run(
    [],
    [
      ['1 of 5: name. Write your name', `Ada Example${enter}`],
      ['2 of 5: role', `Engineer${enter}`],
      ['3 of 5: focus', `Payments${enter}`],
      ['4 of 5: email', `ada@example.com${enter}`],
      ['5 of 5: availability', `Open${enter}`],
    ],
  );
  expect(code).toBe(0);
  expect(read('profile.yaml')).toMatchObject({ name: 'Ada Example', role: 'Engineer' });
  expect(read('experience.yaml')).toEqual([]);
});

it('without a terminal names the commands that do the same, and writes nothing', async () => {
  const into = join(parent, 'a b');
  const { code, err } = await runHere(['start', 'my resume.json', '--into', into]);
  expect(code).toBe(2);
  expect(err).toContain(`profile-api import 'my resume.json' --into '${into}'`);
  expect(err).toContain(`profile-api serve --profile '${into}' --watch`);
  expect((await runHere(['start'])).err).toContain('profile-api init my-profile');
  expect(existsSync(into)).toBe(false);
});

it('opens the browser of each system, or that which the owner names', () => {
  expect(browserCommand('linux', {})).toEqual(['xdg-open']);
  expect(browserCommand('darwin', { BROWSER: '' })).toEqual(['open']);
  expect(browserCommand('win32', {})[0]).toBe('rundll32');
  expect(browserCommand('win32', { BROWSER: 'lynx' })).toEqual(['lynx']);
});
