// The page for addresses that do not exist.
import { urlOf } from '../../domain/languages.ts';
import { paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { bulletList, link } from '../markdown/text.ts';
import { wordsOf } from '../../wording/index.ts';
import { renderPage } from './layout.tsx';
import { pageHeaders } from './page-headers.ts';

/** The page for unknown paths outside the API. It has no address of its own. */
export const notFoundPage = {
  headers: pageHeaders,
  render: (site: Site): string => {
    const { notFound } = wordsOf(site.content);
    return renderPage({
      site,
      title: notFound.title,
      description: notFound.heading,
      children: (
        <div class="wrap part">
          <p class="ui soft">404</p>
          <h1>{notFound.heading}</h1>
          <div class="prose part">
            <p class="lead">{notFound.words}</p>
            <ul>
              {waysOn(site).map(({ path, label, purpose }) => (
                <li>
                  <a href={path}>{label}</a>: {purpose}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ),
    });
  },
  markdown: {
    render(site: Site): string {
      const ways = waysOn(site).map(
        ({ path, label, purpose }) => `${link(label, urlOf(site, path))}: ${purpose}`,
      );
      return `# ${wordsOf(site.content).notFound.heading}\n\n${bulletList(ways)}\n`;
    },
  },
};

function waysOn({ content, isStatic }: Site) {
  const { frame, notFound } = wordsOf(content);
  return [
    { path: paths.home, label: content.profile.name, purpose: notFound.profile },
    { path: paths.fit, label: frame.fit, purpose: notFound.fit },
    { path: paths.developers, label: frame.developers, purpose: notFound.developers },
    ...(isStatic ? [] : [{ path: paths.agents, label: frame.agents, purpose: notFound.agents }]),
    ...(content.site.index === false
      ? []
      : [{ path: paths.sitemap, label: notFound.sitemapLabel, purpose: notFound.sitemap }]),
  ];
}
