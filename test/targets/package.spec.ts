// The package as a user gets it: packed, installed by npm into an empty folder, and published from there in three commands
// for each kind of host.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { connectSpawned, findFreePort } from '../contract/spawned.ts';
import { jsonResumes } from '../import/shapes.ts';
import { describeWith } from '../optional.ts';
import { withoutSettings } from '../process.ts';
import { until } from '../until.ts';
import { missingNginx, startNginx } from '../servers/nginx.ts';
import { newFolder } from './built.ts';
import { buildImage, missingContainers } from './image.ts';
import { type Registry, startRegistry } from './registry.ts';
import { missingWrangler, startWrangler } from './wrangler.ts';

const execute = promisify(execFile);
const origin = 'https://noor.example.com';
const name = 'Noor Example';

let registry: Registry;
let folder: string;
let tarball: string;

/** Runs a command line in the folder, with only the packages that npm installed. */
async function type(line: string): Promise<string> {
  const env = { ...withoutSettings(), npm_config_offline: 'true' };
  const { stdout, stderr } = await execute('sh', ['-c', line], { cwd: folder, env });
  return stdout + stderr;
}

beforeAll(async () => {
  registry = await startRegistry();
  const packed = newFolder();
  await execute('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', packed]);
  tarball = join(packed, readdirSync(packed)[0]!);
  folder = join(newFolder(), 'empty');
  mkdirSync(folder);
  const words = ['--omit=dev', '--no-audit', '--no-fund', `--registry=${registry.url}`];
  const cache = `--cache=${join(packed, 'cache')}`;
  await execute('npm', ['install', ...words, cache, tarball], { cwd: folder });
}, 180_000);
afterAll(() => registry?.close());

/** Whether a profile, by default the imported one, is answered. */
async function isAnswered(port: number, target = '/api/profile', whose = name): Promise<boolean> {
  const received = await sendTo(port, target).catch(() => undefined);
  return received?.status === 200 && toJSON(received).name === whose;
}

/** Adds the fields that the résumé lacks. */
function fillIn(profile: string): void {
  const answers = ['focus: Timetables that keep their promises', 'availability: From May'];
  appendFileSync(join(profile, 'profile.yaml'), `${answers.join('\n')}\n`);
}

/** Runs a command line that serves a profile, until it answers. */
async function serve(line: string, whose: string): Promise<void> {
  const port = await findFreePort();
  const [program = '', ...words] = line.split(' ');
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...withoutSettings(), NODE_ENV: 'production', PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  await until(() => isAnswered(port, '/api/profile', whose));
  process.kill(-child.pid!, 'SIGTERM');
  await exit;
}

describe.sequential('from an empty folder', () => {
  it('the package is at most 5.5 MB to download and 30 MB on disk, and needs no compiler', () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(5_500_000);
    const installed = join(folder, 'node_modules');
    expect(sizeOf(installed)).toBeLessThanOrEqual(30_000_000);
    for (const tool of ['typescript', 'esbuild', 'pino', '@resvg']) {
      expect(existsSync(join(installed, tool)), tool).toBe(false);
    }
  });

  it('every file to which its README leads is in it', () => {
    const own = join(folder, 'node_modules/profile-api');
    const readme = readFileSync(join(own, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path!);
    expect(links).toContain('docs/pictures/home.png');
    expect(links.filter((path) => !existsSync(join(own, path)))).toEqual([]);
  });

  it('import makes a folder, of which the rest is filled in', async () => {
    writeFileSync(join(folder, 'resume.json'), JSON.stringify(jsonResumes['every list']));
    expect(await type('npx profile-api import resume.json')).toContain('To fill in');
    fillIn(join(folder, 'profile'));
    expect(await type('npx profile-api check')).toContain('can be served');
  });

  it('npx profile-api serve answers, in production', () => serve('npx profile-api serve', name));

  const lines = readFileSync('README.md', 'utf8').match(/^npx profile-api [^#\n]+/gm)!;
  it.each(lines.map((line) => line.trim()))('%s works, as the README prints it', async (line) => {
    if (line.includes(' serve ')) {
      await serve(line, line.includes('node_modules') ? 'Mira Halvorsen' : name);
    } else {
      expect(await type(line)).toMatch(/To fill in|files written/);
      if (line.includes(' import ')) fillIn(join(folder, '../me'));
    }
  });

  it('build and node answer as a server', async () => {
    await type(`npx profile-api build server --target node --base-url ${origin}`);
    const words = [join(folder, 'server/server.mjs')];
    const connection = await connectSpawned(process.execPath, () => words);
    expect(toJSON(await connection.send('/api/profile')).name).toBe(name);
    await connection.close();
  });
});

describeWith('from an empty folder to files', missingNginx, () => {
  it('build and a copy answer behind nginx', async () => {
    await type(`npx profile-api build files --target static --base-url ${origin}`);
    const site = readFileSync(join(folder, 'files/nginx.conf'), 'utf8');
    const server = await startNginx(site, { published: join(folder, 'files/public') });
    expect(await isAnswered(server.port)).toBe(true);
    expect(await isAnswered(server.port, '/api/profile.json')).toBe(true);
    await server.stop();
  });
});

describeWith('from an empty folder to Cloudflare', missingWrangler, () => {
  it('build and wrangler answer', async () => {
    await type(`npx profile-api build worker --target cloudflare --base-url ${origin}`);
    const connection = await startWrangler(join(folder, 'worker'));
    expect(toJSON(await connection.send('/api/profile')).name).toBe(name);
    await connection.close();
  }, 60_000);
});

describeWith('from an empty folder to a container', missingContainers, () => {
  it('build, an image and a start answer', async () => {
    await type(`npx profile-api build image --target node --base-url ${origin}`);
    const built = buildImage(join(folder, 'image'));
    const { port, stop, exit } = await built.start({ DRAIN: '0' });
    expect(await isAnswered(port)).toBe(true);
    stop();
    expect(await exit).toBe(0);
    built.remove();
  }, 120_000);
});

/** Octets of the files in a folder. */
function sizeOf(place: string): number {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
