// Caddy with the configurations that `build` writes: in front of the service, and for files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { findFreePort } from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { missingCaddy, startCaddy, validateCaddyfile } from '../servers/caddy.ts';
import type { Server } from '../servers/nginx.ts';
import { build, newFolder } from '../targets/built.ts';

describeWith('Caddy', missingCaddy, () => {
  const running: (Server | NodeServer)[] = [];
  afterAll(() => Promise.all(running.map((one) => ('stop' in one ? one.stop() : one.close(0)))));

  it.each(['node', 'static'])('takes what build --target %s writes for https', async (target) => {
    const folder = await build(target, 'https://profile.test');
    const text = readFileSync(join(folder, 'Caddyfile'), 'utf8');
    expect(text).toContain('\nhttps://profile.test {\n');
    validateCaddyfile(newFolder(), text);
  });

  it('passes requests on, and answers a problem document while the service does not', async () => {
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const app = createApp(createTestSite(sampleContent, origin));
    const service = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    const site = readFileSync(join(await build('node', origin), 'Caddyfile'), 'utf8');
    const replaced = { '127.0.0.1:3000': `127.0.0.1:${service.port}` };
    running.push(await startCaddy(newFolder(), port, site, replaced));
    const headers = { host: `localhost:${port}` };
    const { status, headers: got } = await sendTo(port, '/api/profile', { headers });
    expect([status, got['content-type']]).toEqual([200, 'application/json']);
    await service.close(0);
    const failed = await sendTo(port, '/api/profile', { headers });
    expect([failed.status, failed.headers['content-type'], failed.headers['retry-after']]).toEqual([
      503,
      'application/problem+json',
      '5',
    ]);
    expect(toJSON(failed)).toMatchObject({
      code: 'unavailable',
      docs: `${origin}/openapi.json`,
    });
  });

  it('serves files at the usual addresses, below a path', async () => {
    const port = await findFreePort();
    const folder = await build('static', `http://localhost:${port}/me`);
    const site = readFileSync(join(folder, 'Caddyfile'), 'utf8');
    const replaced = { '/var/www/profile': join(folder, 'public') };
    running.push(await startCaddy(newFolder(), port, site, replaced));
    const ask = (target: string, more = {}) =>
      sendTo(port, target, { headers: { host: `localhost:${port}`, ...more } });
    for (const target of ['/me/api/profile', '/me/api/profile.json']) {
      const received = await ask(target);
      expect([received.status, received.headers['content-type']]).toEqual([
        200,
        'application/json',
      ]);
      expect(toJSON(received).name).toBe(sampleContent.profile.name);
    }
    expect((await ask('/me/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    const lost = await ask('/me/nothing');
    expect([lost.status, lost.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(lost.body.toString()).toContain('<html');
  });
});
