// The career on one line of time: a bar for each role, roles at the same time below each other.
import type { Child } from 'hono/jsx';
import { spanOf } from '../../domain/experience.ts';
import type { Content, Role, YearMonth } from '../../schema/content.ts';
import { formatRange } from '../../wording/format.ts';
import { directionOf, languageOf, wordsOf } from '../../wording/index.ts';
import { roleAnchor } from '../../domain/anchors.ts';
import { type TimeAxis, timeAxisOf } from './time-strip.tsx';

/** More roles at a time share the last lane. */
const maxLanes = 5;
/** Heights in rem: of the years above, of the first lane with two lines, and of the others with one. */
const head = 2;
const firstLane = 3.9;
const lane = 2.5;

/**
 * Draws the roles. All that it shows is told below in words with the same anchors, so readers and the keyboard pass
 * it by.
 */
export function Career({ content }: { readonly content: Content }): Child {
  const axis = timeAxisOf(content);
  if (axis === undefined || content.roles.length < 2) return undefined;
  const lanes = assignLanes(content.roles, content.asOf);
  const height = head + firstLane + lane * Math.max(...lanes.values());
  return (
    <svg class="career" height={`${height}rem`} aria-hidden="true">
      <Years axis={axis} content={content} />
      {content.roles.map((role) => (
        <Bar role={role} lane={lanes.get(role)!} axis={axis} content={content} />
      ))}
    </svg>
  );
}

function Years({ axis, content }: { axis: TimeAxis; content: Content }): Child {
  const isRightToLeft = isMirrored(content);
  const first = axis.from / 12;
  const years = Math.ceil((axis.to - axis.from) / 12);
  const step = years > 24 ? 5 : years > 12 ? 2 : 1;
  return Array.from({ length: Math.ceil(years / step) }, (_, index) => {
    const place = toPercent((index * step * 12) / (axis.to - axis.from));
    const x = isRightToLeft ? `${100 - Number.parseFloat(place)}%` : place;
    // A phone has room for every second year, and for none at its edge.
    const kind = index % 2 === 0 && Number.parseFloat(place) < 90 ? undefined : 'odd';
    return (
      <>
        <line x1={x} x2={x} y1="0" y2="100%" class={kind} />
        <text x={x} dx={isRightToLeft ? -38 : 6} y="1rem" class={kind}>
          {first + index * step}
        </text>
      </>
    );
  });
}

function Bar(props: { role: Role; lane: number; axis: TimeAxis; content: Content }): Child {
  const { role, axis, content } = props;
  const length = axis.to - axis.from;
  const { first, last } = spanOf(role, content.asOf);
  const [start, after] = [first - axis.from, last + 1 - axis.from];
  const isFirst = props.lane === 0;
  const kinds = ['bar', role.end === 'present' && 'current', !isFirst && 'slim'];
  return (
    <foreignObject
      x={toPercent((isMirrored(content) ? length - after : start) / length)}
      y={`${isFirst ? head : head + firstLane + lane * (props.lane - 1)}rem`}
      width={toPercent((after - start) / length)}
      height={`${isFirst ? firstLane : lane}rem`}
    >
      <a
        class={kinds.filter(Boolean).join(' ')}
        href={`#${roleAnchor(role)}`}
        tabindex={-1}
        title={`${role.title}, ${role.company}, ${formatRange(role.start, role.end, wordsOf(content))}`}
      >
        <b>{role.company}</b>
        {isFirst && <span>{role.title}</span>}
      </a>
    </foreignObject>
  );
}

/** Gives each role the first lane that is free when it starts; those that start together by the longest first. */
function assignLanes(roles: readonly Role[], asOf: YearMonth): ReadonlyMap<Role, number> {
  const startOf = (role: Role) => spanOf(role, asOf).first;
  const endOf = (role: Role) => (role.end === 'present' ? Infinity : spanOf(role, asOf).last);
  const ordered = roles.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
  const ends: number[] = [];
  const lanes = new Map<Role, number>();
  for (const role of ordered) {
    const start = startOf(role);
    const free = ends.findIndex((end) => end < start);
    const chosen = Math.min(free === -1 ? ends.length : free, maxLanes - 1);
    ends[chosen] = Math.max(ends[chosen] ?? 0, endOf(role));
    lanes.set(role, chosen);
  }
  return lanes;
}

function isMirrored(content: Content): boolean {
  return directionOf(languageOf(content)) === 'rtl';
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
