import { describeWith } from '../optional.ts';
import { connectSpawned, findRuntime } from './spawned.ts';
import { contractSuite } from './suite.ts';

const { binary, missing } = findRuntime('bun');

describeWith('Bun', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => ['dist/runtime/bun.js']), {
    compresses: true,
    resolvesDots: true,
  });
});
