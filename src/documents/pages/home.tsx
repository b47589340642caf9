// The profile as a person wants it: who, what, how to reach, and the evidence for each claim.
import type { Child } from 'hono/jsx';
import { formatDates } from '../../domain/experience.ts';
import type { Content, Role } from '../../schema/content.ts';
import { roleAnchor } from '../anchors.ts';
import type { Document, Site } from '../document.ts';
import { casePath, paths } from '../../paths.ts';
import { renderProfileMarkdown } from '../profile-markdown.ts';
import { Introduction, Reach } from './introduction.tsx';
import { renderPage } from './layout.tsx';
import { InlineMarkdown, Markdown, toPlainText } from './markdown.tsx';
import { pageHeaders } from './page-headers.ts';
import { toProfilePage } from './structured-data.ts';
import { TechnologyTable } from './technology-table.tsx';

export const home: Document = {
  path: paths.home,
  mediaType: 'text/html; charset=utf-8',
  headers: pageHeaders,
  markdown: { path: paths.homeMarkdown, render: renderProfileMarkdown },
  render: (site) =>
    renderPage({
      site,
      path: paths.home,
      description: toPlainText(site.content.profile.intro ?? site.content.profile.focus),
      markdownPath: paths.homeMarkdown,
      kind: 'profile',
      structuredData: toProfilePage(site),
      children: <Home site={site} />,
    }),
};

function Home({ site }: { readonly site: Site }): Child {
  const { content } = site;
  const { about = [], engineeringPrinciples = [] } = content.profile;
  return (
    <>
      <Introduction content={content} />
      {about.length > 0 && (
        <Part id="about" heading="About">
          <div class="prose">
            {about.map((text) => (
              <Markdown text={text} />
            ))}
          </div>
        </Part>
      )}
      {content.cases.length > 0 && (
        <Part id="cases" heading="Case studies">
          <CaseList content={content} />
        </Part>
      )}
      {content.roles.length > 0 && (
        <Part id="experience" heading="Experience">
          <ol class="roles">
            {content.roles.map((role) => (
              <RoleEntry role={role} />
            ))}
          </ol>
        </Part>
      )}
      <TechnologyTable content={content} />
      {engineeringPrinciples.length > 0 && (
        <Part id="principles" heading="Principles">
          <ul class="principles">
            {engineeringPrinciples.map((principle) => (
              <li>
                <InlineMarkdown text={principle} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Contact site={site} />
    </>
  );
}

function Part(props: { id: string; heading: string; children: Child }): Child {
  return (
    <section class="part" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.heading}</h2>
      <div class="body">{props.children}</div>
    </section>
  );
}

function CaseList({ content }: { readonly content: Content }): Child {
  return (
    <ol class="cases">
      {content.cases.map(({ number, slug, title, category, summary, technologies }) => (
        <li>
          <p class="number" aria-hidden="true">
            {number}
          </p>
          <h3>
            <a href={casePath(slug)}>{title}</a>
          </h3>
          <p class="meta">{category}</p>
          <Markdown text={summary} />
          <p class="technologies">{technologies.join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}

function RoleEntry({ role }: { readonly role: Role }): Child {
  return (
    <li id={roleAnchor(role)}>
      <p class="meta">{formatDates(role)}</p>
      <h3>
        {role.title}, <span class="company">{role.company}</span>
      </h3>
      <Markdown text={role.summary} />
      {role.note && (
        <div class="note">
          <Markdown text={role.note} />
        </div>
      )}
      <p class="technologies">{role.technologies.join(' · ')}</p>
    </li>
  );
}

function Contact({ site }: { readonly site: Site }): Child {
  const { contact } = site.content.profile;
  return (
    <Part id="contact" heading={contact?.title ?? 'Contact'}>
      {contact?.description && (
        <div class="lead">
          <Markdown text={contact.description} />
        </div>
      )}
      <Reach profile={site.content.profile} />
    </Part>
  );
}
