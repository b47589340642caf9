// The background of the profile: a row for each list, which unfolds. Without roles and cases, the lists that show
// work are first, each a part of the page.
import type { Child } from 'hono/jsx';
import { evidenceOf } from '../../matching/fit/evidence.ts';
import { vocabularyOf } from '../../matching/gazetteer/vocabulary.ts';
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
export function Entries({ list, content }: { list: List; content: Content }): Child {
  const wording = wordsOf(content);
  return list.entries.map((entry) => {
    const facts = otherFacts(entry);
    return (
      <details class="fold role" data-t={slugsForProject(content, entry.title)} open>
        <summary>
          <span class="soft">{entry.when}</span>
          <h3>{typeset(entry.title, wording)}</h3>
          <span class="meta">
            {typeset(entry.from, wording)}
            <span class="hit"></span>
          </span>
        </summary>
        <div class="inside">
          <Prose entry={entry} content={content} />
          {facts.length > 0 && <p class="ui soft">{facts.join('\u00A0· ')}</p>}
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

/** The facts of an entry besides where it is from. */
function otherFacts({ facts, from }: Entry): readonly string[] {
  return facts.filter((fact) => fact !== from);
}

function Prose({ entry: { body }, content }: { entry: Entry; content: Content }): Child {
  if (body.length === 0) return undefined;
  return (
    <div class="prose">
      <Body blocks={body} quotes={wordsOf(content).quotes} />
    </div>
  );
}

export function Background({ content }: { content: Content }): Child {
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
          {...(isUsed(content, skills) ? {} : { note: wording.home.stated })}
        />
      )}
      {interests.length > 0 && (
        <Row id="interests" heading={wording.headings.interests} {...describeStated(interests)} />
      )}
    </div>
  );
}

/** Whether a role, a case or a project uses any of some skills. */
function isUsed(content: Content, skills: readonly Stated[]): boolean {
  const { indexOf } = vocabularyOf(content);
  const evidence = evidenceOf(content);
  return skills.some(({ name, keywords = [] }) =>
    [name, ...keywords].some((one) => evidence.has(indexOf(one))),
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
  id: string;
  heading: string;
  names: readonly string[];
  facts: readonly Child[];
  note?: string;
  children?: Child;
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
  return children === undefined ? (
    <div class="fold plain-row" id={id}>
      {line}
    </div>
  ) : (
    <details class="fold" id={id}>
      <summary>{line}</summary>
      <div class="inside">{children}</div>
    </details>
  );
}

function EntryText({ entry, content }: { entry: Entry; content: Content }): Child {
  const { title, url, when, from } = entry;
  const name = typeset(title, wordsOf(content));
  return (
    <article class="entry">
      <p class="entry-name">{url ? <a href={url}>{name}</a> : name}</p>
      <p class="ui soft">{[from, when, ...otherFacts(entry)].filter(Boolean).join('\u00A0· ')}</p>
      <Prose entry={entry} content={content} />
    </article>
  );
}
