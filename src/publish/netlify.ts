// `--target netlify`: files, and one function that is all in one file, where Netlify looks for what a framework made.
import { renderHeaderRules } from './header-rules.ts';
import { listFixed, type Output, renderBundled, type Source, type Target } from './output.ts';

/** What follows the code, whose function has a name of its own there. */
const entry = (site: string) => `const configOfNetlify = { path: '/*', preferStatic: true };
export { configOfNetlify as config };
export default createFunction(${site});
`;

function write({ snapshot, manifest, read }: Source, folder: string): Output {
  const fixed = listFixed(manifest);
  return {
    files: new Map<string, string | Uint8Array>([
      ...fixed.map(({ path, answer }) => [`dist${path}`, answer.body] as const),
      ['dist/_headers', renderHeaderRules(fixed)],
      [
        '.netlify/v1/functions/profile.mjs',
        `${read('dist/targets/edge.mjs')}\n${entry(renderBundled(snapshot))}`,
      ],
      ['sbom.cdx.json', read('dist/targets/sbom.cdx.json')],
    ]),
    owners: new Map(),
    next: [
      `npx netlify deploy --prod --no-build --cwd ${folder} --dir dist --functions .netlify/v1/functions`,
    ],
  };
}

export const netlify: Target = { summary: 'Netlify', isStatic: false, write };
