// The field names of RenderCV, and the meaning of section titles.
import type { Names, Section } from './draft.ts';

const dates = { startDate: 'start_date', endDate: 'end_date', period: 'date' };
const texts = { summary: 'summary', highlights: 'highlights' };

/** The source paths of each section's fields, for entries of any type. */
export const names: { readonly [Of in Section]?: Names<Of> } = {
  roles: {
    company: ['company', 'name', 'label'],
    title: 'position',
    start: 'start_date',
    end: 'end_date',
    period: 'date',
    location: 'location',
    url: 'url',
    ...texts,
  },
  education: {
    institution: 'institution',
    degree: 'degree',
    area: 'area',
    ...dates,
    score: 'gpa',
    location: 'location',
    url: 'url',
    ...texts,
  },
  certificates: {
    name: ['name', 'label', 'bullet'],
    issuer: 'details',
    date: ['date', 'start_date'],
    url: 'url',
  },
  projects: {
    name: ['name', 'company', 'label', 'bullet'],
    role: 'position',
    ...dates,
    url: 'url',
    ...texts,
  },
  publications: {
    title: ['title', 'name', 'bullet', 'number', 'reversed_number'],
    publisher: 'journal',
    date: 'date',
    url: 'url',
    authors: 'authors',
    doi: 'doi',
    summary: 'summary',
  },
  talks: {
    title: ['name', 'title', 'bullet', 'number', 'reversed_number'],
    event: ['location', 'details'],
    date: 'date',
    url: 'url',
    summary: 'summary',
  },
  awards: {
    title: ['name', 'title', 'label', 'bullet', 'number', 'reversed_number'],
    awarder: 'location',
    date: 'date',
    url: 'url',
    summary: ['summary', 'details', 'highlights'],
  },
  volunteering: {
    organization: ['company', 'name', 'label'],
    title: ['position', 'details'],
    ...dates,
    url: 'url',
    location: 'location',
    ...texts,
  },
  skills: { name: ['label', 'name', 'bullet'], keywords: 'details' },
  interests: { name: ['label', 'name', 'bullet'], keywords: 'details' },
  languages: { language: ['label', 'name', 'bullet'], fluency: ['details', 'summary'] },
};

/** Titles of sections in English, German, French, Spanish and Portuguese. */
export const titles: readonly (readonly [RegExp, Section])[] = [
  [/volunt|ehrenamt|bénévol/iu, 'volunteering'],
  [/certif|zertifi|licen[cs]e/iu, 'certificates'],
  [/award|honou?r|achievement|prize|auszeichnung|distinction|premio|prêmio/iu, 'awards'],
  [/talk|presentation|speaking|vortr|conférence|charla|palestra/iu, 'talks'],
  [/publica|paper|veröffentlich/iu, 'publications'],
  [/proje[ck]t|proye[ck]t|projet|portfolio|open.?source/iu, 'projects'],
  [
    /programming|skill|technolog|tool|stack|competenc|expertise|kenntnis|compétence|habilidad|competênc/iu,
    'skills',
  ],
  [/language|sprache|langue|idioma|língua/iu, 'languages'],
  [/interes|hobb|intérêt/iu, 'interests'],
  [/educa|bildung|formation|formación|formação|estudios/iu, 'education'],
  [/experi[eê]n|expérience|employment|work|beruf|erfahrung/iu, 'roles'],
];
