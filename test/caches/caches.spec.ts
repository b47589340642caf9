// The service behind nginx and Varnish, with the configurations that ship, byte for byte. An hour is three seconds: the origin
// says so in `s-maxage`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import type { Answer } from '../../src/exchange.ts';
import { compress } from '../../src/runtime/compress.ts';
import { type NodeServer, serveNode } from '../../src/runtime/node.ts';
import type { Content } from '../../src/schema/content.ts';
import { type Received, type Sent, sendTo, toJSON } from '../contract/exchange.ts';
import { baseUrl } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';
import { describeWith } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { missingNginx, nginxMachines, startNginx } from '../servers/nginx.ts';
import type { Server } from '../servers/sandbox.ts';
import { missingVarnish, startVarnish } from '../servers/varnish.ts';

/** Seconds that stand for the hour. */
const hour = 3;

/** The configurations as they ship, for the origin of the example. */
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** The service, whose content a test changes and whose requests it counts. */
class Origin {
  asked: string[] = [];
  /** Status and target of an answer. */
  answered: string[] = [];
  #app: App;
  #server: NodeServer | undefined;
  readonly #life: number;

  constructor(life = hour) {
    this.#life = life;
    this.#app = this.#create(sampleContent.profile.name);
  }

  #create(name: string): App {
    const content: Content = { ...sampleContent, profile: { ...sampleContent.profile, name } };
    return createApp(createTestSite(content, baseUrl), { compress });
  }

  rename(name: string): void {
    this.#app = this.#create(name);
  }

  get port(): number {
    return this.#server!.port;
  }

  async start(port = 0): Promise<void> {
    const shorten = (answer: Answer): Answer => {
      this.answered.push(String(answer.status));
      const control = answer.headers['cache-control']!.replace('3600', String(this.#life));
      return { ...answer, headers: { ...answer.headers, 'cache-control': control } };
    };
    const app = (): App => ({
      ...this.#app,
      answer: (request) => {
        this.asked.push(request.target);
        const answering = this.#app.answer(request);
        return typeof answering === 'function'
          ? (body) => shorten(answering(body))
          : shorten(answering);
      },
    });
    this.#server = await serveNode({ host: '127.0.0.1', port, app });
  }

  stop(): Promise<void> {
    return this.#server!.close(0);
  }
}

interface Cache {
  readonly port: number;
  readonly origin: Origin;
  /** Removes everything. */
  purge(): void | Promise<unknown>;
  stop(): Promise<void>;
}

interface Tier {
  readonly missing: string | undefined;
  start(origin: number): Promise<Server>;
  /** Runs the command of docs/deploy.md that removes everything. */
  purge(server: Server): unknown;
}

const tiers = {
  nginx: {
    missing: missingNginx,
    start: (origin) => startNginx(read('nginx.conf'), { origin }),
    purge: ({ cache }) =>
      execFileSync('find', [join(cache, 'profile-api'), '-type', 'f', '-delete']),
  },
  Varnish: {
    missing: missingVarnish,
    start: (origin) => startVarnish(read('varnish.vcl'), origin),
    purge: ({ port }) => sendTo(port, '/', { method: 'BAN' }),
  },
} satisfies Record<string, Tier>;

/** Starts an origin and the tiers in front of it, the innermost last. */
async function open(names: readonly (keyof typeof tiers)[], life?: number): Promise<Cache> {
  const origin = new Origin(life);
  await origin.start();
  const servers: { tier: Tier; server: Server }[] = [];
  for (const name of names.toReversed()) {
    const tier: Tier = tiers[name];
    const server = await tier.start(servers.at(-1)?.server.port ?? origin.port);
    servers.push({ tier, server });
  }
  return {
    port: servers.at(-1)!.server.port,
    origin,
    async purge() {
      for (const { tier, server } of servers) await tier.purge(server);
    },
    async stop() {
      await Promise.all(servers.map(({ server }) => server.stop()));
    },
  };
}

/** Every order of the tiers that ship, the outermost first. */
const orders = [
  ['nginx'],
  ['Varnish'],
  ['nginx', 'nginx'],
  ['nginx', 'Varnish'],
  ['Varnish', 'nginx'],
  ['Varnish', 'Varnish'],
  ['Varnish', 'nginx', 'Varnish'],
] as const;

/** The suite's requirements on caching, by the names of its tests. */
const cached = [
  '/api',
  '/api/profile',
  '/api/cases',
  '/api/experience',
  '/openapi.json',
  `/api/cases/${sampleContent.cases[0]!.slug}`,
  '/api/experience?technology=typescript',
];

function because(reason: string, tests: readonly string[]): Record<string, string> {
  return Object.fromEntries(tests.map((test) => [test, reason]));
}

/** Differences between a cache and the service: the test and the reason. */
const deviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nginx: {
    ...because('nginx itself refuses a malformed percent-encoding: problem+json with 400', [
      'answers 404 not_found to /api/profile%ZZ',
      ...['%ZZ', '%E0%A4%A', '%00'].map((slug) => `answers 404 case_not_found to the slug ${slug}`),
    ]),
    ...because(
      'nginx sends no Age, so caches behind it are told to ask each time',
      cached.map((target) => `lets the edge keep ${target} for at most an hour`),
    ),
  },
  Varnish: {
    ...because('Varnish takes what follows the host of an absolute-form target for a path', [
      'takes an absolute-form target without a path for the root',
    ]),
    ...because(
      'Varnish unpacks gzip itself, has a weak tag for that, and knows no asterisk in If-None-Match',
      cached.map((target) => `answers 304 when the client has this version of ${target}`),
    ),
  },
};

const passed = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

describe.each(orders.map((names) => ({ names, name: names.join(' in front of ') })))(
  '$name',
  ({ name, names }) => {
    const missing = names.map((tier) => tiers[tier].missing).find((each) => each !== undefined);
    describeWith('keeps answers', missing, () => {
      let cache: Cache;
      beforeAll(async () => {
        cache = await open(names);
      }, 60_000);
      afterAll(async () => {
        await cache?.stop();
        await cache?.origin.stop().catch(() => undefined);
      });
      const send = (target: string, sent?: Sent): Promise<Received> =>
        sendTo(cache.port, target, sent);
      const nameOf = async () => toJSON(await send('/api/profile')).name;

      it('for an hour and no longer, whatever changes meanwhile', async () => {
        await cache.purge();
        cache.origin.rename('First');
        expect(await nameOf()).toBe('First');
        const kept = performance.now();
        cache.origin.rename('Second');
        // A client that revalidates may see the change immediately; none may miss it for more than an hour.
        expect(['First', 'Second']).toContain(await nameOf());
        await passed(hour / 2);
        await nameOf();
        // Seconds are whole, so that one may pass before a cache counts it.
        await passed(hour + 1 - (performance.now() - kept) / 1000);
        expect(await nameOf()).toBe('Second');
      });

      it('and asks the origin once', async () => {
        await cache.purge();
        cache.origin.asked = [];
        for (let count = 0; count < 5; count++) await send('/api/cases');
        expect(cache.origin.asked.filter((target) => target === '/api/cases')).toHaveLength(1);
      });

      it('without mixing variants', async () => {
        const page = { accept: 'text/html' };
        const markdown = { accept: 'text/markdown' };
        for (const accept of [page, markdown, page, markdown]) {
          const { headers } = await send('/', { headers: accept });
          expect(headers['content-type']).toBe(`${accept.accept}; charset=utf-8`);
        }
        const plain = (await send('/api/profile')).body;
        const unpack = {
          br: brotliDecompressSync,
          gzip: gunzipSync,
          identity: (body: Buffer) => body,
        };
        for (const coding of ['br', 'gzip', 'identity', 'br, gzip', 'gzip;q=0, br;q=0', 'br']) {
          const { headers, body } = await send('/api/profile', {
            headers: { 'accept-encoding': coding },
          });
          const chosen = (headers['content-encoding'] ?? 'identity') as keyof typeof unpack;
          if (chosen !== 'identity') expect(coding).toContain(chosen);
          expect(coding).not.toContain(`${chosen};q=0`);
          expect(unpack[chosen](body).equals(plain)).toBe(true);
        }
      });

      it('and answers 304 to a client that has the answer', async () => {
        const { headers } = await send('/api/profile');
        const again = await send('/api/profile', {
          headers: { 'if-none-match': headers['etag']! },
        });
        // An nginx that may not store an answer asks for it without the client's entity tag.
        expect(again.status).toBe(name === 'nginx in front of nginx' ? 200 : 304);
      });

      it('and gets 304 from the origin', async () => {
        await send('/api/experience');
        await passed(hour + 1);
        cache.origin.answered = [];
        expect((await send('/api/experience')).status).toBe(200);
        expect(cache.origin.answered).toEqual(['304']);
      });

      it('until it is purged', async () => {
        cache.origin.rename('Third');
        await cache.purge();
        expect(await nameOf()).toBe('Third');
        cache.origin.rename('Fourth');
        await cache.purge();
        expect(await nameOf()).toBe('Fourth');
      });

      it('and no errors, and nothing that is asked by POST', async () => {
        for (const [target, sent, status] of [
          ['/api/nothing', {}, 404],
          ['/api/experience?tech=x', {}, 400],
          ['/api/job-fit', { method: 'POST', body: '{"job_description":"Go"}' }, 200],
        ] as const) {
          cache.origin.asked = [];
          for (const _ of [1, 2]) {
            const received = await send(target, sent);
            expect({ target, status: received.status }).toEqual({ target, status });
            expect(received.headers['cache-control']).toBe('no-store');
          }
          expect(cache.origin.asked).toEqual([target, target]);
        }
      });

      it('and says nothing stale, but problem+json, when the origin is down', async () => {
        await cache.purge();
        const { port } = cache.origin;
        await cache.origin.stop();
        try {
          for (const method of ['GET', 'POST']) {
            const received = await send('/api/profile', { method });
            expect(received.headers).toMatchObject({
              'content-type': 'application/problem+json',
              'access-control-allow-origin': '*',
              'cache-control': 'no-store',
              'retry-after': '5',
            });
            expect({ http: received.status, ...toJSON(received) }).toMatchObject({
              http: 503,
              status: 503,
              code: 'unavailable',
              type: 'https://profile.example.com/developers/#error-unavailable',
            });
          }
        } finally {
          await cache.origin.start(port);
        }
      });
    });

    if (names.length > 1) return;
    describeWith('passes the contract on', missing, () => {
      contractSuite(
        'to its clients',
        async () => {
          const cache = await open(names, 3_600);
          return {
            baseUrl,
            send: (target, sent) => sendTo(cache.port, target, sent),
            close: () => cache.stop().then(() => cache.origin.stop()),
          };
        },
        { resolvesDots: name === 'nginx', deviations: deviations[name] ?? {} },
      );
    });
  },
);

describe.each(Object.entries(nginxMachines))('nginx.conf on %s', (_, machine) => {
  describeWith('as `build` writes it', missingNginx, () => {
    it('starts, and answers for its host', async () => {
      const origin = new Origin();
      await origin.start();
      const configuration = read('nginx.conf').replaceAll('profile.example.com', 'me.test');
      const server = await startNginx(configuration, { origin: origin.port, machine });
      const { status } = await sendTo(server.port, '/api', { headers: { host: 'me.test' } });
      expect(status).toBe(200);
      await server.stop();
      await origin.stop();
    });
  });
});
