// Adds up the JSON reports of the test runs in a folder and prints `N passed, N failed`. A step that failed
// without a failed test counts as one. Exits 1 when anything failed or nothing ran.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const [folder, failedSteps] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
}
failed = Math.max(failed, Number(failedSteps));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
