// The output of `build` for Vercel and Netlify, behind routers that read the configuration of these hosts.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readModified } from '../../src/cli/modified.ts';
import { createManifest } from '../../src/publish/manifest.ts';
import { type Connection, type Received, type Sent, sendTo } from '../contract/exchange.ts';
import { baseUrl } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { build } from './built.ts';

const fixed = createManifest({
  ...createTestSite(sampleContent, baseUrl),
  modified: readModified('profile', sampleContent),
}).filter(({ class: kind }) => kind === 'fixed');

async function listen(listener: RequestListener): Promise<Connection> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl,
    send: (target, sent) => sendTo(port, target, sent),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Whether a file is asked for; hosts answer other methods by the function. */
function fileOf(folder: string, method: string | undefined, path: string): string | undefined {
  const file = join(folder, path);
  const isFile = existsSync(file) && statSync(file).isFile();
  return isFile && /^(?:GET|HEAD)$/.test(method ?? '') ? file : undefined;
}

/** Routes as the Build Output API of Vercel, version 3, has it. */
async function connectVercel(): Promise<Connection> {
  const output = join(await build('vercel', baseUrl), '.vercel/output');
  const { version, routes, overrides } = JSON.parse(
    readFileSync(join(output, 'config.json'), 'utf8'),
  );
  expect(version).toBe(3);
  const settings = JSON.parse(
    readFileSync(join(output, 'functions/index.func/.vc-config.json'), 'utf8'),
  );
  expect(settings).toMatchObject({ launcherType: 'Nodejs', shouldAddHelpers: false });
  const entry = join(output, 'functions/index.func', settings.handler);
  const { default: call } = await import(pathToFileURL(entry).href);
  return listen((request, response) => {
    const [path] = request.url!.split('?');
    const headers: Record<string, string> = {};
    for (const route of routes) {
      if (route.handle === 'filesystem') {
        const file = fileOf(join(output, 'static'), request.method, path!);
        if (file === undefined) continue;
        const type = overrides[path!.slice(1)].contentType;
        const body = readFileSync(file);
        const own = { ...headers, 'content-type': type, 'content-length': body.length };
        return response.writeHead(200, own).end(body);
      }
      const [found, slug = ''] = new RegExp(route.src).exec(path!) ?? [];
      if (found === undefined) continue;
      for (const [name, value] of Object.entries<string>(route.headers ?? {}))
        headers[name] = value.replaceAll('$1', slug);
      if (route.continue) continue;
      expect(route.dest).toBe('/index');
      return call(request, response);
    }
  });
}

/** The rules of `_headers`: those whose path fits, an asterisk for any part of it. */
function readHeaderRules(text: string): (path: string) => Record<string, string> {
  const rules = text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'))
    .map(([path = '', ...lines]) => ({
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      headers: Object.fromEntries(
        lines.map((line) => /^ {2}([a-z-]+): (.*)$/.exec(line)!.slice(1) as [string, string]),
      ),
    }));
  return (path) =>
    Object.assign(
      {},
      ...rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers),
    );
}

async function connectNetlify(): Promise<Connection> {
  const folder = await build('netlify', baseUrl);
  const dist = join(folder, 'dist');
  const headersOf = readHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'));
  const entry = join(folder, '.netlify/v1/functions/profile.mjs');
  const { default: call, config } = await import(pathToFileURL(entry).href);
  expect(config).toEqual({ path: '/*', preferStatic: true });
  return {
    baseUrl,
    close: async () => {},
    async send(target: string, sent: Sent = {}): Promise<Received> {
      const { method = 'GET', headers = {}, body } = sent;
      const url = new URL(target.startsWith('http') ? target : `https://host.test${target}`);
      const file = fileOf(dist, method, url.pathname);
      if (file !== undefined) {
        const octets = readFileSync(file);
        const own = { ...headersOf(url.pathname), 'content-length': String(octets.length) };
        return { status: 200, headers: own, body: method === 'HEAD' ? Buffer.of() : octets };
      }
      const init = { method, headers, ...(body !== undefined && { body: body as BodyInit }) };
      const response: Response = await call(new Request(url, init));
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      };
    },
  };
}

const tag = 'the host has an entity tag of its own for a file, and answers 304 by it';
const ofFiles = {
  'answers 304 when the client has this version of /openapi.json': tag,
};

describe.each([
  ['vercel', connectVercel],
  ['netlify', connectNetlify],
] as const)('build --target %s', (name, connect) => {
  contractSuite('serves', connect, {
    resolvesDots: name === 'netlify',
    deviations: ofFiles,
  });

  it('has every fixed address as a file, with what the service says of it', async () => {
    const connection = await connect();
    for (const { path, answer } of fixed) {
      const { headers, body } = await connection.send(path);
      const { etag: _etag, vary: _vary, ...said }: Record<string, string> = answer!.headers;
      // Netlify has no placeholders in values, so its rule for all cases leaves out the link to the page.
      if (name === 'netlify' && path.startsWith('/cases/'))
        said['link'] = said['link']!.split(', ').slice(0, -1).join(', ');
      expect(body.equals(Buffer.from(answer!.body)), path).toBe(true);
      expect(
        Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
        path,
      ).toMatchObject(said);
    }
    await connection.close();
  });
});

it('a function of Netlify tells its cache the same hour, and what answers vary by', async () => {
  const { send } = await connectNetlify();
  expect((await send('/api/profile')).headers).toMatchObject({
    'netlify-cdn-cache-control': 'public, max-age=3600, must-revalidate',
    'netlify-vary': 'query,header=accept',
  });
  const { headers } = await send('/api/nothing');
  expect(headers['netlify-cdn-cache-control']).toBeUndefined();
});
