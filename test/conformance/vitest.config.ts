// `npm run test:mcp`: apart from `npm test`, since the suite brings its own Node.js.
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

export default defineConfig({
  test: { ...base.test, include: ['test/conformance/*.spec.ts'] },
});
