// Runs the calls of the reference against this service and shows what came back, with its headers and its time. All of it
// is shown as text, never as markup.
for (const form of document.querySelectorAll('form.try')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const status = form.querySelector('.status');
    const outcome = form.querySelector('.outcome');
    const show = (name, text) => (form.querySelector(name).textContent = text);
    const call = toCall(form);
    show('.called', toCurl(call));
    status.textContent = 'Calling…';
    try {
      const began = performance.now();
      const response = await fetch(call.url, call);
      const text = await response.text();
      const time = Math.max(1, Math.round(performance.now() - began));
      status.textContent = `${response.status}, ${time} ms, ${text.length} characters`;
      show(
        '.headers',
        [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      );
      show('.answer', JSON.stringify(JSON.parse(text), undefined, 2));
      outcome.hidden = false;
    } catch {
      status.textContent = 'The service did not answer. Check the connection and try again.';
      outcome.hidden = true;
    }
  });
}

function toCall(form) {
  const { method, path } = form.dataset;
  const url = new URL(location.origin);
  url.pathname = path;
  const body = {};
  for (const field of form.querySelectorAll('[data-name]')) {
    const { name, place } = field.dataset;
    if (place === 'path') url.pathname = path.replace(`{${name}}`, encodeURIComponent(field.value));
    if (place === 'query' && field.value !== '') url.searchParams.set(name, field.value);
    if (place === 'body') body[name] = field.value;
  }
  if (method !== 'POST') return { url };
  const headers = { 'Content-Type': 'application/json' };
  return { url, method, headers, body: JSON.stringify(body) };
}

/** The call for a POSIX shell. */
function toCurl({ url, headers = {}, body }) {
  return [
    `curl -i ${quote(url.href)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ].join(' \\\n  ');
}

function quote(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
