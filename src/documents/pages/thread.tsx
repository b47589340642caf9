// One technology of the score: its thread, and the sentence with its time, places and proof.
import type { Child } from 'hono/jsx';
import { roleAnchor } from '../../domain/anchors.ts';
import { casePath, paths } from '../../paths.ts';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { formatNumber, formatYears } from '../../wording/format.ts';
import { count, fill, languageOf, wordsOf } from '../../wording/index.ts';
import { findFullestMark } from '../trust/backing.ts';
import { datedEntries } from './score-entries.ts';
import type { Thread } from './score-threads.ts';
import type { Time } from './score-time.ts';
import { Proof } from './trust-strip.tsx';

/** Most links in a sentence. */
const maxLinks = 12;

interface Props {
  readonly thread: Thread;
  readonly time: Time | undefined;
  readonly site: Site;
}

export function ThreadItem({ thread, time, site }: Props): Child {
  const { slug, name, aliases, years } = thread;
  const entries = datedEntries(site.content).filter(({ title }) => thread.projects.includes(title));
  const ranges = time?.rangesOf([...thread.roles, ...entries]) ?? [];
  return (
    <li class="thread" id={`tech-${slug}`} data-as={aliases.join('|') || undefined}>
      <a href={`${paths.home}?tech=${encodeURIComponent(slug)}#tech-${slug}`}>
        <span class="t-name">{name}</span>{' '}
        <svg class="line" aria-hidden="true">
          {ranges.map((range) => (
            <rect {...range} y="38%" height="24%" />
          ))}
        </svg>{' '}
        <span class="t-years">
          {years !== undefined && <Years years={years} content={site.content} />}
        </span>
      </a>
      <Sentence thread={thread} site={site} />
      {ranges.length > 0 && (
        <svg class="reach" aria-hidden="true">
          {ranges.map((range) => (
            <rect {...range} height="100%" />
          ))}
        </svg>
      )}
    </li>
  );
}

/** The number alone, and its unit for screen readers and narrow windows. */
function Years({ years, content }: { years: number; content: Content }): Child {
  const wording = wordsOf(content);
  const number = formatNumber(years, wording, 1);
  const [before = '', after = ''] = formatYears(years, languageOf(content), wording).split(number);
  return (
    <>
      {before && <span class="hidden">{before}</span>}
      {number}
      {after && <span class="hidden">{after}</span>}
    </>
  );
}

/** `Kubernetes · 5.5 years · 2 roles · 1 case · declared`, with links to them. */
function Sentence({ thread, site }: Pick<Props, 'thread' | 'site'>): Child {
  const { content } = site;
  const { name, years, roles, cases, projects } = thread;
  const wording = wordsOf(content);
  const { score } = wording;
  const counts = [
    ...(years === undefined ? [] : [formatYears(years, languageOf(content), wording)]),
    ...(roles.length > 0 ? [count(score.roles, roles.length)] : []),
    ...(cases.length > 0 ? [count(score.cases, cases.length)] : []),
    ...(projects.length > 0 ? [count(score.projects, projects.length)] : []),
  ];
  const mark = findFullestMark(site, [...roles, ...cases]);
  return (
    <p class="say">
      <span>
        <b>{name}</b> · {counts.join(' · ')} · <Proof {...mark} />
      </span>{' '}
      <span class="ui">
        <Links thread={thread} site={site} /> ·{' '}
        <a class="clear" href={`${paths.home}#career`}>
          {score.showAll}
        </a>
      </span>
    </p>
  );
}

function Links({ thread, site }: Pick<Props, 'thread' | 'site'>): Child {
  const { home, ledger } = wordsOf(site.content);
  const targets = [
    ...thread.roles.map((role) => ({ href: `#${roleAnchor(role)}`, text: role.company })),
    ...thread.cases.map(({ slug, number }) => ({
      href: casePath(slug),
      text: fill(home.caseNumber, { number }),
    })),
    ...thread.projects.map((text) => ({ href: '#projects', text })),
  ];
  const rest = targets.length - maxLinks;
  return [
    ...targets
      .slice(0, maxLinks)
      .map(({ href, text }, index) => [index > 0 && ', ', <a href={href}>{text}</a>]),
    rest > 0 && ` ${fill(ledger.andMore, { n: rest })}`,
  ];
}
