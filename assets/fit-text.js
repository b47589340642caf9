// The text that was sent, whole, with the words marked that were found in it, and a key to the marks.
import { element } from './element.js';
import { notAssessedPlaces } from './fit-asked.js';
import { rowId } from './fit-rows.js';
import { fill, number } from './fit-words.js';

/** Lines that the second page has room for when the answer is printed, and characters in one, for its two columns. */
const maxLines = 140;
const lineLength = 60;

/** Shows the text; nothing of it where nothing was found. */
export function showText(context) {
  const { text, page } = context;
  const marks = listMarks(context);
  if (marks.length === 0) return [];
  const { text: words } = page.words;
  return [
    element(
      'section',
      { className: 'part split', ariaLabelledBy: 'text' },
      element(
        'div',
        {},
        element('h2', { id: 'text' }, words.heading),
        element(
          'blockquote',
          { className: isLong(text) ? 'job long' : 'job', ...inItsLanguage(context) },
          ...mark(text, marks, words),
        ),
      ),
      key(context, new Set(marks.map(({ kind }) => kind))),
    ),
  ];
}

const kinds = [
  { kind: 'evidenced', className: 'yes', why: 'whyEvidenced' },
  { kind: 'open', className: 'q', why: 'whyOpen' },
  { kind: 'ruledOut', className: 'no', why: 'whyRuledOut' },
  { kind: 'notAssessed', className: 'aside', why: 'whyNotAssessed' },
  { kind: 'unknown', className: 'unknown', why: 'whyUnknown' },
];

/** The language of words of the text, by which a browser hyphenates them; none where the matcher found none. */
export function inItsLanguage({ answer: { coverage } }) {
  return coverage?.language === undefined ? {} : { lang: coverage.language };
}

function isLong(text) {
  const lines = text.split('\n').map((line) => Math.ceil(line.length / lineLength) || 1);
  return lines.reduce((sum, count) => sum + count, 0) > maxLines;
}

function key({ answer, page, mentions }, present) {
  const { text: words } = page.words;
  const { coverage } = answer;
  const shown = kinds.filter(({ kind }) => present.has(kind));
  const facts = [
    ...shown.map(({ kind, className, why }) =>
      element('dd', {}, element('mark', { className }, words[kind]), ` ${words[why]}`),
    ),
    ...(isCut(answer, mentions)
      ? [element('dd', { className: 'cut' }, fill(words.cut, { n: mentions }))]
      : []),
    element('dt', {}, words.privacyTerm),
    element('dd', {}, words.privacy),
    ...(coverage === undefined
      ? []
      : [element('dt', {}, words.coverageTerm), element('dd', {}, say(coverage, words, page))]),
  ];
  return element('dl', { className: 'facts key ui' }, element('dt', {}, words.key), ...facts);
}

function say({ technologiesRecognized, technologiesKnown, characters }, words, page) {
  return fill(words.coverage, {
    found: number(technologiesRecognized, page),
    known: number(technologiesKnown, page),
    characters: number(characters, page),
  });
}

function isCut({ evidence = [], notEvidenced = [], excluded = [] }, mentions) {
  return [...evidence, ...notEvidenced, ...excluded].some(
    (item) => item.mentions.length >= mentions,
  );
}

function listMarks({ answer, groups }) {
  const { excluded = [], unknown = [] } = answer;
  const rows = groups.flatMap(({ rows: inGroup }) => inGroup);
  const names = [
    ...rows.flatMap((row) =>
      row.items.flatMap(({ mentions, isEvidenced, through }) =>
        mentions.map((place) => ({
          ...place,
          kind: isEvidenced || through ? 'evidenced' : 'open',
          row,
        })),
      ),
    ),
    ...excluded.flatMap(({ mentions }) =>
      mentions.map((place) => ({ ...place, kind: 'ruledOut' })),
    ),
    ...unknown.flatMap(({ mentions, isExcluded }) =>
      mentions.map((place) => ({ ...place, kind: isExcluded ? 'ruledOut' : 'unknown' })),
    ),
  ].toSorted(inOrder);
  const demands = notAssessedPlaces(answer).flatMap((place) => splitAround(place, names));
  return [...names, ...demands].toSorted(inOrder);
}

function inOrder(a, b) {
  return a.start - b.start || b.end - a.end;
}

/** The parts of a demand that are not names, which keep their own marks. The last part says what it is. */
function splitAround({ start, end }, names) {
  const parts = [];
  let position = start;
  for (const name of names) {
    if (name.start < position || name.end > end) continue;
    if (name.start > position) parts.push({ start: position, end: name.start });
    position = name.end;
  }
  if (position < end) parts.push({ start: position, end });
  return parts.map((part, index) => ({
    ...part,
    kind: 'notAssessed',
    isContinued: index < parts.length - 1,
  }));
}

function mark(text, marks, kindWords) {
  // Offsets count code points, of which a string's index can need two.
  const points = [...text];
  const nodes = [];
  let position = 0;
  for (const { start, end, kind, row, isContinued } of marks) {
    if (start < position) continue;
    const { className } = kinds.find((one) => one.kind === kind);
    const words = points.slice(start, end).join('');
    const inside = row ? element('a', { href: `#${rowId(row)}` }, words) : words;
    const note = isContinued
      ? []
      : [element('span', { className: 'hidden' }, ` (${kindWords[kind]})`)];
    nodes.push(
      points.slice(position, start).join(''),
      element('mark', { className }, inside, ...note),
    );
    position = end;
  }
  return [...nodes, points.slice(position).join('')];
}
