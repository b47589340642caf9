// What people write in a field out of habit, and what is to be written there.

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

/** The month that `2013-12-01`, `2013-3`, `03/2021`, `03.2021` or `March 2021` means, and `present` for words that mean it. */
export function readMonth(text: string): string | undefined {
  if (/^(?:present|now|current(?:ly)?|today|ongoing|to date)$/iu.test(text)) return 'present';
  const numbers =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.T].*)?$/u.exec(text) ??
    /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/u.exec(text);
  const named = /^(?<name>[a-z]{3,9})\.?,? (?<year>\d{4})$/iu.exec(text);
  const { year, month, name } = { ...numbers?.groups, ...named?.groups };
  if (year === undefined) return undefined;
  const number = month === undefined ? indexOfName(name ?? '') : Number(month);
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;
}

function indexOfName(name: string): number {
  return monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Names of fields in other formats of résumés, and what the fields are called here. */
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
