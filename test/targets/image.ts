// Images of the Dockerfile that ships, built without a network on a base made of Node.js alone, and run as an orchestrator
// runs them: another user, a root that cannot be written, node as the first process.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sendTo } from '../contract/exchange.ts';
import { findFreePort } from '../contract/spawned.ts';
import { findProgram } from '../optional.ts';
import { until } from '../until.ts';
import { newFolder } from './built.ts';

export const missingContainers =
  findProgram('buildah', 'buildah') ?? findProgram('bwrap', 'bubblewrap');

/** Builds the image of a folder that `build --target node` wrote. */
export function buildImage(folder: string) {
  const store = newFolder();

  function buildah(...words: string[]): string {
    const places = ['--root', join(store, 'images'), '--runroot', join(store, 'run')];
    return execFileSync('buildah', [...places, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' },
    }).trim();
  }

  const base = makeBase(join(store, 'base'));
  buildah('bud', '--quiet', '--format=docker', '--tag=localhost/base', base);
  const named = ['--build-arg=NODE_IMAGE=localhost/base', '--tag=localhost/profile'];
  buildah('bud', '--quiet', '--format=docker', ...named, folder);
  const image = JSON.parse(buildah('inspect', '--type=image', 'localhost/profile')).Docker.config;
  const root = buildah('mount', buildah('from', 'localhost/profile'));

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

  return {
    image,
    root,
    start,
    remove() {
      buildah('umount', '--all');
      buildah('rm', '--all');
    },
  };
}

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
