// What a visitor finds at an address where nothing is.
import { paths } from '../../paths.ts';
import type { Site } from '../document.ts';
import { blocks, bulletList, link } from '../markdown-text.ts';
import { renderPage } from './layout.tsx';
import { pageHeaders } from './page-headers.ts';

/** The page for unknown paths outside the API. It has no address of its own. */
export const notFoundPage = {
  headers: pageHeaders,
  render: (site: Site): string =>
    renderPage({
      site,
      title: 'Not found',
      description: 'There is no page at this address.',
      isIndexed: false,
      children: (
        <header class="opening">
          <p class="meta">404</p>
          <h1>There is no page at this address</h1>
          <p class="lead">It may have moved with a new edition of the profile. From here:</p>
          <ul class="ways">
            {waysOn(site).map(({ path, label, purpose }) => (
              <li>
                <a href={path}>{label}</a>: {purpose}
              </li>
            ))}
          </ul>
        </header>
      ),
    }),
  markdown: {
    render: (site: Site): string =>
      `${blocks(
        '# There is no page at this address',
        bulletList(
          waysOn(site).map(
            ({ path, label, purpose }) => `${link(label, site.baseUrl + path)}: ${purpose}`,
          ),
        ),
      )}\n`,
  },
};

function waysOn({ content }: Site): readonly { path: string; label: string; purpose: string }[] {
  return [
    { path: paths.home, label: content.profile.name, purpose: 'the profile with all case studies' },
    { path: paths.fit, label: 'Job fit', purpose: 'compare a job description with the profile' },
    { path: paths.developers, label: 'Developers', purpose: 'the JSON API and its errors' },
    { path: paths.agents, label: 'Agents', purpose: 'the MCP server' },
    { path: paths.sitemap, label: 'Sitemap', purpose: 'every page' },
  ];
}
