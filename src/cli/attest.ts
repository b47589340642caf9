// `profile-api attest ORIGIN`: a colleague states that a role or a case is as the profile says.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { quoteForShell } from '../kernel/shell.ts';
import { reveal } from '../problems.ts';
import { type Flags, UsageError } from '../runtime/settings.ts';
import { toDay } from '../schema/content.ts';
import { accountPattern } from '../schema/trust.ts';
import {
  type Attestable,
  type Choice,
  createStatement,
  readAttestable,
} from '../trust/attest/choices.ts';
import { renderStatement, signatureNamespace } from '../trust/attest/statement.ts';
import { Client } from '../trust/net/client.ts';
import type { Getter } from '../trust/net/exchange.ts';
import type { Given, Output } from './command.ts';
import { readSecureOrigin } from './origin.ts';

const defaultFile = 'statement.json';

/** Writes a statement, signs it if a key is given, and prints the next step. */
export async function attest(
  { flags, words: [address = ''] }: Given,
  output: Output,
  getter: Getter = new Client({ schemes: ['https:'] }),
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<number> {
  const origin = readSecureOrigin('attest', address);
  const attestable = await readAttestable(getter, origin);
  const answers = await ask(attestable, flags, output, terminal);
  if (answers === undefined) return 2;
  const { choice, ...words } = answers;
  const today = toDay(new Date());
  const statement = createStatement(attestable, await choice.toClaim(), words, today);
  const file = String(flags['out'] ?? defaultFile);
  if (existsSync(file)) throw new UsageError(`"${file}" exists. Name another file with --out.`);
  writeFileSync(file, renderStatement(statement), { flag: 'wx' });
  output.out(`${file} confirms this claim of ${reveal(attestable.subject.name)}:`);
  output.out(`  ${choice.description}`);
  output.out(`It is issued ${today}, and valid until ${statement.expires}.`);
  return sign(file, flags['key'], words.account, output);
}

/** Signs with the given key, or prints the command that does. */
function sign(file: string, key: unknown, account: string, output: Output): number {
  const keyFile = String(key ?? '~/.ssh/id_ed25519');
  const args = ['-Y', 'sign', '-f', keyFile, '-n', signatureNamespace, file];
  if (key === undefined) {
    const words = args.map((word) => (word.startsWith('~') ? word : quoteForShell(word)));
    output.out(`\nSign it with a key that ${account}.keys lists:`);
    output.out(`  ssh-keygen ${words.join(' ')}`);
    output.out(`and send ${file} and ${file}.sig to the owner of the profile.`);
    output.out(`\nOr publish it as a public gist and send its address: https://gist.github.com`);
    return 0;
  }
  const { status, error } = spawnSync('ssh-keygen', args, { stdio: 'inherit' });
  if (error !== undefined || status !== 0) {
    output.err(`ssh-keygen could not sign${error === undefined ? '' : `: ${error.message}`}.`);
    return 1;
  }
  output.out(`Send ${file} and ${file}.sig to the owner of the profile.`);
  return 0;
}

interface Answers {
  readonly choice: Choice;
  readonly account: string;
  readonly name: string;
  readonly relation: string;
  readonly text?: string | undefined;
}

/** The streams for questions, which are asked only if the input is a terminal. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

const questions = {
  claim: 'Which one (for example role:1)? ',
  account: 'Your GitHub account (https://github.com/…)? ',
  name: 'Your name, as you want it shown? ',
  relation: 'What were you to them (for example manager, colleague, client)? ',
} as const;

/** Asks on a terminal, until every question is answered or the input ends. */
async function askFor(
  names: readonly (keyof typeof questions)[],
  terminal: Terminal,
): Promise<Readonly<Partial<Record<keyof typeof questions, string>>>> {
  const lines = createInterface(terminal);
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  const answers: Partial<Record<keyof typeof questions, string>> = {};
  for (const name of names) {
    const answer = await lines
      .question(questions[name], { signal: ended.signal })
      .catch(() => undefined);
    if (answer === undefined) break;
    answers[name] = answer.trim();
  }
  lines.close();
  return answers;
}

/** Takes the answers from flags; asks for the others on a terminal, and otherwise names the missing flags. */
async function ask(
  { choices }: Attestable,
  flags: Flags,
  output: Output,
  terminal: Terminal,
): Promise<Answers | undefined> {
  const given = (name: string) =>
    typeof flags[name] === 'string' ? flags[name].trim() : undefined;
  const missing = (Object.keys(questions) as (keyof typeof questions)[]).filter(
    (name) => given(name) === undefined,
  );
  const found = Object.fromEntries(Object.keys(questions).map((name) => [name, given(name) ?? '']));
  if (missing.length > 0) {
    for (const { id, description } of choices) output.err(`  ${id.padEnd(12)}  ${description}`);
    const answered = terminal.input.isTTY === true ? await askFor(missing, terminal) : {};
    Object.assign(found, answered);
    const left = missing.filter((name) => answered[name] === undefined);
    if (left.length > 0) {
      output.err(`Missing: ${left.map((name) => `--${name}`).join(', ')}.`);
      return undefined;
    }
  }
  const { claim = '', account = '', name = '', relation = '' } = found;
  const choice = choices.find(({ id }) => id === claim);
  if (choice === undefined) {
    throw new UsageError(
      `There is no "${claim}" to attest. Known: ${choices.map(({ id }) => id).join(', ')}.`,
    );
  }
  const address = account.includes('/')
    ? account.replace(/\/$/u, '')
    : `https://github.com/${account}`;
  if (!accountPattern.test(address)) {
    throw new UsageError(`"${account}" is not a GitHub account. Write, for example: alice`);
  }
  for (const [field, value] of Object.entries({ name, relation })) {
    if (value === '' || value.length > 100) {
      throw new UsageError(`The ${field} takes 1 to 100 characters, not "${value.slice(0, 120)}".`);
    }
  }
  return { choice, account: address, name, relation, text: given('text') };
}
