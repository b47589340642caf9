// A case study in a list: its first figure, its title, how long it takes to read. The whole row is the link.
import type { Child } from 'hono/jsx';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import { casePath } from '../../paths.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { BeforeAndAfter } from './figures.tsx';
import { Markdown } from './markdown.tsx';

export function CaseRow(props: {
  readonly study: EngineeringCase;
  readonly content: Content;
  /** Said before the case's number, and the relation of its page to this one. */
  readonly neighbour?: { readonly label: string; readonly rel: 'prev' | 'next' };
}): Child {
  const { study, content, neighbour } = props;
  const { home } = wordsOf(content);
  const figure = study.figures?.[0];
  // In the navigation at the end of a page it heads nothing.
  const Title = neighbour === undefined ? 'h3' : 'p';
  const kind = [neighbour?.label, study.number, study.category].filter(Boolean).join(' · ');
  return (
    <article class="case">
      {figure && (
        <div>
          <p>
            <BeforeAndAfter figure={figure} content={content} />
          </p>
          {neighbour === undefined && <p class="ui soft">{figure.label}</p>}
        </div>
      )}
      <div>
        <p class="ui soft">{kind}</p>
        <Title class="title">
          <a href={casePath(study.slug)} rel={neighbour?.rel}>
            {study.title}
          </a>
        </Title>
        <Markdown text={study.summary} />
        <p class="ui go" aria-hidden="true">
          {home.readCase} · {fill(home.readingTime, { n: readingMinutes(study) })}
        </p>
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
