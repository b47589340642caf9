// Results as figures: the three of the opening, and those of a case before and after.
import type { Child } from 'hono/jsx';
import { wholeYears } from '../../domain/experience.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import { casePath } from '../../paths.ts';
import { count, fill, wordsOf } from '../../wording/index.ts';

interface Figure {
  readonly value: string;
  readonly label: string;
  /** Where the figure is shown to be true. */
  readonly source?: { readonly href: string; readonly label: string };
}

/** Most figures that the opening shows. */
const maxFigures = 3;

/**
 * The figures of the opening: the owner's, else years, scale, and the first figure of the first cases. One of these alone
 * would be lost in the half of a page, so that it needs a portrait beside it.
 */
export function listFigures(content: Content): readonly Figure[] {
  const { cases, profile } = content;
  const chosen = profile.figures?.flatMap(({ value, label, case: slug }) => {
    const study = cases.find((one) => one.slug === slug);
    return { value, label, ...(study && { source: linkToCase(study, content) }) };
  });
  if (chosen !== undefined) return chosen;
  const ofCases = cases.slice(0, maxFigures).flatMap((study) => {
    const figure = study.figures?.[0];
    if (figure === undefined) return [];
    return { value: figure.value, label: figure.label, source: linkToCase(study, content) };
  });
  const ofCareer = [...yearsFigure(content), ...scaleFigure(content)];
  const found = [...ofCareer.slice(0, Math.max(1, maxFigures - ofCases.length)), ...ofCases].slice(
    0,
    maxFigures,
  );
  return found.length > 1 || profile.photoPath !== undefined ? found : [];
}

function linkToCase({ slug, number }: EngineeringCase, content: Content) {
  return { href: casePath(slug), label: fill(wordsOf(content).home.caseNumber, { number }) };
}

function yearsFigure(content: Content): readonly Figure[] {
  const { asOf } = content;
  const { home, headings } = wordsOf(content);
  const roles = content.roles.filter(({ kind }) => kind !== 'education' && kind !== 'leave');
  const value = wholeYears(roles, asOf);
  if (value === undefined) return [];
  const label = count(home.yearsInRoles, roles.length);
  return [{ value, label, source: { href: '#experience', label: headings.experience } }];
}

/** The number with which the owner's `scale` begins, such as `164,000 concurrent viewers`. */
function scaleFigure({ fit }: Content): readonly Figure[] {
  const [, value, label] = /^(\d[\d.,]*\+?)\s+(.+)$/su.exec(fit.scaleHandled ?? '') ?? [];
  return value === undefined || label === undefined ? [] : [{ value, label }];
}

/** Longer values are set smaller. */
const usualLength = 8;

/** A figure's value, large. */
export function Value({ text }: { readonly text: string }): Child {
  return (
    <b class={text.length > usualLength ? 'long' : undefined}>
      <bdi>{text}</bdi>
    </b>
  );
}

/** A figure of a case: what it was before, where that is told, and what it is. */
export function BeforeAndAfter(props: {
  readonly figure: NonNullable<EngineeringCase['figures']>[number];
  readonly content: Content;
}): Child {
  const { value, was } = props.figure;
  const isLong = value.length + (was?.length ?? 0) > usualLength;
  return (
    <b class={`from-to${isLong ? ' long' : ''}`}>
      {was !== undefined && (
        <s>
          <bdi>{was}</bdi>
        </s>
      )}
      <span>
        {was !== undefined && (
          <svg class="to" viewBox="0 0 20 9" role="img" aria-label={wordsOf(props.content).case.to}>
            <path d="M0 4.5h19M15.5 1l3.5 3.5L15.5 8" />
          </svg>
        )}
        <bdi>{value}</bdi>
      </span>
    </b>
  );
}
