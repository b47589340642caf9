// `--target vercel`: the Build Output API, version 3, which `vercel deploy --prebuilt` takes.
import type { Address } from './manifest.ts';
import { listFixed, type Output, renderBundled, type Source, type Target } from './output.ts';
import { listHeaders } from './static-rules.ts';

const folderName = '.vercel/output';

const entry = `import { readFileSync } from 'node:fs';
import { createListener } from './profile-api.mjs';

const site = readFileSync(new URL('site.json', import.meta.url), 'utf8');
export default createListener(JSON.parse(site));
`;

function write({ snapshot, manifest, read }: Source, folder: string): Output {
  const fixed = listFixed(manifest);
  const functionFolder = `${folderName}/functions/index.func`;
  return {
    files: new Map<string, string | Uint8Array>([
      [`${folderName}/config.json`, toJSON(describe(fixed))],
      ...fixed.map(({ path, answer }) => [`${folderName}/static${path}`, answer.body] as const),
      [`${functionFolder}/.vc-config.json`, toJSON(functionSettings)],
      [`${functionFolder}/index.mjs`, entry],
      [`${functionFolder}/profile-api.mjs`, read('dist/targets/edge.mjs')],
      [`${functionFolder}/site.json`, renderBundled(snapshot)],
      ['sbom.cdx.json', read('dist/targets/sbom.cdx.json')],
    ]),
    owners: new Map(),
    next: [`npx vercel deploy --prebuilt --prod --cwd ${folder}`],
  };
}

const functionSettings = {
  runtime: 'nodejs24.x',
  handler: 'index.mjs',
  launcherType: 'Nodejs',
  shouldAddHelpers: false,
};

function describe(fixed: readonly Required<Address>[]): object {
  const headers = fixed.map(({ path, answer }) => ({
    src: `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`,
    headers: Object.fromEntries(listHeaders(answer)),
    continue: true,
  }));
  return {
    version: 3,
    routes: [...headers, { handle: 'filesystem' }, { src: '/(.*)', dest: '/index' }],
    overrides: Object.fromEntries(
      fixed.map(({ path, answer }) => [path.slice(1), { contentType: answer.mediaType }]),
    ),
  };
}

function toJSON(value: object): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

export const vercel: Target = { summary: 'Vercel', isStatic: false, write };
