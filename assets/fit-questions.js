// What the profile leaves open, as questions to the engineer.
import { fill } from './fit-words.js';

/** Longest body of a message, encoded: some mail programs accept no longer address. */
const maxBodyLength = 1200;

export function toQuestion(row, page) {
  const name = namesOf(row.items, page);
  return fill(templateOf(row, page), { name: row.isConcept ? withinSentence(name) : name });
}

/** A common noun within a sentence: `data modeling`, but *DevOps*, *Scrum* and, in German, all nouns. */
function withinSentence(name) {
  const isProper = name.includes(' ') === false || /\p{Lu}/u.test(name.slice(1));
  const keeps = document.documentElement.lang.startsWith('de') || isProper;
  return keeps ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function templateOf({ isConcept, items }, { words: { table } }) {
  if (isConcept) return table.questionAboutConcept;
  return items.some(({ named }) => named) ? table.questionAboutNamed : table.questionAbout;
}

/** Whether a row needs a question: it has no evidence, and the text asks for it or rates nothing at all. */
export function isAsked({ isEvidenced, importance }, { groups }) {
  const isRated = groups.some(({ rows }) => rows.some((row) => row.importance !== 'mentioned'));
  return !isEvidenced && (importance !== 'mentioned' || !isRated);
}

/** A message with all questions; absent if there are none. Many questions of a kind become one. */
export function toMail(context) {
  const { groups, page } = context;
  const open = groups.flatMap(({ rows }) => rows).filter((row) => isAsked(row, context));
  if (open.length === 0) return undefined;
  const each = open.map((row) => toQuestion(row, page)).join('\n');
  const isLong = encodeURIComponent(each).length > maxBodyLength;
  const query = [
    `subject=${encodeURIComponent(page.words.actions.mailSubject)}`,
    `body=${encodeURIComponent(isLong ? askTogether(open, page) : each)}`,
  ].join('&');
  return { href: `mailto:${page.email}?${query}`, count: open.length };
}

function askTogether(rows, page) {
  const templates = [...new Set(rows.map((row) => templateOf(row, page)))];
  return templates
    .map((template) => {
      const asked = rows.filter((row) => templateOf(row, page) === template);
      return fill(template, { name: asked.map(({ items }) => namesOf(items, page)).join(', ') });
    })
    .join('\n');
}

export function namesOf(items, page) {
  return items.map(({ technology }) => technology).join(` ${page.words.table.or} `);
}
