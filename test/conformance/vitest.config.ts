// `npm run test:mcp`: apart from `npm test`, since the suite brings its own Node.js.
import { defineConfig } from 'vitest/config';
import { common } from '../../vitest.config.ts';

export default defineConfig({
  test: { ...common, include: ['test/conformance/*.spec.ts'] },
});
