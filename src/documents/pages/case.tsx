// One case study, in reading order: its punchline beside the title, contents and figures beside the text.
import type { Child } from 'hono/jsx';
import type { EngineeringCase, Section } from '../../schema/case.ts';
import { renderCaseMarkdown } from '../markdown/case.ts';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import type { Content } from '../../schema/content.ts';
import { caseMarkdownPath, casePath, paths } from '../../paths.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { Backing } from './backing.tsx';
import { CaseRow, readingMinutes } from './case-row.tsx';
import { CasePlace } from './case-place.tsx';
import { findClaims } from './claims.tsx';
import { Contact } from './contact.tsx';
import { definePage } from './layout.tsx';
import { type Claims, InlineMarkdown, Markdown } from './markdown.tsx';
import { toPlainText } from './markdown-tree.ts';
import { panelFigureOf, Punchline } from './punchline.tsx';
import { slugOf } from './score-threads.ts';
import { toArticle } from './structured-data.ts';
import { ClaimMark, TrustStrip } from './trust-strip.tsx';
import { typeset } from './typeset.ts';

export function casePage(study: EngineeringCase): Document {
  const { slug, title, summary } = study;
  return definePage({
    path: casePath(slug),
    markdown: {
      path: caseMarkdownPath(slug),
      render: (site) => `${renderCaseMarkdown(study, site)}\n`,
    },
    resource: () => ({ name: slug, title, description: toPlainText(summary) }),
    describe: (site) => ({
      title,
      description: toPlainText(summary),
      kind: 'article',
      styles: ['profile.css'],
      scripts: ['profile.js'],
      structuredData: toArticle(site, study),
      children: <Case study={study} site={site} />,
    }),
  });
}

function Case({ study, site }: { study: EngineeringCase; site: Site }): Child {
  const { sections = [], technologies } = study;
  const { case: words } = wordsOf(site.content);
  const claims = findClaims(study, site);
  return (
    <>
      <article>
        <Head study={study} site={site} />
        <TrustStrip site={site} />
        <div class="wrap article">
          <Contents sections={sections} label={words.contents} />
          <div class="text">
            {sections.map((section) => (
              <Part section={section} study={study} site={site} claims={claims} />
            ))}
            <p class="ui soft built-with">
              {words.builtWith} {listLinks(technologies, site.content)}
            </p>
          </div>
        </div>
      </article>
      <Neighbours study={study} site={site} />
      <Contact site={site} />
    </>
  );
}

/** Links to the threads of the technologies, which show where else they were used. */
function listLinks(technologies: readonly string[], content: Content): Child {
  return technologies.map((name, index) => {
    const slug = slugOf(content, name);
    const address = slug && `${paths.home}?tech=${encodeURIComponent(slug)}#tech-${slug}`;
    return [index > 0 && ' · ', address ? <a href={address}>{name}</a> : name];
  });
}

function Head({ study, site }: { study: EngineeringCase; site: Site }): Child {
  const { content } = site;
  const { number, title, category, summary } = study;
  const figure = panelFigureOf(study);
  const wording = wordsOf(content);
  const { headings, case: words } = wording;
  const count = String(content.cases.length).padStart(number.length, '0');
  return (
    <header class="hero opening">
      <div class="words">
        <p class="ui soft">
          <a href={`${paths.home}#cases`}>{headings.cases}</a> ·{' '}
          {fill(words.caseOf, { number, count })} · <span>{typeset(category, wording)}</span>
        </p>
        <h1>{typeset(title, wording)}</h1>
        {(study.date ?? study.role) && (
          <p class="where soft">
            <CasePlace study={study} content={content} isLinked />
          </p>
        )}
        <div class="lead">
          <Markdown text={summary} quotes={wording.quotes} />
        </div>
        <p class="ui soft meta">
          <ClaimMark site={site} claimed={study} />
          <span>{fill(words.readingTime, { n: readingMinutes(study) })}</span>
        </p>
        <Backing site={site} claimed={study} />
      </div>
      {figure && <Punchline figure={figure} wording={wording} />}
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

function Part(props: {
  section: Section;
  study: EngineeringCase;
  site: Site;
  claims: Claims;
}): Child {
  const { section, study, site, claims } = props;
  const { id, heading, body, points = [], ordered } = section;
  const { quotes } = wordsOf(site.content);
  const items = points.map((point) => (
    <li>
      <InlineMarkdown text={point} quotes={quotes} claims={claims} />
    </li>
  ));
  return (
    <section class={isRootCause(section, study) ? 'cause' : undefined} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div class="prose">
        {body && <Markdown text={body} shift={1} quotes={quotes} claims={claims} />}
        {items.length > 0 && (ordered ? <ol>{items}</ol> : <ul>{items}</ul>)}
      </div>
    </section>
  );
}

/** Whether a section is the root cause under any heading: its text is that of the member of the case. */
function isRootCause({ body, points }: Section, { rootCause }: EngineeringCase): boolean {
  return rootCause !== undefined && body === rootCause && points === undefined;
}

function Neighbours({ study, site }: { study: EngineeringCase; site: Site }): Child {
  const { cases } = site.content;
  const words = wordsOf(site.content).case;
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
          other && <CaseRow study={other} site={site} neighbour={neighbour} />,
      )}
    </nav>
  );
}
