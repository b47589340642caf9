// What the texts of a profile tell of technologies that none of its lists has: quoted, and no evidence.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content, Role } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import type { Told } from '../../schema/job-fit.ts';
import { maxTold } from '../../schema/job-fit-limits.ts';
import { readJobDescription } from '../extract.ts';
import { vocabularyOf } from '../gazetteer/vocabulary.ts';
import { evidenceOf } from './evidence.ts';

/** Longest quotation, in characters; of a longer sentence the part around the name is quoted. */
const longestQuote = 160;

interface Source {
  readonly texts: readonly (string | undefined)[];
  readonly place: Omit<Told, 'quote'>;
}

/** Where the profile tells of technologies that it does not evidence, by index in its vocabulary. */
export const toldOf = derived((content: Content): ReadonlyMap<number, readonly Told[]> => {
  const vocabulary = vocabularyOf(content);
  const evidenced = evidenceOf(content);
  const told = new Map<number, Told[]>();
  for (const { texts, place } of listSources(content)) {
    const seen = new Set<number>();
    for (const text of texts) {
      if (text === undefined) continue;
      for (const { technology, mentions, isExcluded } of readJobDescription(vocabulary, text)
        .recognized) {
        if (isExcluded || evidenced.has(technology) || seen.has(technology)) continue;
        seen.add(technology);
        const places = told.get(technology) ?? [];
        told.set(technology, places);
        if (places.length < maxTold) {
          places.push({ quote: quoteAround(text, mentions[0]!.quote), ...place });
        }
      }
    }
  }
  return told;
});

/** The texts of a profile and what they belong to: the profile itself, its roles, its cases. */
function listSources({ profile, roles, cases }: Content): Source[] {
  const { role, focus, intro, about = [], engineeringPrinciples = [] } = profile;
  return [
    { texts: [role, focus, intro, ...about, ...engineeringPrinciples], place: {} },
    ...roles.map((one) => ({
      texts: textsOfRole(one),
      place: { company: one.company, title: one.title },
    })),
    ...cases.map((study) => ({ texts: textsOfCase(study), place: { slug: study.slug } })),
  ];
}

function textsOfRole({ title, summary, highlights = [], note }: Role) {
  return [title, summary, ...highlights, note];
}

function textsOfCase(study: EngineeringCase) {
  const { title, summary, context, problem, rootCause, outcome, takeaway } = study;
  const { contribution, investigation = [], sections = [] } = study;
  const prose = sections.flatMap(({ body, points = [] }) => [body, ...points]);
  return [
    title,
    summary,
    context,
    problem,
    ...investigation,
    rootCause,
    ...contribution,
    outcome,
    takeaway,
    ...prose,
  ];
}

/** The sentence of a text that has some words, or the part of it around them. */
function quoteAround(text: string, words: string): string {
  const place = text.indexOf(words);
  const before = text.slice(0, place);
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end) + 1));
  const rest = text.slice(place + words.length);
  const length = rest.search(/[.!?](?:\s|$)|\n|$/u);
  const sentence = text.slice(start, place + words.length + length);
  const quote = sentence.replaceAll(/\s+/gu, ' ').trim();
  if (quote.length <= longestQuote) return quote;
  const middle = quote.indexOf(words.replaceAll(/\s+/gu, ' '));
  const from = Math.max(0, Math.min(middle - longestQuote / 2, quote.length - longestQuote));
  return `${from > 0 ? '…' : ''}${quote.slice(from, from + longestQuote).trim()}${from + longestQuote < quote.length ? '…' : ''}`;
}
