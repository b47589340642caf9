// The built command line on a newer Node.js than the one at hand.
import { describeWith } from '../optional.ts';
import { connectSpawned, findRuntime } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';

const { binary, missing } = findRuntime('node');
const args = ['dist/cli/bin.js', 'serve', '--log-level', 'warn'];

describeWith('A newer Node.js', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => args), { compresses: true });
});
