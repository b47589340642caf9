// Caddyfile of a static site: one handler for each address, and the errors of the service.
import { type Headers, isTemplate, nameSlug, toPattern } from './rules.ts';
import type { StaticErrors, StaticProblem } from './static-errors.ts';
import { listData, quote, type Served, type StaticServer } from './static-rules.ts';

export function renderCaddyfile(server: StaticServer): string {
  const { baseUrl, base, served, errors } = server;
  const handlers = served.flatMap((one) =>
    one.addresses.map((address) => ({ one, address: base + address })),
  );
  const data = listData(server);
  return `# Copy the folder public to /var/www/profile.
${new URL(baseUrl).origin} {
	root * /var/www/profile
	# Under TLS, browsers keep to https for a year.
	@tls protocol https
	header @tls Strict-Transport-Security max-age=31536000
	route {
		@other not method GET HEAD
		error @other 405
${handlers.map(renderHandler).join('')}		# Pages have a slash at the end of their addresses, the API has none.
		@page {
			path_regexp page ^${base}(/.*[^/])$
			file {re.page.1}/index.html
		}
		header @page Access-Control-Allow-Origin *
		redir @page ${base}{re.page.1}/ 308
${data.map((address, index) => renderRedirect(address, base, index)).join('')}		error 404
	}
	handle_errors {
${errors
  .toReversed()
  .map((one) => renderErrors(one, base))
  .join('')}	}
}
`;
}

/** Renders the errors of a language. Those of the original are the last, because their matchers fit every path. */
function renderErrors(
  { prefix, pageHeaders, missing, refused }: StaticErrors,
  base: string,
): string {
  const tag = prefix.slice(1);
  const below = base + prefix;
  const isRefused = '`{http.error.status_code} == 405`';
  const within = `path ${below} ${below}/*`;
  const [refusedIn, pageIn, page] =
    tag === ''
      ? ['', '', '']
      : [`\t\t\t${within}\n`, `\t\t@page${tag} ${within}\n`, `@page${tag} `];
  return `		@refused${tag} {
			expression ${isRefused}
${refusedIn}		}
		handle @refused${tag} {
${renderProblem(405, refused)}		}
		@api${tag} path ${below}/api ${below}/api/*
		handle @api${tag} {
${renderProblem(404, missing)}		}
${pageIn}		handle ${page}{
			rewrite * ${prefix}/404.html
${renderHeaders(pageHeaders)}			header -Etag
			file_server
		}
`;
}

function renderRedirect(address: string, base: string, index: number): string {
  const name = `@data${index}`;
  const target = base + nameSlug(address, `{re.data${index}.1}`);
  const matcher = isTemplate(address)
    ? `path_regexp data${index} ${toPattern(`${base}${address}/`)}`
    : `path ${base}${address}/`;
  return `\t\t${name} ${matcher}
\t\theader ${name} Access-Control-Allow-Origin *
\t\tredir ${name} ${target} 308
`;
}

function renderHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\t\theader ${name} ${quote(value)}\n`)
    .join('');
}

function renderProblem(status: number, { headers, body }: StaticProblem): string {
  return `${renderHeaders(headers)}\t\t\trespond ${quote(body)} ${status}\n`;
}

function renderHandler(
  { one, address }: { readonly one: Served; readonly address: string },
  index: number,
): string {
  const named = (text: string) => nameSlug(text, `{re.file${index}.1}`);
  const matcher = isTemplate(address)
    ? `path_regexp file${index} ${toPattern(address)}`
    : `path ${address}`;
  return `\t\t@file${index} ${matcher}
\t\thandle @file${index} {
\t\t\trewrite * ${named(one.file)}
${named(renderHeaders(one.headers))}\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t}
\t\t}
`;
}
