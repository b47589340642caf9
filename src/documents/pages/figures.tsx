// Results as figures, with the number apart from its unit: those of the opening, and those of a case before and after.
import type { Child } from 'hono/jsx';
import { isAtLeast, monthsWorked, wholeYears, yearsWorked } from '../../domain/experience.ts';
import { slugify } from '../../kernel/slugify.ts';
import { casePath } from '../../paths.ts';
import type { EngineeringCase, Figure } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import { formatWholeYears, formatYears } from '../../wording/format.ts';
import { count, fill, languageOf, wordsOf } from '../../wording/index.ts';

interface OpeningFigure {
  readonly value: string;
  readonly label: string;
  /** The case or role that shows the figure. */
  readonly source?: { readonly href: string; readonly label: string };
  readonly study?: EngineeringCase;
}

/** Most names of projects below their number. */
const maxNames = 3;
/** Most figures that the opening shows. */
const maxFigures = 3;

/** The figures of the opening: the owner's, else the time in roles, the scale, and the first figure of the first cases. */
export function listFigures(content: Content): readonly OpeningFigure[] {
  const { cases, profile } = content;
  const chosen = profile.figures?.map(({ value, label, case: slug }) => {
    const study = cases.find((one) => one.slug === slug);
    return { value, label, ...(study && linkToCase(study, value, content)) };
  });
  if (chosen !== undefined) return chosen;
  const ofCases = cases.slice(0, maxFigures).flatMap((study) => {
    const figure = study.figures?.[0];
    if (figure === undefined) return [];
    const { value, label } = figure;
    return { value, label, ...linkToCase(study, value, content) };
  });
  const ofScale = scaleFigure(content);
  const isAlone = ofCases.length + ofScale.length === 0;
  const ofTime = timeFigure(content, isAlone);
  const ofCareer = [...(ofTime.length > 0 ? ofTime : projectFigure(content)), ...ofScale];
  return [...ofCareer.slice(0, Math.max(1, maxFigures - ofCases.length)), ...ofCases].slice(
    0,
    maxFigures,
  );
}

/** The anchor of a figure on the page of its case. */
export function figureAnchor(value: string): string {
  return `figure-${slugify(value)}`;
}

function linkToCase(study: EngineeringCase, value: string, content: Content) {
  const label = fill(wordsOf(content).home.caseNumber, { number: study.number });
  return { source: { href: `${casePath(study.slug)}#${figureAnchor(value)}`, label }, study };
}

/** Whole years, or months in the first one. A number that has the opening to itself is exact. */
function timeFigure(content: Content, isExact: boolean): readonly OpeningFigure[] {
  const { asOf } = content;
  const wording = wordsOf(content);
  const roles = content.roles.filter(({ kind }) => kind !== 'education' && kind !== 'leave');
  const months = Math.round(monthsWorked(roles, asOf));
  if (months === 0) return [];
  const years =
    isExact && !isAtLeast(roles)
      ? formatYears(yearsWorked(roles, asOf), languageOf(content), wording)
      : formatWholeYears(wholeYears(roles, asOf) ?? '0', wording);
  const value = months < 12 ? count(wording.score.months, months) : years;
  const label = count(wording.home.inRoles, roles.length);
  return [{ value, label, source: { href: '#career', label: wording.score.career } }];
}

/** The projects of a profile without time in roles, such as a student's, and their names. */
function projectFigure(content: Content): readonly OpeningFigure[] {
  const { projects = [] } = content.profile;
  if (projects.length === 0) return [];
  const { headings, score, ledger } = wordsOf(content);
  const rest = projects.length - maxNames;
  const names = projects.slice(0, maxNames).map(({ name }) => name);
  return [
    {
      value: count(score.projects, projects.length),
      label: names.join(' · ') + (rest > 0 ? ` ${fill(ledger.andMore, { n: rest })}` : ''),
      source: { href: '#projects', label: headings.projects },
    },
  ];
}

/** The number with which the owner's `scale` begins, such as `164,000 concurrent viewers`. */
function scaleFigure({ fit }: Content): readonly OpeningFigure[] {
  const [, value, label] = /^(\d[\d.,]*\+?)\s+(.+)$/su.exec(fit.scaleHandled ?? '') ?? [];
  return value === undefined || label === undefined ? [] : [{ value, label }];
}

interface Value {
  /** Absent if the value begins with words. */
  readonly number?: string;
  readonly unit: string;
}

/** Splits a value after the number with which it begins: `1.1 million applications`, `$40`, `99.9%`. */
export function splitValue(value: string): Value {
  const [, number, unit] =
    /^([^\p{L}\p{N}\s]{0,3}\d(?:[\d.,'’:/×–-]*\d|[\u00a0\u202f ]\d{3}(?!\d))*(?:\s?[%‰+×](?!\p{L}))?)(.*)$/su.exec(
      value,
    ) ?? [];
  return number === undefined ? { unit: value } : { number, unit: unit!.trim() };
}

/** Longer numbers are set smaller. */
const usualLength = 7;

/** A figure's value: its number large, its unit beside it. */
export function ValueText({ text }: { text: string }): Child {
  const { number, unit } = splitValue(text);
  if (number === undefined) {
    return (
      <span class="value phrase">
        <bdi>{unit}</bdi>
      </span>
    );
  }
  return (
    <span class="value">
      <b class={number.length > usualLength ? 'long' : undefined}>
        <bdi>{number}</bdi>
      </b>{' '}
      <bdi>{unit}</bdi>
    </span>
  );
}

/** A figure of a case: before, if the case has it, and after. A shared unit is written once. */
export function Change({ figure, to }: { figure: Figure; to: string }): Child {
  const after = splitValue(figure.value);
  const before = figure.was === undefined ? undefined : splitValue(figure.was);
  const isLong = (after.number ?? after.unit).length + (before?.number?.length ?? 0) > usualLength;
  return (
    <p class={isLong || after.number === undefined ? 'change long' : 'change'}>
      {before && (
        <>
          <Part value={before.unit === after.unit ? { ...before, unit: '' } : before} kind="was" />
          <Arrow to={to} />
        </>
      )}
      <Part value={after} />
    </p>
  );
}

function Part({ value, kind }: { value: Value; kind?: string }): Child {
  const { number = value.unit, unit } = value;
  return (
    <span class={kind}>
      <bdi class="num">{number}</bdi>
      {value.number !== undefined && unit && <bdi> {unit}</bdi>}
    </span>
  );
}

/** The arrow between before and after, with its word. */
export function Arrow({ to }: { to: string }): Child {
  return (
    <svg class="to" viewBox="0 0 20 9" role="img" aria-label={to}>
      <path d="M0 4.5h19M15.5 1l3.5 3.5L15.5 8" />
    </svg>
  );
}
