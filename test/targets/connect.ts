// The output of `build` for Vercel, Netlify and GitHub Pages, behind routers that read what these hosts read.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { type Connection, type Received, type Sent, sendTo } from '../contract/exchange.ts';
import { baseUrl } from '../contract/spawned.ts';
import { build } from './built.ts';

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

/** Hosts give each file an entity tag of their own. */
function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): void {
  const own = { ...headers, etag: tagOf(body) };
  if (request.headers['if-none-match'] === own.etag) {
    const { 'content-length': _length, 'content-type': _type, ...repeated } = own as typeof headers;
    return void response.writeHead(304, repeated).end();
  }
  response.writeHead(200, own).end(body);
}

const typesOfPages: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  pdf: 'application/pdf',
  png: 'image/png',
};

/** GitHub Pages: types by the ends of names, no header of the site but CORS, folders with a slash, 404.html. */
export async function connectPages(profile?: string): Promise<Connection> {
  const folder = join(await build('static', baseUrl, profile), 'public');
  return listen((request, response) => {
    const [path = ''] = request.url!.split('?');
    if (!/^(?:GET|HEAD)$/.test(request.method!))
      return response.writeHead(405, { 'content-type': 'text/html' }).end('<html>');
    const isFolder = existsSync(join(folder, path, 'index.html'));
    if (isFolder && !path.endsWith('/'))
      return response.writeHead(301, { location: `${path}/` }).end();
    const file = fileOf(folder, 'GET', isFolder ? `${path}index.html` : path);
    const found = file ?? join(folder, '404.html');
    const type = typesOfPages[/\.(\w+)$/.exec(found)?.[1] ?? ''] ?? 'application/octet-stream';
    const cors = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };
    const headers = { ...cors, 'content-type': type };
    const body = readFileSync(found);
    if (file === undefined) return response.writeHead(404, headers).end(body);
    const isPacked = /gzip/.test(String(request.headers['accept-encoding'] ?? ''));
    const packed = isPacked ? { 'content-encoding': 'gzip' } : {};
    sendFile(request, response, { ...headers, ...packed }, isPacked ? gzipSync(body) : body);
  });
}

/** Routes as the Build Output API of Vercel, version 3, has it. */
export async function connectVercel(profile?: string): Promise<Connection> {
  const output = join(await build('vercel', baseUrl, profile), '.vercel/output');
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
        return sendFile(request, response, own, body);
      }
      if (route.methods !== undefined && !route.methods.includes(request.method)) continue;
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

export async function connectNetlify(profile?: string): Promise<Connection> {
  const folder = await build('netlify', baseUrl, profile);
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
        const etag = tagOf(octets);
        const own = { ...headersOf(url.pathname), etag };
        if (headers['if-none-match'] === etag)
          return { status: 304, headers: own, body: Buffer.of() };
        const length = { 'content-length': String(octets.length) };
        const octetsSent = method === 'HEAD' ? Buffer.of() : octets;
        return { status: 200, headers: { ...own, ...length }, body: octetsSent };
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
