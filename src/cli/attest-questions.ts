// The questions of `attest`: flags answer them, or a colleague at a terminal.
import { createInterface, type Interface } from 'node:readline/promises';
import { labelOfMember, listClaimedWords, writeFigure } from '../domain/attested-words.ts';
import { messageOf } from '../runtime/errors.ts';
import { reveal } from '../problems.ts';
import { type Flags, UsageError } from '../runtime/settings.ts';
import type { Figure, Section } from '../schema/case.ts';
import { accountPattern } from '../schema/trust.ts';
import type { Attestable, Attested, Choice } from '../trust/attest/choices.ts';
import { readText } from './choice.ts';
import { listRows, type Output } from './command.ts';

/** The streams for questions, which are asked only if the input is a terminal. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

const questions = {
  claim: 'Which one (for example role:1)? ',
  account: 'Your GitHub account (for example alice)? ',
  name: 'Your name, as you want it shown? ',
  relation: 'What were you to them (for example manager, colleague, client)? ',
} as const;
type Field = keyof typeof questions;
const fields = Object.keys(questions) as readonly Field[];

/** Takes the answers from flags; asks for the others on a terminal, and otherwise names the missing flags. */
export async function ask(
  { choices, subject }: Attestable,
  flags: Flags,
  output: Output,
  terminal: Terminal,
) {
  const given = (name: string) => readText(flags, name)?.trim();
  const missing = fields.filter((name) => given(name) === undefined);
  if (missing.includes('claim')) {
    output.err(`What you can confirm of ${reveal(subject.name)}:`);
    const rows = listRows(choices.map(({ id, description }) => [id, description]));
    for (const row of rows) output.err(row);
  }
  const lines =
    missing.length > 0 && terminal.input.isTTY === true ? createInterface(terminal) : undefined;
  const answers: Partial<Record<Field, string>> = {};
  let attested: Attested | undefined;
  try {
    for (const name of fields) {
      const answer = given(name) ?? (lines && (await askUntilValid(name, choices, lines, output)));
      if (answer === undefined) break;
      answers[name] = parseAnswer(name, answer, choices);
      if (name === 'claim') attested = await showChoice(answer, choices, output);
    }
  } finally {
    lines?.close();
  }
  const { account, name, relation } = answers;
  if (attested && account !== undefined && name !== undefined && relation !== undefined) {
    return { claim: attested.claim, account, name, relation, text: given('text') };
  }
  const left = missing.filter((one) => answers[one] === undefined);
  output.err(`Missing: ${left.map((one) => `--${one}`).join(', ')}.`);
  return undefined;
}

/** Asks again after a mistake; resolves to `undefined` if the input ends. */
async function askUntilValid(
  name: Field,
  choices: readonly Choice[],
  lines: Interface,
  output: Output,
): Promise<string | undefined> {
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  for (;;) {
    const { signal } = ended;
    const answer = await lines.question(questions[name], { signal }).catch(() => undefined);
    if (answer === undefined) return undefined;
    try {
      parseAnswer(name, answer.trim(), choices);
      return answer.trim();
    } catch (error) {
      output.err(messageOf(error));
    }
  }
}

/** @throws {UsageError} for an answer that no statement can hold */
function parseAnswer(name: Field, answer: string, choices: readonly Choice[]): string {
  if (name === 'claim') return findChoice(answer, choices).id;
  if (name === 'account') return parseAccount(answer);
  if (answer !== '' && answer.length <= 100) return answer;
  throw new UsageError(`The ${name} takes 1 to 100 characters, not "${answer.slice(0, 120)}".`);
}

function findChoice(id: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one.id === id);
  if (choice !== undefined) return choice;
  const known = choices.map((one) => one.id).join(', ');
  throw new UsageError(`There is no "${id}" to attest. Known: ${known}.`);
}

function parseAccount(account: string): string {
  const address = account.includes('/')
    ? account.replace(/\/$/u, '')
    : `https://github.com/${account}`;
  if (accountPattern.test(address)) return address;
  throw new UsageError(`"${account}" is not a GitHub account. Write, for example: alice`);
}

/** Shows the exact words that the statement covers. */
async function showChoice(
  id: string,
  choices: readonly Choice[],
  output: Output,
): Promise<Attested> {
  const attested = await findChoice(id, choices).read();
  const { words: _, ...named } = attested.claim;
  output.err('\nYou confirm exactly these words:');
  for (const [name, value] of listClaimedWords(named, attested.answer)) {
    const lines = listLines(value);
    if (!Array.isArray(value)) output.err(`  ${labelOfMember(name)}: ${lines.join(' ')}`);
    else
      output.err([`  ${labelOfMember(name)}:`, ...lines.map((line) => `    - ${line}`)].join('\n'));
  }
  output.err('');
  return attested;
}

function listLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listLines);
  if (typeof value !== 'object' || value === null) return [reveal(String(value))];
  if ('value' in value) return [reveal(writeFigure(value as Figure))];
  const { heading, body, points = [] } = value as Section;
  return [heading, ...(body ? [body] : []), ...points].map((text) => reveal(text));
}
