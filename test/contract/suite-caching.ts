import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Subject } from './subject.ts';

const cacheable = ['/api', '/api/profile', '/api/cases', '/api/experience', '/openapi.json'];

export function cachingSuite({ send, content }: Subject): void {
  const targets = [
    ...cacheable,
    `/api/cases/${content.cases[0]!.slug}`,
    '/api/experience?technology=typescript',
  ];

  describe('caching', () => {
    it.each(targets)('lets the edge keep %s for at most an hour', async (target) => {
      const { headers } = await send(target);
      const directives = Object.fromEntries(
        headers['cache-control']!.split(', ').map((directive) => directive.split('=')),
      );
      const life = Number(directives['s-maxage']) + Number(directives['stale-while-revalidate']);
      expect(directives).toMatchObject({ 'max-age': '0' });
      expect('public' in directives).toBe(true);
      expect(life).toBeGreaterThan(0);
      expect(life).toBeLessThanOrEqual(3600);
    });

    it.each(targets)('answers 304 when the client has this version of %s', async (target) => {
      const { headers } = await send(target);
      const etag = headers['etag']!;
      expect(etag).toMatch(/^"[^"]+"$/);
      for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, `W/"x",W/${etag}`, '*']) {
        const received = await send(target, { headers: { 'if-none-match': ifNoneMatch } });
        expect(received.status).toBe(304);
        expect(received.body).toHaveLength(0);
        expect(received.headers).toMatchObject({
          etag,
          'cache-control': headers['cache-control'],
          'access-control-allow-origin': '*',
        });
        expect(received.headers['vary']).toBe(headers['vary']);
      }
    });

    it.each(['"other"', 'W/"other"', 'nonsense', ''])(
      'answers 200 to If-None-Match: %s',
      async (ifNoneMatch) => {
        const received = await send('/api/profile', { headers: { 'if-none-match': ifNoneMatch } });
        expect(received.status).toBe(200);
      },
    );

    it('has the id of the request in uncached answers only', async () => {
      const names = new Set<string | undefined>();
      for (const target of ['/api/nothing', '/api/nothing', '/healthz']) {
        const { headers } = await send(target);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
        names.add(headers['x-request-id']);
      }
      expect(names.size).toBe(3);
      for (const target of targets)
        expect((await send(target)).headers).not.toHaveProperty('x-request-id');
    });

    it('answers 304 to HEAD as to GET', async () => {
      const { headers } = await send('/api/profile');
      const received = await send('/api/profile', {
        method: 'HEAD',
        headers: { 'if-none-match': headers['etag']! },
      });
      expect(received.status).toBe(304);
    });

    it('changes nothing for an error', async () => {
      const received = await send('/api/nothing', { headers: { 'if-none-match': '*' } });
      expect(received.status).toBe(404);
    });
  });
}

export function compressionSuite({ send }: Subject): void {
  describe('compression', () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

    it.each(['br', 'gzip'] as const)('offers %s with a tag of its own', async (encoding) => {
      const plain = await send('/api/profile', { headers: { 'accept-encoding': 'identity' } });
      const coded = await send('/api/profile', { headers: { 'accept-encoding': encoding } });
      expect(plain.headers['vary']).toBe('Accept-Encoding');
      expect(coded.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-encoding': encoding,
      });
      expect(coded.headers['etag']).not.toBe(plain.headers['etag']);
      expect(coded.headers['content-length']).toBe(String(coded.body.length));
      expect(decoders[encoding](coded.body).equals(plain.body)).toBe(true);
      const again = await send('/api/profile', {
        headers: { 'accept-encoding': encoding, 'if-none-match': coded.headers['etag']! },
      });
      expect(again.status).toBe(304);
    });

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['deflate', undefined],
      ['br;q=0, *;q=0', undefined],
      ['', undefined],
    ])('answers Accept-Encoding: %s with %s', async (header, encoding) => {
      const received = await send('/api/profile', { headers: { 'accept-encoding': header } });
      expect(received.status).toBe(200);
      expect(received.headers['content-encoding']).toBe(encoding);
    });
  });
}
