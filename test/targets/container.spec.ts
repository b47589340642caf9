// The Dockerfile that ships.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { baseUrl } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith } from '../optional.ts';
import { until } from '../until.ts';
import { build } from './built.ts';
import { buildImage, missingContainers } from './image.ts';

describeWith('the container', missingContainers, () => {
  let built: ReturnType<typeof buildImage>;
  beforeAll(async () => {
    built = buildImage(await build('node', baseUrl));
  }, 120_000);
  afterAll(() => built?.remove());

  it('runs as an unprivileged user, with only the files that it needs', () => {
    const { image, root } = built;
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
    expect(files.trim().split('\n')).toEqual([
      'files',
      'sbom.cdx.json',
      'server',
      'server.mjs',
      'site.json',
    ]);
  });

  contractSuite(
    'answers',
    async () => {
      const { port, exit, stop } = await built.start({ DRAIN: '0' });
      const send = (target: string, sent?: object) => sendTo(port, target, sent);
      return { baseUrl, send, close: async () => void (stop(), await exit) };
    },
    { compresses: true },
  );

  it('passes its own health check, and fails it when nothing answers', async () => {
    const { port, stop, exit } = await built.start({ DRAIN: '0' });
    const [kind, ...command] = built.image.Healthcheck.Test;
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
    const { port, answers, stop, exit } = await built.start({ DRAIN: '2' });
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
