// The one figure that fills the panel of a case.
import type { Child } from 'hono/jsx';
import type { EngineeringCase, Figure } from '../../schema/case.ts';
import type { Wording } from '../../wording/index.ts';
import { Arrow, splitValue } from './figures.tsx';
import { typeset } from './typeset.ts';

/** The figure of the panel: the punchline, else the first figure. */
export function panelFigureOf({ punchline, figures = [] }: EngineeringCase): Figure | undefined {
  return punchline ?? figures[0];
}

/** Sizes in the style sheet: for numbers of one character to six. */
const sizes = 6;

/** The number before may be two characters longer. */
export function Punchline({ figure, wording }: { figure: Figure; wording: Wording }): Child {
  const { number, unit } = splitValue(figure.value);
  const before = figure.was === undefined ? undefined : splitValue(figure.was);
  const was = before && (before.unit === unit ? (before.number ?? before.unit) : figure.was!);
  const shown = number ?? unit;
  const size = Math.max(1, shown.length, Math.min(was?.length ?? 0, sizes) - 2);
  const label = [number !== undefined && unit, figure.label].filter(Boolean).join(' ');
  return (
    <figure class={size > sizes ? 'punch panel phrase' : 'punch panel'}>
      {was !== undefined && (
        <span class={was.length > sizes ? 'was long' : 'was'}>
          <bdi>{was}</bdi>
          <Arrow to={wording.case.to} />
        </span>
      )}
      <b class={`n${Math.min(size, sizes)}`}>
        <bdi>{shown}</bdi>
      </b>
      <figcaption class="ui">{typeset(label, wording)}</figcaption>
    </figure>
  );
}
