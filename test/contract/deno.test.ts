import { describeWith } from '../optional.ts';
import { connectSpawned, entries, findRuntime } from './spawned.ts';
import { contractSuite } from './suite.ts';

const { binary, missing } = findRuntime('deno');

describeWith('Deno', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => entries.deno), { compresses: true });
});
