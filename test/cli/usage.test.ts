// The help of the command line, and its answers to unknown words.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runHere as run } from '../command.ts';

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await run(['help']);
    expect(code).toBe(0);
    for (const [name, { summary }] of Object.entries(commands)) {
      expect(out).toContain(name);
      expect(out).toContain(summary);
    }
  });

  it.each(Object.keys(commands))('lists the flags of %s', async (name) => {
    const { code, out } = await run([name, '--help']);
    expect(code).toBe(0);
    for (const flag of Object.keys(commands[name]!.flags)) expect(out).toContain(`--${flag}`);
  });

  it.each([
    ['serve', 'default http://localhost:<port>'],
    ['mcp', 'default none'],
    ['server-json', 'required'],
    ['worker', 'required'],
  ])('tells the origin that %s links to', async (name, origin) => {
    const { out } = await run(['help', name]);
    expect(out).toContain(`Public origin for links (${origin}) [BASE_URL]`);
  });

  it('states the default of each setting', async () => {
    const { out } = await run(['help', 'serve']);
    for (const each of ['./profile', '3000', '127.0.0.1', 'info', '1']) {
      expect(out).toContain(`(default ${each}) [`);
    }
  });
});

describe('the words of help and version', () => {
  it.each([[], ['help'], ['--help'], ['-h']])('%j', async (...words) => {
    const { code, out } = await run(words);
    expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: npx profile-api COMMAND [FLAGS]']);
  });

  it.each([['version'], ['--version'], ['-v']])('%j', async (word) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await run([word])).toEqual({ code: 0, out: version, err: '' });
  });
});

describe('wrong usage ends with exit code 2 and one line', () => {
  it.each<[string[], Record<string, string>, string]>([
    [['serv'], {}, 'There is no command "serv". Did you mean "serve"?'],
    [['toString'], {}, 'There is no command "toString".'],
    [
      ['serve', '--prot', '1'],
      {},
      "Unknown option '--prot'. Usage: npx profile-api serve [--profile VALUE] [--snapshot VALUE] [--port VALUE] [--host VALUE] [--base-url VALUE] [--log-level VALUE] [--fonts VALUE] [--workers VALUE] [--max-connections VALUE] [--cache-tags VALUE] [--require-signature] [--drain VALUE] [--metrics VALUE] [--watch]",
    ],
    [['serve', '--port', 'flag'], { PORT: '3000' }, '--port takes'],
    [['serve', '--port', '70000'], {}, '--port takes a number from 0 to 65535, not "70000".'],
    [['serve', '--port', 'http'], {}, '--port takes a number'],
    [
      ['serve', '--port', '-1'],
      {},
      '--port takes a value. Write a value that begins with a hyphen after "=": --port=VALUE. Usage: npx profile-api serve [',
    ],
    [['serve', '--port=-1'], {}, '--port takes a number from 0 to 65535, not "-1".'],
    [['serve'], { PORT: '3e3' }, 'PORT takes a number from 0 to 65535, not "3e3".'],
    [['serve'], { BASE_URL: 'example.com' }, 'BASE_URL takes an http or https origin'],
    [['serve', '--base-url', 'https://a.test/x'], {}, '--base-url takes an http or https origin'],
    [['serve'], { HOST: 'a b' }, 'HOST takes an address'],
    [['serve'], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL takes'],
    [['serve', '--metrics', '9464'], {}, '--metrics takes HOST:PORT, for example 127.0.0.1:9464,'],
    [['serve'], { METRICS: 'localhost:70000' }, 'METRICS takes HOST:PORT'],
    [
      ['check', 'mine', 'theirs'],
      {},
      'check does not take "theirs". Usage: npx profile-api check [FOLDER] [--profile VALUE] [--base-url VALUE] [--links] [--fresh] [--format VALUE] [--json] [--strict]\n',
    ],
    [['mcp', 'profile'], {}, 'mcp does not take "profile". Usage: npx profile-api mcp ['],
    [
      ['server-json', '-x'],
      {},
      'Usage: npx profile-api server-json --base-url ORIGIN [--profile VALUE]\n',
    ],
    [['key', 'drop'], {}, 'key drop needs the id of the key: npx profile-api key drop KID.'],
    [['key', 'new', 'abc'], {}, 'key new takes no key id, but "abc" was given.'],
    [
      ['init', ''],
      {},
      'An argument is empty. Usage: npx profile-api init FOLDER [--workflow VALUE] [--package VALUE]\n',
    ],
  ])('%j with %j', async (args, environment, message) => {
    const { code, out, err } = await run(args, environment);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(`${err}\n`).toContain(message);
    expect(err.split('\n')).toHaveLength(1);
  });
});
