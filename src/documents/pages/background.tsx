// What the profile says beside roles and cases: a row for each list, which unfolds.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import { type Entry, listBackground, type Stated } from '../markdown/background.ts';
import { wordsOf } from '../../wording/index.ts';
import { Body } from './roles.tsx';
import { typeset } from './typeset.ts';

export function hasBackground(content: Content): boolean {
  const { skills = [], interests = [] } = content.profile;
  return listBackground(content).length + skills.length + interests.length > 0;
}

export function Background({ content }: { readonly content: Content }): Child {
  const wording = wordsOf(content);
  const { skills = [], interests = [] } = content.profile;
  return (
    <div class="rows">
      {listBackground(content).map(({ name, entries }) => (
        <Row
          id={name}
          heading={wording.headings[name]}
          names={entries.map(({ title }) => typeset(title, wording))}
          facts={entries.map(({ from, when }) => [from, when].filter(Boolean).join(', '))}
        >
          {entries.map((entry) => (
            <EntryText entry={entry} content={content} />
          ))}
        </Row>
      ))}
      {skills.length > 0 && (
        <Row
          id="skills"
          heading={wording.headings.skills}
          {...describeStated(skills)}
          note={wording.home.stated}
        />
      )}
      {interests.length > 0 && (
        <Row id="interests" heading={wording.headings.interests} {...describeStated(interests)} />
      )}
    </div>
  );
}

function describeStated(stated: readonly Stated[]) {
  return {
    names: stated.map(({ name }) => name),
    facts: stated.map(({ level, keywords = [] }) =>
      [level, keywords.join(', ')].filter(Boolean).join(': '),
    ),
  };
}

/** A row of the list; without more to read it does not unfold. */
function Row(props: {
  readonly id: string;
  readonly heading: string;
  readonly names: readonly string[];
  readonly facts: readonly string[];
  readonly note?: string;
  readonly children?: Child;
}): Child {
  const { id, heading, names, facts, note, children } = props;
  const line = (
    <>
      <span class="kind">{heading}</span>
      <span class="pairs">
        {names.map((name, index) => (
          <span>
            <span class="pair-name">{name}</span>
            <span class="soft">{facts[index]}</span>
          </span>
        ))}
        {note && <span class="ui soft">{note}</span>}
      </span>
    </>
  );
  if (children === undefined) {
    return (
      <div class="fold plain-row" id={id}>
        {line}
      </div>
    );
  }
  return (
    <details class="fold" id={id}>
      <summary>{line}</summary>
      <div class="inside">{children}</div>
    </details>
  );
}

function EntryText({ entry, content }: { entry: Entry; content: Content }): Child {
  const wording = wordsOf(content);
  const { title, url, when, from, body } = entry;
  const name = typeset(title, wording);
  const facts = [from, when, ...entry.facts.filter((fact) => fact !== from)].filter(Boolean);
  return (
    <article class="entry">
      <p class="entry-name">{url ? <a href={url}>{name}</a> : name}</p>
      <p class="ui soft">{facts.join('\u00A0· ')}</p>
      {body.length > 0 && (
        <div class="prose">
          <Body blocks={body} quotes={wording.quotes} />
        </div>
      )}
    </article>
  );
}
