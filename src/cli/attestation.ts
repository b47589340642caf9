// `profile-api attestation add`: adds a valid statement of a colleague to the folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareClaim, findClaimed, listIdentities } from '../domain/claims.ts';
import { reveal } from '../problems.ts';
import { loadContent } from '../runtime/load.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { signCommand } from '../runtime/sign-command.ts';
import { type Content, toDay } from '../schema/content.ts';
import type { Attestation, AttestationCheck, Statement } from '../schema/trust.ts';
import { assessAttestation } from '../trust/attest/assess.ts';
import { parseStatement } from '../trust/attest/statement.ts';
import { renderChecks } from '../trust/files.ts';
import { Client } from '../trust/net/client.ts';
import { FetchError, type Getter } from '../trust/net/exchange.ts';
import { findGistId, readGist } from '../trust/net/github.ts';
import { targetOf } from '../trust/resources.ts';
import type { Given, Output } from './command.ts';
import { requireOrigin } from './origin.ts';
import { readChecks, trustFiles, writeTrustFile } from './trust-files.ts';

type Submission = Pick<Attestation, 'text' | 'proof'>;

/** Adds a statement from a file and its signature, or from a public gist. */
export async function attestation(
  { flags, environment, words: [action = '', source = ''] }: Given,
  output: Output,
  getter: Getter = new Client({ schemes: ['https:'] }),
): Promise<number> {
  if (action !== 'add') throw new UsageError(`attestation takes add, not "${action}".`);
  const folder = readSetting('profile', flags, environment);
  const now = new Date();
  const { content } = await loadContent(folder, now);
  // A signed profile names its origin.
  const origin =
    readSetting('baseUrl', flags, environment) ??
    content.trust?.manifest?.payload.origin ??
    requireOrigin(flags, environment);
  const given = await read(source, getter);
  const parsed = parseStatement(given.text);
  if (parsed.statement === undefined) throw new Error(`${source}: ${parsed.error}`);
  requireCurrent(parsed.statement, content);
  const today = toDay(now);
  const { state, reason, account } = await assessAttestation(given, {
    client: getter,
    subject: {
      origin,
      kids: content.trust?.manifest?.kids ?? [],
      accounts: listIdentities(content, origin),
    },
    today,
  });
  if (state !== 'valid' || account === undefined) {
    output.err(`The statement is ${state}, so it was not added. ${reveal(reason)}`);
    return 1;
  }
  const name = nameFor(parsed.statement, folder, given.text);
  writeTrustFile(folder, `attestations/${name}.json`, given.text);
  writeTrustFile(folder, `attestations/${name}.json.sig`, given.proof);
  const check: AttestationCheck = {
    kind: 'attestation',
    name,
    state: 'valid',
    account: { id: account.id, created: account.created },
    checkedOn: today,
    lastOk: today,
  };
  const others = readChecks(folder).filter(
    (one) => one.kind !== 'attestation' || one.name !== name,
  );
  writeTrustFile(folder, trustFiles.checks, renderChecks([...others, check]));
  output.out(`${reveal(reason)} The account was created on ${account.created}.`);
  output.out(
    `Added ${join(folder, `attestations/${name}.json`)}. It is valid until ${parsed.statement.expires}.`,
  );
  const signed = content.trust?.manifest?.payload.resources;
  const isStatic = signed !== undefined && targetOf(signed) === 'static';
  output.out(`Answers have changed, so sign again: ${signCommand(origin, { folder, isStatic })}`);
  return 0;
}

async function read(source: string, getter: Getter): Promise<Submission> {
  const gistId = findGistId(source);
  if (gistId !== undefined) return readFromGist(source, gistId, getter);
  if (!existsSync(source)) {
    throw new UsageError(`There is no file "${source}", and it is not the address of a gist.`);
  }
  const signature = `${source}.sig`;
  if (!existsSync(signature)) {
    throw new UsageError(
      `There is no "${signature}", which ssh-keygen writes beside the statement.`,
    );
  }
  return { text: readFileSync(source, 'utf8'), proof: readFileSync(signature, 'utf8') };
}

async function readFromGist(source: string, id: string, getter: Getter): Promise<Submission> {
  const gist = await readGist(getter, id);
  if (gist === undefined) throw new FetchError('unreachable', `There is no gist "${source}".`);
  const text = gist.contents.find((content) => parseStatement(content).statement !== undefined);
  if (text === undefined) throw new Error(`No file of "${source}" is a statement.`);
  return { text: text.replace(/\n$/u, ''), proof: `${source}\n` };
}

/** Throws if the profile does not make the claim, or has changed it. */
function requireCurrent(statement: Statement, content: Content): void {
  const claimed = findClaimed(statement, content);
  const { claim } = statement;
  const name = claim.kind === 'role' ? `${claim.title}, ${claim.company}` : claim.slug;
  if (claimed === undefined) throw new Error(`The profile has no ${claim.kind} "${name}".`);
  const { changes } = compareClaim(statement, claimed);
  if (changes.length === 0) return;
  const changed = changes.map(({ member }) => member).join(', ');
  throw new Error(
    `The profile has changed what it says about "${name}": ${changed}. Ask for a statement about the current words.`,
  );
}

/** Turns words into a file name without its ending. */
export function toFileStem(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/gu, '');
}

/** The name of the file: account and claim, with a number if another statement has that name. */
function nameFor({ attester, claim }: Statement, folder: string, text: string): string {
  const what = claim.kind === 'case' ? claim.slug : `${claim.company} ${claim.start}`;
  const user = attester.account.slice(attester.account.lastIndexOf('/') + 1);
  const stem = toFileStem(`${user} ${what}`);
  const place = join(folder, 'attestations');
  const taken = existsSync(place) ? readdirSync(place) : [];
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    const file = `${name}.json`;
    if (!taken.includes(file) || readFileSync(join(place, file), 'utf8') === text) return name;
  }
}
