// `--target cloudflare`: files, and a Worker for answers that depend on the request.
import { renderHeaderRules } from './header-rules.ts';
import type { Address } from './manifest.ts';
import { cloudflareLimits } from './limits.ts';
import { listCommonFiles, listFixed, renderBundled, type Target } from './output.ts';

const configuration = 'wrangler.jsonc';

const entry = `import { createWorker } from './profile-api.js';
import site from './site.js';

export default createWorker(site);
`;

function describeAssets(manifest: readonly Address[]): object {
  // The paths that the Worker answers even if there is a file. Cloudflare takes at most 100 rules.
  const patterns = manifest.filter(({ isFixed }) => !isFixed).map(({ pattern }) => pattern);
  return {
    directory: 'public',
    html_handling: 'none',
    not_found_handling: 'none',
    run_worker_first: [...new Set(patterns)].toSorted().concat(listExceptions(manifest, patterns)),
  };
}

/** The binary files below the folders that the Worker answers: its code does not contain them. */
function listExceptions(manifest: readonly Address[], patterns: readonly string[]): string[] {
  const folders = patterns.filter((pattern) => pattern.endsWith('/*'));
  return manifest.flatMap(({ isFixed, path }) =>
    isFixed && folders.some((folder) => path.startsWith(folder.slice(0, -1))) ? [`!${path}`] : [],
  );
}

function renderConfiguration(manifest: readonly Address[]): string {
  const settings = {
    name: 'profile-api',
    main: 'worker.js',
    compatibility_date: '2026-01-01',
    assets: describeAssets(manifest),
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

export const cloudflare: Target = {
  isStatic: false,
  limits: cloudflareLimits,
  write: (input, folder) => ({
    files: new Map<string, string | Uint8Array>([
      ...listCommonFiles(input, 'public'),
      ['worker.js', entry],
      ['profile-api.js', input.read('dist/targets/edge.mjs')],
      ['site.js', `export default ${renderBundled(input)};\n`],
      ['public/_headers', renderHeaderRules(listFixed(input.manifest), { hasPlaceholders: true })],
    ]),
    ownerFiles: new Map([[configuration, renderConfiguration(input.manifest)]]),
    next: [
      `npx wrangler deploy --config ${folder}/${configuration}`,
      'Give the Worker its domain in the dashboard or by "routes" in wrangler.jsonc.',
    ],
  }),
  // Version 1.0.0 wrote these files without a record.
  adopts: (path, text) =>
    path === 'worker.js'
      ? text.startsWith("import { createWorker } from 'profile-api/worker';")
      : path === 'site.js' && /^export default \{\s+"baseUrl": /.test(text),
  notes: (text, { manifest }) => {
    const kept = text(configuration) ?? '';
    if (kept.includes('"assets"')) return [];
    const lines = JSON.stringify({ assets: describeAssets(manifest) }, undefined, 2).split('\n');
    return [`${configuration} lacks:`, ...lines.slice(1, -1)];
  },
};
