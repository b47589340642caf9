// The command line as its user meets it: real processes, temporary folders.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { sendTo, toJSON } from './contract/exchange.ts';
import { run, type Served, start, startServer, until, withoutSettings } from './process.ts';
import { exchange, splitAnswers } from './runtime/raw.ts';

const servers: Served[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function serve(args?: string[], environment?: Record<string, string>): Promise<Served> {
  const server = await startServer(args, environment);
  servers.push(server);
  return server;
}

/** A copy of the sample profile that a test may change. */
function copyProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  folders.push(folder);
  cpSync('profile', folder, { recursive: true });
  return folder;
}

function renameOwner(folder: string, name: string): void {
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*$/m, `name: ${name}`));
}

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await run(['help']);
    expect(code).toBe(0);
    for (const [name, { summary }] of Object.entries(commands)) {
      expect(out).toContain(name);
      expect(out).toContain(summary);
    }
  });

  it.each(Object.keys(commands))('tells the flags of %s', async (name) => {
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

  it('tells what a setting is when it is not given', async () => {
    const { out } = await run(['help', 'serve']);
    for (const each of ['./profile', '3000', '127.0.0.1', 'info', '1']) {
      expect(out).toContain(`(default ${each}) [`);
    }
  });

  it('tells the version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await run(['version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('wrong usage ends with exit code 2 and one line', () => {
  it.each<[string[], Record<string, string>, string]>([
    [['serv'], {}, 'There is no command "serv". Did you mean "serve"?'],
    [['toString'], {}, 'There is no command "toString".'],
    [
      ['serve', '--prot', '1'],
      {},
      "Unknown option '--prot'. Usage: profile-api serve [--profile VALUE] [--snapshot VALUE] [--port VALUE] [--host VALUE] [--base-url VALUE] [--log-level VALUE] [--workers VALUE] [--drain VALUE] [--max-connections VALUE] [--cache-tags VALUE] [--metrics VALUE] [--fonts VALUE] [--watch]",
    ],
    [['serve', '--port', '70000'], {}, '--port takes a number from 0 to 65535, not "70000".'],
    [['serve', '--port', 'http'], {}, '--port takes a number'],
    [
      ['serve', '--port', '-1'],
      {},
      '--port takes a value. One that begins with a hyphen is written after "=": --port=VALUE. Usage: profile-api serve [',
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
      'check takes no word "theirs". Usage: profile-api check [FOLDER] [--profile VALUE] [--base-url VALUE] [--links] [--fresh] [--format VALUE] [--json] [--strict]\n',
    ],
    [
      ['server-json', '-x'],
      {},
      'Usage: profile-api server-json --base-url ORIGIN [--profile VALUE]\n',
    ],
    [['init', ''], {}, 'A word is empty. Usage: profile-api init FOLDER [--workflow VALUE]\n'],
  ])('%j with %j', async (args, environment, message) => {
    const { code, out, err } = await run(args, environment);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

it.each([
  [['check', '--profile', 'test/fixtures/invalid/ten-mistakes'], 1],
  [['help'], 0],
])('%j ends in silence when nobody reads what it says', async (args, expected) => {
  const child = start(args);
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: expected, err: '' });
});

describe('serve does not start', () => {
  it('with content that has mistakes, and says what check says', async () => {
    const folder = copyProfile();
    const path = join(folder, 'profile.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('email: ', 'emial: '));
    const served = await run(['serve', '--port', '0', '--profile', folder]);
    const checked = await run(['check', '--profile', folder]);
    expect(served.code).toBe(1);
    expect(checked.code).toBe(1);
    const mistakes = (checked.out + checked.err)
      .split('\n')
      .filter((line) => line.includes('error:'));
    expect(mistakes).not.toHaveLength(0);
    for (const line of mistakes) expect(served.err).toContain(line);
  });

  it('without a profile folder', async () => {
    const { code, err } = await run(['serve', '--port', '0', '--profile', '/nowhere']);
    expect(code).toBe(1);
    expect(err).toContain('There is no profile folder "/nowhere".');
  });

  it('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await run(['serve', '--port', String(port)]);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(
      `Port ${port} is taken on 127.0.0.1. Choose another with --port or PORT.`,
    );
  });
});

describe('serve', () => {
  it('says in one line where to look', async () => {
    const { startLine, port, err } = await serve();
    expect(startLine).toContain(`http://localhost:${port}/`);
    expect(startLine).toContain(`http://localhost:${port}/api/mcp`);
    expect(err().trimEnd().split('\n')).toHaveLength(1);
  });

  it('lets a flag beat the environment', async () => {
    const child = await run(['serve', '--port', 'flag'], { PORT: '3000' });
    expect(child.err).toContain('--port takes');
  });

  it('links to the origin that it was given', async () => {
    const environment = { BASE_URL: 'https://env.test' };
    const server = await serve(['--host', '127.0.0.1'], environment);
    expect(server.startLine).toContain('https://env.test/');
  });

  it('logs method, route, status, duration and id, and nothing of the visitor', async () => {
    const server = await serve();
    await sendTo(server.port, '/api/experience?company=secret-query');
    await sendTo(server.port, '/api/secret-path');
    await sendTo(server.port, '/api/job-fit', {
      method: 'POST',
      body: '{"job_description":"secret-body"}',
      headers: { 'user-agent': 'secret-agent', referer: 'https://secret-referer.test/' },
    });
    await until(() => server.log().length >= 3);
    const entries = server.log();
    expect(JSON.stringify(entries)).not.toMatch(/secret|127\.0\.0\.1/);
    expect(entries.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/experience', 200],
      ['GET', '/api/*', 404],
      ['POST', '/api/job-fit', 200],
    ]);
    for (const entry of entries) {
      expect(entry['duration']).toEqual(expect.any(Number));
      expect(entry['requestId']).toMatch(/^[\w-]{36}$/);
    }
  });

  it('tells liveness and readiness outside the index', async () => {
    const { port } = await serve();
    expect(toJSON(await sendTo(port, '/healthz'))).toEqual({ status: 'ok' });
    expect(toJSON(await sendTo(port, '/readyz'))).toEqual({ status: 'ok' });
    expect((await sendTo(port, '/api')).body.toString()).not.toContain('healthz');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'finishes what is in flight on %s and exits 0',
    async (signal) => {
      const server = await serve();
      const head =
        'POST /api/job-fit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 23\r\nConnection: close\r\n\r\n';
      const inFlight = exchange(server.port, [head, '{"job_description":', '"x"}'], { pause: 400 });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const exited = server.stop(signal);
      await new Promise((resolve) => setTimeout(resolve, 100));
      // So a terminal closes.
      server.child.kill('SIGHUP');
      await expect(sendTo(server.port, '/api')).rejects.toThrow(/ECONNREFUSED/);
      expect(splitAnswers(await inFlight)).toMatchObject([{ status: 200 }]);
      expect(await exited).toBe(0);
    },
  );

  it('--watch serves changed content, and the last good content while there is a mistake', async () => {
    const folder = copyProfile();
    const path = join(folder, 'profile.yaml');
    const original = readFileSync(path, 'utf8');
    const server = await serve(['--watch', '--profile', folder]);
    const nameNow = async () => toJSON(await sendTo(server.port, '/api/profile')).name;
    expect(await nameNow()).toBe('Mira Halvorsen');

    writeFileSync(path, original.replace('name: Mira Halvorsen', 'name: Ada Example'));
    await until(async () => (await nameNow()) === 'Ada Example');

    writeFileSync(path, original.replace('email: ', 'emial: '));
    await until(() => server.err().includes('emial'));
    expect(await nameNow()).toBe('Ada Example');

    writeFileSync(path, original);
    await until(async () => (await nameNow()) === 'Mira Halvorsen');
  });

  it('--watch sees files that an editor replaces, that come and that go', async () => {
    const folder = copyProfile();
    const path = join(folder, 'profile.yaml');
    const original = readFileSync(path, 'utf8');
    const server = await serve(['--watch', '--profile', folder]);
    const get = async (target: string) => toJSON(await sendTo(server.port, target));
    for (const name of ['Ada One', 'Ada Two', 'Ada Three', 'Ada Four']) {
      writeFileSync(
        join(folder, '.profile.yaml.new'),
        original.replace('name: Mira Halvorsen', `name: ${name}`),
      );
      renameSync(join(folder, '.profile.yaml.new'), path);
      await until(async () => (await get('/api/profile')).name === name);
    }
    const added = join(folder, 'cases/04-another.md');
    const study = readFileSync(
      join(folder, 'cases/03-healthcare-react-component-system.md'),
      'utf8',
    );
    writeFileSync(added, study.replace('healthcare-react-component-system', 'another'));
    await until(async () => (await get('/api/cases')).length === 4);
    rmSync(added);
    await until(async () => (await get('/api/cases')).length === 3);
  });

  it('--watch follows a folder that is moved away, that comes back and that a link exchanges', async () => {
    const [one, two] = [copyProfile(), copyProfile()];
    const link = join(mkdtempSync(join(tmpdir(), 'profile-')), 'current');
    folders.push(dirname(link));
    symlinkSync(one, link);
    const server = await serve(['--watch', '--profile', link]);
    const nameNow = async () => toJSON(await sendTo(server.port, '/api/profile')).name;

    renameOwner(two, 'Ada Two');
    rmSync(link);
    await until(() => server.err().includes('There is no profile folder'));
    symlinkSync(two, link);
    await until(async () => (await nameNow()) === 'Ada Two');
    renameOwner(two, 'Ada Three');
    await until(async () => (await nameNow()) === 'Ada Three');
    symlinkSync(one, `${link}.new`);
    renameOwner(one, 'Ada One');
    renameSync(`${link}.new`, link);
    await until(async () => (await nameNow()) === 'Ada One');
  });

  it('--watch sees that a link above the folder leads elsewhere, and what is written behind one in it', async () => {
    const [one, two] = [copyProfile(), copyProfile()];
    const deployed = mkdtempSync(join(tmpdir(), 'profile-'));
    folders.push(deployed);
    for (const [name, folder] of Object.entries({ one, two })) {
      mkdirSync(join(deployed, name));
      symlinkSync(folder, join(deployed, name, 'profile'));
    }
    renameOwner(two, 'Ada Two');
    const outside = join(deployed, 'profile.yaml');
    renameSync(join(two, 'profile.yaml'), outside);
    symlinkSync(outside, join(two, 'profile.yaml'));
    const current = join(deployed, 'current');
    symlinkSync('one', current);
    const server = await serve(['--watch', '--profile', join(current, 'profile')]);
    const nameNow = async () => toJSON(await sendTo(server.port, '/api/profile')).name;

    symlinkSync('two', `${current}.new`);
    renameSync(`${current}.new`, current);
    await until(async () => (await nameNow()) === 'Ada Two');
    renameOwner(deployed, 'Ada Three');
    await until(async () => (await nameNow()) === 'Ada Three');
    // Entries of the log are written together, a moment later.
    const reloads = () => server.log().filter(({ msg }) => msg === 'content reloaded');
    await until(() => reloads().length === 2);
  });

  it('says where it listens when the links name another origin', async () => {
    const server = await serve(['--base-url', 'https://profile.example.com']);
    const port = /listening on 127\.0\.0\.1:(\d+)$/.exec(server.startLine)?.[1];
    expect((await sendTo(Number(port), '/healthz')).status).toBe(200);
  });

  it('says that links lead nowhere when others can reach it and it knows no public origin', async () => {
    const server = await serve(['--host', '0.0.0.0']);
    const [first, second] = server.err().split('\n');
    expect(first).toBe(
      `Links lead to http://localhost:${server.port}, and to other machines that is themselves. Set the public origin with --base-url or BASE_URL.`,
    );
    expect(second).toBe(server.startLine);
    const known = await serve(['--host', '0.0.0.0', '--base-url', 'https://a.test']);
    expect(known.err()).toBe(`${known.startLine}\n`);
  });

  it('exits when it is asked to, though its parent keeps a channel open', async () => {
    const child = fork('dist/cli/bin.js', ['serve', '--port', '0'], {
      env: withoutSettings(),
      silent: true,
    });
    await once(child.stderr!, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
