// Every technology with its years, the time it was used in, and the roles and cases behind it.
import type { Child } from 'hono/jsx';
import { type EvidencedTechnology, listTechnologies } from '../../matching/evidence.ts';
import type { Content } from '../../schema/content.ts';
import { roleAnchor } from '../anchors.ts';
import { casePath } from '../../paths.ts';
import { type TimeAxis, timeAxisOf, TimeStrip, yearsOf } from './time-strip.tsx';

export function TechnologyTable({ content }: { readonly content: Content }): Child {
  const technologies = listTechnologies(content);
  if (technologies.length === 0) return undefined;
  const axis = timeAxisOf(content);
  return (
    <section class="part wide" aria-labelledby="technologies">
      <h2 id="technologies">Technologies</h2>
      <div class="body">
        <p class="explanation">
          Years are counted from the roles that used a technology, overlaps once. Each line names
          the roles and case studies behind it.
        </p>
        <table class="ledger">
          <thead>
            <tr>
              <th scope="col">Technology</th>
              <th scope="col" class="years">
                Years
              </th>
              <th scope="col">
                <div class="evidence">
                  {axis && <Scale axis={axis} />}
                  <span>Evidence</span>
                </div>
              </th>
            </tr>
          </thead>
          <tbody>
            {technologies.map((technology) => (
              <Row technology={technology} axis={axis} content={content} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Scale({ axis }: { readonly axis: TimeAxis }): Child {
  const [first, last] = yearsOf(axis);
  return (
    <span class="scale" aria-hidden="true">
      <span>{first}</span>
      <span>{last}</span>
    </span>
  );
}

function Row(props: {
  readonly technology: EvidencedTechnology;
  readonly axis: TimeAxis | undefined;
  readonly content: Content;
}): Child {
  const { technology, axis, content } = props;
  return (
    <tr>
      <th scope="row">{technology.name}</th>
      <td class="years">{technology.years?.toFixed(1)}</td>
      <td>
        <div class="evidence">
          {axis && <TimeStrip axis={axis} roles={technology.roles} asOf={content.asOf} />}
          <Evidence technology={technology} />
        </div>
      </td>
    </tr>
  );
}

/** Case studies that a line links to; the others are on the same page, above. */
const maxCases = 12;

function Evidence({ technology: { roles, cases } }: { technology: EvidencedTechnology }): Child {
  return (
    <ul>
      {roles.map((role) => (
        <li>
          <a href={`#${roleAnchor(role)}`}>{role.company}</a>
        </li>
      ))}
      {cases.slice(0, maxCases).map(({ slug, number, title }) => (
        <li>
          <a href={casePath(slug)} title={title}>
            Case {number}
          </a>
        </li>
      ))}
      {cases.length > maxCases && (
        <li>
          <a href="#cases">and {cases.length - maxCases} more</a>
        </li>
      )}
    </ul>
  );
}
