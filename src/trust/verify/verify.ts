// `profile-api verify`: checks a profile without trusting its server.
import { parseIJSON } from '../../kernel/json.ts';
import { toFilePath } from '../../paths.ts';
import { Profile } from '../../schema/profile.ts';
import { FetchError } from '../net/exchange.ts';
import { withBudget } from './budget.ts';
import { checkAnchors, checkIdentities } from './anchors.ts';
import { checkAttestations } from './attestations.ts';
import { checkContent, findAnswer } from './content.ts';
import { createReport, type Row, type VerificationReport } from './report.ts';
import { checkSignature, type Seen, type SignatureOptions } from './signature.ts';

export const requirements = ['signed', 'anchored', 'attested'] as const;
export type Requirement = (typeof requirements)[number];

export interface VerifyOptions extends Omit<SignatureOptions, 'mustBeSigned'> {
  readonly require?: Requirement | undefined;
}

export interface Verified {
  readonly report: VerificationReport;
  /** For comparison on a later visit; absent without a right signature. */
  readonly seen?: Seen;
}

/** Verifies a site. All findings are in the report: no response of the site makes this throw. */
export async function verifyOrigin(given: VerifyOptions): Promise<Verified> {
  const options = { ...given, source: withBudget(given.source, given.timeout) };
  const { origin, at } = options;
  const mustBeSigned = options.require !== undefined;
  const signature = await checkSignature({ ...options, mustBeSigned });
  const { payload, keys } = signature;
  const kids = keys.map(({ kid }) => kid);
  const rows: Row[] = [...warnOfLetters(origin), ...signature.rows];
  const isContradicted = rows.some(({ state }) => state === 'failed');
  if (!isContradicted && !rows.some(({ code }) => isUnreachable(code))) {
    const checked = payload && (await checkContent(payload, options));
    const answers = checked?.answers ?? (await readUnsigned(options));
    const profile = Profile.answer.safeParse(findAnswer(answers, '/api/profile')).data;
    const anchor = { ...options, keys, profile };
    const [key, identities, attested] = await Promise.all([
      payload && checkAnchors(anchor),
      checkIdentities(anchor),
      checkAttestations({ ...options, kids, answers, profile }),
    ]);
    rows.push(...(key ? [key] : []), ...(checked?.rows ?? []), ...identities, ...attested);
  }
  rows.push(...judgeRequirement(options.require, rows));
  const report = createReport(origin, at, rows);
  if (payload === undefined || report.result === 'failed') return { report };
  return { report, seen: { kids, issued: payload.issued } };
}

/** A name such as mirа.example, whose last letter is Cyrillic, is written as xn--mir-8cd.example. */
function warnOfLetters(origin: string): readonly Row[] {
  const { hostname } = new URL(origin);
  if (!hostname.split('.').some((label) => label.startsWith('xn--'))) return [];
  const text = `the address is ${hostname}: it has letters beyond a to z, which can look like others`;
  return [{ check: 'signature', state: 'none', code: 'other-letters', text }];
}

function isUnreachable(code: string): boolean {
  return ['unreachable', 'timeout', 'host-unknown', 'address-refused', 'too-large'].includes(code);
}

/** Reads the answers of an unsigned site, which attestations are compared with. */
async function readUnsigned({
  source,
  origin,
  timeout,
}: VerifyOptions): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const path of ['/api/profile', '/api/experience'].flatMap((one) => [one, toFilePath(one)])) {
    try {
      const { status, body } = await source.get(origin + path, { timeout, maxSize: 1024 * 1024 });
      const value = status === 200 ? parseIJSON(body) : undefined;
      if (value !== undefined) answers.set(path, value);
    } catch (error) {
      // Attestations of missing answers count as earlier wordings.
      if (!(error instanceof FetchError)) throw error;
    }
  }
  return answers;
}

function judgeRequirement(required: Requirement | undefined, rows: readonly Row[]): readonly Row[] {
  if (required === undefined) return [];
  const levels = required === 'signed' ? ['signed'] : ['signed', required];
  const missing = levels.filter(
    (level) => !rows.some(({ state, code }) => state === 'ok' && code === level),
  );
  return missing.map((level) => ({
    check: 'required',
    state: 'failed',
    code: `not-${level}`,
    text: `it has to be ${level}, and is not`,
  }));
}
