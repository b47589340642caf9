// What a reader of the guides chose is kept in this browser: the language of examples, and the place in each page.

const languageKey = 'guide-language';
const placeKey = `guide-place ${location.pathname}`;

/** Storage can be switched off, and then nothing is remembered. */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

/** Shows all examples in the language that was chosen last, where they have it. */
export function restoreLanguage() {
  const language = read(languageKey);
  if (language) chooseLanguage(language);
}

/** Shows all examples in a language, and remembers it. */
export function chooseLanguage(language) {
  for (const input of document.querySelectorAll('.tabs input')) {
    if (input.value === language) input.checked = true;
  }
  write(languageKey, language);
}

/** Remembers the section that is read; the first one is where a page begins anyway. */
export function rememberPlace(id) {
  write(placeKey, id);
}

/** The entry of the section that was read last, unless the address names one. */
export function lastPlace(entries) {
  const id = location.hash ? null : read(placeKey);
  return entries.slice(1).find(({ heading }) => heading.id === id);
}
