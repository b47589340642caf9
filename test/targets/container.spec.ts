// The Dockerfile that ships, built without a network on a base made of Node.js alone, and run as an orchestrator runs
// it: another user, a root that cannot be written, node as the first process.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { baseUrl, findFreePort } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith, findProgram } from '../optional.ts';
import { until } from '../process.ts';
import { build, newFolder } from './built.ts';

const missing = findProgram('buildah', 'buildah') ?? findProgram('bwrap', 'bubblewrap');

describeWith('the container', missing, () => {
  const store = newFolder();
  let image: any;
  let root: string;

  function buildah(...words: string[]): string {
    const places = ['--root', join(store, 'images'), '--runroot', join(store, 'run')];
    return execFileSync('buildah', [...places, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' },
    }).trim();
  }

  beforeAll(async () => {
    const folder = await build('node', baseUrl);
    const base = makeBase(join(store, 'base'));
    buildah('bud', '--quiet', '--format=docker', '--tag=localhost/base', base);
    const words = ['--build-arg=NODE_IMAGE=localhost/base', '--tag=localhost/profile', folder];
    buildah('bud', '--quiet', '--format=docker', ...words);
    image = JSON.parse(buildah('inspect', '--type=image', 'localhost/profile')).Docker.config;
    root = buildah('mount', buildah('from', 'localhost/profile'));
  }, 120_000);
  afterAll(() => {
    buildah('umount', '--all');
    buildah('rm', '--all');
  });

  /** Starts the image's own command in its root. */
  async function start(environment: Record<string, string>) {
    const port = await findFreePort();
    const values = Object.fromEntries(image.Env.map((line: string) => line.split(/=(.*)/s)));
    const all: Record<string, string> = { ...values, PORT: String(port), ...environment };
    const [uid, gid] = image.User.split(':');
    const words = [
      ['--ro-bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--chdir', image.WorkingDir],
      ['--unshare-user', '--uid', uid, '--gid', gid, '--unshare-pid', '--as-pid-1'],
      ['--info-fd', '3', '--clearenv'],
      Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value]),
      image.Entrypoint,
    ].flat();
    const child = spawn('bwrap', words, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    const said = { text: '' };
    let info = '';
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (chunk) => (said.text += chunk));
    child.stdio[3]!.on('data', (chunk) => (info += chunk));
    const exit = once(child, 'exit').then(([code]) => code as number | null);
    const answers = () =>
      sendTo(port, '/readyz').then(
        ({ status }) => status,
        () => undefined,
      );
    await until(async () => {
      if (child.exitCode !== null) throw new Error(said.text);
      return (await answers()) === 200;
    });
    const inner: number = JSON.parse(info)['child-pid'];
    return { port, exit, answers, said, stop: () => process.kill(inner, 'SIGTERM') };
  }

  it('runs as nobody in particular, and holds no more than it needs', () => {
    expect(image).toMatchObject({
      User: '65532:65532',
      StopSignal: 'SIGTERM',
      ExposedPorts: { '3000/tcp': {} },
      Env: expect.arrayContaining(['HOST=0.0.0.0', 'PORT=3000', 'DRAIN=5', 'NODE_ENV=production']),
      Labels: {
        'org.opencontainers.image.title': 'Profile API',
        'org.opencontainers.image.url': baseUrl,
        'org.opencontainers.image.licenses': 'MIT',
      },
    });
    const files = execFileSync('ls', ['-A', join(root, 'app')], { encoding: 'utf8' });
    expect(files.trim().split('\n')).toEqual(['files', 'sbom.cdx.json', 'server.mjs', 'site.json']);
  });

  contractSuite(
    'answers',
    async () => {
      const { port, exit, stop } = await start({ DRAIN: '0' });
      const send = (target: string, sent?: object) => sendTo(port, target, sent);
      return { baseUrl, send, close: async () => void (stop(), await exit) };
    },
    { compresses: true },
  );

  it('passes its own health check, and fails it when nothing answers', async () => {
    const { port, stop, exit } = await start({ DRAIN: '0' });
    const [kind, ...command] = image.Healthcheck.Test;
    expect(kind).toBe('CMD');
    const check = () =>
      once(
        spawn(command[0], command.slice(1), { env: { ...process.env, PORT: String(port) } }),
        'exit',
      );
    expect((await check())[0]).toBe(0);
    stop();
    await exit;
    expect((await check())[0]).toBe(1);
  });

  it('drains on SIGTERM: not ready, still there, then gone', async () => {
    const { port, answers, stop, exit } = await start({ DRAIN: '2' });
    const idle = createConnection(port, '127.0.0.1').on('error', () => undefined);
    const asked = performance.now();
    stop();
    await until(async () => (await answers()) === 503);
    expect((await sendTo(port, '/api/profile')).status).toBe(200);
    expect(await exit).toBe(0);
    const passed = performance.now() - asked;
    expect(passed).toBeGreaterThan(1_900);
    expect(passed).toBeLessThan(12_000);
    expect(await answers()).toBeUndefined();
    idle.destroy();
  });
});

/** Makes a folder with a Dockerfile of an image that holds the Node.js at hand and the libraries that it names. */
function makeBase(folder: string): string {
  const libraries = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).match(/\/\S+/g)!;
  for (const [from, to] of [
    [process.execPath, '/usr/local/bin/node'],
    ...libraries.map((library) => [library, library] as const),
  ] as const) {
    mkdirSync(join(folder, 'root', dirname(to)), { recursive: true });
    cpSync(from, join(folder, 'root', to), { dereference: true });
  }
  for (const mount of ['proc', 'dev']) mkdirSync(join(folder, 'root', mount));
  writeFileSync(join(folder, 'Dockerfile'), 'FROM scratch\nCOPY root /\nENV PATH=/usr/local/bin\n');
  return folder;
}
