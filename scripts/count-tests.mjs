// Adds up the JSON reports of the test runs in a folder and prints `N passed, N failed`. For a file that ran again, the
// last run counts. A step that failed without a failed test counts as one failure. Exits with 1 if anything failed or
// nothing ran.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const [folder, failedSteps] = process.argv.slice(2);
const isFirstRun = (name) => name.endsWith('.first.json');
const names = readdirSync(folder).toSorted((a, b) => isFirstRun(b) - isFirstRun(a));
const results = new Map();
for (const name of names) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  for (const file of report.testResults) results.set(file.name, file.assertionResults);
}
const states = [...results.values()].flat().map(({ status }) => status);
const passed = states.filter((status) => status === 'passed').length;
const failed = Math.max(states.filter((status) => status === 'failed').length, Number(failedSteps));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
