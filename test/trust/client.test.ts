// The client connects to public addresses only, and treats every answer as hostile.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/trust/net/client.ts';
import { FetchError } from '../../src/trust/net/exchange.ts';
import { Pacer } from '../../src/trust/net/pacer.ts';
import { createLookup, type Resolver } from '../../src/trust/net/lookup.ts';
import { isPublicAddress } from '../../src/trust/net/public-address.ts';
import { runHere } from '../command.ts';
import { allow, listen, type Listening, Owner } from './simulated.ts';

const limits = { timeout: 2_000, maxSize: 1_000 };

describe('an address', () => {
  it.each(['8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    // Every spelling that embeds or stands for a private IPv4 address.
    '::127.0.0.1',
    '::7f00:1',
    '::a9fe:a9fe',
    '0:0:0:0:0:0:0:1',
    '0:0:0:0:0:ffff:127.0.0.1',
    '::FFFF:7F00:1',
    '::ffff:169.254.169.254',
    '::ffff:0:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::7f00:1',
    '64:ff9b:1:ffff::a00:1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:80ff:fffe',
    '2002:7f00:1::',
    '2002:a00:1::1',
    // Ranges that are not for the public Internet.
    '100::1',
    '100:0:0:1::1',
    '2001:2::1',
    '2001:3::1',
    '2001:10::1',
    '2001:20::1',
    '2001:30::1',
    '2001:db8::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the client', () => {
  const hit: string[] = [];
  let server: Listening;
  let client: Client;

  beforeAll(async () => {
    server = await listen((request, response) => {
      const url = request.url ?? '';
      hit.push(url);
      const { to } = Object.fromEntries(new URL(url, 'http://x').searchParams);
      if (to !== undefined) response.writeHead(302, { location: to }).end();
      else if (url === '/large') response.end('x'.repeat(2_000));
      else if (url === '/slow') setTimeout(() => response.end(), 3_000).unref();
      else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else response.end(JSON.stringify({ host: request.headers.host, url }));
    });
    client = new Client({ schemes: ['https:', 'http:'] }, allow({ 'public.test': server.port }));
  });
  afterAll(async () => {
    client.close();
    await server.close();
  });

  async function refusal(address: string, more: object = {}): Promise<string> {
    const error: unknown = await client.get(address, { ...limits, ...more }).catch((one) => one);
    if (!(error instanceof FetchError))
      throw new Error(`${address} was answered`, { cause: error });
    return error.code;
  }

  it('asks a host that tests allow, under its own name', async () => {
    const { status, body } = await client.get('https://public.test/page?x=1', limits);
    expect([status, JSON.parse(Buffer.from(body).toString())]).toEqual([
      200,
      { host: 'public.test', url: '/page?x=1' },
    ]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::7f00:1]/',
    'http://[::ffff:0:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fec0::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'https://localhost/',
    'ftp://public.test/',
    'file:///etc/passwd',
    'http://user:secret@public.test/',
    'http://example.com:22/',
    'http://example.com:8080/',
    'nonsense',
  ])('does not ask %s', async (address) => {
    expect(await refusal(address)).toBe('address-refused');
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'gopher://public.test/',
  ])('does not follow a redirect to %s', async (address) => {
    const path = `https://public.test/?to=${encodeURIComponent(address)}`;
    expect(await refusal(path, { maxRedirects: 5 })).toBe('address-refused');
  });

  it('names neither credentials nor anything else of them in its message', async () => {
    const error = await client.get('http://user:secret@public.test/', limits).catch((one) => one);
    expect(String(error)).not.toContain('secret');
  });

  it('follows as many redirects as it may, and none unless asked', async () => {
    const path = 'https://public.test/?to=/there';
    expect((await client.get(path, limits)).status).toBe(302);
    const followed = await client.get(path, { ...limits, maxRedirects: 1 });
    expect(followed.url).toBe('https://public.test/there');
    const before = hit.length;
    expect(await refusal('https://public.test/loop', { maxRedirects: 5 })).toBe(
      'too-many-redirects',
    );
    expect(hit.length - before).toBe(6);
  });

  it('bounds an answer in octets and in time', async () => {
    expect(await refusal('https://public.test/large')).toBe('too-large');
    const cut = await client.get('https://public.test/large', { ...limits, isCut: true });
    expect(cut.body).toHaveLength(1_000);
    expect(await refusal('https://public.test/slow', { timeout: 50 })).toBe('timeout');
  });

  it('distinguishes a host that does not exist from one that does not answer', async () => {
    expect(await refusal('https://nobody.test/')).toBe('host-unknown');
  });
});

const fail = (code: string) => Object.assign(new Error(code), { code });

/** Looks a name up where the system and the DNS answer with these errors or addresses. */
function resolve(system: string | readonly string[], records = 'ENOTFOUND') {
  const lookup = createLookup({
    lookup: (_: string, __: object, callback: (...found: any[]) => void) =>
      typeof system === 'string'
        ? callback(fail(system))
        : callback(
            null,
            system.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
    resolve4: (_: string, callback: (error: Error) => void) => callback(fail(records)),
  } as Resolver);
  return new Promise<string>((done) => {
    lookup('page.test', {}, (error, address) => done(error ? error.message : String(address)));
  });
}

describe('a name', () => {
  it('is unknown only if the DNS says so', async () => {
    expect(await resolve('ENOTFOUND', 'ENOTFOUND')).toBe('page.test has no address');
  });

  it.each(['ENODATA', 'ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED', 'EREFUSED'])(
    'is not unknown if the DNS fails with %s',
    async (code) => {
      expect(await resolve('ENOTFOUND', code)).toBe(code);
    },
  );

  it.each(['EAI_AGAIN', 'EAI_FAIL', 'EMFILE'])(
    'is not unknown if the system fails with %s',
    async (code) => {
      expect(await resolve(code)).toBe(code);
    },
  );

  it('leads to a public address, or is refused if one of its addresses is not', async () => {
    expect(await resolve(['8.8.8.8', '2001:4860:4860::8888'])).toBe('8.8.8.8');
    for (const inside of ['127.0.0.1', '::7f00:1', '64:ff9b::a00:1', 'fd00::1']) {
      expect(await resolve(['8.8.8.8', inside])).toContain('not on the public Internet');
    }
  });
});

describe('a command', () => {
  it('uses the default of the network client, which allows nothing', () => {
    const declaration = join('trust', 'net', 'client.ts');
    for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || file === declaration) continue;
      const code = readFileSync(join('src', file), 'utf8');
      expect(code, file).not.toMatch(/loopback:|textRecords:/);
      if (!file.startsWith('cli')) continue;
      for (const [call] of code.matchAll(/(?:new Client|openNetwork)\([^;]*/g)) {
        expect(call, file).toMatch(
          /^(?:new Client\(\{ schemes: \['https:'\] \}\)|openNetwork\(\))/,
        );
      }
    }
    const tables = ['commands', 'trust-commands'].map((name) =>
      readFileSync(`src/cli/${name}.ts`, 'utf8'),
    );
    const table = tables.join('\n');
    for (const name of ['verify', 'attest', 'attestation', 'check']) {
      expect(table).toContain(`.${name}(given, output)`);
    }
  });

  it.each(['https://localhost', 'https://127.0.0.1', 'https://[::1]', 'https://10.0.0.1'])(
    'verify does not ask %s, whatever the environment says',
    async (address) => {
      const owner = new Owner();
      const environment = { ...owner.environment, ALLOWANCE: '1', NODE_ENV: 'test' };
      const { code, out } = await runHere(['verify', address], environment);
      expect([code, out]).toEqual([3, expect.stringContaining('not on the public Internet')]);
    },
  );

  it('check --links requests nothing from this machine', async () => {
    let hits = 0;
    const local = await listen((_, response) => response.end(String(++hits)));
    const owner = new Owner();
    const link = `  links:\n    - url: http://localhost:${local.port}/\n      contains: x\n`;
    owner.edit('experience.yaml', /^- company: .*\n/m, (line: string) => `${line}${link}`);
    const { out } = await owner.run('check', '--links');
    expect(out).toContain(`http://localhost:${local.port}/: it cannot be reached`);
    expect(hits).toBe(0);
    await local.close();
  });
});

describe('the pace', () => {
  it('asks a host once an interval, and others meanwhile', async () => {
    const pacer = new Pacer({ interval: 60, budget: 5_000 });
    const start = performance.now();
    const times: Record<string, number[]> = { a: [], b: [] };
    const ask = async (host: 'a' | 'b') => {
      await pacer.wait(host);
      times[host]!.push(performance.now() - start);
    };
    await Promise.all([ask('a'), ask('a'), ask('a'), ask('b')]);
    expect(times['a']![2]).toBeGreaterThanOrEqual(115);
    expect(times['b']![0]).toBeLessThan(times['a']![1]!);
  });

  it('gives up requests that would take longer than the remaining time', async () => {
    const pacer = new Pacer({ interval: 1_000, budget: 100 });
    await pacer.wait('a');
    await expect(pacer.wait('a')).rejects.toThrow('no time left');
  });
});
