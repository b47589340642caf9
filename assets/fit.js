// Matches a job description and shows its words marked. The text lives in this page's memory and in the body
// of one request; it is written with textContent only, and never into an address or a store.
const form = document.getElementById('fit');
const field = document.getElementById('job-description');
const length = document.getElementById('job-description-length');
const status = form.querySelector('.status');
const result = document.getElementById('fit-result');
const limit = Number(form.dataset.limit);
/** How many places of a technology the service tells at most. */
const maxMentions = Number(form.dataset.mentions);

field.addEventListener('input', () => {
  showLength();
  showAge();
});
field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});
form.querySelector('[data-example]')?.addEventListener('click', ({ target }) => {
  field.value = target.dataset.example;
  showLength();
  form.requestSubmit();
});
let latest;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = field.value;
  latest = event;
  if (text.trim() === '') return fail('Paste a job description first.');
  const surplus = [...text].length - limit;
  if (surplus > 0) return fail(tooLong(surplus));
  status.textContent = 'Reading…';
  try {
    const response = await fetch(form.dataset.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ job_description: text }),
    });
    const answer = await response.json();
    if (latest !== event) return;
    if (response.ok) show(text, answer);
    else fail(`${answer.detail} ${answer.hint}`);
  } catch {
    if (latest === event) fail('The service did not answer. Check the connection and try again.');
  }
});

function showLength() {
  const count = [...field.value].length;
  length.textContent = `${count.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`;
  length.classList.toggle('over', count > limit);
}

/** The text whose result is shown, and the words that sum it up. */
let shown;

/** Says whether the result is still that of the text in the field. */
function showAge() {
  if (result.hidden) return;
  const isOld = field.value !== shown.text;
  const words = isOld ? 'The result below is that of an earlier text.' : shown.words;
  result.classList.toggle('old', isOld);
  // Setting the same words again would have them read out again.
  if (status.textContent !== words) status.textContent = words;
}

function tooLong(surplus) {
  const count = surplus.toLocaleString('en');
  return `The text is ${count} ${surplus === 1 ? 'character' : 'characters'} too long.`;
}

/** Links what the recommendation names to its page. */
function linkToPages(text, cases) {
  const pages = [
    ...cases.map(({ slug, title }) => [title, `/cases/${slug}/`]),
    ['the profile itself', '/'],
    ['the work history', '/#experience'],
  ];
  const [name, href] = pages.find(([named]) => text.includes(named)) ?? [];
  if (name === undefined) return [text];
  const start = text.indexOf(name);
  return [text.slice(0, start), element('a', { href }, name), text.slice(start + name.length)];
}

function fail(message) {
  status.textContent = message;
  result.hidden = true;
}

function show(text, answer) {
  const { recommendation, evidence = [], notEvidenced = [], excluded = [] } = answer;
  const titles = new Map(answer.relevantProductionCases.map(({ slug, title }) => [slug, title]));
  const counts = [
    [evidence, 'evidenced'],
    [notEvidenced, 'not evidenced'],
    [excluded, 'ruled out'],
  ].filter(([found]) => found.length > 0);
  const words =
    counts.length === 0
      ? 'The text names no technology that the matcher knows.'
      : `${counts.map(([found, word]) => `${found.length} ${word}`).join(', ')}.`;
  shown = { text, words };
  const legend = counts.map(([, word]) => element('mark', { className: kinds[word] }, word));
  const isCut = [...evidence, ...notEvidenced, ...excluded].some(
    ({ mentions }) => mentions.length === maxMentions,
  );
  const cut = element(
    'p',
    { className: 'meta' },
    `The first ${maxMentions} places of each technology are marked.`,
  );
  const marked = {
    className: 'marked',
    tabIndex: 0,
    role: 'region',
    ariaLabel: 'The text, marked',
  };
  result.replaceChildren(
    part(
      'In short',
      element(
        'p',
        { className: 'lead' },
        ...linkToPages(recommendation, answer.relevantProductionCases),
      ),
    ),
    part(
      'The text, marked',
      element('p', { className: 'meta legend' }, ...legend),
      ...(isCut ? [cut] : []),
      element('div', marked, ...mark(text, { evidence, notEvidenced, excluded })),
    ),
    ...list(
      'Evidenced',
      evidence.map((item, index) => evidenceItem(item, index, titles)),
    ),
    ...list('Not evidenced', notEvidenced.map(notEvidencedItem)),
    ...list(
      'Ruled out',
      excluded.map(({ technology }) => element('li', {}, technology)),
    ),
  );
  result.hidden = false;
  showAge();
}

const kinds = { evidenced: 'evidenced', 'not evidenced': 'open', 'ruled out': 'excluded' };

function mark(text, { evidence, notEvidenced, excluded }) {
  // Offsets count code points, of which a string's index can need two.
  const points = [...text];
  const marks = [
    ...evidence.flatMap((item, index) => places(item, 'evidenced', `#evidence-${index}`)),
    ...notEvidenced.flatMap((item) => places(item, 'not evidenced')),
    ...excluded.flatMap((item) => places(item, 'ruled out')),
  ].toSorted((a, b) => a.start - b.start);
  const nodes = [];
  let position = 0;
  for (const { start, end, word, target } of marks) {
    if (start < position) continue;
    const words = points.slice(start, end).join('');
    const note = element('span', { className: 'visually-hidden' }, ` (${word})`);
    const inside = target ? [element('a', { href: target }, words), note] : [words, note];
    nodes.push(
      points.slice(position, start).join(''),
      element('mark', { className: kinds[word] }, ...inside),
    );
    position = end;
  }
  return [...nodes, points.slice(position).join('')];
}

function places({ mentions }, word, target) {
  return mentions.map(({ start, end }) => ({ start, end, word, target }));
}

function evidenceItem({ technology, years, roles = [], cases = [] }, index, titles) {
  const sources = [
    ...roles.map(({ company, title, dates }) => {
      const href = `/#role-${slugify(`${company} ${title} ${dates}`)}`;
      return element('li', {}, element('a', { href }, `${title}, ${company}`), `, ${dates}`);
    }),
    ...cases.map((slug) => {
      const title = titles.get(slug) ?? slug;
      return element('li', {}, element('a', { href: `/cases/${slug}/` }, title), ', case study');
    }),
  ];
  const span = years === undefined ? '' : `${years} ${years === 1 ? 'year' : 'years'}`;
  return element(
    'li',
    { id: `evidence-${index}` },
    element(
      'div',
      {},
      element('strong', {}, technology),
      ' ',
      element('span', { className: 'meta' }, span),
    ),
    element('ul', {}, ...sources),
  );
}

function notEvidencedItem({ technology, importance }) {
  const note = importance === 'mentioned' ? '' : importance;
  return element('li', {}, technology, ' ', element('span', { className: 'meta' }, note));
}

function list(title, items) {
  const findings = element('ul', { className: 'findings' }, ...items);
  return items.length === 0 ? [] : [part(title, findings)];
}

function part(title, ...children) {
  return element(
    'section',
    { className: 'part' },
    element('h2', {}, title),
    element('div', { className: 'body' }, ...children),
  );
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The anchors of roles on the profile page, by the rules that GitHub uses. */
function slugify(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
}
