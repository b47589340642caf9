// The signature of a folder against its answers, its end, and the files of `trust/`.
import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/schema/site.ts';
import type { Check, ManifestPayload, PublicKey, Trust } from '../../src/schema/trust.ts';
import { examineTrust } from '../../src/trust/examine.ts';
import { markExpired } from '../../src/trust/expiry.ts';
import { keyOf, renderChecks, renderKeys, renderManifest } from '../../src/trust/files.ts';
import { describeExcess, digestResources, targetOf } from '../../src/trust/resources.ts';
import { createTestSite, readContent } from '../sample.ts';

const content = readContent('test/fixtures/minimal');
const kid = 'K'.repeat(43);
const key: PublicKey = { alg: 'Ed25519', crv: 'Ed25519', kid, kty: 'OKP', use: 'sig', x: 'x' };

function sign(isStatic: boolean, payload: Partial<ManifestPayload> = {}, keys = [key]): Site {
  const site: Site = { ...createTestSite(content, 'https://me.test'), isStatic };
  const whole: ManifestPayload = {
    version: 1,
    origin: 'https://me.test',
    name: 'N',
    issued: '2026-11-01T00:00:00Z',
    expires: '2027-11-01T00:00:00Z',
    resources: digestResources(site),
    ...payload,
  };
  const manifest = { text: '{}', kids: ['other', kid], payload: whole };
  const trust: Trust = { keys, checks: [], attestations: [], manifest };
  return { ...site, content: { ...content, trust } };
}

const digest = { sha256: 'A'.repeat(43) };

describe('a signature', () => {
  it.each<[string, Site, readonly string[]]>([
    ['that is right', sign(false), []],
    ['of a static site', sign(true), []],
    [
      'of another origin',
      sign(false, { origin: 'https://you.test' }),
      ['it is signed for https://you.test, not for https://me.test'],
    ],
    [
      'of a static site in a service',
      sign(false, { resources: digestResources(sign(true)) }),
      ['it is signed for a static site, not for a service'],
    ],
    [
      'of a service on a static site',
      sign(true, { resources: digestResources(sign(false)) }),
      ['it is signed for a service, not for a static site'],
    ],
    ['by a key that is not listed', sign(false, {}, []), ['no key of trust/keys.json signed it']],
    [
      'of other answers',
      sign(false, {
        resources: { ...digestResources(sign(false)), '/api/cases': digest, '/x': digest },
      }),
      ['/api/cases has changed', '/x is signed and does not exist'],
    ],
    [
      'of fewer answers',
      sign(false, { resources: {} }),
      ['/api/profile', '/api/experience', '/api/cases', '/api/cases/catalogue-import'].map(
        (path) => `${path} is not signed`,
      ),
    ],
  ])('%s', (_, site, differences) => {
    const isAsSigned = differences.length === 0;
    expect(examineTrust(site)).toEqual({ isAsSigned, differences });
  });

  it('is absent without trust files, and not as signed without a manifest', () => {
    const site = createTestSite(content);
    expect(examineTrust(site)).toBeUndefined();
    const trust: Trust = { keys: [], checks: [], attestations: [] };
    const unsigned = { ...site, content: { ...content, trust } };
    expect(examineTrust(unsigned)).toEqual({ isAsSigned: false, differences: [] });
  });

  it('has ended a millisecond after its end', () => {
    const trust = { isAsSigned: true, differences: [] };
    const site = { ...sign(false), trust };
    const [end, after] = ['2027-11-01T00:00:00.000Z', '2027-11-01T00:00:00.001Z'].map(
      (moment) => new Date(moment),
    ) as [Date, Date];
    expect(markExpired(site, end)).toBe(site);
    const marked = markExpired(site, after);
    expect(marked.trust).toEqual({ ...trust, isExpired: true });
    expect(markExpired(marked, after)).toBe(marked);
    const without = createTestSite(content);
    expect(markExpired(without, after)).toBe(without);
    const unexamined = sign(false);
    expect(markExpired(unexamined, after)).toBe(unexamined);
  });
});

it('resources are of a service or a static site by their paths', () => {
  expect(targetOf({ '/api/profile': digest })).toBe('service');
  expect(targetOf({ '/api/profile.json': digest })).toBe('static');
  const site = sign(false);
  const { length } = Object.keys(digestResources(site));
  expect(length).toBe(4);
  const cases = Array.from({ length: 497 }, () => content.cases[0]!);
  expect(describeExcess({ ...content, cases })).toBeUndefined();
  expect(describeExcess({ ...content, cases: [...cases, cases[0]!] })).toBe(
    'There are 501 resources to sign, and a manifest lists at most 500',
  );
  expect(describeExcess({ ...content, cases: cases.slice(0, 247) }, [content])).toBeUndefined();
  expect(describeExcess({ ...content, cases: cases.slice(0, 248) }, [content])).toContain(
    'There are 502',
  );
  const profile = { ...content.profile, resumePath: '/cv.pdf' };
  expect(describeExcess({ ...content, cases, profile })).toBeUndefined();
  const files = { '/cv.pdf': new Uint8Array(1) };
  expect(describeExcess({ ...content, cases, profile, files })).toContain('There are 501');
  expect(digestResources({ ...site, content: { ...content, profile, files } })['/cv.pdf']).toEqual({
    sha256: 'bjQLnP-zepicpUTmu3gKLHiQHT-zNzh2hRGjBhevoB0',
  });
});

const line = (name: string) =>
  `{"alg":"Ed25519","crv":"Ed25519","kid":"${name}","kty":"OKP","use":"sig","x":"x"}`;

describe('the files of trust/', () => {
  it('have one entry a line, sorted', () => {
    const keys = ['c', 'a', 'b'].map((name) => ({ ...key, kid: name }));
    expect(renderKeys(keys)).toBe(`{"keys":[\n${line('a')},\n${line('b')},\n${line('c')}\n]}\n`);
    expect(renderManifest({ payload: 'p', signatures: [{ protected: 'a', signature: 's' }] })).toBe(
      '{"payload":"p",\n"signatures":[\n{"protected":"a","signature":"s"}\n]}\n',
    );
  });

  it('list checks by their page, account or attestation', () => {
    const seen = { state: 'ok', checkedOn: '2026-11-01' } as const;
    const checks: Check[] = [
      { kind: 'link', url: 'https://b.test', contains: 'z', ...seen },
      { kind: 'link', url: 'https://b.test', contains: 'a', ...seen },
      { kind: 'link', url: 'https://b.test', ...seen },
      { kind: 'identity', url: 'https://c.test', ...seen },
      { kind: 'attestation', name: 'x', state: 'valid', checkedOn: '2026-11-01' },
    ];
    const keys = [
      'attestation x',
      'identity https://c.test ',
      'link https://b.test ',
      'link https://b.test a',
      'link https://b.test z',
    ];
    expect(checks.map(keyOf).toSorted()).toEqual(keys);
    const written = renderChecks(checks);
    expect(JSON.parse(written).checks.map(keyOf)).toEqual(keys);
    expect(written.split('\n').slice(-3)).toEqual(['],', '"version":1}', '']);
  });
});
