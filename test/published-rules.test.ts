// The rules, configurations and limits that each target writes, word for word. A change shows in test/fixtures/targets/,
// to be read before it is accepted.
import { expect, it } from 'vitest';
import { listPackaged, readPackaged } from '../src/cli/package-files.ts';
import { createManifest } from '../src/publish/manifest.ts';
import { listBinaries } from '../src/publish/output.ts';
import { targetNames } from '../src/publish/target-names.ts';
import { targets } from '../src/publish/targets.ts';
import { digestOf } from '../src/runtime/load-snapshot.ts';
import { toSnapshot } from '../src/schema/snapshot.ts';
import { createTestSite, readContent } from './sample.ts';

/** Files that are written for the host, not for visitors. */
const rules =
  /(?:_headers|_redirects|jsonc|config\.json|\.conf|Caddyfile|\.service|Dockerfile|worker\.js|\.mjs|\.toml)$/u;
/** Parts of the built code: their names change with it. */
const chunk = /-[A-Z0-9]{8}\.mjs$/u;
const maxLength = 40_000;

it.each(targetNames)('of %s are as recorded', async (name) => {
  const target = targets[name];
  const site = {
    ...createTestSite(readContent('test/fixtures/minimal'), 'https://me.test'),
    isStatic: target.isStatic,
  };
  const {
    files,
    ownerFiles = new Map<string, string>(),
    next,
  } = target.write(
    {
      site,
      snapshot: toSnapshot(site, new Map(), 'test'),
      manifest: createManifest(site),
      binaries: listBinaries(site),
      compress: { br: (body) => body, gzip: (body) => body, identity: (body) => body },
      digestOf,
      read: (path) => (path.startsWith('dist/') ? '(code)' : readPackaged(path)),
      list: listPackaged,
    },
    'out',
  );
  const written = [...files, ...ownerFiles]
    .filter(([path, text]) => rules.test(path) && !chunk.test(path) && text.length < maxLength)
    .map(([path, text]) => `===== ${path}\n\n${Buffer.from(text)}\n`);
  const limits = (target.limits ?? []).map(({ text, most }) =>
    text.replace('{most}', String(most)),
  );
  const all = [target.summary, ...limits, ...next, '', ...written].join('\n');
  await expect(all).toMatchFileSnapshot(`fixtures/targets/${name}.txt`);
});
