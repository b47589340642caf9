// `--target static`: files for a host that runs no program, also below a path.
import { notFoundPage } from '../documents/pages/not-found.tsx';
import { renderHeaderRules } from './header-rules.ts';
import { operations } from '../operations/index.ts';
import { toFilePath } from '../paths.ts';
import { takesInput } from '../schema/operation.ts';
import type { Address } from './manifest.ts';
import { renderCaddyfile, renderNginx, renderRedirects, type Served } from './static-rules.ts';
import type { Output, Source, Target } from './output.ts';

/** What is published; beside it is what the owner's own server takes. */
const folderName = 'public';

function write({ site, manifest, compress }: Source, folder: string): Output {
  const base = new URL(site.baseUrl).pathname.replace(/\/$/, '');
  const served = manifest.flatMap((address) => toServed(address, base));
  const texts = new Map<string, Uint8Array>([
    ...served.map(({ file, body }) => [file, body] as const),
    ['/404.html', encode(prefixLinks(notFoundPage.render(site), base))],
  ]);
  const packed = [...texts].flatMap(([file, body]) => pack(file, body, compress));
  return {
    files: new Map<string, string | Uint8Array>([
      ...[...texts, ...packed].map(([file, body]) => [folderName + file, body] as const),
      [`${folderName}/_headers`, renderHeaderRules(manifest, base)],
      [`${folderName}/_redirects`, renderRedirects(served, base)],
      // GitHub Pages would leave out folders that begin with a dot.
      [`${folderName}/.nojekyll`, ''],
      ['nginx.conf', renderNginx(served, site.baseUrl)],
      ['Caddyfile', renderCaddyfile(served, site.baseUrl)],
    ]),
    owners: new Map(),
    next: [
      `Publish ${folder}/${folderName} at ${site.baseUrl}/ on GitHub Pages, Cloudflare Pages, or any host of files`,
      `or take ${folder}/nginx.conf or ${folder}/Caddyfile for a server of your own.`,
    ],
  };
}

function toServed({ path, answer }: Address, base: string): Served[] {
  if (answer === undefined) return [];
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const body = isProse(answer.mediaType)
    ? encode(prefixLinks(new TextDecoder().decode(answer.body), base))
    : answer.body;
  return [{ file, body, answer, addresses: listAddresses(path) }];
}

/**
 * Where a file is answered: at its path, and where a service would answer the same. A host ignores queries, so what a
 * service filters by one is at its path alone: to ask for roles with Rust and be given all roles would be a lie.
 */
function listAddresses(path: string): readonly string[] {
  const row = operations.find((each) => toFilePath(each.path) === path);
  const usual = path.replace(/^(\/api(?:\/.*)?)\.json$/, '$1');
  return usual === path || (row !== undefined && takesInput(row)) ? [path] : [path, usual];
}

function isProse(mediaType: string): boolean {
  return /^text\/(?:html|markdown|css)/.test(mediaType);
}

/** Puts the path below which the site is in front of every link that begins with a slash. */
function prefixLinks(text: string, base: string): string {
  if (base === '') return text;
  return text
    .replaceAll(/(\s(?:href|src|data-[a-z-]+)=")\/(?!\/)/g, `$1${base}/`)
    .replaceAll(/(\]\(|url\(["']?)\/(?!\/)/g, `$1${base}/`);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Octets below which a file is not worth compressing: it fits one packet as it is. */
const least = 1_000;

function pack(file: string, body: Uint8Array, compress: Source['compress']) {
  if (body.length <= least || /\.(?:pdf|png|jpe?g|webp|avif|woff2)$/.test(file)) return [];
  return (
    [
      ['br', compress.br],
      ['gz', compress.gzip],
    ] as const
  ).flatMap(([ending, shrink]) => {
    const small = shrink(body);
    return small.length < body.length ? [[`${file}.${ending}`, small] as const] : [];
  });
}

export const staticSite: Target = {
  summary: 'a host of files, such as GitHub Pages',
  isStatic: true,
  write,
};
