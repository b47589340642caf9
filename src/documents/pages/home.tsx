// The profile as a person wants it: who, what, how to reach, and the evidence for each claim.
import type { Child } from 'hono/jsx';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import type { Content } from '../../schema/content.ts';
import { paths } from '../../paths.ts';
import { renderProfileMarkdown } from '../markdown/profile.ts';
import { wordsOf } from '../../wording/index.ts';
import { Background } from './background.tsx';
import { Career } from './career.tsx';
import { CaseRow } from './case-row.tsx';
import { Contact } from './contact.tsx';
import { listFigures } from './figures.tsx';
import { renderPage } from './layout.tsx';
import { InlineMarkdown, Markdown, toPlainText } from './markdown.tsx';
import { Opening } from './opening.tsx';
import { pageHeaders } from './page-headers.ts';
import { Roles } from './roles.tsx';
import { toProfilePage } from './structured-data.ts';
import { TechnologyTable } from './technology-table.tsx';
import { TrustStrip } from './trust-strip.tsx';

export const home: Document = {
  path: paths.home,
  mediaType: 'text/html; charset=utf-8',
  headers: pageHeaders,
  markdown: { path: paths.homeMarkdown, render: renderProfileMarkdown },
  resource: ({ content: { profile } }) => ({
    name: 'profile',
    title: `Profile of ${profile.name}`,
    description: `Who ${profile.name} is, the work history, technologies with years, how to get in touch.`,
  }),
  render: (site) =>
    renderPage({
      site,
      path: paths.home,
      description: toPlainText(site.content.profile.intro ?? site.content.profile.focus),
      markdownPath: paths.homeMarkdown,
      kind: 'profile',
      styles: ['profile.css'],
      structuredData: toProfilePage(site),
      hasHalves:
        listFigures(site.content).length > 0 || site.content.profile.photoPath !== undefined,
      children: <Home site={site} />,
    }),
};

function Home({ site }: { readonly site: Site }): Child {
  const { content } = site;
  const { headings } = wordsOf(content);
  return (
    <div class="h-resume">
      <Opening site={site} />
      <TrustStrip site={site} />
      <div class="wrap">
        <Career content={content} />
        {content.cases.length > 0 && (
          <Part id="cases" heading={headings.cases}>
            {content.cases.map((study) => (
              <CaseRow study={study} content={content} />
            ))}
          </Part>
        )}
        {content.roles.length > 0 && (
          <Part id="experience" heading={headings.experience}>
            <Roles site={site} />
          </Part>
        )}
        <TechnologyTable content={content} />
      </div>
      <AboutAndPrinciples content={content} />
      <Background content={content} />
      <Contact site={site} />
    </div>
  );
}

function AboutAndPrinciples({ content }: { readonly content: Content }): Child {
  const { about = [], engineeringPrinciples = [], location, languages } = content.profile;
  const { headings, facts } = wordsOf(content);
  const rows = [
    [facts.location, location],
    [facts.languages, languages],
  ] as const;
  const hasAbout = about.length > 0 || rows.some(([, value]) => value !== undefined);
  if (!hasAbout && engineeringPrinciples.length === 0) return undefined;
  return (
    <div class="tinted">
      <div class="wrap">
        {hasAbout && (
          <section class={about.length > 0 ? 'part split' : 'part'} aria-labelledby="about">
            <div>
              <h2 id="about">{headings.about}</h2>
              {about.length > 0 && (
                <div class="prose">
                  {about.map((text) => (
                    <Markdown text={text} />
                  ))}
                </div>
              )}
            </div>
            <dl class="facts">
              {rows.map(
                ([label, value]) =>
                  value && (
                    <>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </>
                  ),
              )}
            </dl>
          </section>
        )}
        {engineeringPrinciples.length > 0 && (
          <Part id="principles" heading={headings.principles}>
            <ol class="rules">
              {engineeringPrinciples.map((principle) => (
                <li>
                  <InlineMarkdown text={principle} />
                </li>
              ))}
            </ol>
          </Part>
        )}
      </div>
    </div>
  );
}

/** A part of the profile under its heading. */
function Part(props: { id: string; heading: string; children: Child }): Child {
  return (
    <section class="part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.heading}</h2>
      {props.children}
    </section>
  );
}
