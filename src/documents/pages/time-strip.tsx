// A strip of time: the months of a career from left to right, with those marked in which something was used.
import type { Child } from 'hono/jsx';
import { monthIndex, spanOf } from '../../domain/experience.ts';
import type { Content, Role, YearMonth } from '../../schema/content.ts';

export interface TimeAxis {
  /** Months since year 0 of the first and after the last month shown. */
  readonly from: number;
  readonly to: number;
}

/** The axis that all strips of a page share; absent without roles. */
export function timeAxisOf({ roles, asOf }: Content): TimeAxis | undefined {
  if (roles.length === 0) return undefined;
  const months = roles.map((role) => spanOf(role, asOf).first);
  const from = Math.floor(Math.min(...months) / 12) * 12;
  return { from, to: Math.max(monthIndex(asOf) + 1, from + 12) };
}

/** Draws the months of the roles; it repeats what is beside it in words, so it is hidden from readers. */
export function TimeStrip({
  axis,
  roles,
  asOf,
}: {
  readonly axis: TimeAxis;
  readonly roles: readonly Role[];
  readonly asOf: YearMonth;
}): Child {
  const width = axis.to - axis.from;
  return (
    <svg class="strip" viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
      <line x2={width} y1="10" y2="10" />
      {roles.map((role) => {
        const { first, last } = spanOf(role, asOf);
        return <rect x={first - axis.from} y="5" width={last + 1 - first} height="10" />;
      })}
    </svg>
  );
}

/** The first and the last year of the axis. */
export function yearsOf(axis: TimeAxis): readonly [number, number] {
  return [axis.from / 12, Math.floor((axis.to - 1) / 12)];
}
