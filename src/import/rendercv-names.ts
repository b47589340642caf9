// The field names of RenderCV.
import type { Names, Section } from './draft.ts';

const dates = { startDate: 'start_date', endDate: 'end_date', period: 'date' };
const texts = { summary: [['summary', 'description']], highlights: 'highlights' };

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
    technologies: ['stack', 'technologies', 'keywords'],
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
    technologies: ['stack', 'technologies', 'keywords'],
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
