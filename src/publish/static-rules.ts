// Configurations that map the addresses of a static site to its files and headers.
import { isTemplate, nameSlug, type Rule, toPattern } from './rules.ts';

export interface Served extends Rule {
  /** Path of the file below the published folder. */
  readonly file: string;
  /** The paths that serve it, without the path of the base URL. */
  readonly addresses: readonly string[];
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

/** Renders a server of nginx with one location for each address; all other addresses are 404. */
export function renderNginx(served: readonly Served[], baseUrl: string): string {
  const { hostname, pathname } = new URL(baseUrl);
  const base = pathname.replace(/\/$/, '');
  const locations = served.flatMap((one) =>
    one.addresses.map((address) => renderLocation(one, base + address)),
  );
  return `# Copy the folder public to /var/www/profile and this file into /etc/nginx/conf.d/.
server {
  listen 80;
  server_name ${hostname};
  root /var/www/profile;
  gzip_static on;
  gzip_vary on;
  # Only the locations below serve files.
  types {}

${locations.join('\n')}
  error_page 404 /404.html;
  location = /404.html {
    internal;
    default_type "text/html; charset=utf-8";
    add_header Cache-Control no-store always;
  }
  location / {
    return 404;
  }
}
`;
}

function renderLocation({ file, mediaType, headers }: Served, address: string): string {
  const lines = listHeaders(headers).map(
    ([name, value]) => `    add_header ${name} ${quote(nameSlug(value, '$slug'))};\n`,
  );
  const place = isTemplate(address)
    ? `~ "${toPattern(address, '(?<slug>[^/]+)')}"`
    : `= ${address}`;
  return `  location ${place} {
    default_type ${quote(mediaType)};
${lines.join('')}    try_files ${nameSlug(file, '$slug')} =404;
  }`;
}

/** Renders a site of Caddy with one handler for each address. */
export function renderCaddyfile(served: readonly Served[], baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const base = pathname.replace(/\/$/, '');
  const handlers = served.flatMap((one) =>
    one.addresses.map((address) => ({ one, address: base + address })),
  );
  return `# Copy the folder public to /var/www/profile.
${origin} {
\troot * /var/www/profile
${handlers.map(renderHandler).join('')}\thandle {
\t\terror 404
\t}
\thandle_errors {
\t\trewrite * /404.html
\t\theader Cache-Control no-store
\t\theader Content-Type "text/html; charset=utf-8"
\t\theader -Link
\t\tfile_server
\t}
}
`;
}

function renderHandler(
  { one, address }: { readonly one: Served; readonly address: string },
  index: number,
): string {
  const named = (text: string) => nameSlug(text, `{re.file${index}.1}`);
  const matcher = isTemplate(address)
    ? `path_regexp file${index} ${toPattern(address)}`
    : `path ${address}`;
  const headers = [['content-type', one.mediaType] as const, ...listHeaders(one.headers)].map(
    ([name, value]) => `\t\theader ${name} ${quote(named(value))}\n`,
  );
  return `\t@file${index} ${matcher}
\thandle @file${index} {
\t\trewrite * ${named(one.file)}
${headers.join('')}\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
`;
}

/** Lists the headers without the media type, which has a directive of its own. */
function listHeaders(headers: Rule['headers']) {
  return Object.entries(headers).filter(([name]) => name !== 'content-type');
}

/** Quotes a value for nginx and Caddy. */
function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
