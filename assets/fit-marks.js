// Marks of proof beside the evidence: a hollow, half or filled square, and its word for screen readers.
import { element } from './element.js';

/** A link to a role, with the mark of that role. */
export function markRole(link, { marks }) {
  return withMark(link, marks.roles[decodeURIComponent(new URL(link.href).hash.slice(1))]);
}

/** A link to a case, with the mark of that case. */
export function markCase(link, slug, { marks }) {
  return withMark(link, marks.cases[slug]);
}

function withMark(link, mark) {
  if (mark === undefined) return [link];
  const { level, text } = mark;
  link.prepend(element('span', { className: `mark ${level}`, title: text, ariaHidden: 'true' }));
  return [link, element('span', { className: 'hidden' }, ` (${text})`)];
}
