// `/verification.json`: the evidence of each claim and the date of its last check.
import * as z from 'zod';
import { Link } from './claims.ts';
import { component } from './components.ts';
import { attestationStates, linkStates } from './trust.ts';

const Coverage = z.enum(['everything', 'title-and-dates', 'text']);
/** The displayed words that a statement covers. */
export type Coverage = z.output<typeof Coverage>;

const Change = component(
  'Change',
  'A member of a role or case that differs from the attested words.',
  z.object({
    member: z.string().describe('Its name in the answer.'),
    change: z
      .enum(['words', 'punctuation', 'added', 'removed'])
      .describe('`punctuation`: only punctuation, spaces or capitals differ.'),
  }),
);
export type Change = Readonly<z.output<typeof Change>>;

const stateOfLink = z
  .enum([...linkStates, 'unchecked'])
  .describe(
    'What the last look showed: `ok`; `changed`, the words are absent; `gone`; `refused` and `unreachable` say nothing of the page.',
  );
const checkedOn = z.string().optional().describe('Day of the last look that had a result.');
const lastOk = z.string().optional().describe('Day on which it last was as expected.');

const ObservedLink = component(
  'ObservedLink',
  'A page, and what the owner saw there.',
  Link.answer.extend({ state: stateOfLink, checkedOn, lastOk }),
);

const ObservedAttestation = component(
  'ObservedAttestation',
  'A statement of another account, and what the owner saw of it.',
  z.object({
    url: z.url().describe('The statement; its proof has the same address and `.sig`.'),
    by: z.url().describe('Account that stands behind it.'),
    accountCreated: z.string().optional().describe('Day on which that account was created.'),
    relation: z.string().describe('What the attester was to the engineer, in their own words.'),
    says: z.string().describe('What the attester calls themselves; nobody has checked that name.'),
    issued: z.string(),
    expires: z.string().describe('Last day on which it counts; compare it with your own clock.'),
    state: z.enum([...attestationStates, 'unchecked']),
    wording: z
      .enum(['current', 'earlier-wording'])
      .describe('Whether the claim still has the words that were attested.'),
    covers: Coverage.describe(
      'The words that the statement covers: `everything` displayed, `title-and-dates` of a role, or the `text` of a case without its figures.',
    ),
    changed: z.array(Change).optional().describe('What differs from the attested words.'),
    checkedOn,
    lastOk,
  }),
);

const ClaimedRole = component(
  'ClaimedRole',
  'A role, by what does not change while it is held.',
  z.object({ company: z.string(), title: z.string(), start: z.string() }),
);

export const Claim = component(
  'Claim',
  'One claim of the profile, and what stands behind it.',
  z.object({
    path: z.string().describe('Where the API answers it.'),
    role: ClaimedRole.optional().describe('Which role it is, where it is one.'),
    list: z.string().optional().describe('Which list of the profile it is in, where it is.'),
    index: z.int().min(0).optional().describe('Its place in that list, from 0.'),
    level: z
      .enum(['declared', 'linked', 'attested'])
      .describe(
        '`declared`: the owner says so. `linked`: a public page held the expected words. `attested`: another account published or signed all of these words.',
      ),
    links: z.array(ObservedLink).optional(),
    attestations: z.array(ObservedAttestation).optional(),
  }),
);
export type Claim = Readonly<z.output<typeof Claim>>;

const Signature = component(
  'Signature',
  'Where the signature is, and whose.',
  z.object({
    manifest: z.url().describe('The signed list of digests: a JWS.'),
    keys: z.url().describe('The public keys: a JWK Set.'),
    kid: z.string().describe('RFC 7638 thumbprint of the key.'),
    issued: z.string(),
    expires: z.string(),
  }),
);

const Identity = component(
  'Identity',
  'An account or a page, and whether it links back.',
  z.object({
    url: z.url(),
    state: stateOfLink.describe('`ok`: the account or page links back to this origin.'),
    checkedOn,
    lastOk,
  }),
);

export const Verification = component(
  'Verification',
  'Who stands behind each claim, as the owner last saw it. Not signed: observations to be repeated.',
  z.object({
    origin: z.url(),
    signature: Signature.optional().describe(
      'The owner’s signature over the answers, where there is one.',
    ),
    identities: z
      .array(Identity)
      .describe('Accounts and pages that the profile names as the engineer’s.'),
    claims: z.array(Claim),
    limits: z.array(z.string()).describe('What all of this does not show.'),
  }),
);
export type Verification = Readonly<z.output<typeof Verification>>;
