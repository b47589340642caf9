// Prints the failed test files of a JSON report, one per line.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const [report] = process.argv.slice(2);
if (existsSync(report)) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, status } of testResults) {
    if (status === 'failed') process.stdout.write(`${name}\n`);
  }
}
