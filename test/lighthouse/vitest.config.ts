// `npm run test:lighthouse`: apart from `npm test`, since each page takes several seconds.
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

export default defineConfig({
  test: {
    ...base.test,
    include: ['test/lighthouse/*.spec.ts'],
    // Chromium's recorder sometimes misses the start of a page; each page is judged by itself.
    retry: 2,
  },
});
