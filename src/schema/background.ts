// What a profile says besides roles and cases: education, certificates, projects and the like. Every list keeps the order
// of the owner's file. The format of that file is made from these schemas (content/format/background.ts).
import * as z from 'zod';
import { links } from './claims.ts';
import { component } from './components.ts';

/** Whether a field of background holds a date: `startDate`, `date`. */
export function isDateField(name: string): boolean {
  return /date$/iu.test(name);
}

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

/** The media type of prose, as JSON Schema says it of a text (`contentMediaType`). */
export const markdown = 'text/markdown';

const line = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] });
const prose = (description: string, example: string) =>
  z.string().meta({ description, examples: [example], contentMediaType: markdown });
const date = (description: string, example: string) =>
  z.string().meta({
    description: `${description} A year, a month or a day.`,
    examples: [example],
  });
const address = (description: string, example: string) =>
  z.url().meta({ description, examples: [example] });
const list = (description: string, item: z.ZodString) =>
  z.array(item).meta({ description, examples: [item.meta()?.examples ?? []] });

const summary = prose('What it was about, in a few sentences.', 'A comparison of …').optional();
const highlights = list('Achievements.', prose('An achievement.', 'Cut … by a third.')).optional();
const url = address('Its page.', 'https://example.com/page').optional();
const startDate = date('When it began.', '2012-09').optional();
const endDate = date('When it ended; absent while it lasts.', '2015-06').optional();
const location = line('Where it was.', 'Porto, Portugal').optional();
const keywords = (description: string, example: string) =>
  list(description, line('A keyword.', example)).optional();

const Education = component(
  'Education',
  'A course of education.',
  z.object({
    institution: line('School, college or university.', 'University of Porto'),
    degree: line('Degree or kind of study.', 'MSc').optional(),
    area: line('Field of study.', 'Computer science').optional(),
    startDate,
    endDate: date('When it ended or is expected to end.', '2015-06').optional(),
    score: line('Grade, with its scale.', '17 of 20').optional(),
    location,
    url,
    courses: list('Courses worth naming.', line('A course.', 'Distributed systems')).optional(),
    summary,
    highlights,
    links,
  }),
);

const Certificate = component(
  'Certificate',
  'A certificate.',
  z.object({
    name: line('Name of the certificate.', 'Certified Kubernetes Administrator'),
    issuer: line('Who issued it.', 'Example Foundation').optional(),
    date: date('When it was issued.', '2023-05').optional(),
    expiryDate: date('When it expires.', '2026-05').optional(),
    id: line(
      'Number or other identifier, by which the issuer finds it.',
      'EX-2023-0417',
    ).optional(),
    url,
    links,
  }),
);

const Project = component(
  'Project',
  'A project beside the roles.',
  z.object({
    name: line('Name of the project.', 'Tide tables'),
    role: line('What you were in it.', 'Maintainer').optional(),
    startDate,
    endDate,
    url,
    summary,
    highlights,
    technologies: list(
      'Technologies that the project evidences; they count no years.',
      line('Name of a technology.', 'PostgreSQL'),
    ).optional(),
    links,
  }),
);

const Publication = component(
  'Publication',
  'A publication.',
  z.object({
    title: line('Title of the publication.', 'Queues that forget nothing'),
    publisher: line('Journal, conference or publisher.', 'Example Proceedings').optional(),
    date: date('When it was published.', '2021-10').optional(),
    url,
    authors: list('Authors, in order.', line('An author.', 'Ada Example')).optional(),
    doi: line('Digital object identifier.', '10.5555/12345678').optional(),
    summary,
    links,
  }),
);

const Talk = component(
  'Talk',
  'A talk.',
  z.object({
    title: line('Title of the talk.', 'Retries considered'),
    event: line('Where it was given.', 'Example Conf').optional(),
    date: date('When it was given.', '2022-06-14').optional(),
    url,
    summary,
    links,
  }),
);

const Award = component(
  'Award',
  'An award.',
  z.object({
    title: line('Name of the award.', 'Best paper'),
    awarder: line('Who gave it.', 'Example Conf').optional(),
    date: date('When it was given.', '2021').optional(),
    url,
    summary,
    links,
  }),
);

const Volunteering = component(
  'Volunteering',
  'Unpaid work that counts no years of experience.',
  z.object({
    organization: line('The organization.', 'Example Code Club'),
    title: line('What you do there.', 'Mentor').optional(),
    startDate,
    endDate,
    url,
    location,
    summary,
    highlights,
    links,
  }),
);

const Skill = component(
  'Skill',
  'What the engineer says to work with as well. Stated, not evidenced: the matcher ignores it.',
  z.object({
    name: line('Name of the skill or of a group of skills.', 'Embedded systems'),
    keywords: keywords('What it comprises; not evidenced.', 'RTOS'),
    level: line('How well, in the words of the engineer; not evidenced.', 'advanced').optional(),
  }),
);

const Interest = component(
  'Interest',
  'An interest.',
  z.object({
    name: line('The interest.', 'Sailing'),
    keywords: keywords('What of it.', 'Tidal navigation'),
  }),
);

/** The lists by their names, in the order in which they are shown. */
export const backgroundLists = {
  education: { entry: Education, description: 'Education.' },
  certificates: { entry: Certificate, description: 'Certificates.' },
  projects: { entry: Project, description: 'Projects beside the roles.' },
  publications: { entry: Publication, description: 'Publications.' },
  talks: { entry: Talk, description: 'Talks.' },
  awards: { entry: Award, description: 'Awards.' },
  volunteering: { entry: Volunteering, description: 'Unpaid work.' },
  skills: { entry: Skill, description: 'Skills that are stated, not evidenced.' },
  interests: { entry: Interest, description: 'Interests.' },
} as const;

type Lists = typeof backgroundLists;

/** The lists as members of the profile, each absent where the owner says nothing. */
export const backgroundMembers = Object.fromEntries(
  Object.entries(backgroundLists).map(([name, { entry, description }]) => [
    name,
    z
      .array(entry as z.ZodType)
      .optional()
      .describe(description),
  ]),
) as unknown as { readonly [Name in keyof Lists]: z.ZodOptional<z.ZodArray<Lists[Name]['entry']>> };

/** The lists as the content has them. */
export type Background = {
  [Name in keyof Lists]?: z.output<Lists[Name]['entry']>[] | undefined;
};
