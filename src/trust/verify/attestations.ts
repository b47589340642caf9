// Checks the statements of others, and ignores the states that the site publishes.
import { compareWords } from '../../domain/attested-words.ts';
import { listIdentities } from '../../domain/claims.ts';
import { isObject, parseIJSON } from '../../kernel/json.ts';
import { toDay } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Statement } from '../../schema/trust.ts';
import { type Change, Verification } from '../../schema/verification.ts';
import { paths } from '../../paths.ts';
import { quote } from '../../problems.ts';
import { assessAttestation } from '../attest/assess.ts';
import { parseStatement } from '../attest/statement.ts';
import { FetchError } from '../net/exchange.ts';
import type { Account } from '../net/github.ts';
import { findAnswer } from './content.ts';
import type { Row } from './report.ts';
import type { Visit } from './source.ts';

const maxSize = 1024 * 1024;
/** Most bytes of a statement or its proof. */
const maxStatementSize = 32 * 1024;
const maxAttestations = 50;

export interface AttestationOptions extends Visit {
  readonly kids: readonly string[];
  /** The answers of the API that match their signed digests, by path. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** The answer of `/api/profile`, if it is a profile. */
  readonly profile: Profile | undefined;
}

/** Checks every attestation that the site lists. */
export async function checkAttestations(options: AttestationOptions): Promise<readonly Row[]> {
  try {
    const listed = await listAttestations(options);
    const rows: Row[] = [];
    const known = new Set<string>();
    for (const url of listed.slice(0, maxAttestations)) {
      rows.push(await check(url, options, known));
    }
    if (listed.length <= maxAttestations) return rows;
    const text = `only the first ${maxAttestations} of ${listed.length} are checked`;
    return [...rows, { check: 'attested', state: 'undecided', code: 'too-many', text }];
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return [{ check: 'attested', state: 'undecided', code: error.code, text: error.message }];
  }
}

async function listAttestations({ source, origin, timeout }: AttestationOptions) {
  const fetched = await source.get(origin + paths.verification, { timeout, maxSize });
  if (fetched.status !== 200) return [];
  const parsed = Verification.safeParse(parseIJSON(fetched.body));
  if (!parsed.success) return [];
  const urls = parsed.data.claims.flatMap(({ attestations = [] }) =>
    attestations.map(({ url }) => url),
  );
  return [...new Set(urls)].filter((url) => new URL(url).origin === origin);
}

/** @param known the statements so far: a statement counts once, even if several addresses list it */
async function check(url: string, options: AttestationOptions, known: Set<string>): Promise<Row> {
  const found = (state: Row['state'], code: string, text: string): Row => ({
    check: 'attested',
    state,
    code,
    text,
    url,
  });
  const { source, timeout, origin, kids, at, profile } = options;
  const limits = { timeout, maxSize: maxStatementSize };
  try {
    const [file, proof] = await Promise.all([
      source.get(url, limits),
      source.get(`${url}.sig`, limits),
    ]);
    const { pathname } = new URL(url);
    if (file.status !== 200 || proof.status !== 200) {
      return found('failed', 'attestation-missing', `${pathname} is listed and does not exist`);
    }
    const attestation = { text: decode(file.body), proof: decode(proof.body) };
    const accounts = profile === undefined ? [] : listIdentities({ profile }, origin);
    const { state, reason, account } = await assessAttestation(attestation, {
      client: source,
      subject: { origin, kids, accounts },
      today: toDay(at),
    });
    const { statement } = parseStatement(attestation.text);
    const name = statement === undefined ? pathname : nameClaim(statement);
    if (state === 'invalid') return found('failed', 'attestation-invalid', `${name}: ${reason}`);
    if (state !== 'valid') return found('none', state, `${name}: ${state}. ${reason}`);
    if (known.has(attestation.text)) {
      return found('none', 'repeated', `${name}: it is the same statement as above`);
    }
    known.add(attestation.text);
    return { ...judgeWords(statement!, account!, options), url };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return found('undecided', error.code, error.message);
  }
}

function nameClaim({ claim }: Statement): string {
  return claim.kind === 'role' ? `role ${quote(claim.company)}` : `case ${quote(claim.slug)}`;
}

/** Compares the words of a valid statement with those of the site. */
function judgeWords(
  statement: Statement,
  { login, created }: Account,
  { answers, profile }: AttestationOptions,
): Row {
  const { name: said } = statement.subject;
  const about = (profile?.name ?? said) === said ? '' : `, said of ${quote(said)}`;
  // An attester chooses these words, which could imitate ours.
  const relation = quote(statement.attester.relation);
  const by = `${nameClaim(statement)}: github.com/${login} (account of ${created.slice(0, 4)}), who writes ${relation}${about}`;
  const claimed = findClaimed(statement, answers);
  if (claimed === undefined) {
    const text = `${by}, for an earlier wording: the site does not list it`;
    return { check: 'attested', state: 'none', code: 'earlier-wording', text };
  }
  const { covers, changes } = compareWords(statement, claimed);
  if (changes.length > 0) {
    const changed = changes.map(describeChange).join(', ');
    const text = `${by}, for an earlier wording; changed since: ${changed}`;
    return { check: 'attested', state: 'none', code: 'earlier-wording', text };
  }
  if (covers === 'everything') {
    return { check: 'attested', state: 'ok', code: 'attested', text: by };
  }
  const part = covers === 'text' ? 'the text without its figures' : 'title and dates only';
  return { check: 'attested', state: 'ok', code: `attested-${covers}`, text: `${by}, ${part}` };
}

function describeChange({ member, change }: Change): string {
  const notes = {
    words: '',
    punctuation: ' (only punctuation)',
    added: ' (added)',
    removed: ' (removed)',
  };
  return member + notes[change];
}

/** Finds the answer that a statement is about. */
function findClaimed(
  { claim }: Statement,
  answers: ReadonlyMap<string, unknown>,
): object | undefined {
  const isCase = claim.kind === 'case';
  const answer = findAnswer(answers, isCase ? `/api/cases/${claim.slug}` : '/api/experience');
  if (!isObject(answer) || isCase) return isObject(answer) ? answer : undefined;
  const roles = Array.isArray(answer['experiences']) ? answer['experiences'].filter(isObject) : [];
  const held = roles.filter(
    (role) => role['company'] === claim.company && role['start'] === claim.start,
  );
  return held.find((role) => role['title'] === claim.title) ?? held[0];
}

/** A byte order mark stays in the text, which is then no statement. */
function decode(body: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
}
