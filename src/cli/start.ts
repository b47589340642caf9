// `profile-api start`: imports a résumé, asks for its open fields, serves the profile and opens it in a browser.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { quoteForShell } from '../kernel/shell.ts';
import { program } from '../version.ts';
import type { Environment } from '../runtime/settings.ts';
import { openBrowser } from './browser.ts';
import { readText } from './choice.ts';
import type { Given, Output } from './command.ts';
import { importInto } from './import.ts';
import { reportUpdated, sayCounts } from './import-report.ts';
import { openServed } from './open-served.ts';
import { askOpen } from './questions.ts';
import { runServe } from './serve-command.ts';

/** The terminal and the machine of the owner. */
export interface Desk {
  readonly input: Readable;
  readonly output: Writable;
  readonly isInteractive: boolean;
  open(url: string, environment: Environment): void;
  readonly serve: typeof runServe;
}

const desk: Desk = {
  input: process.stdin,
  output: process.stdout,
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  open: openBrowser,
  serve: runServe,
};

/** Resolves to the exit code of serving; to 1 if the owner stops, to 2 without a terminal. */
export async function start(given: Given, output: Output, at: Desk = desk): Promise<number> {
  const { flags, words, environment } = given;
  const folder = readText(flags, 'into') ?? 'my-profile';
  if (!at.isInteractive) {
    sayCommands(folder, words, output);
    return 2;
  }
  await fill(folder, words, output);
  if (!(await askOpen(folder, at, output))) {
    output.out(`\nTo go on, run: ${program} start --into ${quoteForShell(folder)}`);
    return 1;
  }
  const served = {
    flags: { profile: folder, watch: true, workers: '1', port: flags['port'] },
    words: [],
    environment,
  };
  return at.serve(served, output, async () => ({
    ...(await openServed(served)),
    onListening: (url: string) => {
      if (flags['no-open'] !== true) at.open(url, environment);
      sayNext(folder, output);
    },
  }));
}

/** Makes the folder, or adds the files to it. */
async function fill(folder: string, words: readonly string[], output: Output): Promise<void> {
  if (words.length === 0 && existsSync(join(folder, 'profile.yaml'))) return;
  const { imported, updated } = await importInto(folder, words, { isNamed: true });
  if (words.length === 0) return;
  if (updated !== undefined) {
    reportUpdated(updated, imported, { folder, isDry: false }, output);
    return;
  }
  const { counts, leftOut, withdrawn } = imported;
  output.out(`${folder} holds: ${sayCounts(counts)}`);
  output.out(
    `${leftOut.length} texts are left out, ${withdrawn.length} were moved to private.yaml. The report on every word: ${join(folder, '.import', 'report.html')}`,
  );
}

function sayCommands(folder: string, words: readonly string[], output: Output): void {
  const into = quoteForShell(folder);
  const first =
    words.length > 0
      ? `import ${words.map(quoteForShell).join(' ')} --into ${into}`
      : `init ${into}`;
  output.err('"start" asks questions, and this is not a terminal. Run these commands instead:');
  output.err(`  ${program} ${first}`);
  output.err(`  ${program} check ${into}        # lists the fields to fill in`);
  output.err(`  ${program} serve --profile ${into} --watch`);
}

function sayNext(folder: string, output: Output): void {
  const quoted = quoteForShell(folder);
  output.out(`\nEdit the files in ${folder}: the page follows. Stop with Ctrl+C. Then:`);
  output.out(`  ${program} case --profile ${quoted}     # case studies from your highlights`);
  output.out(`  ${program} start --into ${quoted}       # serve it again`);
  output.out(
    `  ${program} build out --target static --base-url URL --profile ${quoted}   # publish it: docs/deploy.md`,
  );
}
