// `npm run test:targets`: apart from `npm test`, since every target is built, started, and asked the whole contract.
import { defineConfig } from 'vitest/config';
import { common } from '../../vitest.config.ts';

export default defineConfig({
  test: { ...common, include: ['test/targets/*.spec.ts'] },
});
