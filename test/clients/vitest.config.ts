// `npm run test:clients`: apart from `npm test`, since the generators bring their own TypeScript.
import { defineConfig } from 'vitest/config';
import { common } from '../../vitest.config.ts';

export default defineConfig({
  test: { ...common, include: ['test/clients/*.spec.ts'] },
});
