// Checks of how answers are delivered: caches, compression, redirects and TLS.
import { paths } from '../paths.ts';
import { type Finding, hostOf, type Site, type Validity } from './site.ts';

const hour = 3_600;

export async function checkCaching(site: Site) {
  const asked = [site.api('/api/profile'), paths.openapi];
  const answers = await Promise.all(asked.map((path) => site.ask(path)));
  const without = asked.filter((_, index) => !answers[index]!.headers.has('cache-control'));
  const tooLong = answers.flatMap(({ headers }, index) => {
    const age = Number(headers.get('age') ?? 0);
    const control = headers.get('cache-control') ?? '';
    // The seconds that the header allows caches and browsers.
    const allowed = [...control.matchAll(/max-?age=(\d+)/g)].map(([, seconds]) => Number(seconds));
    const words = `cache-control ${control}${age === 0 ? '' : `, age ${age}`} for ${asked[index]}`;
    return Math.max(age, ...allowed) > hour ? [words] : [];
  });
  return [
    without.length > 0 && {
      check: 'cache time',
      found: `no cache-control for ${without.join(' and ')}`,
      cause:
        'Browsers and caches guess for how long an answer is valid, so visitors get an old profile.',
      fix: 'Pass cache-control on. For files, publish _headers, or use the nginx.conf or Caddyfile that "build" wrote.',
    },
    tooLong.length > 0 && {
      check: 'cache time',
      found: tooLong.join('; '),
      cause: `${hostOf(answers[0]!)} follows a rule of its own, so visitors get an old profile for longer than an hour.`,
      fix: 'Remove rules that override the cache time ("edge TTL", "cache everything"), so that cache-control of the profile counts.',
    },
  ];
}

/** A visitor who returns gets a short 304, by the entity tag or by the time of the last change. */
export async function checkRevalidation(site: Site) {
  const path = site.api('/api/profile');
  const first = await site.ask(path);
  const [etag, time] = ['etag', 'last-modified'].map((name) => first.headers.get(name));
  const known: Readonly<Record<string, string>> | undefined =
    (etag && { 'if-none-match': etag }) || (time && { 'if-modified-since': time }) || undefined;
  const again = known && (await site.ask(path, { headers: known }));
  if (again?.status === 304) return undefined;
  return {
    check: 'ETag and 304',
    found: again ? `status ${again.status} to a repeated request` : 'no ETag',
    cause: `${hostOf(first)} removes the ETag or ignores If-None-Match.`,
    fix: 'Switch off features that rewrite answers (minification, script injection), which remove the ETag.',
  };
}

export async function checkCompression(site: Site) {
  const { headers, body } = await site.ask(paths.home, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const isNamed = headers.has('content-encoding');
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  if (isPacked && isNamed)
    return {
      check: 'compression',
      found: 'the page is compressed twice, so browsers show no text',
      cause: 'A proxy compresses answers that are compressed already.',
      fix: 'Switch off compression in the proxy.',
    };
  if (isPacked)
    return {
      check: 'compression',
      found: 'the page is compressed without content-encoding, so browsers show no text',
      cause: 'A proxy removes content-encoding.',
      fix: 'Pass content-encoding on.',
    };
  if (isNamed || body.length < 1_000) return undefined;
  return {
    check: 'compression',
    found: `the page has ${body.length} bytes without compression`,
    cause: 'A proxy removes Accept-Encoding, or compression is off.',
    fix: 'Pass Accept-Encoding on, or switch compression on for text.',
  };
}

export async function checkRedirects(site: Site) {
  const { status: atPage } = await site.ask('/fit/');
  if (atPage !== 200)
    return {
      check: 'pages',
      found: `status ${atPage} for /fit/`,
      cause:
        'The host does not serve the file index.html of a folder at the address of the folder.',
      fix: 'Set index.html as the index document of folders, and publish every file that "build" wrote.',
    };
  const { status, headers } = await site.ask('/fit');
  const target = headers.get('location') ?? '';
  const wanted = `${site.baseUrl}/fit/`;
  if (status === 200) return undefined;
  const isRedirect = status >= 301 && status <= 308;
  if (isRedirect && new URL(target, `${site.baseUrl}/fit`).href === wanted) return undefined;
  const isElsewhere = isRedirect && target.endsWith('/fit/');
  return {
    check: 'redirects',
    found: `status ${status} for /fit${target === '' ? '' : `, to ${target}`}`,
    cause: isElsewhere
      ? 'The host behind the proxy writes its own address into redirects.'
      : 'The host does not add the slash at the end of page addresses.',
    fix: isElsewhere
      ? `Let the proxy rewrite Location to ${site.baseUrl}, or switch off redirects of the host.`
      : 'Switch on trailing slashes of folders, or link to /fit/ only.',
  };
}

const year = 'max-age=31536000';

/** How to switch HSTS on, by the name of the host. */
const settingsOfHSTS: Readonly<Record<string, string>> = {
  Cloudflare: 'Switch HSTS on in the dashboard, under SSL/TLS, Edge Certificates.',
  nginx: `Use the nginx.conf of "build" or deploy/, which sends it where nginx has the certificate. In a file of your own, write in each location that has an add_header: add_header Strict-Transport-Security "${year}" always;`,
  Caddy: `Use the Caddyfile of "build" or deploy/. In a file of your own, write in the site: header Strict-Transport-Security ${year}`,
};

const day = 86_400_000;

/** Hosts renew a certificate when a third of its life is left. A seventh or 14 days show that the renewal fails. */
function describeEnd({ start, end }: Validity, now: Date): Finding | undefined {
  const left = end.getTime() - now.getTime();
  const short = Math.min((end.getTime() - start.getTime()) / 7, 14 * day);
  if (!(left < short)) return undefined;
  return {
    check: 'TLS',
    found: `the certificate ends on ${end.toISOString().slice(0, 10)}`,
    cause: 'Nothing has renewed it.',
    fix: 'Look at the log of the program that renews it (certbot renew --dry-run, Caddy, or the dashboard of the host).',
  };
}

export async function checkTLS(site: Site) {
  if (!site.baseUrl.startsWith('https:')) {
    if (/^http:\/\/(?:localhost|127\.)/.test(site.baseUrl)) return undefined;
    return {
      check: 'TLS',
      found: 'the address is http',
      cause: 'Nobody can tell whether the answers were changed on the way.',
      fix: 'Get a certificate (Caddy and all hosts do that themselves), and use the https address.',
    };
  }
  const [page, certificate] = [await site.ask(paths.home), await site.readCertificate()];
  const plain = await site
    .ask(site.baseUrl.replace('https:', 'http:') + paths.home)
    .catch(() => undefined);
  const isUpgraded =
    plain === undefined || (plain.headers.get('location') ?? '').startsWith('https:');
  return [
    certificate && describeEnd(certificate, site.now),
    !isUpgraded && {
      check: 'TLS',
      found: 'http answers without a redirect to https',
      cause: 'The server listens on port 80 for more than redirects.',
      fix: 'Redirect http to https with status 301 or 308.',
    },
    !page.headers.has('strict-transport-security') &&
      hostOf(page) !== 'GitHub Pages' && {
        check: 'HSTS',
        found: 'no strict-transport-security',
        cause: 'The host does not add it, and the service leaves it to the host.',
        fix: settingsOfHSTS[hostOf(page)] ?? `Add the header Strict-Transport-Security: ${year}.`,
      },
  ];
}
