// The lanes of the score of a person without roles: one for each dated project and each course of education.
import type { Child } from 'hono/jsx';
import type { Site } from '../../schema/site.ts';
import { formatRange } from '../../wording/format.ts';
import { wordsOf } from '../../wording/index.ts';
import { type DatedEntry, datedEntries } from './score-entries.ts';
import { slugsForProject } from './score-threads.ts';
import type { Time } from './score-time.ts';
import { typeset } from './typeset.ts';

/** Height of a lane in rem. */
const height = 1.9;

/** Draws projects and education. The page has all of it in words, so screen readers and the keyboard skip it. */
export function EntryLanes({ site, time }: { site: Site; time: Time }): Child {
  const { headings } = wordsOf(site.content);
  const entries = datedEntries(site.content);
  const total = `${height * entries.length}rem`;
  return (
    <>
      <svg class="lane-names" height={total} aria-hidden="true">
        {entries.map(
          ({ list }, index) =>
            entries[index - 1]?.list !== list && (
              <text x={time.isMirrored ? '100%' : undefined} y={`${height * index + 1.25}rem`}>
                {headings[list]}
              </text>
            ),
        )}
      </svg>
      <svg class="lanes" height={total} aria-hidden="true">
        {entries.map((entry, index) => (
          <Lane entry={entry} y={`${height * index}rem`} time={time} site={site} />
        ))}
      </svg>
    </>
  );
}

interface LaneProps {
  readonly entry: DatedEntry;
  readonly y: string;
  readonly time: Time;
  readonly site: Site;
}

/** A bar, and its name where the lane has most room: before, in or after the bar. */
function Lane({ entry, y, time, site }: LaneProps): Child {
  const wording = wordsOf(site.content);
  const { place, range } = time.roomOf(entry);
  const link = {
    'data-t': entry.list === 'projects' ? slugsForProject(site.content, entry.title) : undefined,
    href: `#${entry.list}`,
    tabindex: -1,
    title: `${entry.title}, ${formatRange(entry.start, entry.end, wording)}`,
  };
  const box = { y, height: `${height}rem` };
  const name = typeset(entry.title, wording);
  return (
    <>
      <foreignObject {...time.rangeOf(entry)} {...box}>
        <a class="bar slim" {...link}>
          {place === 'in' && <b class="bar-name">{name}</b>}
        </a>
      </foreignObject>
      {place !== 'in' && (
        <foreignObject {...range} {...box}>
          <a class={`bar-name ${place}`} {...link}>
            {name}
          </a>
        </foreignObject>
      )}
    </>
  );
}
