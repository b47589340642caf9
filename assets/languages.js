// The switch of languages: offers the page in a language that the browser prefers. It hands a typed text to the next page of
// the same tab, which removes it from the tab's storage.
const links = [...document.querySelectorAll('.languages a')];
const field = document.getElementById('job-description');
const kept = 'job-description';
const codeOf = (tag) => tag.toLowerCase().split('-')[0];
const own = codeOf(document.querySelector('.languages')?.dataset.own ?? '');
const preferred = navigator.languages
  .map(codeOf)
  .find((code) => code === own || links.some(({ hreflang }) => codeOf(hreflang) === code));
const offered = links.find(({ hreflang }) => codeOf(hreflang) === preferred);
if (offered !== undefined && preferred !== own) {
  const line = document.createElement('aside');
  const link = offered.cloneNode();
  link.textContent = offered.dataset.offer;
  line.className = 'offer ui';
  line.append(link);
  document.querySelector('.masthead').before(line);
  links.push(link);
}

if (field !== null) {
  for (const link of links) {
    link.addEventListener('click', ({ metaKey, ctrlKey, shiftKey }) => {
      // Another tab would not remove the text here.
      if (field.value && !metaKey && !ctrlKey && !shiftKey)
        sessionStorage.setItem(kept, field.value);
    });
  }
  const text = sessionStorage.getItem(kept);
  sessionStorage.removeItem(kept);
  if (text) {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }
}
