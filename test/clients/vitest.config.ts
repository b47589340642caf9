// `npm run test:clients`: apart from `npm test`, since the generators bring their own TypeScript.
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

export default defineConfig({
  test: { ...base.test, include: ['test/clients/*.spec.ts'] },
});
