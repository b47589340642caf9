// One case study, in reading order: its figure beside the title, contents beside the text, the root cause in a band.
import type { Child } from 'hono/jsx';
import type { EngineeringCase, Figure, Section } from '../../schema/case.ts';
import { renderCaseMarkdown } from '../markdown/case.ts';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import type { Content } from '../../schema/content.ts';
import { caseMarkdownPath, casePath, paths } from '../../paths.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { Backing } from './backing.tsx';
import { CaseRow, readingMinutes } from './case-row.tsx';
import { BeforeAndAfter } from './figures.tsx';
import { renderPage } from './layout.tsx';
import { InlineMarkdown, Markdown, toPlainText } from './markdown.tsx';
import { pageHeaders } from './page-headers.ts';
import { toArticle } from './structured-data.ts';
import { ClaimMark, TrustStrip } from './trust-strip.tsx';

/** Makes the page of a case study. */
export function casePage(study: EngineeringCase): Document {
  const { slug, title, summary } = study;
  return {
    path: casePath(slug),
    mediaType: 'text/html; charset=utf-8',
    headers: pageHeaders,
    markdown: {
      path: caseMarkdownPath(slug),
      render: (site) => `${renderCaseMarkdown(study, site)}\n`,
    },
    resource: () => ({ name: slug, title, description: toPlainText(summary) }),
    render: (site) =>
      renderPage({
        site,
        path: casePath(slug),
        title,
        description: toPlainText(summary),
        markdownPath: caseMarkdownPath(slug),
        kind: 'article',
        styles: ['profile.css'],
        structuredData: toArticle(site, study),
        children: <Case study={study} site={site} />,
      }),
  };
}

function Case({ study, site }: { study: EngineeringCase; site: Site }): Child {
  const { content } = site;
  const { sections = [] } = study;
  const causeAt = sections.findIndex((section) => isRootCause(section, study));
  const words = wordsOf(content).case;
  const builtWith = <BuiltWith study={study} label={words.builtWith} />;
  const contents = <Contents sections={sections} label={words.contents} />;
  return (
    <>
      <article>
        <Head study={study} site={site} />
        <TrustStrip site={site} />
        {causeAt === -1 ? (
          <Parts sections={sections} aside={contents} study={study} after={builtWith} />
        ) : (
          <>
            <Parts sections={sections.slice(0, causeAt)} aside={contents} study={study} />
            <Cause section={sections[causeAt]!} />
            <Parts sections={sections.slice(causeAt + 1)} aside={builtWith} study={study} />
          </>
        )}
      </article>
      <Neighbours study={study} content={content} />
    </>
  );
}

function Head({ study, site }: { study: EngineeringCase; site: Site }): Child {
  const { content } = site;
  const { number, title, category, summary } = study;
  const figure = study.figures?.[0];
  const { headings, case: words } = wordsOf(content);
  const count = String(content.cases.length).padStart(number.length, '0');
  return (
    <header class="hero">
      <div class="words">
        <p class="ui soft">
          <a href={`${paths.home}#cases`}>{headings.cases}</a> ·{' '}
          {fill(words.caseOf, { number, count })} · {category}
        </p>
        <h1>{title}</h1>
        <div class="lead">
          <Markdown text={summary} />
        </div>
        <p class="ui soft">{fill(words.readingTime, { n: readingMinutes(study) })}</p>
        <p class="ui">
          <ClaimMark site={site} claimed={study} />
        </p>
        <Backing site={site} claimed={study} />
      </div>
      {figure && (
        <div class="panel light">
          <div class="figures">
            <p class="figure">
              <BeforeAndAfter figure={figure} content={content} />
              <span class="ui">{figure.label}</span>
            </p>
          </div>
        </div>
      )}
    </header>
  );
}

function Contents({ sections, label }: { sections: readonly Section[]; label: string }): Child {
  return (
    <nav class="contents" aria-labelledby="contents">
      <p class="label" id="contents">
        {label}
      </p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function BuiltWith({ study, label }: { study: EngineeringCase; label: string }): Child {
  return (
    <div class="contents ui">
      <p class="label">{label}</p>
      <ul>
        {study.technologies.map((technology) => (
          <li>{technology}</li>
        ))}
      </ul>
    </div>
  );
}

function Parts(props: {
  readonly sections: readonly Section[];
  readonly aside: Child;
  readonly after?: Child;
  readonly study: EngineeringCase;
}): Child {
  const { sections, aside, after, study } = props;
  return (
    <div class="wrap article part">
      {aside}
      <div class="text">
        {sections.map((section) => (
          <Part section={section} notes={notesOf(section, study)} />
        ))}
      </div>
      {after}
    </div>
  );
}

function tells({ body = '', points = [] }: Section, value: string): boolean {
  return [body, ...points].join('\n').includes(value);
}

/** Figures beyond the first go into the margin of the first section that tells them. */
function notesOf(section: Section, { figures = [], sections = [] }: EngineeringCase): Figure[] {
  return figures
    .slice(1)
    .filter(({ value }) => sections.find((one) => tells(one, value)) === section);
}

function Part(props: { section: Section; notes: readonly Figure[] }): Child {
  const { id, heading, body, points = [], ordered } = props.section;
  const items = points.map((point) => (
    <li>
      <InlineMarkdown text={point} />
    </li>
  ));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div class="prose">
        {props.notes.map(({ value, was, label }) => (
          <aside class="note">
            <b>{was === undefined ? value : `${was} → ${value}`}</b>
            {label}
          </aside>
        ))}
        {body && <Markdown text={body} shift={1} />}
        {items.length > 0 && (ordered ? <ol>{items}</ol> : <ul>{items}</ul>)}
      </div>
    </section>
  );
}

function Cause({ section: { id, heading, body = '' } }: { readonly section: Section }): Child {
  return (
    <section class="band cause" aria-labelledby={id}>
      <div class="wrap article">
        <h2 id={id}>{heading}</h2>
        <div class="lead">
          <Markdown text={body} shift={1} />
        </div>
      </div>
    </section>
  );
}

/** Whether a section is the root cause, under whatever heading: its text is that of the case's member. */
function isRootCause({ body, points }: Section, { rootCause }: EngineeringCase): boolean {
  return rootCause !== undefined && body === rootCause && points === undefined;
}

function Neighbours({ study, content }: { study: EngineeringCase; content: Content }): Child {
  const { cases } = content;
  const words = wordsOf(content).case;
  const position = cases.indexOf(study);
  const neighbours = [
    { label: words.previous, rel: 'prev', study: cases[position - 1] },
    { label: words.next, rel: 'next', study: cases[position + 1] },
  ] as const;
  if (neighbours.every((neighbour) => neighbour.study === undefined)) return undefined;
  return (
    <nav class="wrap part neighbours" aria-label={words.others}>
      {neighbours.map(
        ({ study: other, ...neighbour }) =>
          other && <CaseRow study={other} content={content} neighbour={neighbour} />,
      )}
    </nav>
  );
}
