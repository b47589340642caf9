// The background of the profile: a row for each list, which unfolds. Without roles and cases, the lists that show
// work are first, each a part of the page.
import type { Child } from 'hono/jsx';
import type { Content } from '../../schema/content.ts';
import { type Entry, listBackground, type Stated } from '../markdown/background.ts';
import { wordsOf } from '../../wording/index.ts';
import { Body } from './roles.tsx';
import { slugsForProject } from './score-threads.ts';
import { typeset } from './typeset.ts';

type List = ReturnType<typeof listBackground>[number];

/** The lists that are the page of someone without roles and cases, in their order there. */
const leading = ['projects', 'education'];

/** The lists that are parts of the page: those of someone without roles and cases. */
export function listParts(content: Content): readonly List[] {
  const { roles, cases } = content;
  if (roles.length + cases.length > 0) return [];
  return listBackground(content)
    .filter(({ name }) => leading.includes(name))
    .toSorted((a, b) => leading.indexOf(a.name) - leading.indexOf(b.name));
}

function listRows(content: Content): readonly List[] {
  const parts = new Set(listParts(content).map(({ name }) => name));
  return listBackground(content).filter(({ name }) => !parts.has(name));
}

export function hasBackground(content: Content): boolean {
  const { skills = [], interests = [] } = content.profile;
  return listRows(content).length + skills.length + interests.length > 0;
}

/** The entries of a list that is a part of the page: a row for each, unfolded. */
export function Entries({
  list,
  content,
}: {
  readonly list: List;
  readonly content: Content;
}): Child {
  const wording = wordsOf(content);
  return list.entries.map((entry) => {
    const title = typeset(entry.title, wording);
    return (
      <details class="fold role" data-t={slugsForProject(content, entry.title)} open>
        <summary>
          <span class="soft">{entry.when}</span>
          <h3>{title}</h3>
          <span class="meta">
            {typeset(entry.from, wording)}
            <span class="hit"></span>
          </span>
        </summary>
        <div class="inside">
          <EntryBody entry={entry} content={content} />
          {entry.url && (
            <p class="ui">
              <a href={entry.url}>{new URL(entry.url).host}</a>
            </p>
          )}
        </div>
      </details>
    );
  });
}

/** The prose of an entry, and its facts besides where it is from. */
function EntryBody({
  entry,
  content,
}: {
  readonly entry: Entry;
  readonly content: Content;
}): Child {
  const { body, from } = entry;
  const facts = entry.facts.filter((fact) => fact !== from);
  return (
    <>
      {body.length > 0 && (
        <div class="prose">
          <Body blocks={body} quotes={wordsOf(content).quotes} />
        </div>
      )}
      {facts.length > 0 && <p class="ui soft">{facts.join('\u00A0· ')}</p>}
    </>
  );
}

export function Background({ content }: { readonly content: Content }): Child {
  const wording = wordsOf(content);
  const { skills = [], interests = [] } = content.profile;
  return (
    <div class="rows">
      {listRows(content).map(({ name, entries }) => (
        <Row
          id={name}
          heading={wording.headings[name]}
          names={entries.map(({ title }) => typeset(title, wording))}
          facts={entries.map(writeFacts)}
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

/** Where and when; a line ends between them rather than within the dates. */
function writeFacts({ from, when }: Entry): Child {
  if (from === '' || when === '') return from || when;
  return [`${from}, `, <span class="when">{when}</span>];
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
  readonly facts: readonly Child[];
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
