// The pages that are guides: for developers, for MCP clients, and the matcher's page around its form.
import type { Child } from 'hono/jsx';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { fillGuide } from '../guides/guide.ts';
import { paths } from '../../paths.ts';
import { urlOf } from '../../domain/languages.ts';
import { describeOperations } from '../reference/operations.ts';
import { slugify } from '../../kernel/slugify.ts';
import { languageOfWords, languageOf, wordsOf } from '../../wording/index.ts';
import { type Anchor, Guide } from './guide.tsx';
import { AttestForm } from './attest-form.tsx';
import { JobFitForm } from './job-fit-form.tsx';
import { definePage } from './layout.tsx';
import { VerifyForm } from './verify-form.tsx';
import { OperationsReference } from './operations-reference.tsx';
import { verifierHeaders } from './page-headers.ts';
import { TrustStrip } from './trust-strip.tsx';

/** The matcher's page speaks the language of the profile, and so does its guide if it is translated. */
const fitPage = definePage({
  path: paths.fit,
  markdown: { path: paths.fitMarkdown, render: (site) => fillGuide(site, fitGuide(site)) },
  describe(site) {
    const { title, description } = wordsOf(site.content).fit;
    const text = fillGuide(site, fitGuide(site), ['fitForm']);
    return {
      title,
      description,
      styles: ['guide.css', 'fit.css'],
      scripts: ['fit.js'],
      isOfInterface: true,
      children: (
        <>
          <Guide text={text} fragments={{ fitForm: <JobFitForm site={site} /> }} />
          <TrustStrip site={site} />
        </>
      ),
    };
  },
});

function fitGuide({ content, assets }: Site): string {
  const translated = `fit.${languageOfWords(languageOf(content))}.md`;
  return assets.has(`guides/${translated}`) ? translated : 'fit.md';
}

interface GuidePage {
  /** The file of the guide at `/agents/` is `agents.md`, and its address as Markdown `/agents.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly scripts: readonly string[];
  readonly isOfService?: boolean;
  /** Begins with a form. Contents, search and copy buttons would separate the visitor from it. */
  readonly isForm?: boolean;
  readonly headers?: NonNullable<Document['headers']>;
  /** The elements for gaps that Markdown fills with text, and the headings within them. */
  readonly fragments?: (site: Site) => Readonly<Record<string, Fragment>>;
}

interface Fragment {
  readonly element: Child;
  readonly headings: readonly Anchor[];
}

const guides: readonly GuidePage[] = [
  {
    path: paths.developers,
    title: 'Developers',
    description: 'The JSON API: quick start, every operation with a live call, limits and errors.',
    scripts: ['guide.js', 'try.js'],
    fragments: (site) => ({
      operations: {
        element: <OperationsReference site={site} />,
        headings: describeOperations(site).map(({ summary }) => ({
          id: slugify(summary),
          label: summary,
        })),
      },
    }),
  },
  {
    path: paths.agents,
    isOfService: true,
    title: 'Agents',
    description: 'The MCP server: set-up for every client, the tools, prompts and ground rules.',
    scripts: ['guide.js'],
  },
  {
    path: paths.attest,
    isForm: true,
    title: 'Confirm',
    description: 'State as a colleague that a role or a case study is as the profile says.',
    scripts: ['attest.js', 'guide.js'],
    fragments: (site) => ({ attestForm: { element: <AttestForm site={site} />, headings: [] } }),
  },
  {
    path: paths.verify,
    isForm: true,
    title: 'Check a profile',
    description:
      'Check in this page that a profile is as its owner signed it, and who confirms it.',
    scripts: ['verify.js', 'guide.js'],
    headers: verifierHeaders,
    fragments: () => ({ verifyForm: { element: <VerifyForm />, headings: [] } }),
  },
];

export const guidePages: readonly Document[] = [fitPage, ...guides.map(defineGuide)];

/** Guides are English in profiles of all languages. */
function defineGuide({ fragments, isForm, title, description, scripts, ...rest }: GuidePage) {
  const file = `${rest.path.slice(1, -1)}.md`;
  const markdownPath = `/${file}`;
  return definePage({
    ...rest,
    language: 'en',
    markdown: { path: markdownPath, render: (site) => fillGuide(site, file) },
    describe(site) {
      const filled = Object.entries(fragments?.(site) ?? {});
      const names = filled.map(([name]) => name);
      const headings = filled.map(([name, fragment]) => [name, fragment.headings]);
      const contents = {
        markdownPath,
        markdownUrl: urlOf(site, markdownPath),
        ofFragments: Object.fromEntries(headings),
      };
      return {
        title,
        description,
        scripts,
        styles: ['guide.css'],
        children: (
          <Guide
            text={fillGuide(site, file, names)}
            fragments={Object.fromEntries(filled.map(([name, { element }]) => [name, element]))}
            {...(!isForm && { contents })}
          />
        ),
      };
    },
  });
}
