// The ledger of technologies: core and recent ones with the time they were used in, the rest folded away.
import type { Child } from 'hono/jsx';
import { type EvidencedTechnology, listTechnologies } from '../../matching/fit/evidence.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import { casePath } from '../../paths.ts';
import { formatNumber } from '../../wording/format.ts';
import { count, fill, wordsOf } from '../../wording/index.ts';
import { roleAnchor } from '../../domain/anchors.ts';
import { type TimeAxis, timeAxisOf, TimeStrip, yearsOf } from './time-strip.tsx';

/** Rows that the ledger has at least. */
const usualRows = 12;

export function TechnologyTable({ content }: { readonly content: Content }): Child {
  const technologies = listTechnologies(content);
  if (technologies.length === 0) return undefined;
  const shown = chooseShown(content, technologies);
  const rest = technologies.filter((technology) => !shown.includes(technology));
  const { headings, ledger } = wordsOf(content);
  return (
    <section class="part" aria-labelledby="technologies">
      <h2 id="technologies">{headings.technologies}</h2>
      <div class="evidence">
        <Table content={content} technologies={shown} />
      </div>
      {rest.length > 0 && (
        <details>
          <summary>{count(ledger.more, rest.length)}</summary>
          <ul class="more">
            {rest.map((technology) => (
              <FoldedRow technology={technology} content={content} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function isRecent({ roles }: EvidencedTechnology): boolean {
  return roles.some(({ end }) => end === 'present');
}

/** The owner's core, then what is used today, up to the usual number of rows; longest use first. */
function chooseShown(
  { profile: { core } }: Content,
  technologies: readonly EvidencedTechnology[],
): readonly EvidencedTechnology[] {
  const isCore = ({ name }: EvidencedTechnology) => core.includes(name);
  const ranked = [
    ...technologies.filter(isCore),
    ...technologies.filter((technology) => !isCore(technology) && isRecent(technology)),
    ...technologies.filter((technology) => !isCore(technology) && !isRecent(technology)),
  ];
  const rows = Math.max(usualRows, technologies.filter(isCore).length);
  const chosen = new Set(ranked.slice(0, rows));
  // One or two are not worth a fold.
  if (technologies.length - chosen.size <= 2) return technologies;
  return technologies.filter((technology) => chosen.has(technology));
}

/** A phone lays the table out as grids, which removes its ARIA roles unless they are explicit. */
function Table(props: { content: Content; technologies: readonly EvidencedTechnology[] }): Child {
  const { content, technologies } = props;
  const { ledger } = wordsOf(content);
  const axis = timeAxisOf(content);
  return (
    <table role="table" aria-labelledby="technologies">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {ledger.technology}
          </th>
          <th scope="col" role="columnheader" class="years">
            {ledger.years}
          </th>
          {axis && (
            <th scope="col" role="columnheader" class="when">
              {[...new Set(yearsOf(axis))].join(' – ')}
            </th>
          )}
          <th scope="col" role="columnheader">
            {ledger.evidence}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {technologies.map((technology) => (
          <Row technology={technology} axis={axis} content={content} />
        ))}
      </tbody>
    </table>
  );
}

function Row(props: {
  readonly technology: EvidencedTechnology;
  readonly axis: TimeAxis | undefined;
  readonly content: Content;
}): Child {
  const { technology, axis, content } = props;
  const { name, years, roles } = technology;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name}
      </th>
      <td role="cell" class="years" data-label={wordsOf(content).ledger.years}>
        {years !== undefined && formatNumber(years, wordsOf(content), 1)}
      </td>
      {axis && (
        <td role="cell" class="when">
          {roles.length > 0 && <TimeStrip axis={axis} roles={roles} asOf={content.asOf} />}
        </td>
      )}
      <td role="cell">
        <Evidence technology={technology} content={content} />
      </td>
    </tr>
  );
}

/** Case studies that a line links to; the others are on the same page, above. */
const maxCases = 12;

function Evidence(props: { technology: EvidencedTechnology; content: Content }): Child {
  const { roles, cases } = props.technology;
  const { ledger } = wordsOf(props.content);
  const links = [
    ...roles.map((role) => <a href={`#${roleAnchor(role)}`}>{role.company}</a>),
    ...cases.slice(0, maxCases).map((study) => <CaseLink study={study} content={props.content} />),
    ...(cases.length > maxCases
      ? [<a href="#cases">{fill(ledger.andMore, { n: cases.length - maxCases })}</a>]
      : []),
  ];
  return links.map((link, index) => (index === 0 ? link : [', ', link]));
}

function CaseLink({ study, content }: { study: EngineeringCase; content: Content }): Child {
  const { home } = wordsOf(content);
  return (
    <a href={casePath(study.slug)} title={study.title}>
      {fill(home.caseNumber, { number: study.number }).replaceAll(' ', '\u00a0')}
    </a>
  );
}

function FoldedRow(props: { technology: EvidencedTechnology; content: Content }): Child {
  const { name, years, cases } = props.technology;
  return (
    <li>
      {name}{' '}
      <span class="soft">
        {years === undefined
          ? cases.slice(0, 1).map((study) => <CaseLink study={study} content={props.content} />)
          : formatNumber(years, wordsOf(props.content), 1)}
      </span>
    </li>
  );
}
