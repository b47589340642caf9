// Whether an attestation holds: the statement, who made it, and whether that account still stands by it.
import type { Attestation, AttestationState, Statement } from '../../schema/trust.ts';
import type { Getter } from '../net/client.ts';
import {
  type Account,
  findGistId,
  findUser,
  listKeys,
  readAccount,
  readGist,
} from '../net/github.ts';
import { SSHSignatureError, verifySSHSignature } from './sshsig.ts';
import { parseStatement, signatureNamespace } from './statement.ts';

export interface Subject {
  readonly origin: string;
  /** Keys that signed the site's manifest: a domain may move, its key stays. */
  readonly kids: readonly string[];
  /** Addresses of the engineer's own accounts, which attest nothing. */
  readonly accounts: readonly string[];
}

export interface Assessment {
  readonly state: AttestationState;
  /** Why, in a sentence. */
  readonly reason: string;
  /** Known where the account exists. */
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

/**
 * Assesses an attestation by what its account shows now.
 *
 * @throws {FetchError} when GitHub cannot be asked, so that nothing is known
 */
export async function assessAttestation(
  attestation: Pick<Attestation, 'text' | 'proof'>,
  options: AssessOptions,
): Promise<Assessment> {
  const parsed = parseStatement(attestation.text);
  if (parsed.statement === undefined) return { state: 'invalid', reason: parsed.error };
  const { attester, subject, issued, expires } = parsed.statement;
  if (!isAbout(subject, options.subject)) {
    const reason = `It is about ${subject.origin}, and no key that it names signed this site.`;
    return { state: 'invalid', reason };
  }
  if (options.subject.accounts.some((own) => isSameAccount(own, attester.account))) {
    return { state: 'invalid', reason: `${attester.account} is an account of the engineer.` };
  }
  const proof = readProof(attestation);
  if ('reason' in proof) return proof;
  const account = await readAccount(options.client, findUser(attester.account)!);
  const refused = judgeAccount(account, parsed.statement, options.accountId);
  if (refused !== undefined) return refused;
  const found = { account: account! };
  if (issued > options.today) {
    return { state: 'invalid', reason: `It is issued in the future, ${issued}.`, ...found };
  }
  if (expires < options.today) {
    return { state: 'expired', reason: `It expired on ${expires}.`, ...found };
  }
  const judged =
    'key' in proof
      ? await judgeKey(proof.key, account!, options.client)
      : await judgeGist(proof.gist, attestation.text, account!, options.client);
  return { ...judged, ...found };
}

function isAbout(subject: { origin: string; kid?: string | undefined }, site: Subject): boolean {
  return subject.origin === site.origin || site.kids.some((kid) => kid === subject.kid);
}

/** Letter case does not count in the names of accounts. */
function isSameAccount(one: string, other: string): boolean {
  return findUser(one)?.toLowerCase() === findUser(other)?.toLowerCase();
}

function readProof({
  text,
  proof,
}: Pick<Attestation, 'text' | 'proof'>): { key: string } | { gist: string } | Assessment {
  const gist = findGistId(proof);
  if (gist !== undefined) return { gist };
  try {
    return { key: verifySSHSignature(proof, Buffer.from(text), signatureNamespace) };
  } catch (error) {
    if (!(error instanceof SSHSignatureError)) throw error;
    return { state: 'invalid', reason: error.message };
  }
}

function judgeAccount(
  account: Account | undefined,
  { attester, issued }: Statement,
  knownId: number | undefined,
): Assessment | undefined {
  const address = attester.account;
  if (account === undefined) {
    return { state: 'withdrawn', reason: `There is no account ${address} any more.` };
  }
  const isKnown = knownId === undefined || account.id === knownId;
  if (isKnown && account.created <= issued) return undefined;
  const reason = `${address} is another account than the one that attested.`;
  return { state: 'invalid', reason, account };
}

async function judgeKey(key: string, account: Account, client: Getter): Promise<Assessment> {
  const keys = await listKeys(client, account.login);
  return keys.includes(key)
    ? { state: 'valid', reason: `github.com/${account.login} lists the key that signed it.` }
    : {
        state: 'key-not-listed',
        reason: `github.com/${account.login} does not list the key that signed it.`,
      };
}

async function judgeGist(
  id: string,
  text: string,
  account: Account,
  client: Getter,
): Promise<Assessment> {
  const gist = await readGist(client, id);
  if (gist === undefined) return { state: 'withdrawn', reason: `There is no gist ${id} any more.` };
  if (gist.owner?.id !== account.id) {
    const reason = `The gist belongs to ${gist.owner?.login ?? 'nobody'}, not to ${account.login}.`;
    return { state: 'invalid', reason };
  }
  return gist.contents.some((content) => withoutEnd(content) === withoutEnd(text))
    ? { state: 'valid', reason: `The gist of github.com/${account.login} holds the statement.` }
    : {
        state: 'withdrawn',
        reason: `The gist of github.com/${account.login} says something else.`,
      };
}

/** GitHub's editor may add a line end. */
function withoutEnd(text: string): string {
  return text.replace(/\n$/u, '');
}
