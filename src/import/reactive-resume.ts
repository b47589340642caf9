// Reactive Resume, versions 4 and 5, as exported by its dashboard. Hidden sections and entries are left out.
import { isObject } from '../kernel/json.ts';
import {
  type Draft,
  emptyDraft,
  type Entry,
  listed,
  type Listed,
  type Names,
  readEntry,
} from './draft.ts';
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
const lists: { readonly [From in string]?: Listed } = {
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
};

export const reactiveResume = {
  label: 'Reactive Resume',
  recognizes: (data: unknown): boolean =>
    isObject(data) &&
    isObject(data['sections']) &&
    isObject(data['sections']['experience']) &&
    Array.isArray(data['sections']['experience']['items']),
  appearance:
    /^(?:metadata\.(?!notes)|picture\b)|(?:^|[.\]])(?:id|icon|iconColor|type|columns)$|^sections\.\w+\.(?:name|title)$/u,
  read(root: Cursor): Draft {
    const draft = emptyDraft();
    const opening = readEntry(root.at('basics'), 'profile', profile);
    const summaries = [root.at('summary'), root.at('sections.summary')];
    const intro = summaries.filter(isShown).flatMap((one) => one.at('content').facts());
    draft.profile.push({ ...opening, ...(intro.length > 0 && { intro }) });
    for (const [from, section] of root.at('sections').members()) add(draft, from, section);
    for (const section of root.at('customSections').items()) {
      add(draft, section.at('type').peek() ?? '', section);
    }
    return draft;
  },
};

function isShown({ value }: Cursor): boolean {
  return isObject(value) && value['hidden'] !== true && value['visible'] !== false;
}

function add(draft: Draft, from: string, section: Cursor): void {
  const list = Object.hasOwn(lists, from) ? lists[from] : undefined;
  if (list === undefined || !isShown(section)) return;
  const [to, names] = list;
  for (const item of section.at('items').items().filter(isShown)) {
    const roles = to === 'roles' ? item.at('roles').items() : [];
    const entries = roles.length > 0 ? listRoles(item, roles) : [readEntry(item, to, names)];
    draft[to].push(...entries.filter((entry) => Object.keys(entry).length > 0));
  }
}

/** The roles of one company. */
function listRoles(item: Cursor, roles: readonly Cursor[]): Entry[] {
  const common = readEntry(item, 'roles', { company: 'company', location: 'location', url });
  const own: Names<'roles'> = { title: 'position', period, summary };
  return roles.map((role) => ({ ...common, ...readEntry(role, 'roles', own) }));
}
