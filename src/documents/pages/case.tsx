// One case study, in reading order.
import type { Child } from 'hono/jsx';
import type { EngineeringCase, Section } from '../../schema/case.ts';
import { renderCaseMarkdown } from '../case-markdown.ts';
import type { Document, Site } from '../document.ts';
import { caseMarkdownPath, casePath } from '../../paths.ts';
import { renderPage } from './layout.tsx';
import { InlineMarkdown, Markdown, toPlainText } from './markdown.tsx';
import { pageHeaders } from './page-headers.ts';
import { toArticle } from './structured-data.ts';

/** Makes the page of a case study. */
export function casePage(study: EngineeringCase): Document {
  const { slug, title, summary } = study;
  return {
    path: casePath(slug),
    mediaType: 'text/html; charset=utf-8',
    headers: pageHeaders,
    markdown: {
      path: caseMarkdownPath(slug),
      render: () => `${renderCaseMarkdown(study)}\n`,
    },
    render: (site) =>
      renderPage({
        site,
        path: casePath(slug),
        title,
        description: toPlainText(summary),
        markdownPath: caseMarkdownPath(slug),
        kind: 'article',
        structuredData: toArticle(site, study),
        children: <Case study={study} site={site} />,
      }),
  };
}

function Case({ study, site }: { readonly study: EngineeringCase; readonly site: Site }): Child {
  const { number, title, category, summary, technologies } = study;
  return (
    <article>
      <header class="opening">
        <p class="meta">
          Case study {number} · {category}
        </p>
        <h1>{title}</h1>
        <div class="lead">
          <Markdown text={summary} />
        </div>
        <p class="technologies">{technologies.join(' · ')}</p>
      </header>
      {study.sections?.map((section) => (
        <Part section={section} />
      ))}
      <Neighbours study={study} site={site} />
    </article>
  );
}

function Part({
  section: { id, heading, body, points = [], ordered },
}: {
  section: Section;
}): Child {
  const items = points.map((point) => (
    <li>
      <InlineMarkdown text={point} />
    </li>
  ));
  return (
    <section class="part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div class="body prose">
        {body && <Markdown text={body} shift={1} />}
        {items.length > 0 && (ordered ? <ol>{items}</ol> : <ul>{items}</ul>)}
      </div>
    </section>
  );
}

function Neighbours({ study, site }: { readonly study: EngineeringCase; site: Site }): Child {
  const { cases } = site.content;
  const position = cases.indexOf(study);
  const neighbours = [
    { label: 'Previous case', rel: 'prev', study: cases[position - 1] },
    { label: 'Next case', rel: 'next', study: cases[position + 1] },
  ].filter((neighbour) => neighbour.study !== undefined);
  if (neighbours.length === 0) return undefined;
  return (
    <nav class="neighbours" aria-label="Other case studies">
      {neighbours.map(({ label, rel, study: other }) => (
        <a href={casePath(other?.slug ?? '')} rel={rel}>
          <span class="meta">{label}</span> {other?.title}
        </a>
      ))}
    </nav>
  );
}
