import { describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { toJSON } from './exchange.ts';
import { expectProblem, type Subject } from './subject.ts';

export function pathSuite(subject: Subject): void {
  const { send, content } = subject;
  const [study] = content.cases;

  describe('resources', () => {
    it('lists every endpoint in the index', async () => {
      const index = toJSON(await send('/api'));
      expect(
        index.endpoints.map((endpoint: { operationId: string }) => endpoint.operationId),
      ).toEqual(['getApiIndex', ...operations.map(({ id }) => id)]);
      expect(index).toMatchObject({
        openapi: `${subject.baseUrl()}/openapi.json`,
        docs: `${subject.baseUrl()}/developers/`,
        mcp: `${subject.baseUrl()}/api/mcp`,
      });
    });

    it('answers the profile', async () => {
      expect(toJSON(await send('/api/profile'))).toEqual({
        ...content.profile,
        page: `${subject.baseUrl()}/`,
      });
    });

    it('answers every case in brief, in order', async () => {
      const list = toJSON(await send('/api/cases'));
      expect(list).toEqual(
        content.cases.map(({ number, slug, title, category, summary, technologies, figures }) => ({
          number,
          slug,
          title,
          category,
          summary,
          technologies,
          ...(figures && { figures }),
          page: `${subject.baseUrl()}/cases/${slug}/`,
        })),
      );
    });

    it.each(content.cases.map(({ slug }) => slug))('answers the case %s in full', async (slug) => {
      const expected = content.cases.find((one) => one.slug === slug);
      expect(toJSON(await send(`/api/cases/${slug}`))).toEqual({
        ...expected,
        page: `${subject.baseUrl()}/cases/${slug}/`,
      });
    });

    it('answers a case by its percent-encoded slug', async () => {
      const encoded = [...study!.slug].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('');
      expect(toJSON(await send(`/api/cases/${encoded}`)).slug).toBe(study!.slug);
    });

    it('ignores query parameters where there are none to give', async () => {
      const plain = await send('/api/profile');
      const tagged = await send('/api/profile?utm_source=mail&utm_source=web');
      expect(tagged.status).toBe(200);
      expect(tagged.headers['etag']).toBe(plain.headers['etag']);
    });

    it('ignores a query outside the API, however malformed', async () => {
      expect((await send('/llms.txt?%ZZ')).status).toBe(200);
    });
  });

  describe('unknown paths', () => {
    const dotted = [
      '/api/../api/profile',
      '/api/./profile',
      '/api/cases/a/../b',
      '/api/cases/.',
      '/api/cases/..',
    ];
    it.each([
      ...(subject.resolvesDots ? [] : dotted),
      '/api/nothing',
      '/api//',
      '/api//profile',
      '/api/profile//',
      '/api/%70rofile',
      '/api/profile%ZZ',
      '/api/Profile',
      '/api/cases/a/b',
      '/api/__proto__',
      '/api/constructor',
    ])('answers 404 not_found to %s', async (target) => {
      // The targets that a client of its own accord would resolve are sent as they are.
      const received = await send(target);
      const { detail, hint } = expectProblem(subject, received, 'not_found');
      expect(detail).toContain(target.split('?')[0]!);
      expect(hint).toContain('GET /api');
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('answers 404 to %s of one', async (method) => {
      expectProblem(subject, await send('/api/nothing', { method }), 'not_found');
    });

    it.each([
      ['nope', 'nope'],
      [study!.slug.toUpperCase(), study!.slug.toUpperCase()],
      ['%ZZ', '%ZZ'],
      ['%E0%A4%A', '%E0%A4%A'],
      ['__proto__', '__proto__'],
      ['constructor', 'constructor'],
      ['toString', 'toString'],
      ['a%2Fb', 'a/b'],
      ['%00', '\\u{0}'],
    ])('answers 404 case_not_found to the slug %s', async (segment, named) => {
      const received = await send(`/api/cases/${segment}`);
      const { detail, hint } = expectProblem(subject, received, 'case_not_found');
      expect(detail).toContain(named);
      for (const { slug } of content.cases) expect(hint).toContain(slug);
      expect(hint).toContain('GET /api/cases');
    });

    it('names the nearest slug to a mistyped one', async () => {
      const received = await send('/api/cases/live-comerce-trafic-spike');
      const { hint } = expectProblem(subject, received, 'case_not_found');
      expect(hint).toContain('Did you mean "live-commerce-traffic-spike"?');
    });

    it('stays small and escapes characters that could disguise the message', async () => {
      const received = await send(`/api/cases/${'%E2%80%AE'.repeat(1_000)}`);
      const { detail } = expectProblem(subject, received, 'case_not_found');
      expect(detail).toContain('\\u{202e}');
    });
  });

  describe('a trailing slash', () => {
    it.each([
      ['/api/', '/api'],
      ['/api/profile/', '/api/profile'],
      ['/api/cases/?a=1&b=%20', '/api/cases?a=1&b=%20'],
      ['/api/cases/nope/', '/api/cases/nope'],
    ])('redirects %s to %s', async (target, location) => {
      const received = await send(target);
      expect(received.status).toBe(308);
      expect(received.headers['location']).toBe(location);
    });

    it('is taken off in ASCII, or refused, where the target is none', async () => {
      // One character for each octet of “…?é‮”, as clients send it that encode nothing.
      const { status, headers } = await send('/api/profile/?\u00c3\u00a9\u00e2\u0080\u00ae');
      expect([308, 400]).toContain(status);
      expect(headers['location'] ?? '').toMatch(/^[!-~]*$/);
    });
  });

  it('takes an absolute-form target without a path for the root', async () => {
    const root = await send('/', { headers: { host: 'a.test' } });
    const received = await send('http://a.test?/api', { headers: { host: 'a.test' } });
    expect([received.status, received.headers['etag']]).toEqual([200, root.headers['etag']]);
  });

  describe('methods', () => {
    const known = [
      ...operations.map(({ path, method }) => [path.replace('{slug}', 'unknown'), method] as const),
      ['/api', 'GET'] as const,
    ];
    it.each(known)('answers 405 to DELETE %s, which takes %s', async (path, method) => {
      const received = await send(path, { method: 'DELETE' });
      const { detail } = expectProblem(subject, received, 'method_not_allowed');
      expect(detail).toContain('DELETE');
      const allowed = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
      expect(received.headers['allow']).toBe(allowed);
    });

    it.each([
      ['DELETE', '/api/experience?x=%ZZ'],
      ['GET', '/api/job-fit?x=%ZZ'],
    ])('judges the method before the query: %s %s', async (method, target) => {
      expectProblem(subject, await send(target, { method }), 'method_not_allowed');
    });

    it.each(known)('answers 204 with Allow to OPTIONS %s', async (path, method) => {
      const received = await send(path, { method: 'OPTIONS' });
      const allowed = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
      expect(received.status).toBe(204);
      expect(received.headers).toMatchObject({
        allow: allowed,
        'access-control-allow-methods': allowed,
        'access-control-allow-headers': expect.stringContaining('Content-Type'),
        'cache-control': 'no-store',
      });
    });

    it('answers 204 to OPTIONS of an unknown path under /api', async () => {
      const received = await send('/api/nothing', { method: 'OPTIONS' });
      expect(received.status).toBe(204);
      expect(received.headers['allow']).toBeUndefined();
    });

    it.each([
      '/api',
      '/api/profile',
      '/api/cases/nope',
      '/api/job-fit',
      '/api/nothing',
      '/openapi.json',
    ])('answers HEAD %s as GET, without a body', async (path) => {
      const { headers: got } = await send(path);
      const { headers: received } = await send(path, { method: 'HEAD' });
      const own = { date: got['date'], 'x-request-id': got['x-request-id'] };
      expect({ ...received, ...own }).toEqual({ ...got, ...own });
      expect((await send(path, { method: 'HEAD' })).body).toHaveLength(0);
    });
  });
}
