// `profile-api attest ORIGIN`: a colleague states that a role or a case is as the profile says.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { quoteForShell } from '../kernel/shell.ts';
import { reveal } from '../problems.ts';
import { UsageError } from '../runtime/settings.ts';
import { toDay } from '../schema/content.ts';
import { createStatement, readAttestable } from '../trust/attest/choices.ts';
import { renderStatement, signatureNamespace } from '../trust/attest/statement.ts';
import { Client } from '../trust/net/client.ts';
import type { Getter } from '../trust/net/exchange.ts';
import { ask, type Terminal } from './attest-questions.ts';
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
  const file = String(flags['out'] ?? defaultFile);
  if (existsSync(file)) throw new UsageError(`"${file}" exists. Name another file with --out.`);
  const answers = await ask(attestable, flags, output, terminal);
  if (answers === undefined) return 2;
  const { claim, ...words } = answers;
  const today = toDay(new Date());
  const statement = createStatement(attestable, claim, words, today);
  writeFileSync(file, renderStatement(statement), { flag: 'wx' });
  output.out(`${file} confirms these words of ${reveal(attestable.subject.name)}.`);
  output.out(`It is issued ${today}, and valid until ${statement.expires}.`);
  return sign(file, flags['key'], words.account, output);
}

/** Signs with the given key, or prints the command that does. */
function sign(file: string, key: unknown, account: string, output: Output): number {
  const keyFile = String(key ?? '~/.ssh/id_ed25519');
  const args = ['-Y', 'sign', '-f', keyFile, '-n', signatureNamespace, file];
  if (key === undefined) {
    const words = args.map((word) => (word.startsWith('~') ? word : quoteForShell(word)));
    output.out('\nPublish it in one of two ways:');
    output.out(`- Sign in at https://gist.github.com as ${account}, paste the text of ${file},`);
    output.out('  choose "Create public gist", and send its address to the owner of the profile.');
    output.out(`- Or sign it with a key that ${account}.keys lists:`);
    output.out(`    ssh-keygen ${words.join(' ')}`);
    output.out(`  and send ${file} and ${file}.sig to the owner of the profile.`);
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
