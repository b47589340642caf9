import { describeWith } from '../optional.ts';
import { connectSpawned, findRuntime } from './spawned.ts';
import { contractSuite } from './suite.ts';

const { binary, missing } = findRuntime('deno');
const args = ['run', '--no-prompt', '--allow-net', '--allow-read', '--allow-env'];

describeWith('Deno', missing, () => {
  const serve = () => [...args, '--node-modules-dir=manual', 'dist/runtime/deno.js'];
  contractSuite('serves', () => connectSpawned(binary, serve), { compresses: true });
});
