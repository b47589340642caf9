// The answer as Markdown, to be pasted into a note or a ticket.
import { listAsked, listNotAssessed, sayOtherTrade } from './fit-asked.js';
import { countedGroups } from './fit-verdict.js';
import { caseUrl, quoteNamed, sayInstead } from './fit-sources.js';
import { isAsked, namesOf, toQuestion } from './fit-questions.js';
import { yearsAskedOf } from './fit-rows.js';
import { count, fill, number } from './fit-words.js';

export function toMarkdown(context) {
  const { answer, page, groups } = context;
  const { words } = page;
  const notAssessed = listNotAssessed(context).map(
    ({ label, quotes }) => `- ${label}: ${quotes.map((quote) => `“${escape(quote)}”`).join(' ')}`,
  );
  const asked = listAsked(context).map((row) => row.map(escape));
  const excluded = (answer.excluded ?? []).map(({ technology }) => escape(technology)).join(', ');
  return [
    `# ${words.title}: ${escape(answer.candidate)}`,
    countedGroups(groups)
      .map((group) => `- ${fractionOf(group, page)}`)
      .join('\n'),
    escape(sayOtherTrade(context)),
    asked.length > 0 && tableOf(['', words.verdict.asked, words.verdict.offered], asked),
    ...groups.map((group) => toTable(group, context)),
    notAssessed.length > 0 && `## ${words.notAssessed.heading}\n\n${notAssessed.join('\n')}`,
    excluded && `${words.text.ruledOut}: ${excluded}`,
    words.table.note,
    `<${document.querySelector('.masthead > a').href}>`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function fractionOf({ importance, rows, n }, page) {
  const { fraction, of } = page.words.verdict;
  return `${fill(fraction, { n, all: rows.length })} ${count(of[importance], rows.length, page)}`;
}

function toTable({ importance, rows, n }, context) {
  const { page } = context;
  const { table } = page.words;
  const head = [table.technology, table.years, table.evidence, table.question];
  const lines = rows.map((row) => [
    escape(namesOf(row.items, page)),
    yearsOf(row, page),
    evidenceOf(row, page),
    isAsked(row, context) ? escape(toQuestion(row, page)) : '',
  ]);
  return `## ${fill(table.groups[importance], { n, all: rows.length })}\n\n${tableOf(head, lines)}`;
}

function tableOf(head, lines) {
  return [head, head.map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function yearsOf(row, page) {
  const years = row.items.flatMap((item) => item.years ?? []);
  const asked = yearsAskedOf(row).map((n) => fill(page.words.table.yearsAsked, { n }));
  return [...(years.length === 0 ? [] : [number(Math.max(...years), page)]), ...asked].join(' ');
}

function evidenceOf({ items }, page) {
  const listed = items.flatMap((item) =>
    item.isEvidenced ? sourcesOf(item, page) : insteadOf(item, page),
  );
  return [...new Set(listed)].join(', ');
}

function sourcesOf({ roles = [], cases = [], projects = [], through = [] }, page) {
  return [
    ...roles.map(({ company }) => escape(company)),
    ...cases.map((slug) => `[${caseLabel(slug, page)}](${caseUrl(slug)})`),
    ...projects.map(escape),
    ...(through.length > 0
      ? [fill(page.words.table.through, { names: escape(through.join(', ')) })]
      : []),
  ];
}

function insteadOf(item, page) {
  const { named = [], through = [] } = item;
  if (named.length === 0 || through.length > 0) return [escape(sayInstead(item, page))];
  return named.map((place) => escape(quoteNamed(place, page)));
}

function caseLabel(slug, page) {
  return fill(page.words.table.caseNumber, { number: page.cases[slug]?.number ?? slug });
}

/** Takes their meaning from characters that have one in Markdown, and line breaks from a cell. */
function escape(text) {
  return text.replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
}
