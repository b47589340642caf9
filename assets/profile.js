// Lights what shows the chosen technology, unfolds what an address names, and marks the section in view. Without this file
// each thread leads to its own sentence. Sentences and years are in the page: nothing is computed here.
const root = document.documentElement;
const listAll = (selector) => [...document.querySelectorAll(selector)];
root.classList.add('js');

const score = document.querySelector('.score');
const threads = listAll('.thread');
const slot = document.querySelector('.slot');
const said = document.querySelector('.said');
const field = document.getElementById('tech');
const hint = slot?.textContent;

const nameOf = (thread) => thread.querySelector('.t-name').textContent;
const slugOf = (thread) => thread?.id.slice('tech-'.length);

/** Finds a thread by its slug, its name or another name of its technology. */
function find(word) {
  const wanted = word.trim().toLowerCase();
  return threads.find((thread) => {
    const names = [slugOf(thread), nameOf(thread), ...(thread.dataset.as ?? '').split('|')];
    return names.some((name) => name.toLowerCase() === wanted);
  });
}

function light(word = '') {
  const thread = word && find(word);
  const slug = slugOf(thread || undefined);
  root.classList.toggle('lit', Boolean(thread));
  for (const each of threads) {
    each.classList.toggle('on', each === thread);
    each.querySelector('a').ariaCurrent = each === thread ? 'true' : null;
  }
  for (const each of listAll('[data-t]')) {
    const isOn = Boolean(thread) && each.dataset.t.split(' ').includes(slug);
    each.classList.toggle('on', isOn);
    const hit = each.querySelector('.hit');
    if (hit) hit.textContent = isOn ? nameOf(thread) : '';
  }
  showGuest(thread);
  slot.textContent = word && !thread ? slot.dataset.none.replace('{tech}', word) : hint;
  said.firstElementChild.textContent = thread
    ? thread.querySelector('.say > span').textContent.replaceAll(/\s+/g, ' ')
    : '';
  if (field) field.value = thread ? nameOf(thread) : word;
  mark();
}

/** A copy of a folded thread joins the others in sight. */
function showGuest(thread) {
  document.querySelector('.guest')?.remove();
  if (!thread || !thread.closest('.more-tech')) return;
  const guest = thread.cloneNode(true);
  guest.classList.add('guest');
  guest.removeAttribute('id');
  document.querySelector('.core').append(guest);
}

function asked() {
  const word = new URLSearchParams(location.search).get('tech');
  return word ?? /^#tech-(.+)/.exec(decodeURIComponent(location.hash))?.[1];
}

function choose(word) {
  const address = word ? `?tech=${encodeURIComponent(word)}` : location.pathname;
  history.pushState(null, '', address);
  light(word);
}

function chooseTyped() {
  const word = field.value.trim();
  choose(slugOf(find(word)) ?? word);
}

if (score) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest('.thread > a, .clear');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const thread = link.closest('.thread');
    const isChosen = !thread || link.matches('.clear') || thread.classList.contains('on');
    choose(isChosen ? undefined : new URLSearchParams(link.search).get('tech'));
    // The sentence and the roles are above the threads: both come into view.
    if (!isChosen && score.getBoundingClientRect().top < 20) score.scrollIntoView();
  });
  if (field) {
    field.form.hidden = false;
    field.form.addEventListener('submit', (event) => {
      event.preventDefault();
      chooseTyped();
    });
    field.addEventListener('change', chooseTyped);
    // The choice of a suggestion is an input without a type, or a replacement.
    field.addEventListener('input', ({ inputType = '' }) => {
      if (!inputType || inputType.includes('Replacement')) chooseTyped();
    });
  }
  addEventListener('popstate', () => light(asked()));
}

/** A link to a folded row unfolds it. */
function unfold() {
  const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (row?.localName === 'details') row.open = true;
}
addEventListener('hashchange', unfold);
unfold();

const names = listAll('.way li a, .contents a');
const sections = names.map((link) => document.getElementById(link.hash.slice(1)));

/** Marks the name of the section in view, and whether the score is above it. */
function mark() {
  // The bar grows by the sentence and moves the score, so it keeps it for a little longer.
  const limit = root.classList.contains('past') ? 70 : 20;
  const above = score && score.getBoundingClientRect().top < limit;
  root.classList.toggle('past', Boolean(above) && root.classList.contains('lit'));
  const current = sections.findLastIndex(
    (section) => section?.getBoundingClientRect().top < innerHeight / 3,
  );
  for (const [index, link] of names.entries()) {
    link.ariaCurrent = index === current ? 'true' : null;
  }
}
addEventListener('scroll', mark, { passive: true });
if (score) light(asked());
if (score && asked()) document.getElementById('career').scrollIntoView();
mark();
