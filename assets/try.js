// Runs the calls of the reference against this service. Answers are shown as text, never as markup.
for (const form of document.querySelectorAll('form.try')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const status = form.querySelector('.status');
    const shown = form.querySelector('.answer');
    status.textContent = 'Calling…';
    try {
      const response = await fetch(...toRequest(form));
      const text = await response.text();
      status.textContent = `${response.status}, ${text.length} characters`;
      shown.textContent = JSON.stringify(JSON.parse(text), undefined, 2);
      shown.hidden = false;
    } catch {
      status.textContent = 'The service did not answer. Check the connection and try again.';
      shown.hidden = true;
    }
  });
}

function toRequest(form) {
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
  if (method !== 'POST') return [url];
  const headers = { 'Content-Type': 'application/json' };
  return [url, { method, headers, body: JSON.stringify(body) }];
}
