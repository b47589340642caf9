// `profile-api doctor` on a sound service, on sound files, and on broken set-ups: its report and its exit code.
import { createServer, type IncomingMessage, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp, type App } from '../src/app.ts';
import { createManifest } from '../src/publish/manifest.ts';
import { compress } from '../src/runtime/compress.ts';
import { type NodeServer, serveNode } from '../src/runtime/node.ts';
import { runHere } from './command.ts';
import { createTestSite, sampleContent } from './sample.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Changes an answer, as a proxy or a host does. */
type Change = (answer: Answer, message: IncomingMessage) => void;

let app: App;
let service: NodeServer;
let origin = '';
let change: Change | undefined;
let proxy: Server;

beforeAll(async () => {
  service = await serveNode({ host: '127.0.0.1', port: 0, app: () => app });
  proxy = createServer((message, response) => {
    const { method, url: path, headers } = message;
    const asked = send({ port: service.port, method, path, headers }, (received) => {
      const chunks: Buffer[] = [];
      received.on('data', (chunk: Buffer) => chunks.push(chunk));
      received.on('end', () => {
        const { statusCode: status = 0, headers: given } = received;
        const answer: Answer = { status, headers: { ...given }, body: Buffer.concat(chunks) };
        change?.(answer, message);
        delete answer.headers['content-length'];
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
    message.pipe(asked);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  app = createApp(createTestSite(sampleContent, origin), { compress });
});
afterAll(async () => {
  proxy.close();
  await service.close(0);
});

async function examine(broken?: Change) {
  change = broken;
  const { code, out, err } = await runHere(['doctor', origin, '--json']);
  expect(err).toBe('');
  const { findings } = JSON.parse(out) as { findings: Record<string, string>[] };
  return { code, findings, checks: findings.map(({ check }) => check) };
}

it('finds nothing at a sound service', async () => {
  expect(await examine()).toEqual({ code: 0, findings: [], checks: [] });
  change = undefined;
  expect(await runHere(['doctor', origin])).toEqual({
    code: 0,
    out: `${origin}: nothing to mend`,
    err: '',
  });
});

it('finds nothing at sound files', async () => {
  const server = createServer((message, response) => {
    const found = files.get(message.url!.split('?')[0]!);
    const body = found?.answer?.body ?? Buffer.from('<html>Nothing here</html>');
    const { etag, 'content-length': _length, ...headers } = found?.answer?.headers ?? {};
    if (message.url === '/fit') response.writeHead(301, { location: '/fit/' }).end();
    else if (etag !== undefined && message.headers['if-none-match'] === etag)
      response.writeHead(304).end();
    else if (found === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end(body);
    else
      response.writeHead(200, { ...headers, etag, 'content-encoding': 'gzip' }).end(gzipSync(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = { ...createTestSite(sampleContent, baseUrl), isStatic: true };
  const files = new Map(createManifest(site).map((address) => [address.path, address]));
  const { code, out } = await runHere(['doctor', baseUrl]);
  expect({ code, out }).toEqual({ code: 0, out: `${baseUrl}: nothing to mend` });
});

const isPage = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');

describe('finds, and says how to mend', () => {
  it.each<[string, string[], string, Change]>([
    [
      'lost headers',
      ['headers', 'CORS preflight'],
      'content-security-policy, x-content-type-options, access-control-allow-origin',
      ({ headers }) => {
        delete headers['content-security-policy'];
        delete headers['x-content-type-options'];
        delete headers['access-control-allow-origin'];
      },
    ],
    [
      'types of a server without rules',
      ['type of /index.md', 'type of /.well-known/api-catalog'],
      'application/octet-stream instead of text/markdown',
      ({ headers }, { url }) => {
        if (/index\.md$|api-catalog$/.test(url!))
          headers['content-type'] = 'application/octet-stream';
      },
    ],
    [
      'a cache of a day',
      ['cache time', 'cached errors'],
      'cache-control public, max-age=86400, age 4000 for /api/profile; cache-control',
      ({ headers }, { method }) => {
        if (method !== 'GET') return;
        headers['cache-control'] = 'public, max-age=86400';
        headers['age'] = '4000';
      },
    ],
    [
      'times of change that do not count',
      ['ETag and 304'],
      'status 200 to a repeated request',
      ({ headers }) => {
        delete headers['etag'];
        headers['last-modified'] = 'Mon, 23 Nov 2026 12:00:00 GMT';
      },
    ],
    ['no entity tags', ['ETag and 304'], 'no ETag', ({ headers }) => void delete headers['etag']],
    [
      'no cache-control',
      ['cache time'],
      'no cache-control for /api/profile and /openapi.json',
      ({ headers }) => void delete headers['cache-control'],
    ],
    [
      'compression of what is compressed',
      ['compression'],
      'compressed twice',
      (answer, { url }) => {
        if (url !== '/') return;
        answer.headers['content-encoding'] = 'gzip';
        answer.body = gzipSync(gzipSync('<html></html>'));
      },
    ],
    [
      'a page in place of 404',
      ['404'],
      'status 200, type text/html',
      (answer) => {
        if (answer.status !== 404) return;
        Object.assign(answer, { status: 200, body: Buffer.from('<html>') });
        answer.headers['content-type'] = 'text/html';
      },
    ],
    [
      'a firewall that refuses methods',
      ['405'],
      'status 403 without Allow to DELETE /api/profile',
      (answer) => {
        if (answer.status !== 405) return;
        answer.status = 403;
        delete answer.headers['allow'];
      },
    ],
    [
      'a cache of POST',
      ['POST /api/job-fit'],
      'the answer came from a cache',
      ({ headers }, { method }) => {
        if (method === 'POST') headers['x-cache'] = 'HIT';
      },
    ],
    [
      'a robots.txt of a preview',
      ['robots'],
      'may not index',
      (answer, { url }) => {
        if (url === '/robots.txt') answer.body = Buffer.from('User-agent: *\nDisallow: /\n');
        delete answer.headers[url === '/robots.txt' ? 'content-encoding' : 'none'];
      },
    ],
    [
      'a proxy that refuses MCP',
      ['MCP 2025-06-18', 'MCP 2026-07-28'],
      'status 403',
      (answer, { url }) => {
        if (url === '/api/mcp') Object.assign(answer, { status: 403, body: Buffer.from('no') });
      },
    ],
    [
      'a redirect to another page',
      ['redirects'],
      'status 302 for /fit, to /login',
      (answer, { url }) => {
        if (url !== '/fit') return;
        answer.status = 302;
        answer.headers['location'] = '/login';
      },
    ],
    [
      'a host without index documents in folders',
      ['pages'],
      'status 403 for /fit/',
      (answer, { url }) => {
        if (url === '/fit/') answer.status = 403;
      },
    ],
    [
      'folders with a dot that were not published',
      ['type of /.well-known/api-catalog'],
      'status 404, type application/linkset+json',
      (answer, { url }) => {
        answer.headers['server'] = 'GitHub.com';
        if (url === '/.well-known/api-catalog') answer.status = 404;
      },
    ],
    [
      'redirects to the host behind the proxy',
      ['redirects'],
      'to http://127.0.0.1:1/fit/',
      ({ headers }, { url }) => {
        if (url === '/fit') headers['location'] = 'http://127.0.0.1:1/fit/';
      },
    ],
    [
      'a firewall that refuses HEAD and OPTIONS',
      ['HEAD', 'CORS preflight'],
      'status 405 to HEAD /',
      (answer, { method }) => {
        if (/HEAD|OPTIONS/.test(method!)) answer.status = 405;
      },
    ],
    [
      'a page of another build than its files',
      ['files of the first page'],
      'status 404, type text/css; charset=utf-8 for /assets/site.css',
      (answer, { url }) => {
        if (url!.startsWith('/assets/')) answer.status = 404;
      },
    ],
    [
      'an earlier build in a cache',
      ['earlier build'],
      '/api/profile differs from the answer of the host',
      (answer, { url, method }) => {
        if (url !== '/api/profile' || method !== 'GET' || answer.status !== 200) return;
        delete answer.headers['content-encoding'];
        answer.body = Buffer.from('{"name":"Mira Halvorsen","role":"Junior"}');
      },
    ],
    [
      'managed rules in robots.txt',
      ['robots'],
      'robots.txt refuses GPTBot, ClaudeBot',
      (answer, { url }) => {
        if (url !== '/robots.txt') return;
        delete answer.headers['content-encoding'];
        const added = 'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\n';
        answer.body = Buffer.from(`${added}User-agent: *\nAllow: /\n`);
      },
    ],
    [
      'a body without the encoding that its header names',
      ['connection'],
      '/llms.txt cannot be read: ',
      (answer, { url }) => {
        if (url !== '/llms.txt') return;
        answer.headers['content-encoding'] = 'gzip';
        answer.body = Buffer.from('# Mira');
      },
    ],
    [
      'compression without its header',
      ['compression'],
      'compressed without content-encoding',
      (answer, { url, headers }) => {
        if (url !== '/' || headers['accept-encoding'] !== 'gzip, br') return;
        delete answer.headers['content-encoding'];
        answer.body = gzipSync('<html></html>');
      },
    ],
    [
      'another first page',
      ['first page'],
      'status 302 for /, to /welcome',
      (answer, { url, method }) => {
        if (url !== '/' || method === 'HEAD' || !isPage(answer)) return;
        Object.assign(answer, { status: 302, body: Buffer.of() });
        answer.headers['location'] = '/welcome';
      },
    ],
    [
      'a page that is too large',
      ['size of the first page'],
      '600000 bytes',
      (answer, { url }) => {
        if (url !== '/' || !isPage(answer)) return;
        answer.headers['content-encoding'] = 'gzip';
        answer.body = gzipSync('<meta http-equiv="Content-Security-Policy">'.padEnd(600_000));
      },
    ],
  ])('%s', async (_, expected, found, broken) => {
    const { code, findings, checks } = await examine(broken);
    expect(checks).toEqual(expected);
    expect(code).toBe(1);
    expect(findings[0]!['found']).toContain(found);
    for (const { cause, fix } of findings) expect(`${cause} ${fix}`).toMatch(/^[A-Zn].*\.$/);
  });

  it('another base URL', async () => {
    const own = app;
    app = createApp(createTestSite(sampleContent, 'https://other.test'), { compress });
    const { checks, findings } = await examine();
    app = own;
    expect(checks).toEqual(['base URL']);
    expect(findings[0]).toMatchObject({
      found: 'the links lead to https://other.test',
      fix: `Build again with --base-url ${origin}, or set BASE_URL=${origin}.`,
    });
  });
});

describe('finds a cache that', () => {
  it.each<[string, string, string, (url: string) => string]>([
    [
      'drops queries',
      'queries',
      `has all ${sampleContent.roles.length} roles`,
      (url) => url.split('?')[0]!,
    ],
    ['ignores Accept', 'variants', 'type text/html; charset=utf-8 for /', (url) => url],
    ['stores errors', 'cached errors', 'the 404 of /api/nothing-is-here came from a cache', String],
  ])('%s', async (_, check, found, keyOf) => {
    const stored = new Map<string, Answer>();
    const { checks, findings } = await examine((answer, { method, url }) => {
      const isStored = { queries: /experience/, variants: /^\/$/, 'cached errors': /nothing/ };
      if (method !== 'GET' || !isStored[check as keyof typeof isStored].test(url!)) return;
      const key = keyOf(url!);
      Object.assign(answer, stored.get(key) ?? { ...answer, headers: { ...answer.headers } });
      if (!stored.has(key)) stored.set(key, { ...answer, headers: { ...answer.headers } });
    });
    expect(checks).toEqual([check]);
    expect(findings[0]!['found']).toContain(found);
  });
});

/** The findings for a profile that its owner hides. */
function examineHidden(broken?: Change) {
  const own = app;
  const content = { ...sampleContent, site: { ...sampleContent.site, index: false } };
  app = createApp(createTestSite(content, origin), { compress });
  return examine(broken).finally(() => (app = own));
}

describe('a profile that its owner hides from search engines', () => {
  it('is sound', async () => {
    expect(await examineHidden()).toEqual({ code: 0, findings: [], checks: [] });
  });

  it('is reported where the host lets crawlers in, or loses the header', async () => {
    const { checks } = await examineHidden(({ headers, ...answer }, { url }) => {
      delete headers['x-robots-tag'];
      if (url === '/robots.txt') answer.body.fill(' ');
    });
    expect(checks).toEqual(['robots', 'noindex']);
  });
});

it('says that there is no profile, or no server', async () => {
  change = (answer) => void Object.assign(answer, { status: 404, body: Buffer.from('') });
  const lost = await runHere(['doctor', origin]);
  expect(lost.code).toBe(3);
  expect(lost.err).toBe(
    `There is no profile at ${origin}: /api/profile has status 404. Give the address with its path. If the host has files, publish the folder "public" of the build.`,
  );
  expect(await explainLost(403)).toContain('If the host asks for a password or checks browsers,');
  expect(await explainLost(502)).toContain('The service behind the proxy does not answer.');
  expect(await explainLost(301, `${origin}/api/profile`)).toContain('redirects to itself');
  expect(await explainLost(301, 'https://www.a.test/api/profile')).toContain(
    'redirects to https://www.a.test/api/profile. If the profile is there, ask: npx profile-api doctor https://www.a.test',
  );
  const nobody = await runHere(['doctor', 'http://127.0.0.1:9']);
  expect(nobody.code).toBe(3);
  expect(nobody.err).toContain('http://127.0.0.1:9 cannot be reached');
  expect(await runHere(['doctor', 'ftp://a.test'])).toMatchObject({ code: 2 });
});

/** The error of a host that answers with a status, and a redirect. */
async function explainLost(status: number, location?: string): Promise<string> {
  change = (answer) => {
    Object.assign(answer, { status, body: Buffer.from('') });
    if (location !== undefined) answer.headers['location'] = location;
  };
  const { code, err } = await runHere(['doctor', origin]);
  expect(code).toBe(3);
  return err;
}
