// A case study in a list: its first figure, when and where, its title. The whole row is the link.
import type { Child } from 'hono/jsx';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Site } from '../../schema/site.ts';
import { casePath } from '../../paths.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { CasePlace } from './case-place.tsx';
import { Change } from './figures.tsx';
import { Markdown } from './markdown.tsx';
import { slugsFor } from './score-threads.ts';
import { ClaimMark } from './trust-strip.tsx';
import { typeset } from './typeset.ts';

export function CaseRow(props: {
  readonly study: EngineeringCase;
  readonly site: Site;
  /** Written before the case's place, and the relation of its page to this one. */
  readonly neighbour?: { readonly label: string; readonly rel: 'prev' | 'next' };
}): Child {
  const { study, site, neighbour } = props;
  const { content } = site;
  const wording = wordsOf(content);
  const figure = study.figures?.[0] ?? study.punchline;
  // In the navigation at the end of a page, no text follows the title, so it is no heading.
  const Title = neighbour === undefined ? 'h3' : 'p';
  return (
    <article class="case" data-t={neighbour ? undefined : slugsFor(content, study)}>
      {figure && (
        <div>
          <Change figure={figure} to={wording.case.to} />
          <p class="ui soft rest">{typeset(figure.label, wording)}</p>
        </div>
      )}
      <div>
        <p class="ui soft meta">
          <span>
            {neighbour && `${neighbour.label} · `}
            {fill(wording.home.caseNumber, { number: study.number })}
            {(study.date ?? study.role) && ' · '}
            <CasePlace study={study} content={content} />
          </span>
          {neighbour === undefined && (
            <>
              <ClaimMark site={site} claimed={study} />
              <span class="hit"></span>
            </>
          )}
        </p>
        <Title class="title">
          <a href={casePath(study.slug)} rel={neighbour?.rel}>
            {typeset(study.title, wording)}
          </a>
        </Title>
        {neighbour === undefined && (
          <div class="rest">
            <Markdown text={study.summary} quotes={wording.quotes} />
          </div>
        )}
      </div>
    </article>
  );
}

const wordsPerMinute = 220;

/** Minutes that reading a case takes, at least one. */
export function readingMinutes({ sections = [] }: EngineeringCase): number {
  const words = sections
    .flatMap(({ body = '', points = [] }) => [body, ...points])
    .flatMap((text) => text.match(/\S+/gu) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
