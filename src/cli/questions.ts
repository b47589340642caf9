// Asks the owner in the terminal for the fields that a folder leaves open, and writes each answer immediately.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import * as prompts from '@clack/prompts';
import { parseContent } from '../content/parse.ts';
import { readContentFiles } from '../content/read.ts';
import { type ContentIssue, renderIssue } from '../content/report/issue.ts';
import { listQuestions, type Question, writeAnswer } from '../import/questions.ts';
import { toYearMonth } from '../schema/content.ts';
import type { Output } from './command.ts';
import { writeFileIn } from './folder.ts';

interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** Asks until the folder can be served. Resolves to `false` if the owner stops. */
export async function askOpen(
  folder: string,
  { input, output: screen }: Terminal,
  output: Output,
): Promise<boolean> {
  const terminal = { input, output: screen };
  const questions = listOpen(folder);
  for (const [index, question] of questions.entries()) {
    const place = questions.length === 1 ? '' : `${index + 1} of ${questions.length}: `;
    if (!(await ask(folder, question, place, terminal))) return false;
  }
  for (;;) {
    const errors = findErrors(readContentFiles(folder));
    if (errors.length === 0) return true;
    for (const error of errors) output.out(renderIssue(error, folder));
    const message = 'Correct these in your editor. Check again?';
    const again = await prompts.confirm({ message, ...terminal });
    if (again !== true) return false;
  }
}

function listOpen(folder: string): readonly Question[] {
  const decoder = new TextDecoder();
  const files = [...readContentFiles(folder)];
  return listQuestions(new Map(files.map(([file, bytes]) => [file, decoder.decode(bytes)])));
}

/** Asks for one field; an empty answer leaves it open. Resolves to `false` if the owner stops. */
async function ask(
  folder: string,
  question: Question,
  place: string,
  terminal: Terminal,
): Promise<boolean> {
  const { file, field, says, asks, entry } = question;
  if (entry.length > 0) prompts.note(entry.join('\n'), file, terminal);
  const known = says === '' ? '' : ` (${says})`;
  const answer = await prompts.text({
    message: `${place}${field}${known}. Write ${asks}:`,
    placeholder: 'Enter leaves it open',
    validate: (value) => explainAnswer(folder, question, value ?? ''),
    ...terminal,
  });
  if (prompts.isCancel(answer)) return false;
  if (answer.trim() === '') return true;
  const path = join(folder, file);
  writeFileIn(path, writeAnswer(readFileSync(path, 'utf8'), question, answer.trim()));
  return true;
}

/** The mistake that `check` finds in an answer. */
function explainAnswer(folder: string, question: Question, answer: string): string | undefined {
  if (answer.trim() === '') return undefined;
  const { file, line } = question;
  const files = readContentFiles(folder);
  const known = new Set(findErrors(files).map(({ message }) => message));
  const text = new TextDecoder().decode(files.get(file));
  const answered = writeAnswer(text, question, answer.trim());
  const errors = findErrors(new Map(files).set(file, new TextEncoder().encode(answered)));
  // A missing field is reported at the first line of its entry.
  const mistake = errors.find(
    (error) => error.file === file && error.line === line && !known.has(error.message),
  );
  return mistake && `${mistake.message} ${mistake.fix}`;
}

function findErrors(files: ReadonlyMap<string, Uint8Array>): readonly ContentIssue[] {
  const parsed = parseContent(files, { asOf: toYearMonth(new Date()), thorough: true });
  return 'content' in parsed ? [] : parsed.issues.filter(({ severity }) => severity === 'error');
}
