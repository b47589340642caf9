// Addresses of evidence on this site, and quotations from the profile.
import { element } from './element.js';
import { fill } from './fit-words.js';

/** The address of the profile, below which the others are. */
function homeUrl() {
  return document.querySelector('.masthead > a').href;
}

export function caseUrl(slug) {
  return new URL(`cases/${slug}/`, homeUrl()).href;
}

/** The place of a role on the profile page; its anchor is made as src/documents/pages/anchors.ts makes it. */
export function roleUrl({ page, company, title, dates }) {
  return page ?? `${homeUrl()}#role-${slugify(`${company} ${title} ${dates}`)}`;
}

/** A link to a role or a case with its mark of proof, a square, and the word of that for screen readers. */
export function marked(link, id, { marks }) {
  const mark = marks[id];
  if (!mark) return [link];
  const { level, text } = mark;
  link.prepend(element('span', { className: `mark ${level}`, title: text, ariaHidden: 'true' }));
  return [link, element('span', { className: 'hidden' }, ` (${text})`)];
}

/** Quotes a place of the profile that names a technology without evidence. */
export function quoteNamed({ where, quote }, page) {
  return fill(page.words.table.named, { source: page.parts[where] ?? where, quote });
}

/** Says of a technology without evidence what the profile has instead. */
export function sayInstead({ through = [], partOf }, page) {
  const { table } = page.words;
  if (through.length > 0) return fill(table.through, { names: through.join(', ') });
  return partOf === undefined ? table.notInProfile : fill(table.partOf, { name: partOf });
}

/** Anchors of headings, by the rules that GitHub uses. */
function slugify(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
}
