import { describeWith } from '../optional.ts';
import { connectSpawned, findRuntime } from './spawned.ts';
import { contractSuite } from './suite.ts';

const { binary, missing } = findRuntime('deno');
const permissions = ['--no-prompt', '--allow-net', '--allow-read', '--allow-env'];
const args = ['run', ...permissions, '--node-modules-dir=manual', 'dist/runtime/deno.js'];

describeWith('Deno', missing, () => {
  contractSuite('serves', () => connectSpawned(binary, () => args), { compresses: true });
});
