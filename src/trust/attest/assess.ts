// Decides whether an attestation is valid: its statement, its author, and whether that account still publishes it.
import type { Attestation, AttestationState, Statement } from '../../schema/trust.ts';
import { SSHFormatError } from '../keys/ssh.ts';
import type { Getter } from '../net/exchange.ts';
import {
  type Account,
  findGistId,
  findUser,
  listKeys,
  readAccount,
  readGist,
} from '../net/github.ts';
import { verifySSHSignature } from './sshsig.ts';
import { parseStatement, signatureNamespace } from './statement.ts';

export interface Subject {
  readonly origin: string;
  /** The keys that signed the site's manifest. If the site moves, they stay. */
  readonly kids: readonly string[];
  /** The engineer's own accounts, which cannot attest. */
  readonly accounts: readonly string[];
}

export interface Assessment {
  readonly state: AttestationState;
  /** The reason in a sentence. */
  readonly reason: string;
  /** Absent if there is no such account, or if it was not read. */
  readonly account?: Account;
}

export interface AssessOptions {
  readonly client: Getter;
  readonly subject: Subject;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The id of the account when the attestation was added: names get reused. */
  readonly accountId?: number | undefined;
}

type Submission = Pick<Attestation, 'text' | 'proof'>;

/**
 * Assesses an attestation by the current state of its account.
 *
 * @throws {FetchError} when GitHub cannot be asked, so that nothing is known
 */
export async function assessAttestation(
  attestation: Submission,
  options: AssessOptions,
): Promise<Assessment> {
  const parsed = parseStatement(attestation.text);
  if (parsed.statement === undefined) return invalid(parsed.error);
  const { statement } = parsed;
  const refused = judgeSubject(statement, options.subject);
  if (refused !== undefined) return refused;
  const proof = await readProof(attestation);
  if ('state' in proof) return proof;
  const account = await readAccount(options.client, findUser(statement.attester.account)!);
  if (account === undefined) {
    const reason = `There is no account ${statement.attester.account} any more.`;
    return { state: 'withdrawn', reason };
  }
  const judged =
    judgeAccount(account, statement, options) ??
    ('key' in proof
      ? await judgeKey(proof.key, account, options.client)
      : await judgeGist(proof.gist, attestation.text, account, options.client));
  return { ...judged, account };
}

function invalid(reason: string): Assessment {
  return { state: 'invalid', reason };
}

function judgeSubject({ subject, attester }: Statement, site: Subject): Assessment | undefined {
  if (subject.origin !== site.origin && !site.kids.some((kid) => kid === subject.kid)) {
    return invalid(`It is about ${subject.origin}, and no key that it names signed this site.`);
  }
  if (site.accounts.some((own) => isSameAccount(own, attester.account))) {
    return invalid(`${attester.account} is an account of the engineer.`);
  }
  return undefined;
}

/** GitHub ignores letter case in the names of accounts. */
function isSameAccount(one: string, other: string): boolean {
  return findUser(one)?.toLowerCase() === findUser(other)?.toLowerCase();
}

async function readProof({
  text,
  proof,
}: Submission): Promise<{ key: string } | { gist: string } | Assessment> {
  const gist = findGistId(proof);
  if (gist !== undefined) return { gist };
  try {
    const message = new TextEncoder().encode(text);
    return { key: await verifySSHSignature(proof, message, signatureNamespace) };
  } catch (error) {
    if (error instanceof SSHFormatError) return invalid(error.message);
    throw error;
  }
}

/** Returns why an account or a date refuses a statement. */
function judgeAccount(
  account: Account,
  { attester, issued, expires }: Statement,
  { accountId = account.id, today }: AssessOptions,
): Assessment | undefined {
  if (account.id !== accountId || account.created > issued) {
    return invalid(`${attester.account} is another account than the one that attested.`);
  }
  if (issued > today) return invalid(`It is issued in the future, ${issued}.`);
  if (expires < today) return { state: 'expired', reason: `It expired on ${expires}.` };
  return undefined;
}

async function judgeKey(key: string, { login }: Account, client: Getter): Promise<Assessment> {
  const account = `github.com/${login}`;
  return (await listKeys(client, login)).includes(key)
    ? { state: 'valid', reason: `${account} lists the key that signed it.` }
    : { state: 'key-not-listed', reason: `${account} does not list the key that signed it.` };
}

async function judgeGist(
  id: string,
  text: string,
  { id: accountId, login }: Account,
  client: Getter,
): Promise<Assessment> {
  const gist = await readGist(client, id);
  if (gist === undefined) return { state: 'withdrawn', reason: `There is no gist ${id} any more.` };
  if (gist.owner?.id !== accountId) {
    return invalid(`The gist belongs to ${gist.owner?.login ?? 'nobody'}, not to ${login}.`);
  }
  return gist.contents.some((content) => withoutEnd(content) === withoutEnd(text))
    ? { state: 'valid', reason: `The gist of github.com/${login} holds the statement.` }
    : { state: 'withdrawn', reason: `The gist of github.com/${login} says something else.` };
}

/** GitHub's editor may add a line end. */
function withoutEnd(text: string): string {
  return text.replace(/\n$/u, '');
}
