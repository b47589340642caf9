// The output of `build --target node` on Node.js, and its snapshot on Bun and Deno.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl, connectSpawned, entries, findRuntime } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith, findProgram } from '../optional.ts';
import { copyProfile } from '../folders.ts';
import { build, newFolder } from './built.ts';

describe('build --target node', () => {
  contractSuite(
    'serves on Node.js',
    async () => {
      const folder = await build('node', baseUrl);
      return connectSpawned(process.execPath, () => [join(folder, 'server.mjs')]);
    },
    { compresses: true },
  );

  it('reads a tenth of its code before it listens', async () => {
    const folder = await build('node', baseUrl);
    const read = new Set<string>();
    const follow = (path: string) => {
      if (read.has(path)) return;
      read.add(path);
      const text = readFileSync(join(folder, path), 'utf8');
      // All static imports, and those dynamic imports that serve requests.
      for (const [, name] of text.matchAll(/(?:from|import|import\()"\.\/([\w/-]+\.mjs)"/g)) {
        const isLater = text.includes(`import("./${name}")`) && !/serve-/.test(name!);
        if (!isLater) follow(join(path, '..', name!));
      }
    };
    follow('server.mjs');
    const octets = [...read].map((path) => readFileSync(join(folder, path)).length);
    expect(read.size).toBeGreaterThan(2);
    expect(octets.reduce((sum, length) => sum + length)).toBeLessThan(80_000);
  });

  it('is updated, taken back and replaced while it runs, by the links of docs/deploy/server.md', async () => {
    const text = readFileSync('docs/deploy/server.md', 'utf8');
    const links = [...text.matchAll(/ssh server '(ln .*)'/g)].map(([, command]) => command!);
    expect(links).toHaveLength(3);
    const [host, profile] = [newFolder(), copyProfile()];
    cpSync(await build('node', baseUrl, profile), join(host, 'profile-api-1'), { recursive: true });
    const yaml = join(profile, 'profile.yaml');
    writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^role: .*/m, 'role: Second Build'));
    cpSync(await build('node', baseUrl, profile), join(host, 'profile-api-2'), { recursive: true });
    const link = (command: string) => execFileSync('sh', ['-c', command.replace('/opt', host)]);
    const start = () =>
      connectSpawned(process.execPath, () => [join(host, 'profile-api/server.mjs')]);
    const readRole = async (connection: Awaited<ReturnType<typeof start>>) =>
      JSON.parse((await connection.send('/api/profile')).body.toString()).role;

    const roles: string[] = [];
    for (const command of [links[0]!, links[1]!, links[0]!]) {
      link(command);
      const connection = await start();
      roles.push(await readRole(connection));
      link(links[1]!);
      // The code of these answers is read when it is first needed, from the folder of the running build.
      expect((await connection.send('/openapi.json')).status).toBe(200);
      expect((await connection.send('/resume.pdf')).status).toBe(200);
      expect(await readRole(connection)).toBe(roles.at(-1));
      await connection.close();
    }
    expect(roles[1]).toBe('Second Build');
    expect(roles[0]).not.toBe(roles[1]);
    expect(roles[2]).toBe(roles[0]);
  }, 120_000);

  it('serves where Node.js reads no module in the middle of a request', async () => {
    const flag = '--no-experimental-require-module';
    const folder = await build('node', baseUrl);
    const { send, close } = await connectSpawned(process.execPath, () => [
      flag,
      join(folder, 'server.mjs'),
    ]);
    expect((await send('/api/profile')).status).toBe(200);
    expect((await send('/openapi.json')).status).toBe(200);
    await close();
  });
});

describeWith('the unit file', findProgram('systemd-analyze', 'systemd'), () => {
  it('is one that systemd takes, and lets the service do little', async () => {
    const unit = join(await build('node', baseUrl), 'profile-api.service');
    const analyze = (...args: string[]) =>
      execFileSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
    expect(analyze('verify')).toBe('');
    expect(analyze('security', '--offline=true')).toMatch(/Overall exposure level .*: [01]\.\d/);
  });
});

for (const [name, options] of [
  ['bun', { compresses: true, resolvesDots: true }],
  ['deno', { compresses: true }],
] as const) {
  const { binary, missing } = findRuntime(name);
  describeWith(`the snapshot on ${name}`, missing, () => {
    contractSuite(
      'serves',
      async () => {
        const folder = await build('node', baseUrl);
        const environment = { SNAPSHOT: join(folder, 'site.json') };
        return connectSpawned(binary, () => entries[name], environment);
      },
      options,
    );
  });
}
