// What the profile leaves open, as questions to the engineer.
import { fill } from './fit-words.js';

/** Longest body of a message, encoded: some mail programs take no longer address. */
const maxBodyLength = 1200;

export function toQuestion({ items }, page) {
  return fill(page.words.table.questionAbout, { name: namesOf(items, page) });
}

/** A message with all questions; absent where nothing is open. Many are asked in one sentence. */
export function toMail({ groups, page }) {
  const open = groups.flatMap(({ rows }) => rows).filter(({ isEvidenced }) => !isEvidenced);
  if (open.length === 0) return undefined;
  const each = open.map((row) => toQuestion(row, page)).join('\n');
  const names = open.map(({ items }) => namesOf(items, page)).join(', ');
  const isLong = encodeURIComponent(each).length > maxBodyLength;
  const body = isLong ? fill(page.words.table.questionAbout, { name: names }) : each;
  const query = [
    `subject=${encodeURIComponent(page.words.actions.mailSubject)}`,
    `body=${encodeURIComponent(body)}`,
  ].join('&');
  return { href: `mailto:${page.email}?${query}`, count: open.length };
}

export function namesOf(items, page) {
  return items.map(({ technology }) => technology).join(` ${page.words.table.or} `);
}
