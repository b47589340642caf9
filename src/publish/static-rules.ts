// Configurations that map the addresses of a static site to its files and headers.
import type { Answered } from './manifest.ts';

export interface Served {
  /** Path of the file below the published folder. */
  readonly file: string;
  readonly body: Uint8Array;
  readonly answer: Answered;
  /** The paths that serve it, without the path of the base URL. */
  readonly addresses: readonly string[];
}

/** Headers that the server sets, or that have a directive of their own. */
const setByServer = new Set(['content-length', 'content-type', 'etag', 'vary']);

/** Lists the headers that rules add to an answer. */
export function listHeaders({ headers }: Answered): readonly (readonly [string, string])[] {
  return Object.entries(headers).filter(([name]) => !setByServer.has(name));
}

/** Renders rewrites for hosts that read `_redirects`, such as Cloudflare Pages and Netlify. */
export function renderRedirects(served: readonly Served[], base: string): string {
  const rules = served.flatMap(({ file, addresses }) =>
    addresses.flatMap((address) =>
      address === file || address.endsWith('/') ? [] : [`${base}${address} ${base}${file} 200`],
    ),
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

function renderLocation(served: Served, address: string): string {
  const headers = listHeaders(served.answer).map(
    ([name, value]) => `    add_header ${name} ${quote(value)};\n`,
  );
  return `  location = ${address} {
    default_type ${quote(served.answer.mediaType)};
${headers.join('')}    try_files ${served.file} =404;
  }`;
}

/** Renders a site of Caddy with one handler for each file. */
export function renderCaddyfile(served: readonly Served[], baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const base = pathname.replace(/\/$/, '');
  const handlers = served.map((one, index) => {
    const at = one.addresses.map((address) => base + address).join(' ');
    const headers = [
      ['content-type', one.answer.mediaType] as const,
      ...listHeaders(one.answer),
    ].map(([name, value]) => `\t\theader ${name} ${quote(value)}\n`);
    return `\t@file${index} path ${at}
\thandle @file${index} {
\t\trewrite * ${one.file}
${headers.join('')}\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
`;
  });
  return `# Copy the folder public to /var/www/profile.
${origin} {
\troot * /var/www/profile
${handlers.join('')}\thandle {
\t\terror 404
\t}
\thandle_errors {
\t\trewrite * /404.html
\t\theader Cache-Control no-store
\t\tfile_server
\t}
}
`;
}

/** Quotes a value for nginx and Caddy. */
function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
