// The limits of hosts that a site can reach. A host ignores the rules beyond its limit silently, so `build`
// counts before it writes.
import { gzipSync } from 'node:zlib';

type Files = ReadonlyMap<string, string | Uint8Array>;

export interface Limit {
  /** The host and its limit, with `{most}` for the number. */
  readonly text: string;
  readonly most: number;
  readonly count: (files: Files) => number;
  /** What the owner can change, as the beginning of a sentence. */
  readonly change: string;
}

const fewerFiles = 'Remove files from public/ or cases/';
const shorterTexts = 'Shorten texts or remove cases, which the code contains';

const million = 1_000_000;
const mebibyte = 2 ** 20;

function read(files: Files, path: string): string {
  return String(files.get(path) ?? '');
}

function longest(values: readonly { readonly length: number }[]): number {
  return values.reduce((most, { length }) => Math.max(most, length), 0);
}

const listPublic = (files: Files) => [...files].filter(([path]) => path.startsWith('public/'));
const listLines = (files: Files) => read(files, 'public/_headers').split('\n');

/** Returns the limits of the files in `public/` on a host of Cloudflare. */
function limitFiles(host: string): readonly Limit[] {
  return [
    {
      text: `${host} takes at most {most} rules in _headers`,
      change: 'Remove files from public/ or translations',
      most: 100,
      count: (files) => listLines(files).filter((line) => line.startsWith('/')).length,
    },
    {
      text: `${host} takes lines of at most {most} characters in _headers`,
      change: 'Shorten the longest path below public/',
      most: 2_000,
      count: (files) => longest(listLines(files)),
    },
    {
      text: `${host} takes at most {most} files on the free plan`,
      change: fewerFiles,
      most: 20_000,
      count: (files) => listPublic(files).length,
    },
    {
      text: `${host} takes files of at most {most} bytes`,
      change: 'Make the largest file smaller',
      most: 25 * mebibyte,
      count: (files) => longest(listPublic(files).map(([, content]) => content)),
    },
  ];
}

export const cloudflareLimits: readonly Limit[] = [
  ...limitFiles('Cloudflare Workers'),
  {
    text: 'Cloudflare Workers takes at most {most} bytes of compressed code on the free plan',
    change: shorterTexts,
    most: 3 * mebibyte,
    count: (files) =>
      gzipSync(['worker.js', 'profile-api.js', 'site.js'].map((name) => read(files, name)).join(''))
        .length,
  },
];

export const staticLimits: readonly Limit[] = [
  ...limitFiles('Cloudflare Pages'),
  {
    text: 'GitHub Pages takes sites of at most {most} bytes',
    change: fewerFiles,
    most: 1_000 * million,
    count: (files) => sumOf(files, ''),
  },
];

export const vercelLimits: readonly Limit[] = [
  {
    text: 'Vercel takes at most {most} routes',
    change: 'Remove files from public/, each of which has a route',
    most: 2_048,
    count: (files) => JSON.parse(read(files, '.vercel/output/config.json')).routes.length,
  },
  {
    text: 'Vercel takes functions of at most {most} bytes',
    change: shorterTexts,
    most: 250 * million,
    count: (files) => sumOf(files, '.vercel/output/functions/'),
  },
];

export const netlifyLimits: readonly Limit[] = [
  {
    text: 'Netlify takes functions of at most {most} bytes',
    change: shorterTexts,
    most: 50 * million,
    count: (files) => sumOf(files, '.netlify/v1/functions/'),
  },
];

function sumOf(files: Files, folder: string): number {
  return [...files].reduce(
    (sum, [path, { length }]) => (path.startsWith(folder) ? sum + length : sum),
    0,
  );
}

/**
 * Checks the limits of a target. Static files fit many hosts, so each exceeded limit is only returned, as a line for the owner.
 *
 * @throws {Error} if the host of any other target does not take the files
 */
export function checkLimits(
  { limits = [], isStatic }: { readonly limits?: readonly Limit[]; readonly isStatic: boolean },
  files: Files,
): readonly string[] {
  return limits.flatMap(({ text, change, most, count }) => {
    const counted = count(files);
    if (counted <= most) return [];
    const line = `${text.replace('{most}', String(most))}, and this site has ${counted}.`;
    if (isStatic) return [`${line} ${change}, or publish it at another host of files.`];
    throw new Error(`${line} Nothing was written. ${change}, or choose another target: node.`);
  });
}
