// Education, certificates, projects and the other lists of background.yaml. Every list keeps the order of the file.
import { links as pages } from './claims.ts';
import { defineEntity, entries, field, type Fields } from './field.ts';

/** Pairs of dates of an entry, the earlier first. */
export const datePairs = [
  ['startDate', 'endDate'],
  ['date', 'expiryDate'],
] as const;

/** Whether a date is before another; a year is compared with a month of it as a year. */
export function isBefore(date: string, other: string): boolean {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
}

const required = true;

function entry<const F extends Fields>(id: string, description: string, fields: F) {
  return defineEntity({ noun: 'an entry', component: [id, description], fields });
}

const onDay = (description: string, example: string) =>
  field('date', `${description} A year, a month or a day.`, example);

const summary = field('prose', 'What it was about, in a few sentences.', 'A comparison of …');
const highlights = field('points', 'Achievements.', 'Cut … by a third.', {
  item: 'An achievement.',
});
const url = field('address', 'Its page.', 'https://example.com/page');
const startDate = onDay('When it began.', '2012-09');
const endDate = onDay('When it ended; absent while it lasts.', '2015-06');
const location = field('line', 'Where it was.', 'Porto, Portugal');

const listed = '`/verification.json` lists them with the state of each page.';
const links = { ...pages, absent: { page: listed, markdown: listed } };

// oxfmt-ignore
const Education = entry('Education', 'A course of education.', {
  institution: field('name', 'School, college or university.', 'University of Porto', { required }),
  degree: field('line', 'Degree or kind of study.', 'MSc', { resume: 'studyType' }),
  area: field('line', 'Field of study.', 'Computer science'),
  startDate,
  endDate: onDay('When it ended or is expected to end.', '2015-06'),
  score: field('line', 'Grade, with its scale.', '17 of 20'),
  location,
  url,
  courses: field('lines', 'Courses worth naming.', 'Distributed systems', { item: 'A course.' }),
  summary,
  highlights,
  links,
});

// oxfmt-ignore
const Certificate = entry('Certificate', 'A certificate.', {
  name: field('name', 'Name of the certificate.', 'Certified Kubernetes Administrator', { required }),
  issuer: field('name', 'Who issued it.', 'Example Foundation'),
  date: onDay('When it was issued.', '2023-05'),
  expiryDate: onDay('When it expires.', '2026-05'),
  id: field('identifier', 'Number or other identifier, by which the issuer finds it.', 'EX-2023-0417'),
  url,
  links,
});

// oxfmt-ignore
const Project = entry('Project', 'A project beside the roles.', {
  name: field('name', 'Name of the project.', 'Tide tables', { required }),
  role: field('line', 'What you were in it.', 'Maintainer', { resume: false }),
  startDate,
  endDate: onDay('When it ended; without it, pages show the start alone.', '2015-06'),
  url,
  summary: { ...summary, resume: 'description' },
  highlights,
  technologies: field('technologies', 'Technologies that the project evidences; they count no years.', 'PostgreSQL',
    { resume: 'keywords', item: 'Name of a technology.' }),
  links,
});

// oxfmt-ignore
const Publication = entry('Publication', 'A publication.', {
  title: field('name', 'Title of the publication.', 'Queues that forget nothing', { required, resume: 'name' }),
  publisher: field('name', 'Journal, conference or publisher.', 'Example Proceedings'),
  date: { ...onDay('When it was published.', '2021-10'), resume: 'releaseDate' },
  url,
  authors: field('names', 'Authors, in order.', 'Ada Example', { item: 'An author.' }),
  doi: field('identifier', 'Digital object identifier.', '10.5555/12345678'),
  summary,
  links,
});

// oxfmt-ignore
const Talk = entry('Talk', 'A talk.', {
  title: field('name', 'Title of the talk.', 'Retries considered', { required, resume: 'name' }),
  event: field('name', 'Where it was given.', 'Example Conf', { resume: 'entity' }),
  date: { ...onDay('When it was given.', '2022-06-14'), resume: 'startDate' },
  url,
  summary: { ...summary, resume: 'description' },
  links,
});

// oxfmt-ignore
const Award = entry('Award', 'An award.', {
  title: field('name', 'Name of the award.', 'Best paper', { required }),
  awarder: field('name', 'Who gave it.', 'Example Conf'),
  date: onDay('When it was given.', '2021'),
  url,
  summary,
  links,
});

// oxfmt-ignore
const Volunteering = entry('Volunteering', 'Unpaid work that counts no years of experience.', {
  organization: field('name', 'The organization.', 'Example Code Club', { required }),
  title: field('line', 'What you do there.', 'Mentor', { resume: 'position' }),
  startDate,
  endDate,
  url,
  location,
  summary,
  highlights,
  links,
});

// oxfmt-ignore
const Skill = entry('Skill',
  'What the engineer says to work with as well. Stated, not evidenced: the matcher quotes it, and counts no match.', {
  name: field('line', 'Name of the skill or of a group of skills.', 'Embedded systems', { required }),
  keywords: field('lines', 'What it comprises; not evidenced.', 'RTOS', { item: 'A keyword.' }),
  level: field('line', 'How well, in the words of the engineer; not evidenced.', 'advanced'),
});

// oxfmt-ignore
const Interest = entry('Interest', 'An interest.', {
  name: field('line', 'The interest.', 'Sailing', { required }),
  keywords: field('lines', 'What of it.', 'Tidal navigation', { item: 'A keyword.' }),
});

/** The lists by their names, in the order in which they are shown. */
export const backgroundLists = {
  education: entries(Education, 'Education.'),
  certificates: entries(Certificate, 'Certificates.'),
  projects: entries(Project, 'Projects beside the roles.'),
  publications: entries(Publication, 'Publications.'),
  talks: entries(Talk, 'Talks.'),
  awards: entries(Award, 'Awards.'),
  volunteering: entries(Volunteering, 'Unpaid work.'),
  skills: entries(Skill, 'Skills that are stated, not evidenced.'),
  interests: entries(Interest, 'Interests.'),
};
