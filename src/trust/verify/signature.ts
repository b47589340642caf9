// Checks the owner's signature: its keys, origin and dates, and whether an earlier visit saw a newer one.
import { parseIJSON } from '../../kernel/json.ts';
import { parseURL } from '../../kernel/url.ts';
import { paths } from '../../paths.ts';
import { KeysFile, type ManifestPayload, type PublicKey } from '../../schema/trust.ts';
import { ManifestError, verifyManifest } from '../keys/manifest.ts';
import { FetchError, type Fetched } from '../net/exchange.ts';
import type { Row } from './report.ts';
import type { Visit } from './source.ts';

const maxSize = 256 * 1024;

/** The signature that an earlier visit saw: a site must not serve an older one. */
export interface Seen {
  readonly kids: readonly string[];
  readonly issued: string;
}

export interface SignatureOptions extends Visit {
  /** The key that must have signed. */
  readonly pin?: string | undefined;
  readonly seen?: Seen | undefined;
  readonly mustBeSigned: boolean;
}

export interface Signature {
  readonly rows: readonly Row[];
  /** Absent without a right signature. */
  readonly payload?: ManifestPayload;
  /** The published keys that signed it. */
  readonly keys: readonly PublicKey[];
}

/** Verifies the manifest of an origin. */
export async function checkSignature(options: SignatureOptions): Promise<Signature> {
  try {
    return await verify(options);
  } catch (error) {
    const { code, message } = error as Error & { readonly code: string };
    if (error instanceof FetchError) return found('undecided', code, message);
    if (error instanceof ManifestError) return found('failed', code, message);
    throw error;
  }
}

async function verify(options: SignatureOptions): Promise<Signature> {
  const { origin, source, timeout } = options;
  const headers = { 'cache-control': 'no-cache' };
  const ask = (path: string) => source.get(origin + path, { timeout, maxSize, headers });
  const manifest = await ask(paths.manifest).catch((error: unknown) => {
    // A site that answers with something too large answers without a manifest.
    if (error instanceof FetchError && error.code === 'too-large') return undefined;
    throw error;
  });
  if (manifest === undefined || isWithheld(manifest)) return unsigned(options, manifest);
  const keys = await ask(paths.keys);
  if (isWithheld(keys)) throw new ManifestError('keys-missing', 'The site publishes no keys.');
  const published = KeysFile.safeParse(parseAnswer(keys));
  if (!published.success) {
    throw new ManifestError('keys-malformed', 'The published keys are not a set of Ed25519 keys.');
  }
  const verified = await verifyManifest(parseAnswer(manifest), published.data.keys);
  const { payload, kids } = verified;
  const rows = judge(options, verified);
  const signers = published.data.keys.filter(({ kid }) => kids.includes(kid));
  if (rows.length > 0) return { rows, keys: signers };
  const text = `key ${shorten(kids)}, signed ${dayOf(payload.issued)}, ends ${dayOf(payload.expires)}`;
  const signed: Row = { check: 'signature', state: 'ok', code: 'signed', text };
  return { rows: [signed, ...judgeLife(payload)], payload, keys: signers };
}

/** Whether a site has no manifest. A server error or a rate limit leaves that open. */
function isWithheld({ status }: Fetched): boolean {
  return status >= 201 && status < 500 && status !== 429;
}

function unsigned(
  { origin, pin, seen, mustBeSigned }: SignatureOptions,
  manifest: Fetched | undefined,
): Signature {
  const { status = 0, headers = {} } = manifest ?? {};
  const isRedirect = status >= 300 && status < 400;
  const target = isRedirect ? parseURL(headers['location'] ?? '', origin)?.origin : origin;
  if (pin === undefined && seen === undefined && !mustBeSigned) {
    const text =
      target === undefined || target === origin
        ? 'the site is not signed: nobody vouches for its words'
        : `this address leads to ${target}: check that one, if it is the one you mean`;
    return found('undecided', 'unsigned', text);
  }
  const why =
    pin !== undefined ? 'a key is pinned' : seen ? 'it was signed before' : 'it has to be';
  return found('failed', 'signature-missing', `the site is not signed, and ${why}`);
}

function wrong(code: string, text: string, compared?: Pick<Row, 'expected' | 'got'>): Row {
  return { check: 'signature', state: 'failed', code, text, ...compared };
}

/** Checks origin, dates, replay and keys of a valid signature. */
function judge(
  { origin, at, pin, seen }: SignatureOptions,
  { payload, kids }: { readonly payload: ManifestPayload; readonly kids: readonly string[] },
): readonly Row[] {
  const now = at.getTime();
  const { issued, expires } = payload;
  const rows: Row[] = [];
  if (payload.origin !== origin) {
    const compared = { expected: origin, got: payload.origin };
    rows.push(wrong('origin-differs', 'it is signed for another site', compared));
  }
  // Clocks differ by a little.
  if (Date.parse(issued) > now + 5 * 60_000) {
    rows.push(wrong('issued-in-future', `it is signed on ${dayOf(issued)}, in the future`));
  }
  if (!(Date.parse(expires) > now)) rows.push(wrong('expired', `it ended on ${dayOf(expires)}`));
  if (seen !== undefined && !(Date.parse(issued) >= Date.parse(seen.issued))) {
    const compared = { expected: seen.issued, got: issued };
    rows.push(wrong('replayed', 'a later signature was seen before', compared));
  }
  const got = kids.join(', ');
  if (pin !== undefined && !kids.includes(pin)) {
    rows.push(wrong('pin-differs', 'the pinned key did not sign', { expected: pin, got }));
  }
  if (pin === undefined && seen !== undefined && !seen.kids.some((kid) => kids.includes(kid))) {
    const text =
      'no key that signed before has signed; accept a new key only from the owner, with --pin KID';
    rows.push(wrong('key-differs', text, { expected: seen.kids.join(', '), got }));
  }
  return rows;
}

/** A stolen key signs for as long as its signature is valid. */
function judgeLife({ issued, expires }: ManifestPayload): readonly Row[] {
  const days = (Date.parse(expires) - Date.parse(issued)) / 86_400_000;
  if (days <= 366) return [];
  const text = `it is valid for ${Math.round(days)} days; a year is usual`;
  return [{ check: 'signature', state: 'none', code: 'long-lived', text }];
}

function found(state: Row['state'], code: string, text: string): Signature {
  return { rows: [{ check: 'signature', state, code, text }], keys: [] };
}

function parseAnswer({ url, status, body }: Fetched): unknown {
  if (status !== 200) throw new FetchError('unreachable', `${url} answered ${status}.`);
  return parseIJSON(body);
}

function shorten(kids: readonly string[]): string {
  return kids.map((kid) => `${kid.slice(0, 8)}…`).join(' and ');
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
