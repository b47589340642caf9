// The sentence about the backing of a profile. Pages, MCP, llms.txt, OpenAPI and catalogs all use it.
import { derived } from '../../kernel/derived.ts';
import type { Site } from '../../schema/site.ts';
import type { Claim } from '../../schema/verification.ts';
import { formatDate } from '../../wording/format.ts';
import { count, fill, type Wording, wordingOf } from '../../wording/index.ts';
import { describeSignature, listClaimsOf } from './verification.ts';

export type Level = Claim['level'];

/** The sentence in the language of a page, without a full stop. */
export function describeTrust(site: Site, wording: Wording): string {
  const { trust } = wording;
  const { all, attested, linked } = countLevels(site);
  const isSigned = describeSignature(site) !== undefined;
  return [
    describeSigning(site, wording),
    ...(isSigned || attested > 0 ? [fill(count(trust.attested, attested), { all })] : []),
    ...(linked > 0 ? [count(trust.linked, linked)] : []),
  ].join(' · ');
}

/** The sentence for programs, which is English: *Signed on 22 Nov 2026 by key HuHF… · 2 of 9 claims confirmed by others.* */
export const trustSentence = derived(
  (site: Site): string => `${describeTrust(site, wordingOf())}.`,
);

const countLevels = derived((site: Site) => {
  const levels = listClaimsOf(site).map(({ level }) => level);
  const countOf = (wanted: Level) => levels.filter((level) => level === wanted).length;
  return { all: levels.length, attested: countOf('attested'), linked: countOf('linked') };
});

function describeSigning(site: Site, wording: Wording): string {
  const { trust } = wording;
  const issued = site.content.trust?.manifest?.payload.issued;
  const dateOf = (moment: string) => formatDate(moment.slice(0, 10), wording);
  const signature = describeSignature(site);
  if (signature === undefined) {
    return issued === undefined || site.trust === undefined
      ? trust.declared
      : fill(trust.outdated, { date: dateOf(issued) });
  }
  if (site.trust?.isExpired) return fill(trust.expired, { date: dateOf(signature.expires) });
  const key = `${signature.kid.slice(0, 4)}…`;
  return fill(trust.signed, { date: dateOf(signature.issued), key });
}
