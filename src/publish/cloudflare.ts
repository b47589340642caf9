// `--target cloudflare`: a Worker for what a visitor's words or headers decide, and files for the rest.
import { renderHeaderRules } from './header-rules.ts';
import type { Address } from './manifest.ts';
import { listFixed, type Output, renderBundled, type Source, type Target } from './output.ts';

const configuration = 'wrangler.jsonc';

const entry = `import { createWorker } from './profile-api.js';
import site from './site.js';

export default createWorker(site);
`;

function write({ snapshot, manifest, read }: Source, folder: string): Output {
  const fixed = listFixed(manifest);
  return {
    files: new Map<string, string | Uint8Array>([
      ['worker.js', entry],
      ['profile-api.js', read('dist/targets/edge.mjs')],
      ['site.js', `export default ${renderBundled(snapshot)};\n`],
      ...fixed.map(({ path, answer }) => [`public${path}`, answer.body] as const),
      ['public/_headers', renderHeaderRules(fixed)],
      ['sbom.cdx.json', read('dist/targets/sbom.cdx.json')],
    ]),
    owners: new Map([[configuration, renderConfiguration(manifest)]]),
    next: [
      `npx wrangler deploy --config ${folder}/${configuration}`,
      'Give the Worker its domain in the dashboard or by "routes" in wrangler.jsonc.',
    ],
  };
}

/** Paths that the Worker answers although there may be a file: at most a hundred rules. */
function listWorkerFirst(manifest: readonly Address[]): readonly string[] {
  const patterns = manifest.flatMap(({ class: kind, pattern }) =>
    kind === 'fixed' ? [] : [pattern],
  );
  return [...new Set(patterns)].toSorted();
}

function describeAssets(manifest: readonly Address[]): object {
  return {
    directory: 'public',
    html_handling: 'none',
    not_found_handling: 'none',
    run_worker_first: listWorkerFirst(manifest),
  };
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

/** What version 1.0.0 wrote under these names. */
function isOfFirstVersion(path: string, text: string): boolean {
  if (path === 'worker.js')
    return text.startsWith("import { createWorker } from 'profile-api/worker';");
  return path === 'site.js' && /^export default \{\s+"baseUrl": /.test(text);
}

export const cloudflare: Target = {
  summary: 'Cloudflare Workers',
  isStatic: false,
  write,
  adopts: isOfFirstVersion,
  notes: (text, { manifest }) => {
    const kept = text(configuration) ?? '';
    if (kept.includes('"assets"')) return [];
    const lines = JSON.stringify({ assets: describeAssets(manifest) }, undefined, 2).split('\n');
    return [`${configuration} lacks:`, ...lines.slice(1, -1)];
  },
};
