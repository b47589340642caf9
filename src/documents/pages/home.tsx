// The page of the profile: the engineer, the contact, and the evidence for each claim.
import type { Child } from 'hono/jsx';
import type { Site } from '../../schema/site.ts';
import { isOneColumn } from '../../domain/theme.ts';
import { paths } from '../../paths.ts';
import { renderProfileMarkdown } from '../markdown/profile.ts';
import { wordsOf } from '../../wording/index.ts';
import { CaseRow } from './case-row.tsx';
import { Contact } from './contact.tsx';
import { About } from './about.tsx';
import { Entries, listParts } from './background.tsx';
import { listFigures } from './figures.tsx';
import { definePage } from './layout.tsx';
import { toPlainText } from './markdown-tree.ts';
import { Opening } from './opening.tsx';
import { Roles } from './roles.tsx';
import { toProfilePage } from './structured-data.ts';
import { Score } from './score.tsx';
import { timeOf } from './score-time.ts';
import { TrustStrip } from './trust-strip.tsx';
import { Way } from './way.tsx';

export const home = definePage({
  path: paths.home,
  markdown: { path: paths.homeMarkdown, render: renderProfileMarkdown },
  resource: ({ content: { profile } }) => ({
    name: 'profile',
    title: `Profile of ${profile.name}`,
    description: `Who ${profile.name} is, the work history, technologies with years, how to get in touch.`,
  }),
  describe: (site) => ({
    description: toPlainText(site.content.profile.intro ?? site.content.profile.focus),
    kind: 'profile',
    styles: ['profile.css'],
    structuredData: toProfilePage(site),
    scripts: ['profile.js'],
    hasHalves: listFigures(site.content).length > 0 && !isOneColumn(site.content),
    children: <Home site={site} />,
  }),
});

function Home({ site }: { site: Site }): Child {
  const { content } = site;
  const { headings } = wordsOf(content);
  const hasTime = timeOf(content) !== undefined;
  return (
    <div class="h-resume">
      <Opening site={site} />
      <TrustStrip site={site} />
      <Way content={content} />
      <div class="wrap">
        {hasTime && <Score site={site} />}
        {listParts(content).map((list) => (
          <Part id={list.name} heading={headings[list.name]}>
            <Entries list={list} content={content} />
          </Part>
        ))}
        {!hasTime && <Score site={site} />}
        {content.cases.length > 0 && (
          <Part id="cases" heading={headings.cases}>
            {content.cases.map((study) => (
              <CaseRow study={study} site={site} />
            ))}
          </Part>
        )}
        {content.roles.length > 0 && (
          <Part id="experience" heading={headings.experience}>
            <Roles site={site} />
          </Part>
        )}
        <About content={content} />
      </div>
      <Contact site={site} />
    </div>
  );
}

function Part(props: { id: string; heading: string; children: Child }): Child {
  return (
    <section class="part" id={props.id} aria-labelledby={`${props.id}-heading`}>
      <h2 id={`${props.id}-heading`}>{props.heading}</h2>
      {props.children}
    </section>
  );
}
