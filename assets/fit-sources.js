// Where evidence is told: addresses on this site, and the profile's own words.
import { fill } from './fit-words.js';

/** The address of the profile, below which the others are. */
function homeUrl() {
  return document.querySelector('.masthead > a').href;
}

export function caseUrl(slug) {
  return new URL(`cases/${slug}/`, homeUrl()).href;
}

/** The place of a role on the profile page; its anchor is made as src/documents/pages/anchors.ts makes it. */
export function roleUrl({ page, company, title, dates }) {
  return page ?? `${homeUrl()}#role-${slugify(`${company} ${title} ${dates}`)}`;
}

/** Quotes what the profile's texts tell of something that no list of it names. */
export function says({ quote, company, slug }, page) {
  const { table } = page.words;
  const study = page.cases[slug];
  const ofCase = study && fill(table.caseNumber, { number: study.number });
  return fill(table.quoted, { source: company ?? ofCase ?? table.theProfile, quote });
}

/** Anchors of headings, by the rules that GitHub uses. */
function slugify(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
}
