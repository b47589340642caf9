import { describeWith } from '../optional.ts';
import { connectSpawned, entries, findRuntime } from './spawned.ts';
import { contractSuite } from './suite.ts';

const { binary, missing } = findRuntime('bun');

describeWith('Bun', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => entries.bun), {
    compresses: true,
    resolvesDots: true,
  });
});
