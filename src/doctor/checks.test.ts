// The checks of TLS and of the signature, on answers that no service on loopback gives.
import { describe, expect, it } from 'vitest';
import { checkSignature } from './content.ts';
import { checkTLS } from './delivery.ts';
import { type Answer, Site } from './site.ts';

const now = new Date('2026-11-23T12:00:00Z');

/** A site whose answers are given by the start of their addresses; anything else cannot be reached. */
function siteOf(
  baseUrl: string,
  answers: Readonly<Record<string, Partial<Answer>>>,
  validity = { start: new Date('2026-10-01'), end: new Date('2026-12-30') },
): Site {
  const site = new Site(baseUrl, now, 1_000);
  site.ask = async (path) => {
    const found = answers[path];
    if (found === undefined) throw new Error(`No answer to ${path}`);
    return { status: 200, headers: new Headers(), body: new Uint8Array(), ...found };
  };
  site.readCertificate = async () => validity;
  return site;
}

async function namesOf(findings: ReturnType<typeof checkTLS | typeof checkSignature>) {
  const found = await findings;
  return [found].flat().flatMap((one) => (one ? [`${one.check}: ${one.found}`] : []));
}

describe('TLS', () => {
  const strict = { headers: new Headers({ 'strict-transport-security': 'max-age=1' }) };
  const redirect = { status: 301, headers: new Headers({ location: 'https://a.test/' }) };

  it.each<[string, string, Record<string, Partial<Answer>>, string[]]>([
    ['is sound', 'https://a.test', { '/': strict, 'http://a.test/': redirect }, []],
    ['is sound without a port for http', 'https://a.test', { '/': strict }, []],
    [
      'is optional for http',
      'https://a.test',
      { '/': strict, 'http://a.test/': {} },
      ['TLS: http answers without a redirect to https'],
    ],
    [
      'is not remembered',
      'https://a.test',
      { '/': {}, 'http://a.test/': redirect },
      ['HSTS: no strict-transport-security'],
    ],
    [
      'is remembered by no setting of GitHub Pages',
      'https://a.test',
      { '/': { headers: new Headers({ server: 'GitHub.com' }) }, 'http://a.test/': redirect },
      [],
    ],
    ['is missing', 'http://a.test', {}, ['TLS: the address is http']],
    ['is not for loopback', 'http://127.0.0.1:3000', {}, []],
  ])('%s', async (_, baseUrl, answers, expected) => {
    expect(await namesOf(checkTLS(siteOf(baseUrl, answers)))).toEqual(expected);
  });
});

describe('a certificate', () => {
  const answers = {
    '/': { headers: new Headers({ 'strict-transport-security': 'max-age=1' }) },
  };
  it.each<[string, string, string, string[]]>([
    ['of 90 days that ends in 15', '2026-09-09', '2026-12-08T12:00:00Z', []],
    [
      'of 90 days that ends in 10',
      '2026-09-04',
      '2026-12-03',
      ['TLS: the certificate ends on 2026-12-03'],
    ],
    ['of 6 days that ends in 2', '2026-11-19', '2026-11-25T12:00:00Z', []],
  ])('%s', async (_, start, end, expected) => {
    const validity = { start: new Date(start), end: new Date(end) };
    expect(await namesOf(checkTLS(siteOf('https://a.test', answers, validity)))).toEqual(expected);
  });
});

/** The answer with a manifest that ends at a time. */
function signed(expires: string): Partial<Answer> {
  const payload = Buffer.from(JSON.stringify({ expires })).toString('base64url');
  return { body: Buffer.from(JSON.stringify({ payload })) };
}

describe('a signature', () => {
  const path = '/.well-known/profile-manifest.json';
  it.each<[string, Partial<Answer>, string[]]>([
    ['of next year', signed('2027-11-23T12:00:00Z'), []],
    ['of no profile', { status: 404 }, []],
    [
      'that ends soon',
      signed('2026-11-30T12:00:00Z'),
      ['signature: the signature expires in 7 days'],
    ],
    ['that ended', signed('2026-11-01T12:00:00Z'), ['signature: the signature has expired']],
  ])('%s', async (_, answer, expected) => {
    expect(await namesOf(checkSignature(siteOf('https://a.test', { [path]: answer })))).toEqual(
      expected,
    );
  });
});
