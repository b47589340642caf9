// What a text asks for besides technologies: what the profile has beside it, and the text's own words for what nobody
// assesses.

/** Rows of what is asked of a role: label, what the text asks for, what the profile offers. None for a résumé, which asks nothing. */
export function listAsked({ answer, page }) {
  if (answer.looksLike === 'resume') return [];
  const { words, offered } = page;
  const { verdict } = words;
  const { isSeniorLevelMatch, isBackendOrFullStackMatch, ...role } = answer.roleMatch;
  const quotes = (kind) => quotesOf(answer, kind).join('; ');
  const rows = [
    [
      verdict.seniority,
      (role.isSeniorAsked ?? isSeniorLevelMatch) && verdict.senior,
      offered.seniority,
    ],
    [
      verdict.work,
      (role.isBackendOrFullStackAsked ?? isBackendOrFullStackMatch) && verdict.backendOrFullStack,
      offered.work,
    ],
    [verdict.years, quotes('years'), offered.years],
    ...(quotes('language') ? [[verdict.languages, quotes('language'), offered.language]] : []),
  ];
  return rows.map(([label, asked, given]) => [
    label,
    asked || verdict.notSaid,
    given || verdict.notSaid,
  ]);
}

/** Kinds of what was not assessed, in the order of the page's words: label, quotations, what the profile offers. */
export function listNotAssessed({ answer, page }) {
  return Object.entries(page.words.notAssessed.kinds).flatMap(([kind, label]) => {
    const quotes = quotesOf(answer, kind);
    return quotes.length === 0 ? [] : [{ label, quotes, offered: page.offered[kind] }];
  });
}

/** What a text says of a kind, once where it says it again. */
function quotesOf({ notAssessed = [] }, kind) {
  const quotes = notAssessed.filter((one) => one.kind === kind).map(({ quote }) => quote);
  return [...new Set(quotes.map(withoutMarkup))];
}

/** The words of a quotation from HTML; nothing in it is loaded or run. */
function withoutMarkup(quote) {
  const { body } = new DOMParser().parseFromString(quote, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
