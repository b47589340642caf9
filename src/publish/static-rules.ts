// The addresses of a static site with their files and headers, for hosts that read `_redirects` and for servers.
import { paths } from '../paths.ts';
import { isTemplate, nameSlug, type Rule } from './rules.ts';
import type { StaticErrors } from './static-errors.ts';

export interface Served extends Rule {
  /** Path of the file below the published folder. */
  readonly file: string;
  /** The paths that serve it, without the path of the base URL. */
  readonly addresses: readonly string[];
}

/** The input of the configurations of servers. */
export interface StaticServer {
  readonly baseUrl: string;
  /** The path of the base URL, without a slash at its end. */
  readonly base: string;
  readonly served: readonly Served[];
  readonly errors: readonly StaticErrors[];
}

/** Renders rewrites for hosts that read `_redirects`, such as Cloudflare Pages and Netlify. */
export function renderRedirects(served: readonly Served[], base: string): string {
  const rules = served.flatMap(({ file, addresses }) =>
    // The rule of all cases would also rewrite the addresses of the files, so these have a rule before it.
    addresses.length === 1
      ? []
      : addresses
          .filter((address) => address !== file || isTemplate(file))
          .map((address) => nameSlug(`${base}${address} ${base}${file} 200`, ':slug')),
  );
  return `${rules.join('\n')}\n`;
}

/** Quotes a value for nginx and Caddy. */
export function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** Lists the addresses of the API in every language, without the extensions of files. */
export function listData({ served, errors }: StaticServer): readonly string[] {
  const all = served.flatMap(({ file, addresses }) => addresses.filter((each) => each !== file));
  return all.filter((address) =>
    errors.some(({ prefix }) => address.startsWith(prefix + paths.apiIndex)),
  );
}
