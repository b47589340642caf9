import { defineConfig } from 'orval';

const input = { target: 'generated/openapi.json' };
const baseUrl = { getBaseUrlFromSpecification: true };

export default defineConfig({
  fetch: { input, output: { target: 'generated/orval/fetch.ts', client: 'fetch', baseUrl } },
  zod: { input, output: { target: 'generated/orval/zod.ts', client: 'zod' } },
});
