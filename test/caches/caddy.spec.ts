// Caddy with the configurations that `build` writes: in front of the service, and for files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { serveNode } from '../../src/runtime/node.ts';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { missingCaddy, startCaddy, validateCaddyfile } from '../servers/caddy.ts';
import { build, newFolder } from '../targets/built.ts';

describeWith('Caddy', missingCaddy, () => {
  it.each(['node', 'static'])(
    'accepts the https configuration of build --target %s',
    async (target) => {
      const folder = await build(target, 'https://profile.test');
      const text = readFileSync(join(folder, 'Caddyfile'), 'utf8');
      expect(text).toContain('\nhttps://profile.test {\n');
      validateCaddyfile(newFolder(), text);
    },
  );

  it('passes requests on, and answers a problem document while the service does not', async () => {
    const origin = 'http://profile.test';
    const app = createApp(createTestSite(sampleContent, origin));
    const service = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
    const site = readFileSync(join(await build('node', origin), 'Caddyfile'), 'utf8');
    const { port, stop } = await startCaddy(site, { origin: service.port });
    const headers = { host: 'profile.test' };
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
    await stop();
  });

  it('serves files at the usual addresses, below a path', async () => {
    const folder = await build('static', 'http://profile.test/me');
    const site = readFileSync(join(folder, 'Caddyfile'), 'utf8');
    const { port, stop } = await startCaddy(site, { published: join(folder, 'public') });
    const ask = (target: string, more = {}) =>
      sendTo(port, target, { headers: { host: 'profile.test', ...more } });
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
    await stop();
  });
});
