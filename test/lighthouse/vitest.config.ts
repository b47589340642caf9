// `npm run test:lighthouse`: apart from `npm test`, since each page takes several seconds.
import { defineConfig } from 'vitest/config';
import { common } from '../../vitest.config.ts';

export default defineConfig({
  test: {
    ...common,
    include: ['test/lighthouse/*.spec.ts'],
  },
});
