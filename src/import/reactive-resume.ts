// Reactive Resume, versions 4 and 5, as exported by its dashboard. Hidden sections and entries are left out.
import { isObject } from '../kernel/json.ts';
import {
  addPrivate,
  type Draft,
  type Entry,
  type Format,
  joinTexts,
  listed,
  type Listed,
  type Names,
  readEntry,
  type Section,
  sections,
} from './draft.ts';
import { sectionOf } from './section-titles.ts';
import type { Cursor } from './source.ts';

const url = ['website.url', 'url.href', 'website', 'url'];
const period = ['period', 'date'];
/** Version 4 has a short description beside the summary, version 5 a description alone. */
const summary = [['description', 'summary']];
const name = ['name', 'title'];

const profile: Names<'profile'> = {
  name: 'name',
  role: 'headline',
  email: 'email',
  location: 'location',
  website: url,
};

/** By the name of the source section: the section here, and the source paths of its fields. */
const lists: ReadonlyMap<string, Listed> = new Map(
  Object.entries({
    profiles: listed('profiles', { label: 'network', url, username: 'username' }),
    languages: listed('languages', {
      language: ['language', 'name'],
      fluency: ['fluency', 'description'],
    }),
    experience: listed('roles', {
      company: 'company',
      title: 'position',
      period,
      location: 'location',
      url,
      summary,
    }),
    education: listed('education', {
      institution: ['school', 'institution'],
      degree: ['degree', 'studyType'],
      area: 'area',
      score: ['grade', 'score'],
      location: 'location',
      period,
      url,
      summary,
    }),
    certifications: listed('certificates', { name, issuer: 'issuer', date: period, url }),
    projects: listed('projects', { name, period, url, summary, technologies: 'keywords' }),
    publications: listed('publications', {
      title: name,
      publisher: 'publisher',
      date: period,
      url,
      summary,
    }),
    awards: listed('awards', { title: name, awarder: 'awarder', date: period, url, summary }),
    volunteer: listed('volunteering', {
      organization: 'organization',
      title: 'position',
      period,
      location: 'location',
      url,
      summary,
    }),
    skills: listed('skills', { name, keywords: 'keywords', level: ['proficiency', 'description'] }),
    interests: listed('interests', { name, keywords: 'keywords' }),
  }),
);

/** The names of fields that entries of most custom sections have. */
const described = { url, summary: 'summary' };
const lasting = { ...described, period };
const dated = { ...described, date: period };

/** The names of the fields in entries of all custom sections. */
const customNames: { readonly [Of in Section]?: Names<Section> } = Object.fromEntries(
  Object.entries({
    roles: {
      ...lasting,
      company: 'name',
      title: 'description',
      location: 'location',
      technologies: 'keywords',
    },
    talks: { ...dated, title: 'name', event: ['location', 'description'] },
    projects: { ...lasting, name: 'name', role: 'description', technologies: 'keywords' },
    education: { ...lasting, institution: 'name', degree: 'description', location: 'location' },
    certificates: { name: 'name', issuer: 'description', date: period, url },
    awards: { ...dated, title: 'name', awarder: 'description' },
    publications: { ...dated, title: 'name', publisher: 'description' },
    volunteering: { ...lasting, organization: 'name', title: 'description', location: 'location' },
    skills: { name: 'name', keywords: 'keywords', level: 'description' },
    interests: { name: 'name', keywords: 'keywords' },
    languages: { language: 'name', fluency: 'description' },
  }),
);

export const reactiveResume: Format = {
  files: 'Reactive Resume 4 and 5 (JSON)',
  recognizes: (data) =>
    isObject(data) &&
    isObject(data['sections']) &&
    isObject(data['sections']['experience']) &&
    Array.isArray(data['sections']['experience']['items']),
  appearance:
    /^(?:metadata\.(?!notes)|picture\b)|(?:^|[.\]])(?:id|icon|iconColor|type|columns)$|^sections\.(?:custom\.)?[\w-]+\.(?:name|title)$|^customSections\[\d+\]\.title$/u,
  read(root, draft) {
    const opening = readEntry(root.at('basics'), 'profile', profile);
    addPrivate(draft, {
      ...readEntry(root.at('basics'), 'private', { phone: 'phone', birthDate: 'birthdate' }),
      references: listShown(root.at('sections.references')).flatMap((item) =>
        joinTexts(['name', 'position', 'description', 'summary'].map((member) => item.at(member))),
      ),
    });
    // Version 5 has links to further accounts in custom fields.
    draft.profiles.push(
      ...root
        .at('basics.customFields')
        .items()
        .filter((item) => /^https?:/u.test(item.at('link').peek() ?? ''))
        .map((item) => readEntry(item, 'profiles', { label: 'text', url: 'link' })),
    );
    const summaries = [root.at('summary'), root.at('sections.summary')];
    const intro = summaries.filter(isShown).flatMap((one) => one.at('content').facts());
    draft.profile.push({ ...opening, ...(intro.length > 0 && { intro }) });
    for (const [from, section] of root.at('sections').members()) {
      const list = lists.get(from);
      if (list !== undefined) addList(draft, section, list);
    }
    for (const section of root.at('customSections').items()) {
      const list = lists.get(section.at('type').peek() ?? '');
      if (list !== undefined) addList(draft, section, list);
      else addTitled(draft, section, section.at('title').peek());
    }
    for (const [, section] of root.at('sections.custom').members()) {
      addTitled(draft, section, section.at('name').peek());
    }
    [draft.photo] = ['picture.url', 'basics.picture.url'].flatMap((path) => root.at(path).facts());
    draft.language = root.at('metadata.page.locale').peek() ?? root.at('metadata.language').peek();
  },
};

function isShown({ value }: Cursor): boolean {
  return isObject(value) && value['hidden'] !== true && value['visible'] !== false;
}

/** Lists the entries of a section that are not hidden. */
function listShown(section: Cursor): Cursor[] {
  return isShown(section) ? section.at('items').items().filter(isShown) : [];
}

/** Adds the entries of a custom section, whose title names their kind. */
function addTitled(draft: Draft, section: Cursor, title: string | undefined): void {
  const to = sectionOf(title ?? '');
  if (to === undefined) return;
  const [first = ''] = Object.keys(sections[to]);
  addList(draft, section, [to, { [first]: first, ...customNames[to] }]);
}

function addList(draft: Draft, section: Cursor, [to, names]: Listed): void {
  for (const item of listShown(section)) {
    const roles = to === 'roles' ? item.at('roles').items() : [];
    draft[to].push(...(roles.length > 0 ? listRoles(item, roles) : [readEntry(item, to, names)]));
  }
}

/** The roles of one company. The description of the company goes to the first of them. */
function listRoles(item: Cursor, roles: readonly Cursor[]): Entry[] {
  const about = readEntry(item, 'roles', { summary })['summary'] ?? [];
  const common = readEntry(item, 'roles', { company: 'company', location: 'location', url });
  const own: Names<'roles'> = { title: 'position', period, summary };
  return roles.map((role, index) => {
    const entry: Entry = { ...common, ...readEntry(role, 'roles', own) };
    if (index > 0 || about.length === 0) return entry;
    return { ...entry, summary: [...about, ...(entry['summary'] ?? [])] };
  });
}
