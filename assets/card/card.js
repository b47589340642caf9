// The card of the matcher inside an assistant: the verdict, the rows, and one button for the open questions. It shows the
// answer of `evaluate_job_fit`, which the host sends, and loads nothing.
import { element } from '../element.js';
import { sayOtherTrade } from '../fit-asked.js';
import { isAsked, namesOf, toQuestion } from '../fit-questions.js';
import { toGroups } from '../fit-rows.js';
import { quoteNamed, sayInstead } from '../fit-sources.js';
import { fractionsOf, stateOf, whyNothing } from '../fit-verdict.js';
import { count, fill } from '../fit-words.js';
import { connect, follow, listen, request } from './host.js';

const page = JSON.parse(document.getElementById('page').textContent);
const { card: words, verdict, table } = page.words;
const card = document.getElementById('card');

/** Most rows with evidence that are shown unfolded. */
const maxUnfolded = 4;

listen({
  ping() {},
  'ui/resource-teardown'() {},
  'ui/notifications/host-context-changed': follow,
  'ui/notifications/tool-cancelled': () => showText(words.cancelled),
  'ui/notifications/tool-result': ({ content = [], structuredContent, isError }) => {
    const [{ text = '' } = {}] = content;
    if (isError) showText(text);
    else showAnswer(structuredContent ?? JSON.parse(text));
  },
});
connect({ name: 'profile-api-job-fit', version: page.version });

function showText(text) {
  card.replaceChildren(element('p', { className: 'status', role: 'status' }, text));
}

function showAnswer(answer) {
  const groups = toGroups(answer);
  const context = { answer, page, groups };
  const rows = groups.flatMap((group) => group.rows);
  const open = rows.filter(({ isEvidenced }) => !isEvidenced).toSorted(byState);
  const evidenced = rows.filter(({ isEvidenced }) => isEvidenced);
  card.replaceChildren(
    header(context),
    ...listRows(open, context),
    ...(open.length > 0 && evidenced.length > maxUnfolded
      ? [fold(evidenced, context)]
      : listRows(evidenced, context)),
    footer(rows, context),
  );
}

/** Open ones first: the reader can act on them. */
function byState(a, b) {
  return Number(stateOf(a) === 'half') - Number(stateOf(b) === 'half');
}

function header(context) {
  const { answer, groups } = context;
  const counted = fractionsOf(groups);
  const leads = [
    groups.length === 0 && whyNothing(context),
    answer.looksLike === 'resume' && verdict.resume,
    sayOtherTrade(context),
  ];
  return element(
    'header',
    {},
    element('h1', {}, `${answer.candidate} · ${page.words.title}`),
    ...(groups.length === 0 ? [element('p', { className: 'n' }, verdict.nothing)] : []),
    element('div', { className: 'fractions' }, ...counted.map(fraction)),
    ...leads.filter(Boolean).map((lead) => element('p', {}, lead)),
  );
}

function fraction({ importance, rows, n }) {
  const discs = rows.map((row) => disc(stateOf(row)));
  return element(
    'div',
    {},
    element('p', { className: 'n' }, fill(verdict.fraction, { n, all: rows.length })),
    element('p', {}, count(verdict.of[importance], rows.length, page)),
    element('p', { className: 'discs', ariaHidden: 'true' }, ...discs),
  );
}

function disc(state) {
  return element('i', { className: state, ariaHidden: 'true' });
}

function listRows(rows, context) {
  if (rows.length === 0) return [];
  return [element('ul', {}, ...rows.map((row) => showRow(row, context)))];
}

function fold(rows, context) {
  const label = count(words.evidenced, rows.length, page);
  return element('details', {}, element('summary', {}, label), ...listRows(rows, context));
}

function showRow(row, context) {
  const { items } = row;
  const state = stateOf(row);
  const years = items.flatMap((item) => item.years ?? []);
  return element(
    'li',
    { className: isAsked(row, context) && state === 'open' ? 'asked' : '' },
    disc(state),
    element('b', {}, namesOf(items, page)),
    element('span', {}, ...reasonOf(row, context)),
    element('small', {}, years.length === 0 ? '' : count(page.years, Math.max(...years), page)),
  );
}

/** The evidence of a row, the place that only names it, or its question. */
function reasonOf(row, context) {
  const { items, isEvidenced } = row;
  if (isEvidenced) return joined(items.flatMap((item) => sourcesOf(item, context)));
  const named = items.flatMap((item) => item.named ?? []).slice(0, 1);
  if (named.length > 0) return named.map((place) => link(quoteNamed(place, page), place.page));
  const known = items.find(({ partOf, through }) => partOf || through);
  const instead = sayInstead(known ?? {}, page);
  if (!isAsked(row, context)) return [instead];
  return [known ? `${instead}. ` : '', toQuestion(row, page)];
}

function sourcesOf({ roles = [], cases = [], projects = [], through = [] }, { answer }) {
  const found = new Map(answer.relevantProductionCases.map((one) => [one.slug, one]));
  return [
    ...roles.map((role) => link(role.company, role.page)),
    ...cases.map((slug) => linkCase(slug, found.get(slug))),
    ...projects,
    ...(through.length > 0 ? [fill(table.through, { names: through.join(', ') })] : []),
  ];
}

function linkCase(slug, { title = slug, page: href } = {}) {
  const ordinal = page.cases[slug];
  return link(ordinal ? fill(table.caseNumber, { number: ordinal }) : title, href);
}

function joined(parts) {
  return parts.flatMap((one, index) => (index === 0 ? [one] : [', ', one]));
}

/** A link that the host opens; plain text without a public address. */
function link(label, href) {
  if (!href) return label;
  const made = element('a', { href, target: '_blank', rel: 'noopener' }, label);
  made.addEventListener('click', (event) => {
    event.preventDefault();
    request('ui/open-link', { url: href }).catch(() => {});
  });
  return made;
}

function footer(rows, context) {
  const states = ['full', 'half', 'open'].filter((state) =>
    rows.some((row) => stateOf(row) === state),
  );
  return element(
    'footer',
    {},
    element(
      'p',
      { className: 'key' },
      ...states.map((state) => element('span', {}, disc(state), ' ', words.states[state])),
    ),
    element('p', { className: 'do' }, ...handOver(rows, context), link(words.profile, page.url)),
  );
}

/** The button that hands the open questions to the conversation. */
function handOver(rows, context) {
  const questions = rows.filter((row) => isAsked(row, context)).map((row) => toQuestion(row, page));
  if (questions.length === 0) return [];
  const label = count(words.ask, questions.length, page);
  const button = element('button', { type: 'button' }, label);
  const text = [fill(words.message, { name: context.answer.candidate }), ...questions].join('\n- ');
  button.addEventListener('click', async () => {
    button.disabled = true;
    const message = { role: 'user', content: [{ type: 'text', text }] };
    const result = await request('ui/message', message).catch(() => ({ isError: true }));
    button.textContent = result?.isError ? words.notAsked : words.asked;
  });
  return [button];
}
