// What a profile says beside roles and cases, one section for each list.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import { type Entry, listBackground, type Stated } from '../markdown/background.ts';
import { wordsOf } from '../../wording/index.ts';
import { Body } from './roles.tsx';

export function Background({ content }: { readonly content: Content }): Child {
  const { headings } = wordsOf(content);
  const { skills = [], interests = [] } = content.profile;
  const entries = listBackground(content).map(({ name, entries: listed }) => ({
    name,
    children: listed.map((entry) => <EntryOf entry={entry} />),
  }));
  const keywords = Object.entries({ skills, interests } as const)
    .filter(([, stated]) => stated.length > 0)
    .map(([name, stated]) => ({
      name: name as 'skills' | 'interests',
      children: <ul class="skills">{stated.map((one) => Keywords(one))}</ul>,
    }));
  const parts = [...entries, ...keywords];
  if (parts.length === 0) return undefined;
  return (
    <div class="wrap">
      <div class="background">
        {parts.map(({ name, children }) => (
          <section class="part" aria-labelledby={name}>
            <h2 id={name}>{headings[name]}</h2>
            {children}
          </section>
        ))}
      </div>
    </div>
  );
}

function EntryOf({ entry }: { readonly entry: Entry }): Child {
  const { title, url, when, body } = entry;
  const facts = [entry.from, ...entry.facts].filter(Boolean).join('\u00A0· ');
  return (
    <article class="entry">
      <p class="ui soft">{when}</p>
      <div>
        <h3>{url ? <a href={url}>{title}</a> : title}</h3>
        {facts && <p class="ui soft">{facts}</p>}
        {body.length > 0 && (
          <div class="prose">
            <Body blocks={body} />
          </div>
        )}
      </div>
    </article>
  );
}

/** A group has a line of its own; names without keywords share lines. */
function Keywords({ name, level, keywords = [] }: Stated): Child {
  const told = [level, keywords.join(', ')].filter(Boolean);
  if (told.length === 0) return <li class="bare">{name}</li>;
  return (
    <li>
      <strong>{name}</strong>
      <span class="ui soft">
        {told.map((text) => (
          <>
            <br />
            {text}
          </>
        ))}
      </span>
    </li>
  );
}
