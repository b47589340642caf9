// The career as one score: roles above, cases at their month, technologies as threads below, on one line of time. Choosing a
// technology lights what shows it: assets/score.js, and without a script the address of its thread.
import type { Child } from 'hono/jsx';
import { roleAnchor } from '../../domain/anchors.ts';
import { wholeYears } from '../../domain/experience.ts';
import { casePath } from '../../paths.ts';
import type { Content, Role } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { formatRange } from '../../wording/format.ts';
import { count, fill, wordsOf } from '../../wording/index.ts';
import { findMark } from '../trust/backing.ts';
import { foldThreads, slugsFor, type Thread, threadsOf } from './score-threads.ts';
import { assignCases, assignRoles, type Time, timeOf } from './score-time.ts';
import { ThreadItem } from './thread.tsx';
import { Square } from './trust-strip.tsx';

/** Heights in rem: of the lane with two lines, of the others, of many others, and of a row of cases. */
const heights = { main: 3.6, beside: 2.1, many: 1.6, cases: 2.15 };
/** Lanes beside the first that have their usual height. */
const usualLanes = 3;

export function Score({ site }: { readonly site: Site }): Child {
  const { content } = site;
  const [shown, folded] = foldThreads(content);
  if (shown.length === 0 && content.roles.length === 0) return undefined;
  const { score, ledger } = wordsOf(content);
  const time = timeOf(content);
  return (
    <section class="part" id="career" aria-labelledby="career-heading">
      <div class="score-head">
        <h2 id="career-heading">{headingOf(content)}</h2>
        {folded.length > 0 && <Ask threads={[...shown, ...folded]} content={content} />}
      </div>
      <div class="score">
        <p class="slot" aria-live="polite" data-none={score.none}>
          {shown.length > 0 && score.hint}
        </p>
        {time && <Years time={time} unit={shown.length > 0 ? score.unit : ''} />}
        {time && <Lanes site={site} time={time} />}
        <ul class="threads core">
          {shown.map((thread) => (
            <ThreadItem thread={thread} time={time} site={site} />
          ))}
        </ul>
        {folded.length > 0 && (
          <details class="more-tech">
            <summary>{count(ledger.more, folded.length)}</summary>
            <ul class="threads">
              {folded.map((thread) => (
                <ThreadItem thread={thread} time={time} site={site} />
              ))}
            </ul>
          </details>
        )}
        {shown.some(({ years }) => years) && <p class="ui soft counted">{score.note}</p>}
      </div>
    </section>
  );
}

/** `10+ years, 6 roles, 46 technologies` */
function headingOf(content: Content): string {
  const { score } = wordsOf(content);
  const roles = content.roles.filter(({ kind }) => kind !== 'leave' && kind !== 'education');
  const years = wholeYears(roles, content.asOf);
  const technologies = threadsOf(content).length;
  return [
    ...(years === undefined ? [] : [fill(score.years[years === '1' ? 0 : 1], { n: years })]),
    ...(roles.length > 0 ? [count(score.roles, roles.length)] : []),
    ...(technologies > 0 ? [count(score.technologies, technologies)] : []),
  ].join(', ');
}

function Ask(props: { threads: readonly Thread[]; content: Content }): Child {
  const { content } = props;
  const { score } = wordsOf(content);
  const example = findExample(foldThreads(content)[0]);
  return (
    <form class="ask" role="search" hidden>
      <label for="tech">{score.ask}</label>
      <input id="tech" name="tech" list="techs" autocomplete="off" placeholder={example} />
      <datalist id="techs">
        {props.threads.map(({ name }) => (
          <option value={name}></option>
        ))}
      </datalist>
    </form>
  );
}

/** A technology with a short name besides its own: `Kubernetes, k8s …` */
function findExample(threads: readonly Thread[]): string | undefined {
  const [first] = threads.filter(shortOf).toSorted((a, b) => b.name.length - a.name.length);
  return first && `${first.name}, ${shortOf(first)} …`;
}

function shortOf({ aliases }: Thread): string | undefined {
  return aliases.find((alias) => alias.length < 5);
}

function Years({ time, unit }: { readonly time: Time; readonly unit: string }): Child {
  return (
    <>
      <svg class="time" aria-hidden="true">
        {time.ticks.map(({ year, x, isMinor }) => (
          <>
            <line x1={x} x2={x} y1="0" y2="100%" class={isMinor ? 'odd' : undefined} />
            <text x={x} dx={time.isMirrored ? -38 : 5} y="1rem" class={isMinor ? 'odd' : undefined}>
              {year}
            </text>
          </>
        ))}
      </svg>
      <span class="unit" aria-hidden="true">
        {unit}
      </span>
    </>
  );
}

/** Draws roles and cases. The page tells all of it in words, so readers and the keyboard pass it by. */
function Lanes({ site, time }: { readonly site: Site; readonly time: Time }): Child {
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
  const dates = formatRange(role.start, role.end, wordsOf(content));
  return (
    <foreignObject {...time.rangeOf(role)} y={`${y}rem`} height={`${height}rem`}>
      <a
        class={y > 0 ? 'bar slim' : 'bar'}
        data-t={slugsFor(content, role)}
        data-i={Array.from(role.company)[0]}
        href={`#${roleAnchor(role)}`}
        tabindex={-1}
        title={`${role.title}, ${role.company}, ${dates}`}
      >
        <b>
          <Square level={findMark(site, role).level} />
          {role.company}
        </b>
        {y === 0 && <span>{role.title}</span>}
      </a>
    </foreignObject>
  );
}
