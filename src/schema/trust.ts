// The files of `trust/` and `attestations/`: all public, written by commands, read by everything else.
import * as z from 'zod';

const day = z.iso.date();
/** A moment in UTC, to the second or finer. */
const moment = z.iso.datetime();
/** SHA-256 in base64url. */
const digest = z.string().regex(/^[\w-]{43}$/u);

/** The public half of a signing key (RFC 8037); `kid` is its RFC 7638 thumbprint. */
export const PublicKey = z.strictObject({
  alg: z.literal('Ed25519'),
  crv: z.literal('Ed25519'),
  kid: digest,
  kty: z.literal('OKP'),
  use: z.literal('sig'),
  x: digest,
});
export type PublicKey = Readonly<z.output<typeof PublicKey>>;

export const KeysFile = z.strictObject({
  keys: z
    .array(PublicKey)
    .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, {
      error: 'lists a key twice',
    }),
});

/** A JWS in its general JSON form (RFC 7515 §7.2.1), as the owner's `sign` writes it. */
export const ManifestFile = z.strictObject({
  payload: z.string(),
  signatures: z
    .array(z.strictObject({ protected: z.string(), signature: z.string() }))
    .min(1)
    .max(8),
});
export type ManifestFile = Readonly<z.output<typeof ManifestFile>>;

/** Most resources that one manifest may list. */
export const maxResources = 500;

/** The signed payload of a manifest. */
export const ManifestPayload = z.strictObject({
  version: z.literal(1),
  origin: z.url(),
  name: z.string(),
  issued: moment,
  expires: moment,
  resources: z
    .record(
      z.string(),
      z.union([z.strictObject({ jcsSha256: digest }), z.strictObject({ sha256: digest })]),
    )
    .refine((resources) => Object.keys(resources).length <= maxResources, {
      error: `lists more than ${maxResources} resources`,
    }),
});
export type ManifestPayload = Readonly<z.output<typeof ManifestPayload>>;

export const ManifestHeader = z.strictObject({
  alg: z.enum(['Ed25519', 'EdDSA']),
  kid: digest,
  typ: z.literal('profile-manifest+jws'),
  // RFC 7515 §4.1.2 and §4.1.3: keys within a signature prove nothing and are ignored.
  jku: z.unknown().optional(),
  jwk: z.unknown().optional(),
});

const RoleClaim = z.strictObject({
  kind: z.literal('role'),
  company: z.string().min(1),
  title: z.string().min(1),
  start: z.string().regex(/^\d{4}(?:-\d\d)?$/u),
  end: z.string().regex(/^(?:\d{4}(?:-\d\d)?|present)$/u),
});

const CaseClaim = z.strictObject({
  kind: z.literal('case'),
  slug: z.string().min(1),
  title: z.string().min(1),
});

/** The account that attests: on GitHub, whose keys and gists are public. */
export const accountPattern =
  /^https:\/\/github\.com\/(?<user>[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38})$/iu;

/**
 * Digests of displayed members, by their names. `lettersSha256` ignores punctuation between words, spaces and capitals, so that a
 * verifier can distinguish a corrected comma from other words.
 */
const WordDigests = z.record(
  z.string().regex(/^\w{1,40}$/u),
  z.strictObject({ jcsSha256: digest, lettersSha256: digest }),
);
export type WordDigests = Readonly<z.output<typeof WordDigests>>;

const statementMembers = {
  type: z.literal('profile-attestation'),
  subject: z.strictObject({ name: z.string().min(1), origin: z.url(), kid: digest.optional() }),
  attester: z.strictObject({
    account: z.string().regex(accountPattern),
    name: z.string().min(1).max(100),
    relation: z.string().min(1).max(100),
  }),
  issued: day,
  expires: day,
  text: z.string().min(1).max(2000).optional(),
};

/**
 * The statement of another account about one claim. Its RFC 8785 form is signed or published. Version 2 digests every
 * displayed member; version 1 covers title and dates of a role, and the text of a case.
 */
export const Statement = z.discriminatedUnion('version', [
  z.strictObject({
    ...statementMembers,
    version: z.literal(1),
    claim: z.discriminatedUnion('kind', [RoleClaim, CaseClaim.extend({ jcsSha256: digest })]),
  }),
  z.strictObject({
    ...statementMembers,
    version: z.literal(2),
    claim: z.discriminatedUnion('kind', [
      RoleClaim.extend({ words: WordDigests }),
      CaseClaim.extend({ words: WordDigests }),
    ]),
  }),
]);
export type Statement = Readonly<z.output<typeof Statement>>;

/** The results of requests for a page or an account. */
export const linkStates = ['ok', 'changed', 'gone', 'refused', 'unreachable'] as const;
export type LinkState = (typeof linkStates)[number];
export const attestationStates = [
  'valid',
  'key-not-listed',
  'withdrawn',
  'expired',
  'invalid',
] as const;
export type AttestationState = (typeof attestationStates)[number];

const seen = {
  checkedOn: day.describe('When it was last looked at with a result.'),
  lastOk: day.optional().describe('When it last was as expected.'),
  /** The first of consecutive failures, after which it may count as gone. */
  missingSince: moment.optional(),
};

export const Check = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('link'),
    url: z.string(),
    contains: z.string().optional(),
    state: z.enum(linkStates),
    ...seen,
  }),
  z.strictObject({
    kind: z.literal('identity'),
    url: z.string(),
    state: z.enum(linkStates),
    ...seen,
  }),
  z.strictObject({
    kind: z.literal('attestation'),
    name: z.string(),
    state: z.enum(attestationStates),
    /** Known if the account existed. */
    account: z.strictObject({ id: z.int(), created: day }).optional(),
    ...seen,
  }),
]);
export type Check = Readonly<z.output<typeof Check>>;
export type LinkCheck = Extract<Check, { kind: 'link' }>;
export type IdentityCheck = Extract<Check, { kind: 'identity' }>;
export type AttestationCheck = Extract<Check, { kind: 'attestation' }>;

export const ChecksFile = z.strictObject({ version: z.literal(1), checks: z.array(Check) });

/** A statement as it was stored. */
export interface Attestation {
  /** Its file's name, without the ending. */
  readonly name: string;
  readonly statement: Statement;
  /** The bytes that were signed or published, as text. */
  readonly text: string;
  /** An SSH signature in its armour, or the address of the gist that holds the statement. */
  readonly proof: string;
}

/** The content of the files of `trust/` and `attestations/`. */
export interface Trust {
  readonly keys: readonly PublicKey[];
  /** Absent if nothing was signed. */
  readonly manifest?: {
    /** The text of the file. */
    readonly text: string;
    /** Keys by which it bears signatures. */
    readonly kids: readonly string[];
    readonly payload: ManifestPayload;
  };
  readonly checks: readonly Check[];
  /** By name. */
  readonly attestations: readonly Attestation[];
}
