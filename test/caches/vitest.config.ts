// `npm run test:caches`: apart from `npm test`, since it waits for answers to grow old.
import { defineConfig } from 'vitest/config';
import { common } from '../../vitest.config.ts';

export default defineConfig({
  test: { ...common, include: ['test/caches/*.spec.ts'] },
});
