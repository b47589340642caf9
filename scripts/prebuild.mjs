// Reports missing development packages: a build needs the compiler and the bundler.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

try {
  for (const name of ['typescript', 'esbuild']) require.resolve(`${name}/package.json`);
} catch {
  process.stderr.write(
    'The compiler is not installed, as with NODE_ENV=production. Run: npm ci --include=dev\n',
  );
  process.exit(1);
}
