// `/resume.json`: the profile as JSON Resume 1.x, https://jsonresume.org/schema.
import { listAccounts } from '../../domain/accounts.ts';
import type { Content, Role } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Site } from '../../schema/site.ts';
import { casePath, resumePaths } from '../../paths.ts';
import { wordsOf } from '../../wording/index.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Renders the document. Members without a value are left out. */
export function renderJSONResume({ content, baseUrl }: Site): string {
  const { profile, roles } = content;
  const resume = {
    $schema: schema,
    basics: toBasics(profile, baseUrl),
    work: roles.map(toWork),
    volunteer: profile.volunteering?.map(({ title, ...entry }) => ({ ...entry, position: title })),
    education: profile.education?.map(({ degree, ...entry }) => ({ ...entry, studyType: degree })),
    awards: profile.awards,
    certificates: profile.certificates,
    publications: profile.publications?.map(({ title, date, ...entry }) => ({
      ...entry,
      name: title,
      releaseDate: date,
    })),
    skills: toSkills(content),
    languages: toLanguages(profile.languages),
    interests: profile.interests,
    projects: toProjects(content, baseUrl),
    meta: { canonical: baseUrl + resumePaths.json, version: 'v1.0.0' },
  };
  return `${JSON.stringify(resume, undefined, 2)}\n`;
}

function toBasics(profile: Profile, baseUrl: string): object {
  const { name, role, email, focus, intro, about = [], photoPath, location } = profile;
  return {
    name,
    label: role,
    email,
    url: profile.website ?? `${baseUrl}/`,
    image: photoPath && baseUrl + photoPath,
    summary: [focus, intro, ...about].filter(Boolean).join('\n\n'),
    // Themes read these members without asking whether they are there.
    location: { city: location },
    profiles: listAccounts({ ...profile, website: undefined }).map(({ label, url }) => ({
      network: label,
      username: userOf(url),
      url,
    })),
  };
}

/** The user name that an address ends in, as most do. */
function userOf(url: string): string {
  const { pathname, host } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  return (last ?? host).replace(/^@/u, '');
}

function toWork({ company, title, start, end, note, technologies, ...role }: Role): object {
  const { location, url, highlights, summary } = role;
  return {
    name: company,
    position: title,
    url,
    location,
    startDate: start,
    endDate: end === 'present' ? undefined : end,
    summary: [summary, note].filter(Boolean).join('\n\n') || undefined,
    highlights,
    keywords: technologies,
  };
}

function toSkills(content: Content): object[] {
  const { core, skills = [] } = content.profile;
  const evidenced = { name: wordsOf(content).facts.core, keywords: core };
  return [...(core.length > 0 ? [evidenced] : []), ...skills];
}

/** `German (native), English (fluent)` */
function toLanguages(languages: string | undefined): object[] | undefined {
  return languages?.split(/,\s*(?![^(]*\))/u).map((text) => {
    const { language = text, fluency } =
      /^(?<language>[^(]+?)\s*\((?<fluency>.+)\)$/u.exec(text)?.groups ?? {};
    return { language, fluency };
  });
}

/** Cases, projects and talks; the schema's `type` tells them apart. */
function toProjects({ cases, profile }: Content, baseUrl: string): object[] {
  const { projects = [], talks = [] } = profile;
  return [
    ...cases.map(({ slug, title, summary, contribution, technologies }) => ({
      name: title,
      description: summary,
      highlights: contribution,
      keywords: technologies,
      url: baseUrl + casePath(slug),
      type: 'case study',
    })),
    ...projects.map(({ summary, technologies, role, ...entry }) => ({
      ...entry,
      description: summary,
      keywords: technologies,
      roles: role && [role],
    })),
    ...talks.map(({ title, event, date, summary, url }) => ({
      name: title,
      description: summary,
      entity: event,
      startDate: date,
      url,
      type: 'talk',
    })),
  ];
}
