// The page of the matcher: takes a text, asks, and shows the answer. The text lives in this page's memory and in one
// question, never in an address; languages.js hands it to the next page of the tab.
import { ask } from './fit-ask.js';
import { showAnswer } from './fit-view.js';
import { count, fill, number } from './fit-words.js';

const form = document.getElementById('fit');
const field = document.getElementById('job-description');
const length = document.getElementById('job-description-length');
const status = form.querySelector('.status');
const result = document.getElementById('fit-result');
const page = JSON.parse(document.getElementById('fit-page').textContent);
const words = page.words.form;
const limit = Number(form.dataset.limit);

/** The text whose answer is shown. */
let shown;
let latest;

if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) form.querySelector('kbd').textContent = '⌘ ↵';

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
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = field.value;
  latest = event;
  const surplus = [...text].length - limit;
  if (text.trim() === '') return refuse(words.empty);
  if (surplus > 0) return refuse(count(words.tooLong, surplus, page));
  field.removeAttribute('aria-invalid');
  status.textContent = words.reading;
  const { answer, problem } = await ask(form, text);
  if (latest !== event) return;
  if (answer === undefined) return refuse(problem ?? words.noAnswer);
  show(text, answer);
});

function show(text, answer) {
  shown = text;
  status.textContent = '';
  showAnswer(result, { text, answer, page, mentions: Number(form.dataset.mentions) });
  result.hidden = false;
  showAge();
  // The focus goes where the answer is: it is scrolled to, and readers say the verdict.
  const verdict = result.querySelector('.verdict');
  verdict.focus({ preventScroll: true });
  verdict.scrollIntoView();
}

function refuse(message) {
  status.textContent = message;
  result.hidden = true;
  field.ariaInvalid = 'true';
  field.focus();
}

function showLength() {
  const points = [...field.value].length;
  const values = { n: number(points, page), limit: number(limit, page) };
  length.textContent = fill(words.length, values);
  length.classList.toggle('over', points > limit);
}

/** Says whether the answer is still that to the text in the field. */
function showAge() {
  if (result.hidden) return;
  const isOld = field.value !== shown;
  const message = isOld ? words.older : '';
  result.classList.toggle('old', isOld);
  // Setting the same words again would have them read out again.
  if (status.textContent !== message) status.textContent = message;
}
