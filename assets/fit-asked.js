// Demands of a text besides technologies: those that the profile has an answer to, and those that are not assessed.
import { fill } from './fit-words.js';

/** Rows of demands with the profile's side: label, demand, profile. A résumé demands nothing. */
export function listAsked({ answer, page }) {
  if (answer.looksLike === 'resume') return [];
  const { words, offered } = page;
  const { verdict } = words;
  const { isSeniorAsked, isBackendOrFullStackAsked } = answer.roleMatch;
  const { level, disciplines = [] } = answer.roleMatch.asked ?? {};
  // A line ends between names, not within one.
  const names = nameDisciplines(disciplines, page, '\u00a0');
  const work =
    names.charAt(0).toUpperCase() + names.slice(1) ||
    (isBackendOrFullStackAsked && verdict.backendOrFullStack);
  return [
    [
      verdict.seniority,
      words.levels[level] ?? (isSeniorAsked && verdict.senior),
      offered.seniority,
    ],
    [verdict.work, !isOtherTrade(disciplines, page) && work, offered.work],
    [verdict.years, quotesOf(listYears(answer, 'experience')).join('; '), offered.years],
    [verdict.languages, quotesOf(listKind(answer, 'language')).join('; '), offered.language],
  ].filter(([, asked, given]) => asked && given);
}

/** Says that the text asks for another kind of work than the profile states; empty if it does not. */
export function sayOtherTrade({ answer, page }) {
  const { disciplines = [] } = answer.roleMatch.asked ?? {};
  if (answer.looksLike === 'resume' || !isOtherTrade(disciplines, page)) return '';
  const [asked, offered] = [disciplines, page.offered.disciplines].map((names) =>
    nameDisciplines(names, page),
  );
  return fill(page.words.verdict.otherTrade, { asked, offered });
}

function isOtherTrade(asked, { offered }) {
  const own = withParts(offered.disciplines);
  return asked.length > 0 && own.length > 0 && !withParts(asked).some((one) => own.includes(one));
}

/** Full-stack work consists of back end and front end. */
function withParts(disciplines) {
  return disciplines.includes('fullstack') ? [...disciplines, 'backend', 'frontend'] : disciplines;
}

function nameDisciplines(disciplines, { words }, space = ' ') {
  return disciplines
    .map((one) => (words.disciplines[one] ?? one).replaceAll(' ', space))
    .join(', ');
}

/** The demands that are not assessed, by kind in the order of the page's words: label, quotations, the profile's side. */
export function listNotAssessed(context) {
  const { answer, page } = context;
  const { notAssessed } = page.words;
  const shown = new Set(listAsked(context).map(([label]) => label));
  const unknown = (answer.unknown ?? []).filter(({ isExcluded }) => !isExcluded);
  const kinds = Object.entries(notAssessed.kinds).flatMap(([kind, label]) => {
    if (kind === 'language' && shown.has(page.words.verdict.languages)) return [];
    const places = kind === 'years' ? listYears(answer, 'other') : listKind(answer, kind);
    const quotes = quotesOf(places);
    const offered = kind === 'years' ? undefined : offeredFor(kind, context);
    return quotes.length === 0 ? [] : [{ label, quotes, offered }];
  });
  return unknown.length === 0
    ? kinds
    : [...kinds, { label: notAssessed.unknown, quotes: unknown.map(({ name }) => name) }];
}

/** The profile's side of a demand. Availability may name places, and stands beside them where no start is asked for. */
function offeredFor(kind, { answer, page: { offered } }) {
  if (kind !== 'place' || listKind(answer, 'notice').length > 0) return offered[kind];
  return [offered.place, offered.notice].filter(Boolean).join('; ');
}

/** The places of the text that are marked as not assessed. */
export function notAssessedPlaces(answer) {
  const years = [...listYears(answer, 'experience'), ...listYears(answer, 'other')];
  return [...(answer.notAssessed ?? []).filter(({ kind }) => kind !== 'years'), ...years];
}

function listKind({ notAssessed = [] }, kind) {
  return notAssessed.filter((one) => one.kind === kind);
}

function listYears({ yearsAsked = [] }, subject) {
  return yearsAsked.filter((one) => one.subject === subject);
}

/** The quotations of places, each once. */
function quotesOf(places) {
  return [...new Set(places.map(({ quote }) => withoutMarkup(quote)))];
}

/** The words of a quotation from HTML; nothing in it is loaded or run. */
function withoutMarkup(quote) {
  const { body } = new DOMParser().parseFromString(quote, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
