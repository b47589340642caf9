// JSON Resume, https://jsonresume.org/schema: field names of all versions, and common deviations.
import { isObject } from '../kernel/json.ts';
import {
  type Draft,
  emptyDraft,
  type Names,
  readEntries,
  readEntry,
  type Section,
} from './draft.ts';
import type { Cursor } from './source.ts';

const url = ['url', 'website', 'link'];
const place = ['location', ['location.city', 'location.region', 'location.countryCode']];
const dates = { startDate: 'startDate', endDate: 'endDate', period: 'date' };
const texts = { summary: ['summary', 'description'], highlights: 'highlights' };

const profile: Names<'profile'> = {
  name: 'name',
  role: ['label', 'headline', 'title'],
  email: 'email',
  location: place,
  website: url,
  intro: 'summary',
};

/** The source path of each list, and of the fields of its entries. */
const lists: {
  readonly [Of in Section]?: { readonly from: readonly string[]; readonly names: Names<Of> };
} = {
  profiles: { from: ['basics.profiles'], names: { label: 'network', url, username: 'username' } },
  languages: {
    from: ['languages', 'basics.languages'],
    names: { language: ['language', 'name'], fluency: ['fluency', 'level'] },
  },
  roles: {
    from: ['work', 'experience'],
    names: {
      company: ['name', 'company', 'employer', 'organization'],
      title: ['position', 'title', 'role'],
      start: 'startDate',
      end: 'endDate',
      period: 'date',
      location: place,
      url,
      ...texts,
      technologies: ['technologies', 'keywords', 'skills', 'stack'],
    },
  },
  education: {
    from: ['education'],
    names: {
      institution: ['institution', 'school', 'name'],
      degree: ['studyType', 'degree'],
      area: 'area',
      ...dates,
      score: ['score', 'gpa'],
      location: place,
      url,
      courses: 'courses',
      ...texts,
    },
  },
  certificates: {
    from: ['certificates', 'certifications'],
    names: { name: ['name', 'title'], issuer: 'issuer', date: 'date', url },
  },
  projects: {
    from: ['projects'],
    names: {
      name: ['name', 'title'],
      role: ['roles', 'role'],
      ...dates,
      url,
      ...texts,
      technologies: ['keywords', 'technologies'],
    },
  },
  publications: {
    from: ['publications'],
    names: {
      title: ['name', 'title'],
      publisher: 'publisher',
      date: ['releaseDate', 'date'],
      url,
      authors: 'authors',
      doi: 'doi',
      summary: ['summary', 'description', 'details'],
    },
  },
  awards: {
    from: ['awards'],
    names: {
      title: ['title', 'name'],
      awarder: 'awarder',
      date: 'date',
      url,
      summary: texts.summary,
    },
  },
  volunteering: {
    from: ['volunteer', 'volunteering'],
    names: {
      organization: ['organization', 'name', 'company'],
      title: ['position', 'title'],
      ...dates,
      url,
      location: place,
      ...texts,
    },
  },
  skills: { from: ['skills'], names: { name: 'name', keywords: 'keywords', level: 'level' } },
  interests: { from: ['interests'], names: { name: 'name', keywords: 'keywords' } },
};

export const jsonResume = {
  label: 'JSON Resume',
  recognizes: (data: unknown): boolean =>
    isObject(data) &&
    isObject(data['basics']) &&
    ['work', 'education', 'experience'].some((name) => Array.isArray(data[name])),
  appearance: /^(?:meta|\$schema)(?:$|\.)/u,
  read(root: Cursor): Draft {
    const draft = emptyDraft();
    draft.profile.push(readEntry(root.at('basics'), 'profile', profile));
    for (const [section, list] of Object.entries(lists)) {
      const { from, names } = list as { from: readonly string[]; names: Names<Section> };
      const found = from.map((path) => root.at(path)).find((cursor) => cursor.items().length > 0);
      if (found) draft[section as Section].push(...readEntries(found, section as Section, names));
    }
    return draft;
  },
};
