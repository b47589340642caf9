// `--target vercel`: the Build Output API, version 3, for `vercel deploy --prebuilt`.
import type { Address } from './manifest.ts';
import { vercelLimits } from './limits.ts';
import { listCommonFiles, listFixed, renderBundled, type Target } from './output.ts';
import { makeRules, nameSlug, toPattern } from './rules.ts';

const folderName = '.vercel/output';
const functionFolder = `${folderName}/functions/index.func`;

const entry = `import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createListener } from './profile-api.mjs';

const site = readFileSync(new URL('site.json', import.meta.url), 'utf8');
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const compress = {
  identity: (body) => body,
  br: (body) => brotliCompressSync(body, { params }),
  gzip: (body) => gzipSync(body),
};
export default createListener(JSON.parse(site), compress);
`;

const functionSettings = {
  runtime: 'nodejs24.x',
  handler: 'index.mjs',
  launcherType: 'Nodejs',
  shouldAddHelpers: false,
};

function describe(fixed: readonly Required<Address>[]): object {
  const headers = makeRules(fixed).map((rule) => ({
    src: toPattern(rule.path),
    headers: Object.fromEntries(
      Object.entries(rule.headers)
        .filter(([name]) => name !== 'content-type')
        .map(([name, value]) => [name, nameSlug(value, '$1')]),
    ),
    continue: true,
  }));
  return {
    version: 3,
    routes: [
      ...headers,
      // The host would answer other methods at the address of a file by an error of its own.
      { src: '/(.*)', methods: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'], dest: '/index' },
      { handle: 'filesystem' },
      { src: '/(.*)', dest: '/index' },
    ],
    overrides: Object.fromEntries(
      fixed.map(({ path, answer }) => [path.slice(1), { contentType: answer.mediaType }]),
    ),
  };
}

function toJSON(value: object): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

export const vercel: Target = {
  isStatic: false,
  limits: vercelLimits,
  write: (input, folder) => ({
    files: new Map<string, string | Uint8Array>([
      ...listCommonFiles(input, `${folderName}/static`),
      [`${folderName}/config.json`, toJSON(describe(listFixed(input.manifest)))],
      [`${functionFolder}/.vc-config.json`, toJSON(functionSettings)],
      [`${functionFolder}/index.mjs`, entry],
      [`${functionFolder}/profile-api.mjs`, input.read('dist/targets/edge.mjs')],
      [`${functionFolder}/site.json`, renderBundled(input)],
    ]),
    next: [`npx vercel deploy --prebuilt --prod --cwd ${folder}`],
  }),
};
