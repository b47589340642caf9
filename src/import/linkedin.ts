// LinkedIn's "Get a copy of your data": its CSV files as `{ 'Profile.csv': [{ 'First Name': … }] }`.
import { isObject } from '../kernel/json.ts';
import {
  addPrivate,
  type Draft,
  type Entry,
  type Format,
  listed,
  type Listed,
  readEntry,
} from './draft.ts';
import { breakAtBullets } from './prose.ts';
import type { Cursor, Fact } from './source.ts';
import { parseURL } from '../kernel/url.ts';

const dates = { startDate: ['Started On', 'Start Date'], endDate: ['Finished On', 'End Date'] };
const url = ['Url', 'URL'];

/** The files that are read. Others hold messages, contacts and activity, also of other people. */
const lists: Readonly<Record<string, Listed>> = {
  'Positions.csv': listed('roles', {
    company: 'Company Name',
    title: 'Title',
    start: 'Started On',
    end: 'Finished On',
    location: 'Location',
    summary: 'Description',
  }),
  'Education.csv': listed('education', {
    institution: 'School Name',
    degree: 'Degree Name',
    startDate: 'Start Date',
    endDate: 'End Date',
    summary: 'Notes',
    highlights: 'Activities',
  }),
  'Certifications.csv': listed('certificates', {
    name: 'Name',
    issuer: 'Authority',
    date: 'Started On',
    expiryDate: 'Finished On',
    id: 'License Number',
    url,
  }),
  'Projects.csv': listed('projects', { name: 'Title', ...dates, url, summary: 'Description' }),
  'Publications.csv': listed('publications', {
    title: 'Name',
    publisher: 'Publisher',
    date: 'Published On',
    url,
    summary: 'Description',
  }),
  'Honors.csv': listed('awards', {
    title: 'Title',
    awarder: 'Issuer',
    date: ['Issued On', 'Issue Date'],
    summary: 'Description',
  }),
  'Volunteering.csv': listed('volunteering', {
    organization: 'Company Name',
    title: 'Role',
    ...dates,
    summary: 'Description',
  }),
  'Skills.csv': listed('skills', { name: 'Name' }),
  'Languages.csv': listed('languages', { language: 'Name', fluency: 'Proficiency' }),
};

/** Files with private texts or without a section. They are read so that the report lists their texts as left out. */
const others = [
  'Profile.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Courses.csv',
  'Organizations.csv',
];

export const linkedInFiles: readonly string[] = [...Object.keys(lists), ...others];

export const linkedIn: Format = {
  files: 'the ZIP or the CSV files of LinkedIn’s “Get a copy of your data”',
  recognizes: (data) => isObject(data) && linkedInFiles.some((file) => Object.hasOwn(data, file)),
  appearance: /^Email Addresses\.csv.*\.(?:Confirmed|Primary|Updated On)$/u,
  read(root, draft) {
    for (const [file, [section, names]] of Object.entries(lists)) {
      const items = root.member(file).items();
      draft[section].push(...items.map((item) => breakLists(readEntry(item, section, names))));
    }
    const [profile] = root.member('Profile.csv').items();
    const [phone] = root.member('PhoneNumbers.csv').items();
    addPrivate(draft, {
      ...(profile && readEntry(profile, 'private', { street: 'Address', birthDate: 'Birth Date' })),
      phone: phone?.at('Number').facts() ?? [],
    });
    const email = chooseAddress(root.member('Email Addresses.csv').items());
    draft.profile.push({ ...(profile && readProfile(profile, draft)), ...(email && { email }) });
  },
};

/** Restores the lines of a list that was pasted into LinkedIn's form. */
function breakLists(entry: Entry): Entry {
  const lines = entry['summary']?.map((fact) => ({ ...fact, text: breakAtBullets(fact.text) }));
  return { ...entry, ...(lines && { summary: lines }) };
}

function readProfile(profile: Cursor, draft: Draft) {
  const first = profile.at('First Name').facts();
  const last = profile.at('Last Name').facts();
  const text = [...first, ...last].map((part) => part.text.trim()).join(' ');
  const entry = readEntry(profile, 'profile', {
    role: 'Headline',
    intro: 'Summary',
    location: ['Geo Location', 'Location'],
  });
  const [website, ...sites] = listSites(profile.at('Websites').facts());
  draft.profiles.push(
    ...sites.map(({ label, url: address }) => ({ label: [label], url: [address] })),
  );
  for (const handle of listHandles(profile.at('Twitter Handles').facts())) {
    draft.profiles.push({ label: [{ ...handle, text: 'Twitter' }], username: [handle] });
  }
  return {
    ...entry,
    ...(text !== '' && { name: [{ text, at: first[0]?.at ?? last[0]!.at }] }),
    ...(website && { website: [website.url] }),
  };
}

/** Parses `[PORTFOLIO:https://a.example,BLOG:https://b.example]`. */
function listSites(facts: readonly Fact[]): { label: Fact; url: Fact }[] {
  return facts.flatMap((fact) =>
    fact.text
      .replace(/^\[|\]$/gu, '')
      .split(/,(?=\s*(?:[A-Z_ ]+:)?(?:https?:|www\.))/u)
      .map((site) => {
        const { label = '', url: address = '' } =
          /^\s*(?:(?<label>[A-Z_ ]+):)?(?<url>.*)$/su.exec(site)?.groups ?? {};
        const host = parseURL(address)?.host ?? address;
        return { label: { ...fact, text: label || host }, url: { ...fact, text: address } };
      }),
  );
}

/** Parses `[one, two]` or `one`. */
function listHandles(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((fact) =>
    fact.text
      .replace(/^\[|\]$/gu, '')
      .split(',')
      .map((handle) => ({ ...fact, text: handle.trim().replace(/^@/u, '') }))
      .filter(({ text }) => text !== ''),
  );
}

/** The primary address, else the first. */
function chooseAddress(rows: readonly Cursor[]): Fact[] | undefined {
  const primary = rows.find((row) => row.at('Primary').peek()?.trim() === 'Yes') ?? rows[0];
  return primary?.at('Email Address').facts();
}
