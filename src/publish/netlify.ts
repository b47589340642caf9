// `--target netlify`: files, and one self-contained function in the folder where Netlify expects the functions of frameworks.
import { renderHeaderRules } from './header-rules.ts';
import { netlifyLimits } from './limits.ts';
import { listCommonFiles, listFixed, renderBundled, type Target } from './output.ts';

/** The end of the function's file, after the bundled code, which may declare a `config` of its own. */
const entry = (site: string) => `const configOfNetlify = { path: '/*', preferStatic: true };
export { configOfNetlify as config };
export default createFunction(${site});
`;

export const netlify: Target = {
  isStatic: false,
  limits: netlifyLimits,
  write: (input, folder) => ({
    files: new Map<string, string | Uint8Array>([
      ...listCommonFiles(input, 'dist'),
      ['dist/_headers', renderHeaderRules(listFixed(input.manifest))],
      [
        '.netlify/v1/functions/profile.mjs',
        `${input.read('dist/targets/edge.mjs')}\n${entry(renderBundled(input))}`,
      ],
    ]),
    next: [
      `npx netlify deploy --prod --no-build --cwd ${folder} --dir dist --functions .netlify/v1/functions`,
    ],
  }),
};
