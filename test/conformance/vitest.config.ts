// `npm run test:mcp`: apart from `npm test`, since the suite brings its own Node.js.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/conformance/*.spec.ts'],
    testTimeout: 30_000,
  },
});
