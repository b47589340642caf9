// `npm run hold`: every attack in a short form. `-- --long` takes an hour and a half. `-- NAME...` runs the named attacks.
import * as answers from './answers.ts';
import * as bodies from './bodies.ts';
import * as connections from './connections.ts';
import { type Attack, isKept, renderBound, renderOutcome, tableHead } from './figures.ts';
import * as log from './log.ts';
import * as processes from './processes.ts';
import * as soak from './soak.ts';
import * as work from './work.ts';

const attacks: readonly Attack[] = [
  bodies,
  answers,
  work,
  connections,
  processes,
  log,
  soak,
].flatMap((group) => Object.values<Attack>(group));

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isLong = words.includes('--long');
const unknown = names.find((name) => !attacks.some((attack) => attack.name === name));
if (unknown !== undefined) {
  const known = attacks.map(({ name }) => name).join(', ');
  throw new Error(`There is no attack "${unknown}". Attacks: ${known}.`);
}
if (process.platform !== 'linux') throw new Error('Memory is read from /proc, which Linux has.');

const lines: string[] = [];
let missed = 0;
for (const attack of attacks) {
  if (names.length > 0 && !names.includes(attack.name)) continue;
  process.stderr.write(`${attack.name}: ${attack.description}\n`);
  const outcome = await attack.run({ isLong });
  for (const bound of outcome.bounds) {
    const mark = isKept(bound) ? 'kept  ' : 'MISSED';
    process.stderr.write(`  ${mark} ${renderBound(bound)}\n`);
    if (!isKept(bound)) missed++;
  }
  lines.push(renderOutcome(attack, outcome));
}
process.stdout.write(`${tableHead}\n${lines.join('\n')}\n`);
process.exitCode = missed > 0 ? 1 : 0;
