// What a profile says beside roles and cases, one section for each list: two beside each other where there is room.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import { type Entry, listBackground } from '../markdown/background.ts';
import { wordsOf } from '../wording/index.ts';
import { Markdown } from './markdown.tsx';
import { Highlights } from './roles.tsx';

export function Background({ content }: { readonly content: Content }): Child {
  const wording = wordsOf(content);
  const lists = listBackground(content);
  return (
    <>
      {lists.length > 0 && (
        <div class="wrap pair">
          {lists.map(({ name, entries }) => (
            <section class="part" aria-labelledby={name}>
              <h2 id={name}>{wording.headings[name]}</h2>
              {entries.map((entry) => (
                <EntryOf entry={entry} />
              ))}
            </section>
          ))}
        </div>
      )}
      <Keywords content={content} />
    </>
  );
}

function EntryOf({ entry }: { readonly entry: Entry }): Child {
  const { title, url, when, summary, highlights } = entry;
  const facts = entry.facts.filter(Boolean).join('\u00A0· ');
  return (
    <article class="entry">
      <p class="ui soft">{when}</p>
      <div>
        <h3>{url ? <a href={url}>{title}</a> : title}</h3>
        {facts && <p class="ui soft">{facts}</p>}
        {(summary || highlights) && (
          <div class="prose">
            {summary && <Markdown text={summary} />}
            <Highlights items={highlights} />
          </div>
        )}
      </div>
    </article>
  );
}

/** What is only stated: skills that nothing evidences, and interests. */
function Keywords({ content }: { readonly content: Content }): Child {
  const { skills = [], interests = [] } = content.profile;
  const { headings } = wordsOf(content);
  const lists = [
    { id: 'skills', heading: headings.skills, entries: skills },
    { id: 'interests', heading: headings.interests, entries: interests },
  ].filter(({ entries }) => entries.length > 0);
  if (lists.length === 0) return undefined;
  return (
    <div class="wrap">
      {lists.map(({ id, heading, entries }) => (
        <section class="part" aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <ul class="skills">
            {entries.map(({ name, keywords = [], ...entry }) => (
              <li>
                <strong>{name}</strong>
                <span class="ui soft">
                  {[('level' in entry && entry.level) || '', keywords.join(', ')]
                    .filter(Boolean)
                    .map((text) => (
                      <>
                        <br />
                        {text}
                      </>
                    ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
