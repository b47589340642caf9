// A case study as Markdown.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Site } from '../../schema/site.ts';
import { renderBacking } from './backing.ts';
import { blocks, bulletList, escapeMarkdown, orderedList } from './text.ts';

/** Renders a case study; `level` is that of its first heading. */
export function renderCaseMarkdown(study: EngineeringCase, site: Site, level = 1): string {
  const heading = (depth: number, text: string) =>
    `${'#'.repeat(level + depth)} ${escapeMarkdown(text)}`;
  return blocks(
    heading(0, study.title),
    study.summary.replaceAll(/^/gmu, '> '),
    bulletList([
      `Case study ${study.number}, ${escapeMarkdown(study.category)}`,
      `Slug: \`${study.slug}\``,
      `Technologies: ${escapeMarkdown(study.technologies.join(', '))}`,
      ...renderBacking(site, study),
    ]),
    ...(study.sections ?? []).map(({ heading: title, body, points = [], ordered }) =>
      blocks(heading(1, title), body, ordered ? orderedList(points) : bulletList(points)),
    ),
  );
}
