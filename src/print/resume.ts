// The résumé as the template takes it: what is printed, in its order and in the words of its language.
import { listAccounts } from '../domain/accounts.ts';
import {
  type Entry as BackgroundEntry,
  listBackground,
  sayStated,
  type Stated,
} from '../documents/markdown/background.ts';
import { formatRange } from '../wording/format.ts';
import { directionOf, languageOf, type Wording, wordsOf } from '../wording/index.ts';
import { casePath } from '../paths.ts';
import type { Role } from '../schema/content.ts';
import type { Site } from '../schema/site.ts';
import { type Block, list, paragraph, toBlocks } from './prose.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

interface Entry {
  /** What several entries in a row are at, said once above the first. */
  readonly group?: { readonly title: string; readonly url: string };
  readonly title: string;
  /** Follows the title. */
  readonly at: string;
  readonly url: string;
  readonly date: string;
  readonly facts: string;
  readonly body: readonly Block[];
  readonly technologies: string;
}

interface Section {
  readonly title: string;
  readonly body: readonly Block[];
  readonly entries: readonly Entry[];
}

/** Everything that the templates print. */
export interface PrintedResume {
  readonly paper: string;
  readonly name: string;
  readonly role: string;
  readonly focus: string;
  readonly availability: string;
  /** What the card has room for. */
  readonly card: {
    readonly name: string;
    readonly role: string;
    readonly focus: string;
    readonly host: string;
  };
  readonly keywords: readonly string[];
  readonly language: string;
  readonly region: string | null;
  readonly isRightToLeft: boolean;
  /** The month of the content, which dates the document: two renderings of it are equal. */
  readonly date: { readonly year: number; readonly month: number };
  readonly contact: readonly { readonly label: string; readonly url: string }[];
  readonly sections: readonly Section[];
}

/** Puts together what is printed; sections without anything are left away. */
export function toPrintedResume(site: Site, paper: Paper = 'a4'): PrintedResume {
  const { content, baseUrl } = site;
  const { name, role, focus, availability, core } = content.profile;
  const [language = 'en', region] = languageOf(content).split('-');
  const [year = 0, month = 1] = content.asOf.split('-').map(Number);
  return {
    paper: paper === 'a4' ? 'a4' : 'us-letter',
    name,
    role,
    focus,
    availability,
    card: {
      name: shorten(name, 80),
      role: shorten(role, 80),
      focus: shorten(focus, 140),
      host: shorten(new URL(baseUrl).host, 60),
    },
    keywords: core,
    language: language.toLowerCase(),
    region: region !== undefined && /^[A-Za-z]{2}$/u.test(region) ? region.toUpperCase() : null,
    isRightToLeft: directionOf(language) === 'rtl',
    date: { year, month },
    contact: listContacts(site),
    sections: listSections(site).filter(({ body, entries }) => body.length + entries.length > 0),
  };
}

/** A text cut after a word, at most so many characters long. */
function shorten(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

function listContacts({ content, baseUrl }: Site): PrintedResume['contact'] {
  const { profile } = content;
  const accounts = listAccounts(profile).map(({ label, url }) => ({
    label: sayAddress(url) ?? label,
    url,
  }));
  return [
    { label: profile.email, url: `mailto:${profile.email}` },
    ...(profile.location === undefined ? [] : [{ label: profile.location, url: '' }]),
    ...(profile.website === undefined
      ? [{ label: new URL(baseUrl).host, url: `${baseUrl}/` }]
      : []),
    ...accounts,
  ];
}

/** An address as it is read on paper; `undefined` for one that is too long for a line of contacts. */
function sayAddress(url: string): string | undefined {
  const text = decodeURI(url)
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/\/$/u, '');
  return text.length > 44 ? undefined : text;
}

function listSections(site: Site): Section[] {
  const { content, baseUrl } = site;
  const { profile, roles } = content;
  const wording = wordsOf(content);
  const { headings, facts } = wording;
  const { intro, about = [], core, languages, contact, engineeringPrinciples = [] } = profile;
  return [
    words(headings.about, told([intro, ...about], baseUrl)),
    words(facts.core, core.length === 0 ? [] : [paragraph(core.join(', '))]),
    {
      title: headings.experience,
      body: [],
      entries: roles.map((role, index) => toRole(role, index, roles, wording, baseUrl)),
    },
    { title: headings.cases, body: [], entries: listCases(site, facts.technologies) },
    ...listBackground(content).map(({ name, entries }) => ({
      title: headings[name],
      body: [],
      entries: entries.map((entry) => toEntry(entry, baseUrl)),
    })),
    words(headings.skills, sayGroups(profile.skills)),
    words(facts.languages, languages === undefined ? [] : [paragraph(languages)]),
    words(headings.interests, sayGroups(profile.interests)),
    words(headings.principles, list(engineeringPrinciples, baseUrl, true)),
    words(contact?.title ?? headings.contact, told([contact?.description], baseUrl)),
  ];
}

/** Prose of the folder; what it does not say is left away. */
function told(texts: readonly (string | undefined)[], baseUrl: string): Block[] {
  return texts.flatMap((text) => (text === undefined ? [] : toBlocks(text, baseUrl)));
}

/** Characters of a title and of where it is from that have room beside a date. */
const maxTitle = 76;

/** Where an entry is from follows its title where the line has room. */
function toEntry({ title, url = '', when, ...entry }: BackgroundEntry, baseUrl: string): Entry {
  const [from] = entry.facts;
  const isBeside = from && title.length + from.length <= maxTitle;
  return {
    title,
    at: isBeside ? from : '',
    url,
    date: when,
    facts: entry.facts
      .slice(isBeside ? 1 : 0)
      .filter(Boolean)
      .join(' · '),
    body: [...told([entry.summary], baseUrl), ...list(entry.highlights ?? [], baseUrl)],
    technologies: '',
  };
}

/** A section without entries. */
function words(title: string, body: readonly Block[]): Section {
  return { title, body, entries: [] };
}

function toRole(
  role: Role,
  index: number,
  roles: readonly Role[],
  wording: Wording,
  baseUrl: string,
): Entry {
  const { company, title, start, end, kind, location, technologies, url = '', note } = role;
  const [before, after] = [roles[index - 1], roles[index + 1]];
  const isFirst = before?.company !== company;
  const isAlone = isFirst && after?.company !== company;
  const isSamePlace = !isFirst && before?.location === location;
  return {
    ...(isFirst && !isAlone && { group: { title: company, url } }),
    title,
    at: isAlone ? company : '',
    url: isAlone ? url : '',
    date: formatRange(start, end, wording),
    facts: [kind && wording.kinds[kind], isSamePlace ? undefined : location]
      .filter(Boolean)
      .join(' · '),
    body: [
      ...told([role.summary], baseUrl),
      ...list(role.highlights ?? [], baseUrl),
      ...told([note], baseUrl),
    ],
    technologies: sayTechnologies(wording.facts.technologies, technologies),
  };
}

function listCases({ content, baseUrl }: Site, label: string): Entry[] {
  return content.cases.map(({ slug, title, category, summary, technologies }) => ({
    title,
    at: '',
    url: baseUrl + casePath(slug),
    date: '',
    facts: category,
    body: toBlocks(summary, baseUrl),
    technologies: sayTechnologies(label, technologies),
  }));
}

function sayTechnologies(label: string, technologies: readonly string[]): string {
  return technologies.length === 0 ? '' : `${label}: ${technologies.join(', ')}`;
}

/** A paragraph for each group; names without keywords share one. */
function sayGroups(groups: readonly Stated[] = []): Block[] {
  const bare = groups.filter(({ keywords = [] }) => keywords.length === 0);
  return [
    ...groups
      .filter(({ keywords = [] }) => keywords.length > 0)
      .map(({ name, ...group }): Block => ({
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: name }] },
          { type: 'text', value: sayStated({ ...group, name: '' }) },
        ],
      })),
    ...(bare.length === 0 ? [] : [paragraph(bare.map(sayStated).join(', '))]),
  ];
}
