// The head of the profile: who this is, how to reach them, and the profile's figures.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { paths } from '../../paths.ts';
import { fill, wordsOf } from '../../wording/index.ts';
import { Links } from './contact.tsx';
import { listFigures, Value } from './figures.tsx';
import { Markdown } from './markdown.tsx';

export function Opening({ site }: { readonly site: Site }): Child {
  const { content } = site;
  const { profile } = content;
  const { home } = wordsOf(content);
  return (
    <div class="hero h-card">
      <div class="words">
        <p class="now ui">{profile.availability}</p>
        <h1 class={hasLongWord(profile.name) ? 'p-name long' : 'p-name'}>{profile.name}</h1>
        <p class="lead soft role-line p-job-title">{profile.role}</p>
        <p class="lead">{profile.focus}</p>
        {profile.intro && (
          <div class="prose p-note">
            <Markdown text={profile.intro} />
          </div>
        )}
        <p class="actions">
          <a class="button main u-email" href={`mailto:${profile.email}`}>
            {home.contact}
          </a>{' '}
          <a class="button" href={paths.fit}>
            {home.checkRole}
          </a>
        </p>
        <Links site={site} />
      </div>
      <Panel content={content} />
    </div>
  );
}

/** Longest word that half a page has room for at the usual size, in characters. */
const usualLength = 13;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/u).some((word) => word.length > usualLength);
}

function Panel({ content }: { readonly content: Content }): Child {
  const figures = listFigures(content);
  const { name, photoPath, photoAlt } = content.profile;
  if (figures.length === 0 && photoPath === undefined) return undefined;
  return (
    <div class="panel">
      {photoPath && (
        <img
          class="portrait u-photo"
          src={photoPath}
          alt={photoAlt ?? fill(wordsOf(content).facts.photoOf, { name })}
        />
      )}
      {figures.length > 0 && (
        <div class="figures">
          {figures.map(({ value, label, source }) => (
            <p class="figure">
              <Value text={value} />
              <span class="ui">
                {label}
                {source && (
                  <>
                    <br />
                    <a href={source.href}>{source.label}</a>
                  </>
                )}
              </span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
