import { describeWith } from '../optional.ts';
import { connectSpawned, entries, findRuntime } from '../contract/spawned.ts';
import { contractSuite } from '../contract/suite.ts';

const { binary, missing } = findRuntime('bun');

describeWith('Bun', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => entries.bun), {
    compresses: true,
    resolvesDots: true,
  });
});
