// `npm run bench`: every part, or the named ones; `-- --quick` runs fewer rounds, `-- --beside FOLDER` adds part `earlier`.
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { earlier } from './earlier.ts';
import { frameworks } from './frameworks.ts';
import { http } from './http.ts';
import { latency, memory } from './latency.ts';
import { mcp } from './mcp.ts';
import { requestCosts } from './requests.ts';
import { runtimes } from './runtimes.ts';
import { startUp } from './start.ts';
import { workers } from './workers.ts';
import { matcher } from './matcher.ts';
import { isMet, type Part, type PartOptions } from './part.ts';
import { describeMachine, renderMarkdown, type Result } from './report.ts';

const parts: readonly Part[] = [
  http,
  frameworks,
  runtimes,
  latency,
  memory,
  workers,
  startUp,
  mcp,
  requestCosts,
  matcher,
  earlier,
];

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, beside: { type: 'string', multiple: true, default: [] } },
});
const unknown = names.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) {
  throw new Error(
    `There is no part "${unknown}". Parts: ${parts.map(({ name }) => name).join(', ')}.`,
  );
}
const options: PartOptions = {
  rounds: values.quick ? 3 : 5,
  seconds: 1,
  beside: values.beside,
  note: (text) => void process.stderr.write(`  ${text}\n`),
};

if (!existsSync('bench/node_modules') && !(names.length === 1 && names[0] === 'requests')) {
  options.note('npm ci --prefix bench');
  execFileSync('npm', ['ci', '--silent', '--prefix', 'bench'], { stdio: 'inherit' });
}
const results: Result[] = [];
for (const part of parts) {
  if (names.length > 0 && !names.includes(part.name)) continue;
  if (part === earlier && options.beside.length === 0) continue;
  process.stderr.write(`${part.name}\n`);
  const result = { part, rows: await part.run(options) };
  results.push(result);
  process.stdout.write(`${renderMarkdown(result)}\n`);
}
const machine = describeMachine();
for (const [what, value] of Object.entries(machine)) process.stdout.write(`- ${what}: ${value}\n`);
mkdirSync('bench/results', { recursive: true });
writeFileSync(
  'bench/results/latest.json',
  `${JSON.stringify({ machine, options, results: results.map(({ part: { name }, rows }) => ({ name, rows })) }, undefined, 2)}\n`,
);
const missed = results.flatMap(({ rows }) => rows).filter((row) => !isMet(row));
if (missed.length > 0)
  process.stderr.write(`Missed: ${missed.map(({ name }) => name).join('; ')}\n`);
