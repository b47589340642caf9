// Reloads the page when the profile has changed, and shows the mistakes of a folder that cannot be served over it, until they
// are mended. Only `profile-api serve --watch` serves this file.
let seen;
let shown;

const style = new CSSStyleSheet();
style.replaceSync(`
  section {
    position: fixed;
    inset: auto 0 0;
    z-index: 2147483647;
    max-block-size: 60vh;
    overflow: auto;
    padding: 1rem max(1rem, 5vw);
    border-block-start: 4px solid #d7263d;
    background: #16181d;
    color: #fff;
    font: 1rem/1.5 system-ui, sans-serif;
    text-align: start;
  }
  h2 { margin: 0; font-size: 1.125rem; }
  p { margin: 0; overflow-wrap: anywhere; }
  ol { margin: 0.75rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
  code { color: #ffb3bd; font: 0.9375rem/1.5 ui-monospace, monospace; }
  .fix { color: #b9e4c9; }
`);

function make(tag, text, kind) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/** Shows mistakes in a shadow tree, which the styles of the page do not reach. */
function show(mistakes) {
  hide();
  shown = document.createElement('profile-mistakes');
  const tree = shown.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [style];
  const panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  panel.append(make('h2', `${count}. The page shows the last good content.`));
  const list = document.createElement('ol');
  for (const { place, message, fix } of mistakes) {
    const item = document.createElement('li');
    const where = document.createElement('p');
    where.append(make('code', place));
    item.append(where, make('p', message), make('p', fix, 'fix'));
    list.append(item);
  }
  panel.append(list);
  tree.append(panel);
  document.body.append(shown);
}

function hide() {
  shown?.remove();
  shown = undefined;
}

const changes = new EventSource('/assets/changes');
changes.addEventListener('message', ({ data }) => {
  seen ??= data;
  if (data === seen) hide();
  else location.reload();
});
changes.addEventListener('mistakes', ({ data }) => show(JSON.parse(data)));
