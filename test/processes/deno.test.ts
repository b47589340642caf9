import { describeWith } from '../optional.ts';
import { connectSpawned, entries, findRuntime } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';

const { binary, missing } = findRuntime('deno');

describeWith('Deno', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => entries.deno), { compresses: true });
});
