// On a host of files nothing answers a question: the same matcher runs in the page. It is loaded with the first text, and
// the words of other languages than English with the first text that needs them. No text leaves the page.
let site;

/** Asks the matcher about a text. Gives its answer, or nothing where it cannot be loaded. */
export async function ask(form, text) {
  try {
    const [english, loaded] = await Promise.all([
      import('./fit-matcher.js'),
      (site ??= loadSite(form.dataset.content)),
    ]);
    const { assessJobFit } = english.needsEnglishOnly(loaded, text)
      ? english
      : await import('./fit-matcher-languages.js');
    return { answer: assessJobFit(loaded, text) };
  } catch {
    site = undefined;
    return {};
  }
}

/** Loads the content in the language of the page. */
async function loadSite(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}
