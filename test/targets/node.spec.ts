// What `build --target node` writes, on Node.js; and its snapshot on Bun and Deno.
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { baseUrl, connectSpawned, entries, findRuntime } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith, findProgram } from '../optional.ts';
import { build } from './built.ts';

describe('build --target node', () => {
  contractSuite(
    'serves on Node.js',
    async () => {
      const folder = await build('node', baseUrl);
      return connectSpawned(process.execPath, () => [join(folder, 'server.mjs')]);
    },
    { compresses: true },
  );
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
