// The answer as elements: verdict, evidence, demands that are not assessed, and the marked text. Text of the visitor or the
// service is never inserted as markup.
import { element, part } from './element.js';
import { listAsked, listNotAssessed, sayOtherTrade } from './fit-asked.js';
import { toMarkdown } from './fit-markdown.js';
import { isAsked, toMail, toQuestion } from './fit-questions.js';
import { rowId, toGroups, yearsAskedOf } from './fit-rows.js';
import { inItsLanguage, showText } from './fit-text.js';
import { copy } from './copy.js';
import { caseUrl, marked, quoteNamed, roleUrl, sayInstead } from './fit-sources.js';
import { fractionsOf, stateOf, whyNothing } from './fit-verdict.js';
import { count, fill, number } from './fit-words.js';

/** Shows an answer in place of what the element holds. */
export function showAnswer(result, shown) {
  const groups = toGroups(shown.answer);
  const context = { ...shown, groups };
  result.replaceChildren(
    showVerdict(context),
    element(
      'div',
      { className: 'wrap' },
      ...(groups.length === 0 ? [] : [table(context)]),
      ...notAssessed(context),
      ...showText(context),
    ),
  );
}

function showVerdict(context) {
  const { answer, page, groups } = context;
  const { verdict: words } = page.words;
  const counted = fractionsOf(groups);
  return element(
    'section',
    { className: 'verdict', tabIndex: -1, ariaLabelledBy: 'verdict' },
    element(
      'div',
      { className: 'wrap' },
      ...showLead(answer.looksLike === 'resume' && words.resume),
      element(
        'h2',
        { id: 'verdict', className: counted.length > 0 ? 'fractions' : '' },
        ...(counted.length === 0
          ? [groups.length === 0 ? words.nothing : page.words.table.groups.concepts]
          : counted.flatMap((group) => fraction(group, page))),
      ),
      ...showLead(groups.length === 0 && whyNothing(context)),
      ...askedAndOffered(context),
      ...showLead(sayOtherTrade(context)),
      actions(context),
    ),
  );
}

function showLead(text) {
  return text ? [element('p', { className: 'lead' }, text)] : [];
}

function fraction({ importance, rows, n }, page) {
  const { verdict: words } = page.words;
  const all = rows.length;
  const cells = rows.map((row) =>
    element('i', { className: stateOf(row), title: sayHalf(row, page) }),
  );
  return [
    element(
      'span',
      { className: `fraction ${importance}` },
      element('b', {}, fill(words.fraction, { n, all })),
      ' ',
      element('small', {}, count(words.of[importance], all, page)),
      element('span', { className: 'cells', ariaHidden: 'true' }, ...cells),
    ),
    ' ',
  ];
}

/** What the disc of a row that is only named stands for; empty for the others. */
function sayHalf(row, page) {
  if (stateOf(row) !== 'half') return '';
  return quoteNamed(row.items.find(({ named }) => named).named[0], page);
}

/** Longest demand that has room beside the counts, in characters. */
const longestBeside = 60;

function askedAndOffered(context) {
  const rows = listAsked(context);
  if (rows.length === 0) return [];
  const { verdict: words } = context.page.words;
  const quotes = new Set([words.years, words.languages]);
  return [
    element(
      'table',
      {
        role: 'table',
        ariaLabelledBy: 'verdict',
        className: rows.some(([, asked]) => asked.length > longestBeside) ? 'below' : '',
      },
      element(
        'thead',
        { role: 'rowgroup' },
        element(
          'tr',
          { role: 'row' },
          cell({}),
          columnHead(words.asked),
          columnHead(words.offered),
        ),
      ),
      element(
        'tbody',
        { role: 'rowgroup' },
        ...rows.map(([label, asked, offered]) =>
          element(
            'tr',
            { role: 'row' },
            element('th', { scope: 'row', role: 'rowheader' }, label),
            cell(quotes.has(label) ? inItsLanguage(context) : {}, asked),
            cell({}, offered),
          ),
        ),
      ),
    ),
  ];
}

function actions(context) {
  const { page } = context;
  const { actions: words, form } = page.words;
  const mail = toMail(context);
  const copyButton = button(words.copy, () =>
    copy(copyButton, toMarkdown(context), { done: words.copied, failed: words.notCopied }),
  );
  return element(
    'p',
    { className: 'actions' },
    ...(mail === undefined
      ? []
      : [
          element(
            'a',
            { className: 'button main', href: mail.href },
            count(words.mail, mail.count, page),
          ),
        ]),
    ...(context.groups.length === 0 ? [] : [copyButton, button(words.print, () => print())]),
    button(form.another, () => {
      const field = document.getElementById('job-description');
      field.focus();
      field.select();
    }),
  );
}

function button(label, onClick) {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onClick);
  return made;
}

/** A phone lays tables out as grids, which takes their roles from them where they are not said. */
function table(context) {
  const { page, groups } = context;
  const { table: words } = page.words;
  return part(
    { id: 'rows', heading: words.heading, isTight: true },
    element('p', { className: 'ui soft' }, words.note),
    element(
      'div',
      { className: 'evidence' },
      element(
        'table',
        { role: 'table', ariaLabelledBy: 'rows' },
        element(
          'thead',
          { role: 'rowgroup' },
          element(
            'tr',
            { role: 'row' },
            columnHead(words.technology),
            columnHead(words.years, 'years'),
            columnHead(words.evidence),
            columnHead(words.question, 'ask'),
          ),
        ),
        ...groups.map((group) => tableGroup(group, context)),
      ),
    ),
  );
}

function columnHead(label, className = '') {
  return element('th', { scope: 'col', role: 'columnheader', className }, label);
}

function tableGroup({ importance, rows, n }, context) {
  const heading = fill(context.page.words.table.groups[importance], { n, all: rows.length });
  return element(
    'tbody',
    { role: 'rowgroup' },
    element(
      'tr',
      { role: 'row', className: 'group' },
      element('th', { scope: 'rowgroup', role: 'rowheader', colSpan: 4 }, heading),
    ),
    ...rows.map((row) => tableRow(row, context)),
  );
}

function tableRow(row, context) {
  const { page } = context;
  const { table: words } = page.words;
  const { items } = row;
  const names = items.flatMap(({ technology }, index) =>
    index === 0
      ? [technology]
      : [' ', element('span', { className: 'soft' }, words.or), ` ${technology}`],
  );
  const years = items.flatMap((item) => item.years ?? []);
  const asked = yearsAskedOf(row).map((n) =>
    element('span', { className: 'soft' }, ` ${fill(words.yearsAsked, { n })}`),
  );
  return element(
    'tr',
    { role: 'row', className: `row ${stateOf(row)}`, id: rowId(row) },
    element('th', { scope: 'row', role: 'rowheader' }, ...names),
    cell(
      { className: 'years', dataset: { label: words.years } },
      ...(years.length === 0 ? [] : [element('span', {}, number(Math.max(...years), page))]),
      ...asked,
    ),
    cell({}, ...evidenceOf(row, context)),
    cell({ className: 'open' }, ...(isAsked(row, context) ? [toQuestion(row, page)] : [])),
  );
}

function cell(properties, ...children) {
  return element('td', { role: 'cell', ...properties }, ...children);
}

function evidenceOf({ items }, context) {
  const present = items.filter(
    ({ isEvidenced, named, through, partOf }) => isEvidenced || named || through || partOf,
  );
  const shown = present.length === 0 ? items.slice(0, 1) : present;
  return shown.flatMap((item, index) => [
    ...(index === 0 ? [] : [element('br')]),
    ...(items.length > 1 && present.length > 0
      ? [element('strong', {}, item.technology), ' ']
      : []),
    ...(item.isEvidenced ? sourcesOf(item, context) : insteadOf(item, context)),
  ]);
}

function sourcesOf({ roles = [], cases = [], projects = [], through = [] }, { page }) {
  const { table: words } = page.words;
  const links = [
    ...roles.map((role) => {
      const isOnlyRole = roles.every((one) => one === role || one.company !== role.company);
      const label = isOnlyRole ? role.company : `${role.company} (${role.title})`;
      const link = element('a', { href: roleUrl(role), title: role.title }, label);
      return marked(link, decodeURIComponent(link.hash.slice(1)), page);
    }),
    ...cases.map((slug) => {
      const { number: ordinal = slug, title = slug } = page.cases[slug] ?? {};
      const label = fill(words.caseNumber, { number: ordinal }).replaceAll(' ', '\u00a0');
      return marked(element('a', { href: caseUrl(slug), title }, label), slug, page);
    }),
    ...projects.map((project) => [project]),
  ];
  const listed = links.flatMap((link, index) => (index === 0 ? link : [', ', ...link]));
  if (through.length === 0) return listed;
  const note = fill(words.through, { names: through.join(', ') });
  return [...listed, ' ', element('span', { className: 'soft' }, note)];
}

/** The profile's side of a technology without evidence: parts of a concept, quotations, a platform, or nothing. */
function insteadOf(item, { page }) {
  const { named = [], through = [] } = item;
  if (named.length === 0 || through.length > 0) {
    return [element('span', { className: 'soft' }, sayInstead(item, page))];
  }
  return named.slice(0, 2).flatMap((place, index) => {
    const label = quoteNamed(place, page);
    const quoted = place.page ? element('a', { href: place.page }, label) : label;
    return [
      ...(index === 0 ? [] : [element('br')]),
      element('span', { className: 'soft' }, quoted),
    ];
  });
}

function notAssessed(context) {
  const { words } = context.page;
  const rows = listNotAssessed(context).flatMap(({ label, quotes, offered }) => [
    element('dt', {}, label),
    element('dd', inItsLanguage(context), quotes.map((quote) => `“${quote}”`).join(' ')),
    ...(offered
      ? [element('dd', { className: 'ui soft' }, `${words.verdict.offered}: ${offered}`)]
      : []),
  ]);
  if (rows.length === 0) return [];
  return [
    part(
      { id: 'not-assessed', heading: words.notAssessed.heading },
      element('p', { className: 'ui soft' }, words.notAssessed.note),
      element('dl', { className: 'facts aside' }, ...rows),
    ),
  ];
}
