// The input of the templates: texts in their order, with headings in the language of the profile.
import { listAccounts } from '../domain/accounts.ts';
import { accentOf, isOneColumn } from '../domain/theme.ts';
import {
  type Entry as BackgroundEntry,
  listBackground,
  formatStated,
  type Stated,
} from '../documents/markdown/background.ts';
import type { Block as Shown } from '../documents/markdown/fields.ts';
import { showRole } from '../documents/markdown/role.ts';
import { formatRange } from '../wording/format.ts';
import { directionOf, languageOf, wordsOf } from '../wording/index.ts';
import { casePath } from '../paths.ts';
import type { Role } from '../schema/content.ts';
import type { Private } from '../schema/private.ts';
import type { Site } from '../schema/site.ts';
import { type Block, list, paragraph, toBlocks } from './prose.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

interface Entry {
  /** The company of several adjacent roles, printed once above the first. */
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

/** Everything that the templates read. */
export interface PrintedResume {
  readonly paper: string;
  /** `#rrggbb` */
  readonly accent: string;
  readonly isOneColumn: boolean;
  readonly name: string;
  readonly role: string;
  readonly focus: string;
  readonly availability: string;
  /** Texts of the picture, shortened to fit. */
  readonly card: Readonly<Record<'name' | 'role' | 'focus' | 'host', string>>;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly region: string | null;
  readonly isRightToLeft: boolean;
  /** The date of the document: the month of the content, so that printing twice gives equal files. */
  readonly date: { readonly year: number; readonly month: number };
  readonly contact: readonly { readonly label: string; readonly url: string }[];
  readonly sections: readonly Section[];
}

/** Builds the input of the templates, without empty sections. */
export function toPrintedResume(
  site: Site,
  paper: Paper = 'a4',
  facts: Private = {},
): PrintedResume {
  const { content, baseUrl } = site;
  const { name, role, focus, availability, core } = content.profile;
  const [language = 'en', region] = languageOf(content).split('-');
  const [year = 0, month = 1] = content.asOf.split('-').map(Number);
  return {
    paper: paper === 'a4' ? 'a4' : 'us-letter',
    accent: accentOf(content),
    isOneColumn: isOneColumn(content),
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
    contact: listContacts(site, facts),
    sections: [
      ...listSections(site),
      words(wordsOf(content).headings.references, list(facts.references ?? [], baseUrl)),
    ].filter(({ body, entries }) => body.length + entries.length > 0),
  };
}

/** Cuts a text after a word, to at most `limit` characters. */
function shorten(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** Lists the contacts of the profile, then those of private.yaml, which only an export of the owner has. */
function listContacts(
  { content, baseUrl }: Site,
  { phone = '', street = '', birthDate }: Private,
): PrintedResume['contact'] {
  const { email, location = '', website } = content.profile;
  const accounts = listAccounts(content.profile).map(({ label, url }) => ({
    label: writeAddress(url) ?? label,
    url,
  }));
  const born = birthDate && `${wordsOf(content).facts.birthDate}: ${birthDate}`;
  return [
    { label: email, url: `mailto:${email}` },
    { label: location, url: '' },
    { label: website === undefined ? new URL(baseUrl).host : '', url: `${baseUrl}/` },
    ...accounts,
    { label: phone, url: `tel:${phone.replace(/[^\d+]/gu, '')}` },
    { label: street, url: '' },
    { label: born ?? '', url: '' },
  ].filter(({ label }) => label !== '');
}

/** An address without its scheme; `undefined` if it is too long for the line of contacts. */
function writeAddress(url: string): string | undefined {
  const text = decodeURI(url)
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/\/$/u, '');
  return text.length > 44 ? undefined : text;
}

function listSections(site: Site): Section[] {
  const { content, baseUrl } = site;
  const { profile, roles } = content;
  const { headings, facts } = wordsOf(content);
  const { intro, about = [], core, languages, contact, engineeringPrinciples = [] } = profile;
  return [
    words(headings.about, toProse([intro, ...about], baseUrl)),
    words(facts.core, toParagraphs(core.join(', '))),
    {
      title: headings.experience,
      body: [],
      entries: roles.map((role, index) => toRole(role, index, site)),
    },
    { title: headings.cases, body: [], entries: listCases(site, facts.technologies) },
    ...listBackground(content).map(({ name, entries }) => ({
      title: headings[name],
      body: [],
      entries: entries.map((entry) => toEntry(entry, baseUrl)),
    })),
    words(headings.skills, writeGroups(profile.skills)),
    words(facts.languages, toParagraphs(languages)),
    words(headings.interests, writeGroups(profile.interests)),
    words(headings.principles, list(engineeringPrinciples, baseUrl, true)),
    words(contact?.title ?? headings.contact, toProse([contact?.description], baseUrl)),
  ];
}

/** Makes a paragraph of a plain text, and none of an empty one. */
function toParagraphs(text = ''): Block[] {
  return text === '' ? [] : [paragraph(text)];
}

/** Converts the present texts. */
function toProse(texts: readonly (string | undefined)[], baseUrl: string): Block[] {
  return texts.flatMap((text) => (text === undefined ? [] : toBlocks(text, baseUrl)));
}

function toBody(body: readonly Shown[], baseUrl: string): Block[] {
  return body.flatMap((one) =>
    typeof one === 'string' ? toBlocks(one, baseUrl) : list(one, baseUrl),
  );
}

/** Most characters of a title and its source that fit beside a date. */
const maxTitle = 76;

/** Puts the source of an entry, such as a university, after its title if the line has room. */
function toEntry(
  { title, url = '', when, from, facts, body }: BackgroundEntry,
  baseUrl: string,
): Entry {
  const isBeside = from !== '' && title.length + from.length <= maxTitle;
  return {
    title,
    at: isBeside ? from : '',
    url,
    date: when,
    facts: [isBeside ? '' : from, ...facts].filter(Boolean).join(' · '),
    body: toBody(body, baseUrl),
    technologies: '',
  };
}

function words(title: string, body: readonly Block[]): Section {
  return { title, body, entries: [] };
}

function toRole(role: Role, index: number, { content, baseUrl }: Site): Entry {
  const wording = wordsOf(content);
  const { company, title, start, end, location, technologies, url = '' } = role;
  const [before, after] = [content.roles[index - 1], content.roles[index + 1]];
  const isFirst = before?.company !== company;
  const isAlone = isFirst && after?.company !== company;
  const { location: _, ...elsewhere } = role;
  const isSamePlace = !isFirst && before?.location === location;
  const { facts, body } = showRole(isSamePlace ? elsewhere : role, wording);
  return {
    ...(isFirst && !isAlone && { group: { title: company, url } }),
    title,
    at: isAlone ? company : '',
    url: isAlone ? url : '',
    date: formatRange(start, end, wording),
    facts: facts.join(' · '),
    body: toBody(body, baseUrl),
    technologies: writeTechnologies(wording.facts.technologies, technologies),
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
    technologies: writeTechnologies(label, technologies),
  }));
}

function writeTechnologies(label: string, technologies: readonly string[]): string {
  return technologies.length === 0 ? '' : `${label}: ${technologies.join(', ')}`;
}

/** Writes a paragraph for each group. Groups without keywords share one. */
function writeGroups(groups: readonly Stated[] = []): Block[] {
  const bare = groups.filter(({ keywords = [] }) => keywords.length === 0);
  return [
    ...groups
      .filter(({ keywords = [] }) => keywords.length > 0)
      .map(({ name, ...group }): Block => ({
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: name }] },
          { type: 'text', value: formatStated({ ...group, name: '' }) },
        ],
      })),
    ...toParagraphs(bare.map(formatStated).join(', ')),
  ];
}
