// `/verification.json`: the confirmation of each claim: by whom, its proof, and the day of the check.
import { listClaims, listIdentities } from '../../domain/claims.ts';
import { rootOf } from '../../domain/languages.ts';
import { derived } from '../../kernel/derived.ts';
import { paths, toFilePath } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { Verification } from '../../schema/verification.ts';
import { jsonDocument } from '../document.ts';

/** The limits of signatures and statements as proof. */
const trustLimits: readonly string[] = [
  'This does not show that the claims are true.',
  'A signature shows who published the words, not that they are right; whoever steals the key can sign until it is dropped everywhere.',
  'An account that attests can be invented: look at its age, its work and its people.',
  'Nobody has checked the names, employers and relations that attesters give themselves.',
  'A page that shows a claim may have been written by the engineer.',
  'States are those that the owner last recorded: repeat the observations, and compare dates with your own clock.',
];

function describeVerification(site: Site): Verification {
  const { content, baseUrl } = site;
  const identities = content.trust?.checks.filter((check) => check.kind === 'identity') ?? [];
  const signature = describeSignature(site);
  return Verification.parse({
    origin: baseUrl,
    ...(signature !== undefined && { signature }),
    identities: listIdentities(content, baseUrl).map(
      (url) => identities.find((check) => check.url === url) ?? { url, state: 'unchecked' },
    ),
    claims: listClaimsOf(site).map((claim) => ({
      ...claim,
      path: site.isStatic ? toFilePath(claim.path) : claim.path,
    })),
    limits: trustLimits,
  });
}

/** The claims of the original: statements and pages are about its words. */
export function listClaimsOf(site: Site): Verification['claims'] {
  return claimsOf(rootOf(site));
}

const claimsOf = derived(({ content, baseUrl }: Site): Verification['claims'] => [
  ...listClaims(content, baseUrl),
]);

/** The signature, if it matches the answers in all languages. */
export function describeSignature(site: Site): Verification['signature'] {
  const { content, baseUrl, trust } = rootOf(site);
  const manifest = trust?.isAsSigned ? content.trust?.manifest : undefined;
  const [kid] = manifest?.kids ?? [];
  if (manifest === undefined || kid === undefined) return undefined;
  const { issued, expires, origin } = manifest.payload;
  // A snapshot can be served at another origin than the one that it was examined for.
  if (origin !== baseUrl) return undefined;
  return { manifest: baseUrl + paths.manifest, keys: baseUrl + paths.keys, kid, issued, expires };
}

export const verification = jsonDocument(paths.verification, describeVerification);
