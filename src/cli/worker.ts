// `profile-api worker`: writes what a Worker's bundler needs to serve this profile.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSite, loadContent } from '../runtime/load.ts';
import type { BundledSite } from '../runtime/worker.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import type { Given, Output } from './command.ts';
import { inFolder } from './folder.ts';

/** Writes `site.js` anew, and `worker.js` and `wrangler.jsonc` where they are missing. */
export async function writeWorker(given: Given, output: Output): Promise<number> {
  const { flags, words, environment } = given;
  const [folder = 'worker'] = words;
  const baseUrl = readSetting('baseUrl', flags, environment);
  if (baseUrl === undefined) {
    throw new UsageError('A Worker needs its public origin: give --base-url or BASE_URL.');
  }
  const profile = readSetting('profile', flags, environment) ?? './profile';
  const { content } = await loadContent(profile, new Date());
  const bundled = bundleSite(createSite(content, baseUrl));
  inFolder(folder, () => {
    mkdirSync(folder, { recursive: true });
    write(output, join(folder, 'site.js'), `export default ${JSON.stringify(bundled, null, 1)};\n`);
    for (const [name, text] of Object.entries(ownersFiles)) {
      const path = join(folder, name);
      if (existsSync(path)) output.out(`${path} kept`);
      else write(output, path, text);
    }
  });
  return 0;
}

/** Turns a site into JSON that a Worker can be bundled with. */
export function bundleSite({
  content,
  baseUrl,
  assets,
}: ReturnType<typeof createSite>): BundledSite {
  const { resume, asOf: _, ...rest } = content;
  return {
    baseUrl,
    content: rest,
    ...(resume !== undefined && { resume: Buffer.from(resume).toString('base64') }),
    assets: Object.fromEntries(assets),
  };
}

const ownersFiles = {
  'worker.js': `import { createWorker } from 'profile-api/worker';
import site from './site.js';

export default createWorker(site);
`,
  'wrangler.jsonc': `{
  "name": "profile-api",
  "main": "worker.js",
  "compatibility_date": "2026-01-01"
}
`,
};

function write(output: Output, path: string, text: string): void {
  writeFileSync(path, text);
  output.out(`${path} written`);
}
