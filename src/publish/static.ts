// `--target static`: files for any host, also below a path.
import { languagesOf, prefixOf, tagOf } from '../domain/languages.ts';
import { notFoundPage } from '../documents/pages/not-found.tsx';
import type { Compress } from '../http/prepared.ts';
import { renderHeaderRules } from './header-rules.ts';
import { operations } from '../operations/index.ts';
import { prefixLinks } from '../links.ts';
import { toFilePath } from '../paths.ts';
import { takesInput } from '../schema/operation.ts';
import { staticLimits } from './limits.ts';
import type { Site } from '../schema/site.ts';
import type { Address, Answered } from './manifest.ts';
import { makeRules } from './rules.ts';
import { renderCaddyfile } from './static-caddy.ts';
import { createStaticErrors } from './static-errors.ts';
import { renderNginx } from './static-nginx.ts';
import { renderRedirects } from './static-rules.ts';
import type { Target } from './output.ts';

const encoder = new TextEncoder();

/** The published folder; configurations for a server are beside it. */
const folderName = 'public';

/** Lists the file of an address; texts have their links below the path of the base URL, pages of the service their policy. */
function listBodies({ path, answer }: Address, { baseUrl, content }: Site): [string, Uint8Array][] {
  if (answer === undefined) return [];
  const { mediaType, headers, body } = answer;
  if (!/^text\/(?:html|markdown|css)/.test(mediaType)) return [[toFile(path), body]];
  const text = prefixLinks(new TextDecoder().decode(body), pathOf(baseUrl));
  const isPage = mediaType.startsWith('text/html') && content.files[path] === undefined;
  return [[toFile(path), encoder.encode(isPage ? addPolicy(text, headers) : text)]];
}

/** Writes the policy into a page, for hosts that set no headers. Browsers read `frame-ancestors` in headers only. */
function addPolicy(page: string, headers: Answered['headers']): string {
  const policy = headers['content-security-policy']!.replace(/; frame-ancestors [^;]+/, '');
  const charset = '<meta charset="utf-8"/>';
  return page.replace(
    charset,
    `${charset}<meta http-equiv="content-security-policy" content="${policy}"/>`,
  );
}

/** The page of a language for addresses without a file. */
function listMissing(site: Site, base: string): [string, Uint8Array] {
  const page = prefixLinks(notFoundPage.render(site), base);
  return [`${prefixOf(site)}/404.html`, encoder.encode(addPolicy(page, notFoundPage.headers))];
}

function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}

function toFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

/**
 * Lists the addresses of a file: its path, and the path at which a service answers the same. Hosts ignore queries, so a list
 * that a service filters by query has no second address: a request for roles with Rust would get all roles.
 */
function listAddresses(path: string, tags: readonly string[]): readonly string[] {
  const tag = tags.find((one) => path.startsWith(`/${one}/`));
  const prefix = tag === undefined ? '' : `/${tag}`;
  const own = path.slice(prefix.length);
  const row = operations.find((each) => toFilePath(each.path) === own);
  const usual = own.replace(/^(\/api(?:\/.*)?)\.json$/, '$1');
  const isSole = usual === own || (row !== undefined && takesInput(row));
  return isSole ? [path] : [path, prefix + usual];
}

/** Most bytes of a file that fits one packet and is not compressed. */
const maxUncompressed = 1_000;
/** Bytes of texts that get the best compression, which takes a second per megabyte; larger sites get the quick one. */
const maxBest = 8_000_000;

function precompress(texts: ReadonlyMap<string, Uint8Array>, compress: Compress) {
  const chosen = [...texts].filter(
    ([file, { length }]) =>
      length > maxUncompressed && !/\.(?:pdf|png|jpe?g|webp|avif|woff2)$/.test(file),
  );
  const size = chosen.reduce((sum, [, { length }]) => sum + length, 0);
  const effort = size > maxBest ? 'quick' : 'best';
  return chosen.flatMap(([file, body]) => {
    const compressed = [
      [`${file}.br`, compress.br(body, effort)],
      [`${file}.gz`, compress.gzip(body, effort)],
    ] as const;
    return compressed.filter(([, small]) => small.length < body.length);
  });
}

export const staticSite: Target = {
  isStatic: true,
  limits: staticLimits,
  write({ site, manifest, compress }, folder) {
    const languages = languagesOf(site);
    const tags = (site.translations ?? []).map(tagOf);
    const base = pathOf(site.baseUrl);
    const served = makeRules(manifest).map((rule) => ({
      ...rule,
      file: toFile(rule.path),
      addresses: listAddresses(rule.path, tags),
    }));
    const errors = languages.map(createStaticErrors);
    const server = { baseUrl: site.baseUrl, base, served, errors };
    const texts = new Map<string, Uint8Array>([
      ...manifest.flatMap((address) => listBodies(address, site)),
      ...languages.map((language) => listMissing(language, base)),
    ]);
    const compressed = precompress(texts, compress);
    return {
      files: new Map<string, string | Uint8Array>([
        ...[...texts, ...compressed].map(([file, body]) => [folderName + file, body] as const),
        [`${folderName}/_headers`, renderHeaderRules(manifest, { base, tags })],
        [`${folderName}/_redirects`, renderRedirects(served, base)],
        // Without it GitHub Pages leaves out folders whose names begin with a dot.
        [`${folderName}/.nojekyll`, ''],
        ['nginx.conf', renderNginx(server)],
        ['Caddyfile', renderCaddyfile(server)],
      ]),
      next: [
        `Publish ${folder}/${folderName} at ${site.baseUrl}/ on GitHub Pages, Cloudflare Pages, or any host of files`,
        `or take ${folder}/nginx.conf or ${folder}/Caddyfile for a server of your own.`,
      ],
    };
  },
};
