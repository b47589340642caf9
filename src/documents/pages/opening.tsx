// The head of the profile: who this is, how to reach them, and the profile's figures.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { isOneColumn } from '../../domain/theme.ts';
import { paths } from '../../paths.ts';
import { wordsOf } from '../../wording/index.ts';
import { Links, MailAddress } from './contact.tsx';
import { listFigures, ValueText } from './figures.tsx';
import { Markdown } from './markdown.tsx';
import { slugsFor } from './score-threads.ts';
import { typeset } from './typeset.ts';

export function Opening({ site }: { site: Site }): Child {
  const { content } = site;
  const { profile } = content;
  const wording = wordsOf(content);
  return (
    <div class="hero h-card">
      <div class="words">
        <p class="now ui">{typeset(profile.availability, wording)}</p>
        <h1 class={hasLongWord(profile.name) ? 'p-name long' : 'p-name'}>{profile.name}</h1>
        <p class="role-line soft p-job-title">{typeset(profile.role, wording)}</p>
        <p class="lead">{typeset(profile.focus, wording)}</p>
        {profile.intro && (
          <div class="prose p-note">
            <Markdown text={profile.intro} quotes={wording.quotes} />
          </div>
        )}
        <p class="reach-me">
          <a class="mail u-email" href={`mailto:${profile.email}`}>
            <MailAddress text={profile.email} />
          </a>{' '}
          <a class="button main" href={paths.fit}>
            {wording.home.checkRole}
          </a>
        </p>
        <Links site={site} />
      </div>
      <Figures content={content} />
    </div>
  );
}

/** Longest word that half a page has room for at the usual size, in characters. */
const usualLength = 13;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/u).some((word) => word.length > usualLength);
}

/** The figures; one alone is set larger. */
function Figures({ content }: { content: Content }): Child {
  const figures = listFigures(content);
  if (figures.length === 0) return undefined;
  const wording = wordsOf(content);
  const kind = figures.length === 1 ? 'figures panel alone' : 'figures panel';
  return (
    <div class={isOneColumn(content) ? 'strip' : kind}>
      {figures.map(({ value, label, source, study }) => {
        const inside = (
          <>
            <ValueText text={value} />
            <span class="ui">
              <span>{typeset(label, wording)}</span> {source && <u>{source.label}</u>}
            </span>
          </>
        );
        return source ? (
          <a class="figure" href={source.href} data-t={study && slugsFor(content, study)}>
            {inside}
          </a>
        ) : (
          <p class="figure">{inside}</p>
        );
      })}
    </div>
  );
}
