// Checks the files that search engines and assistants read: robots.txt, the sitemap, and noindex.
import { paths } from '../paths.ts';
import { hostOf, type Site, textOf } from './site.ts';

export async function checkDiscovery(site: Site) {
  const robots = await site.ask(paths.robots);
  // A path below an origin has no robots.txt of its own.
  const hasRobots = new URL(site.baseUrl).pathname === '/';
  const refused = listRefused(textOf(robots));
  return [
    hasRobots &&
      robots.status !== 200 && {
        check: 'robots',
        found: `status ${robots.status} for /robots.txt`,
        cause: 'The file was not published.',
        fix: 'Publish every file that "build" wrote.',
      },
    ...(await (site.isHidden
      ? checkHidden(site, hasRobots && !refused.includes('*'))
      : checkListed(site, refused))),
  ];
}

/** Lists the crawlers that may read nothing, by the groups of robots.txt (RFC 9309). */
function listRefused(text: string): readonly string[] {
  const refused = new Set<string>();
  let agents: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const isAgent = /^user-agent$/i.test(field);
    if (isAgent) agents = [...(isOpen ? agents : []), value.trim()];
    if (field !== '') isOpen = isAgent;
    if (/^disallow$/i.test(field) && value.trim() === '/')
      for (const agent of agents) refused.add(agent);
  }
  return [...refused];
}

/** A site that search engines may list. */
async function checkListed(site: Site, refused: readonly string[]) {
  const [page, sitemap] = [await site.ask(paths.home), await site.ask(paths.sitemap)];
  const isMarked = /noindex/i.test(page.headers.get('x-robots-tag') ?? '');
  return [
    (refused.includes('*') || isMarked) && {
      check: 'robots',
      found: 'search engines may not index the site',
      cause: 'The host replaces robots.txt or adds x-robots-tag, as previews of deployments do.',
      fix: 'Publish to production and under your own domain, and remove the rule.',
    },
    !refused.includes('*') &&
      refused.length > 0 && {
        check: 'robots',
        found: `robots.txt refuses ${refused.join(', ')}`,
        cause: 'The host adds to robots.txt. The file of the profile refuses no crawler.',
        fix: 'Switch off its own robots.txt, such as "managed robots.txt" of Cloudflare, or accept that these assistants do not read the profile.',
      },
    sitemap.status === 200 &&
      !textOf(sitemap).includes(`<loc>${site.baseUrl}/`) && {
        check: 'sitemap',
        found: 'the sitemap names other addresses',
        cause: 'A cache has the sitemap of an earlier build.',
        fix: 'Purge the cache.',
      },
  ];
}

/** A site that its owner keeps out of search engines. */
async function checkHidden(site: Site, isAllowed: boolean) {
  const answer = await site.ask(site.api('/api/profile'));
  const isMarked = /noindex/i.test(answer.headers.get('x-robots-tag') ?? '');
  return [
    isAllowed && {
      check: 'robots',
      found: 'robots.txt lets crawlers in, although site.index is false',
      cause: 'The host replaces robots.txt.',
      fix: 'Switch off its own robots.txt, such as "managed robots.txt" of Cloudflare.',
    },
    // GitHub Pages has no setting for headers.
    !isMarked &&
      hostOf(answer) !== 'GitHub Pages' && {
        check: 'noindex',
        found: 'JSON and Markdown lack x-robots-tag: noindex, although site.index is false',
        cause: `${hostOf(answer)} removes or does not add the headers of the profile.`,
        fix: 'Pass the headers of the service on, or publish _headers with the files.',
      },
  ];
}
