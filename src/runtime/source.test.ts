import { describe, expect, it } from 'vitest';
import { createTestSite, sampleContent } from '../../test/sample.ts';
import { signSite } from '../../test/trust/attested-site.ts';
import type { Site, SiteTrust } from '../schema/site.ts';
import { keyCommand, signCommand } from './sign-command.ts';
import { type LoadedSite, placeSite } from './source.ts';

const baseUrl = 'https://profile.test';
const unsigned = createTestSite(sampleContent);
const signed = signSite(unsigned);
const { expires } = signed.content.trust!.manifest!.payload;
const differences = ['one differs', 'two', 'three', 'four', 'five'];

/** Places a site, and returns it with what is said. */
function place(
  site: Site,
  {
    at = baseUrl,
    now = new Date(),
    ...more
  }: Partial<LoadedSite> & { at?: string; now?: Date } = {},
  requireSignature = false,
) {
  const said: string[] = [];
  const say = (warning: string) => void said.push(warning);
  const { baseUrl: _, ...rest } = site;
  const loaded: LoadedSite = { site: rest, warnings: [], ...more };
  return { placed: placeSite(loaded, { baseUrl: at, now, requireSignature, say }), said };
}

const withDifferences = (count: number): Site => ({
  ...signed,
  trust: { isAsSigned: false, differences: differences.slice(0, count) },
});

describe('a site', () => {
  it.each([
    ['unsigned', unsigned],
    ['signed as it is', signed],
  ])('that is %s gets its origin, and nothing is said', (_, site) => {
    expect(place(site)).toEqual({ placed: site, said: [] });
  });

  it('is examined at its origin, unless it was before', () => {
    const trust: SiteTrust = { isAsSigned: false, differences: ['one differs'] };
    const examined: Site[] = [];
    const examine = (site: Site) => (examined.push(site), trust);
    const { trust: _, ...unexamined } = signed;
    const { placed, said } = place(unexamined, { examine, folder: 'me' });
    expect(placed).toEqual({ ...signed, trust });
    expect(examined).toEqual([unexamined]);
    expect(said).toEqual([
      `The signature is not served: one differs. Sign again: npx profile-api sign --base-url ${baseUrl} --profile me`,
    ]);
    expect(place(signed, { examine }).placed).toEqual(signed);
    expect(examined).toHaveLength(1);
  });

  it('has no result where there is none', () => {
    const { placed } = place(unsigned, { examine: () => undefined });
    expect(placed).not.toHaveProperty('trust');
  });
});

const again = `Sign again: npx profile-api sign --base-url ${baseUrl}, then build again`;

describe('a signature that is not that of the site', () => {
  it.each([
    [3, 'one differs; two; three'],
    [4, 'one differs; two; three; and 1 more'],
    [5, 'one differs; two; three; and 2 more'],
  ])('is warned of, with up to three of %i differences', (count, named) => {
    const { placed, said } = place(withDifferences(count));
    expect(said).toEqual([`The signature is not served: ${named}. ${again}`]);
    expect(placed).toEqual(withDifferences(count));
  });

  it('may be for another origin', () => {
    const at = 'https://other.test';
    expect(place(signed, { at }).said).toEqual([
      `The signature is not served: it is signed for ${baseUrl}, not for ${at}. ${again.replace(baseUrl, at)}`,
    ]);
  });

  it('may have ended', () => {
    const now = new Date(Date.parse(expires) + 1);
    const { placed, said } = place(signed, { now });
    expect(placed.trust).toMatchObject({ isExpired: true });
    expect(said).toEqual([`The signature ended on ${expires.slice(0, 10)}. ${again}`]);
  });

  it('may have no result', () => {
    const { trust: _, ...unexamined } = signed;
    expect(place(unexamined).said).toEqual([]);
  });
});

describe('a site that must be signed', () => {
  it('is served if it is', () => {
    expect(place(signed, {}, true)).toEqual({ placed: signed, said: [] });
  });

  it.each([
    ['The profile is not signed', unsigned, again.replace('Sign again', 'Sign it')],
    ['The signature is not served: one differs', withDifferences(1), again],
    [
      'The signature is not served: one differs',
      { ...withDifferences(1), isStatic: true },
      again.replace(', then', ' --target static, then'),
    ],
  ])('is refused otherwise: %s', (problem, site, fix) => {
    expect(() => place(site, {}, true)).toThrow(
      new Error(`${problem}, and --require-signature is set. ${fix}`),
    );
  });
});

it('the command that signs names a folder that is not the usual one', () => {
  const start = `npx profile-api sign --base-url ${baseUrl}`;
  expect(signCommand(baseUrl, {})).toBe(start);
  expect(signCommand(baseUrl, { folder: './profile' })).toBe(start);
  expect(signCommand(baseUrl, { folder: 'my profile', isStatic: true })).toBe(
    `${start} --target static --profile 'my profile'`,
  );
  expect(keyCommand('add', baseUrl, 'me')).toBe(
    `npx profile-api key add --base-url ${baseUrl} --profile me`,
  );
});
