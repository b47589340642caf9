// nginx.conf of a static site: one location for each address, and the errors of the service.
import { type Headers, isTemplate, nameSlug, toPattern } from './rules.ts';
import type { StaticErrors, StaticProblem } from './static-errors.ts';
import { listData, quote, type Served, type StaticServer } from './static-rules.ts';

export function renderNginx(server: StaticServer): string {
  const { baseUrl, base, served, errors } = server;
  const { hostname } = new URL(baseUrl);
  const locations = served.flatMap((one) =>
    one.addresses.map((address) => renderLocation(one, base + address)),
  );
  const data = listData(server);
  return `# Copy the folder public to /var/www/profile and this file into /etc/nginx/conf.d/.
# TLS: add \`listen 443 ssl\` and the certificate, or run \`certbot --nginx -d ${hostname}\`.
# Under TLS, browsers keep to https for a year.
map $https $profile_hsts {
  on "max-age=31536000";
  default "";
}
map $uri $profile_language {
${errors.map(({ prefix }) => renderLanguage(prefix, base)).join('\n')}
}
map $uri $profile_missing {
  ~^${base}(?:${errors.map(({ prefix }) => prefix).join('|')})/api(?:/|$) /profile-problems/404$profile_language;
  default $profile_language/404.html;
}

server {
  listen 80;
  server_name ${hostname};
  root /var/www/profile;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  # Only the locations below serve files.
  types {}

${locations.join('\n')}

  # Pages have a slash at the end of their addresses, the API has none.
  location ~ "^${base}(?<path>/.*[^/])$" {
    if (-f $document_root$path/index.html) {
      ${redirect(`${base}$path/`)}
    }
    return 404;
  }
${data.map((address) => renderRedirect(address, base)).join('\n')}
  location / {
    return 404;
  }

  error_page 404 $profile_missing;
  error_page 405 =405 /profile-problems/405$profile_language;
${errors.map(renderErrors).join('\n')}
}
`;
}

function renderLanguage(prefix: string, base: string): string {
  // The path of a file, which nginx has found, is without the path of the base URL.
  return prefix === '' ? '  default "";' : `  ~^(?:${base})?${prefix}(?:/|$) ${prefix};`;
}

function renderErrors({ prefix, pageHeaders, missing, refused }: StaticErrors): string {
  return `  location = ${prefix}/404.html {
    internal;
${renderHeaders(pageHeaders, ' always')}  }
${renderProblem(404, missing, prefix)}
${renderProblem(405, refused, prefix)}`;
}

function redirect(target: string): string {
  return `add_header Access-Control-Allow-Origin * always;
      return 308 ${target}$is_args$args;`;
}

function renderRedirect(address: string, base: string): string {
  return `  location ${renderPlace(`${base}${address}/`)} {
      ${redirect(base + nameSlug(address, '$slug'))}
  }`;
}

function renderPlace(path: string): string {
  return isTemplate(path) ? `~ "${toPattern(path, '(?<slug>[^/]+)')}"` : `= ${path}`;
}

function renderHeaders({ 'content-type': type = '', ...others }: Headers, suffix = ''): string {
  const lines = Object.entries(others).map(
    ([name, value]) => `${name} ${quote(nameSlug(value, '$slug'))}`,
  );
  const added = [...lines, 'strict-transport-security $profile_hsts'].map(
    (line) => `    add_header ${line}${suffix};\n`,
  );
  return `    default_type ${quote(type)};\n${added.join('')}`;
}

function renderProblem(status: number, { headers, body }: StaticProblem, prefix: string): string {
  return `  location = /profile-problems/${status}${prefix} {
    internal;
${renderHeaders(headers, ' always')}    return ${status} ${quote(body)};
  }`;
}

function renderLocation({ file, headers }: Served, address: string): string {
  return `  location ${renderPlace(address)} {
${renderHeaders(headers)}    try_files ${nameSlug(file, '$slug')} =404;
  }`;
}
