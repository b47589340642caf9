// Static sites in several languages behind nginx and Caddy: each language has the errors and redirects of the service.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Answer } from '../../src/exchange.ts';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { translatedFiles, translatedSite } from '../languages/translated.ts';
import { describeWith } from '../optional.ts';
import { missingCaddy, startCaddy } from '../servers/caddy.ts';
import { missingNginx, startNginx } from '../servers/nginx.ts';
import type { Server } from '../servers/sandbox.ts';
import { build, newFolder } from './built.ts';

const base = '/profile';
const origin = 'http://me.test';
const service = createApp(translatedSite(translatedFiles('de', 'pt', 'ar'), origin));

const profile = newFolder();
let folder: string;
beforeAll(async () => {
  cpSync('profile', profile, { recursive: true });
  cpSync('test/fixtures/translations', join(profile, 'translations'), { recursive: true });
  folder = await build('static', origin + base, profile);
}, 60_000);

const titleOf = (page: string) => /<title>[^<]+/.exec(page)?.[0];

const starts = {
  nginx: { missing: missingNginx, file: 'nginx.conf', start: startNginx },
  Caddy: { missing: missingCaddy, file: 'Caddyfile', start: startCaddy },
} as const;

for (const [name, { missing, file, start }] of Object.entries(starts))
  describeWith(`static files in four languages behind ${name}`, missing, () => {
    let server: Server;
    const ask = (path: string, method = 'GET') =>
      sendTo(server.port, base + path, { method, headers: { host: 'me.test' } });

    beforeAll(async () => {
      const configuration = readFileSync(join(folder, file), 'utf8');
      server = await start(configuration, { published: join(folder, 'public') });
    }, 60_000);
    afterAll(() => server?.stop());

    it.each(['', '/de', '/pt', '/ar'])(
      'answers below %j/api with problem documents',
      async (tag) => {
        const nothing = await ask(`${tag}/api/none`);
        expect(nothing.status).toBe(404);
        expect(nothing.headers).toMatchObject({
          'content-type': 'application/problem+json',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        });
        expect(toJSON(nothing)).toMatchObject({
          code: 'not_found',
          hint: `${tag}/api.json lists every file.`,
          docs: `${origin}${base}${tag}/openapi.json`,
        });
        const refused = await ask(`${tag}/api/profile`, 'POST');
        expect({ status: refused.status, allow: refused.headers['allow'] }).toEqual({
          status: 405,
          allow: 'GET, HEAD',
        });
        expect(toJSON(refused)).toMatchObject({ docs: `${origin}${base}${tag}/openapi.json` });
      },
    );

    it.each(['', '/de', '/pt', '/ar'])(
      'says below %j in its language that a page is missing',
      async (tag) => {
        const { status, headers, body } = await ask(`${tag}/nothing/`);
        const answer = service.answer({
          id: '',
          method: 'GET',
          target: `${tag}/nothing/`,
          headers: { accept: 'text/html' },
        }) as Answer;
        expect(status).toBe(404);
        expect(headers['content-language']).toBe(tag.slice(1) || 'en');
        expect(headers['link']).toBe(
          String(answer.headers['link']).replaceAll(origin, origin + base),
        );
        expect(body.toString()).toContain(`<html lang="${tag.slice(1) || 'en'}"`);
        expect(titleOf(body.toString())).toBe(
          titleOf(Buffer.from(answer.body as Uint8Array).toString()),
        );
      },
    );

    it.each(['', '/de', '/pt', '/ar'])('redirects below %j as the service does', async (tag) => {
      for (const [from, to] of [
        ['/api/profile/', '/api/profile'],
        ['/fit', '/fit/'],
      ] as const) {
        const { status, headers } = await ask(tag + from);
        expect({ status, location: headers['location'] }).toEqual({
          status: 308,
          location: base + tag + to,
        });
      }
    });

    it('has no language for a path that only begins with a tag', async () => {
      const { body } = await ask('/design/');
      expect(body.toString()).toContain('<html lang="en"');
    });
  });

it('writes a page for missing addresses into the folder of each language', () => {
  for (const tag of ['de', 'pt', 'ar'])
    expect(readFileSync(join(folder, 'public', tag, '404.html'), 'utf8')).toContain(
      `lang="${tag}"`,
    );
});
