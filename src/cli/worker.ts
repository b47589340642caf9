// `profile-api worker`: writes what a Worker's bundler needs to serve this profile.
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire as requireFrom } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileNames } from '../content/folder.ts';
import type { Site } from '../documents/document.ts';
import { createSite, loadContent } from '../runtime/load.ts';
import type { BundledSite } from '../runtime/worker.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { quoteForShell } from '../shell.ts';
import type { Given, Output } from './command.ts';
import { inFolder, makeFolder } from './folder.ts';

/** Writes `site.js` anew, and `worker.js` and `wrangler.jsonc` where they are missing. */
export async function writeWorker(given: Given, output: Output): Promise<number> {
  const { flags, words, environment } = given;
  const [folder = 'worker'] = words;
  const baseUrl = readSetting('baseUrl', flags, environment);
  if (baseUrl === undefined) {
    throw new UsageError('A Worker needs its public origin: give --base-url or BASE_URL.');
  }
  if (existsSync(join(folder, fileNames.profile))) {
    throw new UsageError(`"${folder}" holds a profile. Name another folder for the Worker.`);
  }
  const profile = readSetting('profile', flags, environment);
  const { content } = await loadContent(profile, new Date());
  const bundled = bundleSite(createSite(content, baseUrl));
  inFolder(folder, () => {
    makeFolder(folder);
    write(output, join(folder, 'site.js'), `export default ${JSON.stringify(bundled, null, 1)};\n`);
    for (const [name, text] of Object.entries(ownersFiles)) {
      const path = join(folder, name);
      if (existsSync(path)) output.out(`${path} kept`);
      else write(output, path, text);
    }
  });
  if (!findsPackage(folder)) {
    output.out(`\nA bundler finds no profile-api from there. Before you deploy, run:`);
    output.out(
      `  npm install --install-links --prefix ${quoteForShell(folder)} ${quoteForShell(packageRoot)}`,
    );
  }
  return 0;
}

// The package root is two folders up both from src/cli and from dist/cli.
const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Whether the import of `worker.js` leads somewhere. */
function findsPackage(folder: string): boolean {
  try {
    requireFrom(resolve(folder, 'worker.js')).resolve('profile-api/worker');
    return true;
  } catch {
    return false;
  }
}

/** Turns a site into JSON that a Worker can be bundled with. */
export function bundleSite({ content, baseUrl, assets }: Site): BundledSite {
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
