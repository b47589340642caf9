// Imports résumés without writing anything: `npm run import-survey -- FILE...`, or a folder of CSV files for an export
// of LinkedIn. Prints for each file whether it was imported, how many texts are lost, and how many fields are left to fill.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseContent } from '../src/content/parse.ts';
import { importResume } from '../src/import/import.ts';
import type { InputFile } from '../src/import/parse.ts';
import { ImportError } from '../src/import/source.ts';
import { toYearMonth } from '../src/schema/content.ts';
import { findLost } from '../test/import/lost-texts.ts';

function readInputs(path: string): InputFile[] {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => join(path, name))
    : [path];
  return paths.map((file) => ({ name: basename(file), bytes: readFileSync(file) }));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const asOf = toYearMonth(new Date());
const fields: number[] = [];
let lost = 0;
for (const path of process.argv.slice(2)) {
  const inputs = readInputs(path);
  const start = performance.now();
  try {
    const { files, todos, leftOut, sources } = importResume(inputs, { asOf });
    const took = performance.now() - start;
    const missing = findLost(inputs, files);
    const bytes = new Map(
      [...files]
        .filter(([name]) => !name.startsWith('.'))
        .map(([name, text]) => [name, new TextEncoder().encode(text)]),
    );
    const checked = parseContent(bytes, { asOf, thorough: true });
    const issues = 'issues' in checked ? checked.issues : checked.warnings;
    const errors = issues.filter(({ severity }) => severity === 'error');
    fields.push(todos.length);
    lost += missing.length;
    say(
      `${path}: imported as ${sources[0]?.label}, ${missing.length} texts lost, ${leftOut.length} left out, ` +
        `${todos.length} fields to fill, ${errors.length} reported by check, ${(took / 1000).toFixed(3)} s`,
    );
    for (const { path: at, text } of missing) say(`  lost: ${at}: ${JSON.stringify(text)}`);
    if (errors.length > todos.length)
      for (const issue of errors) say(`  ${issue.file}:${issue.line} ${issue.message}`);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    say(`${path}: refused: ${error.message}`);
  }
}
fields.sort((a, b) => a - b);
const at = (share: number): number => fields[Math.ceil(fields.length * share) - 1] ?? 0;
say(
  `\n${fields.length} imported, ${lost} texts lost; fields to fill: median ${at(0.5)}, p90 ${at(0.9)}`,
);
process.exitCode = lost === 0 ? 0 : 1;
