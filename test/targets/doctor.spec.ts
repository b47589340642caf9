// `profile-api doctor` at each target: what it finds is true of that host, and nothing else is found.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { examine } from '../../src/doctor/checks.ts';
import { type Answer, type Question, Site } from '../../src/doctor/site.ts';
import { type Connection, sendTo } from '../contract/exchange.ts';
import { baseUrl, connectSpawned } from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { missingCaddy, startCaddy } from '../servers/caddy.ts';
import { missingNginx, startNginx } from '../servers/nginx.ts';
import { missingVarnish, startVarnish } from '../servers/varnish.ts';
import { build } from './built.ts';
import { connectNetlify, connectPages, connectVercel } from './connect.ts';
import { missingWrangler, startWrangler } from './wrangler.ts';

/** What a host adds to each answer of the emulator. */
type Added = Readonly<Record<string, string>>;

const hsts = { 'strict-transport-security': 'max-age=31536000' };
const { host } = new URL(baseUrl);

/** A site behind an emulator. The emulators have no TLS, so this redirects http, as hosts do. */
class Emulated extends Site {
  readonly #connection: Connection;
  readonly #added: Added;

  constructor(connection: Connection, added: Added) {
    super(baseUrl, new Date(), 1);
    this.#connection = connection;
    this.#added = added;
  }

  override async readCertificate(): Promise<undefined> {}

  override async ask(path: string, question: Question = {}): Promise<Answer> {
    if (path.startsWith('http:')) {
      const location = path.replace('http:', 'https:');
      return { status: 308, headers: new Headers({ location }), body: new Uint8Array() };
    }
    const headers = { host, ...question.headers };
    const answer = await this.#connection.send(path, { ...question, headers });
    const given = new Headers(answer.headers as Record<string, string>);
    const encoding = given.get('content-encoding');
    for (const [name, value] of Object.entries(this.#added)) given.set(name, value);
    return { status: answer.status, headers: given, body: unpack(answer.body, encoding) };
  }
}

function unpack(body: Buffer, encoding: string | null): Uint8Array {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

type Start = typeof startNginx | typeof startCaddy;

async function connectStatic(file: string, start: Start): Promise<Connection> {
  const folder = await build('static', baseUrl);
  // Without a certificate Caddy serves no https.
  const text = readFileSync(join(folder, file), 'utf8').replace(/^https:/m, 'http:');
  const { port, stop } = await start(text, { published: join(folder, 'public') });
  return { baseUrl, send: (target, sent) => sendTo(port, target, sent), close: stop };
}

async function connectNode() {
  const folder = await build('node', baseUrl);
  return connectSpawned(process.execPath, () => [join(folder, 'server.mjs')]);
}

/** The service behind a cache, with the configuration that ships. */
async function connectCached(file: string, start: Start | typeof startVarnish) {
  const service = await connectNode();
  const text = readFileSync(`deploy/${file}`, 'utf8').replaceAll('profile.example.com', host);
  const { port, stop } = await (start === startVarnish
    ? startVarnish(text, service.port)
    : (start as typeof startNginx)(text, { origin: service.port }));
  return {
    baseUrl,
    send: (target: string, sent?: object) => sendTo(port, target, sent),
    close: async () => void (await Promise.all([stop(), service.close()])),
  };
}

const targets: readonly (readonly [string, () => Promise<Connection>, Added, string])[] = [
  ['nginx', () => connectStatic('nginx.conf', startNginx), {}, 'add_header Strict-Transport'],
  ['Caddy', () => connectStatic('Caddyfile', startCaddy), {}, 'header Strict-Transport'],
  ['GitHub Pages', connectPages, { server: 'GitHub.com' }, ''],
  [
    'Cloudflare',
    async () => startWrangler(await build('cloudflare', baseUrl)),
    { server: 'cloudflare' },
    'Edge Certificates',
  ],
  ['Vercel', connectVercel, { server: 'Vercel', ...hsts }, ''],
  // The host compresses, the emulator does not.
  ['Netlify', connectNetlify, { server: 'Netlify', 'content-encoding': 'br', ...hsts }, ''],
  ['node', connectNode, {}, 'Strict-Transport-Security: max-age'],
  [
    'nginx in front of node',
    () => connectCached('nginx.conf', startNginx),
    {},
    'add_header Strict-Transport',
  ],
  [
    'Varnish in front of node',
    () => connectCached('varnish.vcl', startVarnish),
    {},
    'Strict-Transport-Security: max-age',
  ],
];

describeWith('doctor', missingNginx ?? missingCaddy ?? missingVarnish ?? missingWrangler, () => {
  it.each(targets)(
    'finds at %s at most that HSTS is off, with the setting of the host',
    async (_name, connect, added, fix) => {
      const connection = await connect();
      const findings = await examine(new Emulated(connection, added));
      await connection.close();
      expect(findings.map(({ check }) => check)).toEqual(fix === '' ? [] : ['HSTS']);
      expect(findings.map((finding) => finding.fix).join()).toContain(fix);
    },
    120_000,
  );
});
