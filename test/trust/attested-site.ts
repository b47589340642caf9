// The sample profile with statements, links and signatures in every state, for tests of pages.
import { digestWords } from '../../src/domain/attested-words.ts';
import { toExperience } from '../../src/domain/answers.ts';
import type { Role } from '../../src/schema/content.ts';
import type { Site } from '../../src/schema/site.ts';
import type { AttestationState, Check, Trust } from '../../src/schema/trust.ts';
import { createTestSite, sampleContent } from '../sample.ts';

export const [role] = sampleContent.roles as [Role];
export const url = 'https://talks.example/42';

/** The sample with a link, and an attestation in a state, of its first role. */
export function createAttestedSite(state: AttestationState, language = 'en', end = role.end): Site {
  const { company, title, start } = role;
  const words = digestWords('role', toExperience(role));
  const trust: Trust = {
    keys: [],
    attestations: [
      {
        name: 'alice',
        text: '{}',
        proof: '',
        statement: {
          type: 'profile-attestation',
          version: 2,
          subject: { name: 'Mira', origin: 'https://profile.test' },
          attester: {
            account: 'https://github.com/alice',
            name: 'Alice <b>Wong</b>',
            relation: 'manager <script>',
          },
          claim: { kind: 'role', company, title, start, end, words },
          issued: '2026-11-20',
          expires: '2029-11-20',
        },
      },
    ],
    checks: [
      { kind: 'link', url, contains: 'Mira', state: 'ok', checkedOn: '2026-11-21' },
      {
        kind: 'attestation',
        name: 'alice',
        state,
        checkedOn: '2026-11-21',
        lastOk: '2026-11-20',
        account: { id: 1, created: '2012-03-04' },
      },
    ] satisfies Check[],
  };
  const roles = sampleContent.roles.map((one) =>
    one === role
      ? { ...one, links: [{ url, contains: 'Mira' }, { url: 'https://b.example' }] }
      : one,
  );
  const profile = { ...sampleContent.profile, language };
  return createTestSite({ ...sampleContent, profile, roles, trust });
}

const day = 24 * 3_600_000;

const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A site that is signed, and examined with this result. */
export function signSite(site: Site, trust: Partial<NonNullable<Site['trust']>> = {}): Site {
  const { baseUrl, content } = site;
  const [issued, expires] = trust.isExpired ? [-400, -35] : [-3, 362];
  const kid = 'HuHFl1x0uK3z9wqkOjvYy4T9bQWnE2pT6Zs8cVdRm5o';
  const payload = {
    version: 1 as const,
    origin: baseUrl,
    name: content.profile.name,
    issued: dayFromNow(issued),
    expires: dayFromNow(expires),
    resources: {},
  };
  const { checks = [], attestations = [] } = content.trust ?? {};
  const manifest = { text: '{}', kids: [kid], payload };
  const signed: Trust = { keys: [], checks, attestations, manifest };
  return {
    ...site,
    content: { ...content, trust: signed },
    trust: { isAsSigned: true, differences: [], ...trust },
  };
}
