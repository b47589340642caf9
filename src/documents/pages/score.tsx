// The career as one score: roles above, cases at their month, technologies as threads below, on one line of time. Choosing a
// technology lights its roles and cases: by assets/profile.js, or without a script by the address of its thread.
import type { Child } from 'hono/jsx';
import { wholeYears } from '../../domain/experience.ts';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { formatWholeYears } from '../../wording/format.ts';
import { count, wordsOf } from '../../wording/index.ts';
import { datedEntries } from './score-entries.ts';
import { EntryLanes } from './score-entry-lanes.tsx';
import { Lanes } from './score-lanes.tsx';
import { foldThreads, type Thread, threadsOf } from './score-threads.ts';
import { type Time, timeOf } from './score-time.ts';
import { ThreadItem } from './thread.tsx';

export function Score({ site }: { site: Site }): Child {
  const { content } = site;
  const [shown, folded] = foldThreads(content);
  if (shown.length === 0 && content.roles.length === 0) return undefined;
  const { score, ledger } = wordsOf(content);
  const time = timeOf(content);
  const hasYears = shown.some(({ years }) => years);
  const Drawn = content.roles.length > 0 ? Lanes : EntryLanes;
  return (
    <section class="part" id="career" aria-labelledby="career-heading">
      <div class="score-head">
        <h2 id="career-heading">{headingOf(content)}</h2>
        {folded.length > 0 && <Ask threads={[...shown, ...folded]} content={content} />}
      </div>
      <div class={hasYears ? 'score' : 'score yearless'}>
        <p class="slot" aria-live="polite" data-none={score.none}>
          {shown.length > 0 && score.hint}
        </p>
        {time && <Years time={time} unit={hasYears ? score.unit : ''} />}
        {time && <Drawn site={site} time={time} />}
        <ul class={time ? 'threads core' : 'threads core timeless'}>
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
        {hasYears && <p class="ui soft counted">{score.note}</p>}
      </div>
    </section>
  );
}

/** `10+ years, 6 roles, 46 technologies`, or without roles `2 projects, 5 technologies` */
function headingOf(content: Content): string {
  const wording = wordsOf(content);
  const { score } = wording;
  const roles = content.roles.filter(({ kind }) => kind !== 'leave' && kind !== 'education');
  const years = wholeYears(roles, content.asOf);
  const projects = datedEntries(content).filter(({ list }) => list === 'projects').length;
  const technologies = threadsOf(content).length;
  return [
    ...(years === undefined ? [] : [formatWholeYears(years, wording)]),
    ...(roles.length > 0 ? [count(score.roles, roles.length)] : []),
    ...(projects > 0 ? [count(score.projects, projects)] : []),
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

function Years({ time, unit }: { time: Time; unit: string }): Child {
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
