// JSON Resume, https://jsonresume.org/schema: field names of all versions, and common deviations.
import { isObject } from '../kernel/json.ts';
import {
  addPrivate,
  joinTexts,
  type Entry,
  type Format,
  type Names,
  readEntry,
  type Section,
  sections,
} from './draft.ts';
import type { Cursor } from './source.ts';

const url = ['url', 'website', 'link'];
const place = [
  'location',
  ['location.city', 'location.region', 'location.countryCode'],
  ['city', 'region', 'country'],
];
const start = ['startDate', 'start_date', 'start', 'from'];
const end = ['endDate', 'end_date', 'end', 'to'];
const period = ['date', 'dates', 'period', 'duration'];
const dates = { startDate: start, endDate: end, period };
/** `description` describes the company of a role in version 1, and is the summary in other files. */
const texts = {
  summary: [['summary', 'description']],
  highlights: ['highlights', 'achievements', 'accomplishments', 'responsibilities', 'activities'],
};

const profile: Names<'profile'> = {
  name: 'name',
  role: ['label', 'headline', 'title'],
  email: 'email',
  location: place,
  website: url,
  intro: 'summary',
};

/** The possible source paths of a list, and those of the fields of its entries. */
type List<Of extends Section> = { readonly from: readonly string[]; readonly names: Names<Of> };

const lists: { readonly [Of in Section]?: List<Of> } = {
  profiles: { from: ['basics.profiles'], names: { label: 'network', url, username: 'username' } },
  languages: {
    from: ['languages', 'basics.languages'],
    names: { language: ['language', 'name'], fluency: ['fluency', 'level'] },
  },
  roles: {
    from: ['work', 'experience', 'jobs', 'employment'],
    names: {
      company: ['name', 'company', 'employer', 'organization'],
      title: ['position', 'title', 'role'],
      start,
      end,
      period,
      location: place,
      url,
      ...texts,
      technologies: [['technologies', 'keywords', 'skills', 'stack', 'tools', 'tech']],
    },
  },
  education: {
    from: ['education'],
    names: {
      institution: ['institution', 'school', 'university', 'college', 'name'],
      degree: ['studyType', 'degree', 'qualification'],
      area: ['area', 'major', 'field', 'fieldOfStudy'],
      ...dates,
      score: ['score', 'gpa'],
      location: place,
      url,
      courses: ['courses', 'coursework'],
      ...texts,
    },
  },
  certificates: {
    from: ['certificates', 'certifications'],
    names: {
      name: ['name', 'title'],
      issuer: ['issuer', 'authority', 'organization'],
      date: ['date', 'issueDate', 'startDate'],
      expiryDate: ['expiryDate', 'endDate'],
      id: ['id', 'credentialId'],
      url,
    },
  },
  projects: {
    from: ['projects', 'personalProjects'],
    names: {
      name: ['name', 'title'],
      role: ['roles', 'role'],
      ...dates,
      url,
      ...texts,
      technologies: [['keywords', 'technologies', 'stack', 'tools', 'tech']],
    },
  },
  publications: {
    from: ['publications'],
    names: {
      title: ['name', 'title'],
      publisher: 'publisher',
      date: ['releaseDate', 'date', 'publishedDate'],
      url,
      authors: ['authors', 'author'],
      doi: 'doi',
      summary: ['summary', 'description', 'details'],
    },
  },
  awards: {
    from: ['awards'],
    names: {
      title: ['title', 'name'],
      awarder: ['awarder', 'issuer'],
      date: ['date', 'startDate'],
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
  skills: {
    from: ['skills'],
    names: { name: ['name', 'title', 'category'], keywords: ['keywords', 'items'], level: 'level' },
  },
  interests: { from: ['interests'], names: { name: 'name', keywords: 'keywords' } },
};

export const jsonResume: Format = {
  files: 'JSON Resume (JSON or YAML)',
  recognizes: (data) =>
    isObject(data) &&
    isObject(data['basics']) &&
    ['work', 'education', 'experience'].some((name) => Array.isArray(data[name])),
  appearance: /^(?:meta|\$schema)(?:$|\.)/u,
  read(root, draft) {
    const basics = root.at('basics');
    draft.profile.push(readEntry(basics, 'profile', profile));
    draft.language = root.at('meta.language').peek();
    [draft.photo] = ['image', 'photo', 'picture'].flatMap((name) => basics.at(name).facts());
    addPrivate(draft, {
      ...readEntry(basics, 'private', {
        phone: ['phone', 'phoneNumber', 'mobile', 'tel', 'telephone', 'phoneMobile', 'mobilePhone'],
        street: [['location.address', 'location.postalCode'], 'address'],
        birthDate: ['birthDate', 'birthday', 'dateOfBirth', 'born'],
      }),
      references: root
        .at('references')
        .items()
        .flatMap((item) => joinTexts([item, ...item.members().map(([, member]) => member)])),
    });
    for (const [to, { from, names }] of Object.entries(lists) as [Section, List<Section>][]) {
      const found = from.map((path) => root.at(path).items()).find((items) => items.length > 0);
      for (const item of found ?? []) {
        const entry = readEntry(item, to, names);
        if (Object.keys(entry).length > 0) draft[to].push({ ...readOngoing(item, to), ...entry });
      }
    }
  },
};

/** The end of an entry that has `current: true` in place of an end date. */
function readOngoing(item: Cursor, section: Section): Entry {
  const field = ['end', 'endDate'].find((name) => sections[section][name] !== undefined);
  const mark = ['current', 'isCurrent', 'ongoing', 'present'].find(
    (name) => item.member(name).value === true,
  );
  if (field === undefined || mark === undefined) return {};
  return { [field]: [{ text: 'present', at: `${item.file}: ${item.path}.${mark}` }] };
}
