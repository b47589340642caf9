// Common notations of months and names of fields, and the right ones.
import { isOngoing, parseDate } from '../../kernel/dates.ts';

/** The month that `2013-12-01`, `03/2021` or `March 2021` means, and `present` for words that mean it. */
export function readMonth(text: string): string | undefined {
  if (isOngoing(text)) return 'present';
  const { year, month } = parseDate(text) ?? {};
  return month === undefined ? undefined : `${year}-${month}`;
}

/** Names of fields in other formats of résumés, with the names here. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    about: ['intro'],
    bullets: ['highlights'],
    achievements: ['highlights'],
    responsibilities: ['highlights'],
    description: ['summary', 'intro'],
    bio: ['intro'],
    employer: ['company'],
    organisation: ['organization', 'company'],
    organization: ['company'],
    client: ['company'],
    position: ['title'],
    jobtitle: ['title'],
    label: ['role'],
    headline: ['role', 'focus'],
    from: ['start', 'startDate'],
    startdate: ['start'],
    start_date: ['start', 'startDate'],
    start: ['startDate'],
    to: ['end', 'endDate'],
    until: ['end', 'endDate'],
    enddate: ['end'],
    end_date: ['end', 'endDate'],
    end: ['endDate'],
    keywords: ['technologies'],
    skills: ['technologies', 'core'],
    stack: ['technologies', 'core'],
    tech: ['technologies'],
    tools: ['technologies'],
    mail: ['email'],
    homepage: ['website', 'url'],
    site_url: ['website'],
    link: ['url'],
    website: ['url'],
    address: ['location', 'url'],
    city: ['location'],
    school: ['institution'],
    university: ['institution'],
    studytype: ['degree'],
    gpa: ['score'],
    image: ['photo'],
    picture: ['photo'],
    principles: ['engineeringPrinciples'],
    resume: ['resumePath'],
    cv: ['resumePath'],
    socials: ['profiles'],
    accounts: ['profiles'],
    type: ['kind'],
  }),
);
