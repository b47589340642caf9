// Moves private facts out of texts that would be public: phone numbers, the street and the date of birth.
import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  isSupportedCountry,
} from 'libphonenumber-js';
import { findDay } from './birth-date.ts';
import { type Draft, type Entry, type Kind, type Section, sections } from './draft.ts';
import type { Fact, Ledger } from './source.ts';

/** A private fact that was in a public text. */
export interface Withdrawn {
  readonly at: string;
  readonly what: 'phone' | 'street' | 'birthDate';
  readonly words: string;
}

/** Kinds of fields in which people write sentences or addresses. */
const searched: ReadonlySet<Kind> = new Set(['line', 'lines', 'prose', 'points']);
/** Words that introduce a number, and are removed with it. */
const label =
  /(?:\b(?:phone|tel|telephone|mobile|cell|call(?: me)?(?: (?:at|on))?|whatsapp)\b[.:]?\s*)?$/iu;

interface Range {
  readonly what: Withdrawn['what'];
  readonly start: number;
  readonly end: number;
}

/**
 * Removes private facts from a draft, adds them to its private section, and lists where they were.
 * @param others are drafts of the same person in other languages
 */
export function withdrawPrivate(
  draft: Draft,
  ledger: Ledger,
  others: readonly Draft[] = [],
): readonly Withdrawn[] {
  const known: Entry = draft.private[0] ?? {};
  const all = [known, ...others.flatMap((other) => other.private)];
  const countries = [...new Set([draft, ...others].flatMap(listCountries))];
  const withdrawn: Withdrawn[] = [];
  const clean = (fact: Fact): Fact[] => {
    const ranges = findPrivate(fact.text, all, countries);
    if (ranges.length === 0) return [fact];
    for (const { what, start, end } of ranges) {
      withdrawn.push({ at: fact.at, what, words: fact.text.slice(start, end) });
      known[what] ??= [{ ...fact, text: fact.text.slice(start, end) }];
    }
    ledger.leave(fact, 'contains private facts, which are in private.yaml');
    const text = cutRanges(fact.text, ranges);
    return /[\p{L}\p{N}]/u.test(text) ? [{ ...fact, text }] : [];
  };
  for (const section of Object.keys(sections) as Section[]) {
    if (section === 'private') continue;
    for (const entry of draft[section]) {
      for (const [field, facts = []] of Object.entries(entry)) {
        if (!searched.has(sections[section][field] ?? 'date')) continue;
        const kept = facts.flatMap(clean);
        if (kept.length > 0) entry[field] = kept;
        else delete entry[field];
      }
    }
  }
  if (withdrawn.length > 0) draft.private[0] = known;
  return withdrawn;
}

/** The countries whose numbers need no prefix: those of the place and of the stated number. */
function listCountries({ profile, private: [facts] }: Draft): readonly CountryCode[] {
  const places = (profile[0]?.['location'] ?? []).map(({ text }) => text.trim().toUpperCase());
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const named = getCountries().filter((code) =>
    places.some((place) => place.split(/,\s*/u).at(-1) === names.of(code)?.toUpperCase()),
  );
  const stated = facts?.['phone']?.map(({ text }) => text).join(' ') ?? '';
  const [number] = findPhoneNumbersInText(stated, 'US');
  const codes = places.map((place) => place.slice(-2));
  const found = [...codes, ...named, number?.number.country ?? '', 'US'];
  return [...new Set(found)].filter((code): code is CountryCode => isSupportedCountry(code));
}

function findPrivate(
  text: string,
  known: readonly Entry[],
  countries: readonly CountryCode[],
): Range[] {
  const ranges: Range[] = [];
  const add = (what: Withdrawn['what'], start: number, end: number): void => {
    if (!ranges.some((one) => start < one.end && one.start < end))
      ranges.push({ what, start, end });
  };
  for (const what of ['street', 'birthDate', 'phone'] as const) {
    const values = known.flatMap((facts) => facts[what] ?? []);
    for (const { text: value } of values) {
      const days = what === 'birthDate' ? findDay(text, value) : [];
      const found = [...findWords(text, value.trim()), ...days];
      for (const { start, end } of found) add(what, start, end);
    }
  }
  if (/\d[^a-z\n]{5,}\d/iu.test(text)) {
    for (const country of countries) {
      for (const { startsAt, endsAt } of findPhoneNumbersInText(text, country)) {
        if (!isInWord(text, startsAt, endsAt)) add('phone', startsAt, endsAt);
      }
    }
  }
  return ranges.toSorted((a, b) => a.start - b.start);
}

/** Where a text has a private text in any case, if that is long enough to be found by itself. */
function findWords(text: string, value: string): readonly { start: number; end: number }[] {
  if (value.length <= 6 || !/\d/u.test(value)) return [];
  const escaped = value
    .replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replace(/\s+/gu, String.raw`\s+`);
  return [...text.matchAll(new RegExp(escaped, 'giu'))].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** Whether digits are part of an address or an identifier. */
function isInWord(text: string, start: number, end: number): boolean {
  return /[\w/=.#-]$/u.test(text.slice(0, start)) || /^[\w/=]/u.test(text.slice(end));
}

/** A mark that ended the sentence or the item that was cut. */
const mark = /^[.,;]/u;

function cutRanges(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let last = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(last, start).replace(label, ''));
    last = end;
  }
  return [...parts, text.slice(last)]
    .reduce(
      (rest, part) => rest + (/(?:^|[.,;:!?]) *$/u.test(rest) ? part.replace(mark, '') : part),
    )
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ +(?=[,.:;])/gu, '')
    .trim();
}
