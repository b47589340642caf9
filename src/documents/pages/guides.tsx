// The pages that are guides: for developers, for MCP clients, and the job-fit page around its form.
import type { Child } from 'hono/jsx';
import type { Document, Site } from '../document.ts';
import { fillGuide } from '../guide.ts';
import { paths } from '../../paths.ts';
import { JobFitForm } from './job-fit-form.tsx';
import { renderPage } from './layout.tsx';
import { Guide } from './markdown.tsx';
import { pageHeaders } from './page-headers.ts';
import { OperationsReference } from './operations-reference.tsx';

interface GuidePage {
  readonly path: string;
  readonly markdownPath: string;
  /** File name among the assets. */
  readonly guide: string;
  readonly title: string;
  readonly description: string;
  readonly scripts: readonly string[];
  /** What stands in the gaps of the guide that Markdown fills with text. */
  readonly fragments?: (site: Site) => Readonly<Record<string, Child>>;
}

const guides: readonly GuidePage[] = [
  {
    path: paths.fit,
    markdownPath: paths.fitMarkdown,
    guide: 'fit.md',
    title: 'Job fit',
    description:
      'Paste a job description; see which of its words the profile evidences, and where.',
    scripts: ['fit.js', 'copy.js'],
    fragments: (site) => ({ fitForm: <JobFitForm site={site} /> }),
  },
  {
    path: paths.developers,
    markdownPath: paths.developersMarkdown,
    guide: 'developers.md',
    title: 'Developers',
    description: 'The JSON API: quick start, every operation with a live call, limits and errors.',
    scripts: ['copy.js', 'try.js'],
    fragments: (site) => ({ operations: <OperationsReference site={site} /> }),
  },
  {
    path: paths.agents,
    markdownPath: paths.agentsMarkdown,
    guide: 'agents.md',
    title: 'Agents',
    description: 'The MCP server: set-up for every client, the tools, prompts and ground rules.',
    scripts: ['copy.js'],
  },
];

export const guidePages: readonly Document[] = guides.map(
  ({ path, markdownPath, guide, title, description, scripts, fragments }) => ({
    path,
    mediaType: 'text/html; charset=utf-8',
    headers: pageHeaders,
    markdown: { path: markdownPath, render: (site) => fillGuide(site, guide) },
    render(site) {
      const filled = fragments?.(site) ?? {};
      return renderPage({
        site,
        path,
        title,
        description,
        markdownPath,
        scripts,
        children: <Guide text={fillGuide(site, guide, Object.keys(filled))} fragments={filled} />,
      });
    },
  }),
);
