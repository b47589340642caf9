// The guides in a browser: copy buttons, one language for all examples, search in the page, and where the reader is.
import { copy } from './copy.js';
import { element } from './element.js';
import { chooseLanguage, lastPlace, rememberPlace, restoreLanguage } from './guide-memory.js';

for (const block of document.querySelectorAll('.code pre')) {
  const code = block.querySelector('code');
  const button = element('button', { type: 'button', className: 'copy' }, 'Copy');
  button.addEventListener('click', () =>
    copy(button, code.textContent, {
      done: 'Copied',
      failed: 'Selected',
      select: () => getSelection().selectAllChildren(code),
    }),
  );
  block.before(button);
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const response = await fetch(button.dataset.copy);
    await copy(button, await response.text(), { done: 'Copied', failed: 'Not copied' });
  });
}

restoreLanguage();

// A reader who picks a language wants it everywhere.
document.addEventListener('change', ({ target }) => {
  if (!target.matches('.tabs input')) return;
  const { top } = target.getBoundingClientRect();
  chooseLanguage(target.value);
  // Examples above have changed their height; what was clicked stays where it is.
  scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
});

if (document.querySelector('.toc')) followContents(document.querySelector('.toc'));

function followContents(contents) {
  const search = contents.querySelector('input');
  const found = contents.querySelector('[role="status"]');
  const entries = [...contents.querySelectorAll('li > a')].map((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return { link, item: link.parentElement, heading, text: textBelow(heading).toLowerCase() };
  });

  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    for (const { item } of entries) item.hidden = true;
    for (const { item } of matches) {
      item.hidden = false;
      const chapter = item.parentElement.closest('li');
      if (chapter) chapter.hidden = false;
    }
    found.textContent =
      words.length === 0 ? '' : matches.length === 1 ? '1 place' : `${matches.length} places`;
  });
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || search.value.trim() === '') return;
    event.preventDefault();
    // A chapter is shown for what is in it; the place itself comes after.
    const first = entries.find(
      ({ item }) => !item.hidden && !item.querySelector('li:not([hidden])'),
    );
    first?.link.click();
  });

  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });

  // A link, not a jump: the reader may have come for something else.
  const last = lastPlace(entries);
  if (last) {
    const label = `Continue at ${last.link.textContent}`;
    const resume = element('a', { className: 'ui', href: last.link.hash }, label);
    found.after(resume);
    search.addEventListener('input', () => resume.remove());
  }

  const observer = new IntersectionObserver(
    () => {
      const read = entries.findLast(({ heading }) => heading.getBoundingClientRect().top < 120);
      for (const { link } of entries) link.removeAttribute('aria-current');
      if (read === undefined) return;
      read.link.setAttribute('aria-current', 'true');
      rememberPlace(read.heading.id);
      contents.scrollTop = read.link.offsetTop - contents.clientHeight / 2;
    },
    { rootMargin: '-100px 0px 0px 0px', threshold: [0, 1] },
  );
  for (const { heading } of entries) observer.observe(heading);
}

/** The words below a heading, up to the next one that has an entry of its own. */
function textBelow(heading) {
  const operation = heading.closest('.operation');
  if (operation) return operation.textContent;
  const body = heading.nextElementSibling;
  const texts = [heading.textContent];
  let next = heading.matches('h2') ? body.firstElementChild : body;
  for (; next && !next.matches('h3, .operation'); next = next.nextElementSibling) {
    texts.push(next.textContent);
  }
  return texts.join(' ');
}
