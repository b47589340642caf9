// The lanes of the score: a bar for each role, and a numbered square for each dated case.
import type { Child } from 'hono/jsx';
import { roleAnchor } from '../../domain/anchors.ts';
import { casePath } from '../../paths.ts';
import type { Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { formatRange } from '../../wording/format.ts';
import { wordsOf } from '../../wording/index.ts';
import { findMark } from '../trust/backing.ts';
import { slugsFor } from './score-threads.ts';
import { assignCases, assignRoles, type Time } from './score-time.ts';
import { Square } from './trust-strip.tsx';

/** Heights in rem: of the lane with two lines, of the others, of many others, and of a row of cases. */
const heights = { main: 3.6, beside: 2.1, many: 1.6, cases: 2.15 };
/** Lanes beside the first that have their usual height. */
const usualLanes = 3;

/** Draws roles and cases. The page has all of it in words, so screen readers and the keyboard skip it. */
export function Lanes({ site, time }: { site: Site; time: Time }): Child {
  const { score } = wordsOf(site.content);
  const [main = [], ...beside] = assignRoles(site.content);
  const rows = assignCases(site.content, time);
  const slim = beside.length > usualLanes ? heights.many : heights.beside;
  const casesFrom = heights.main + slim * beside.length;
  const names = [
    { text: score.rolesLane, y: 0, isShown: true },
    { text: score.beside, y: heights.main, isShown: beside.length > 0 },
    { text: score.casesLane, y: casesFrom, isShown: rows.length > 0 },
  ].filter(({ isShown }) => isShown);
  const total = `${casesFrom + heights.cases * rows.length}rem`;
  return (
    <>
      <svg class="lane-names" height={total} aria-hidden="true">
        {names.map(({ text, y }) => (
          <text x={time.isMirrored ? '100%' : undefined} y={`${y + 1.4}rem`}>
            {text}
          </text>
        ))}
      </svg>
      <svg class="lanes" height={total} aria-hidden="true">
        {main.map((role) => (
          <Bar role={role} y={0} height={heights.main} time={time} site={site} />
        ))}
        {beside.flatMap((lane, index) =>
          lane.map((role) => (
            <Bar
              role={role}
              y={heights.main + slim * index}
              height={slim}
              time={time}
              site={site}
            />
          )),
        )}
        {rows.flatMap((row, index) =>
          row.map(({ study, at }) => (
            <foreignObject
              class="at"
              x={time.toPercent(at)}
              y={`${casesFrom + heights.cases * index + 0.2}rem`}
              width="2.2rem"
              height={`${heights.cases - 0.2}rem`}
            >
              <a
                class="stop"
                data-t={slugsFor(site.content, study)}
                href={casePath(study.slug)}
                tabindex={-1}
                title={study.title}
              >
                {study.number}
              </a>
            </foreignObject>
          )),
        )}
      </svg>
    </>
  );
}

interface BarProps {
  readonly role: Role;
  readonly y: number;
  readonly height: number;
  readonly time: Time;
  readonly site: Site;
}

function Bar({ role, y, height, time, site }: BarProps): Child {
  const { content } = site;
  const [first, ...rest] = role.company.split(' ');
  const dates = formatRange(role.start, role.end, wordsOf(content));
  return (
    <foreignObject {...time.rangeOf(role)} y={`${y}rem`} height={`${height}rem`}>
      <a
        class={y > 0 ? 'bar slim' : 'bar'}
        data-t={slugsFor(content, role)}
        href={`#${roleAnchor(role)}`}
        tabindex={-1}
        title={`${role.title}, ${role.company}, ${dates}`}
      >
        <b class="fit">
          <i data-i={Array.from(role.company)[0]}></i>
          <span>
            <span class="whole">
              <Square level={findMark(site, role).level} />
              {first}
            </span>{' '}
            {rest.join(' ')}
          </span>
        </b>
        {y === 0 && (
          <span class="fit">
            <i></i>
            <span>{role.title}</span>
          </span>
        )}
      </a>
    </foreignObject>
  );
}
