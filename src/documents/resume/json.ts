// `/resume.json`: the profile as JSON Resume 1.x, https://jsonresume.org/schema.
import { listAccounts } from '../../domain/accounts.ts';
import { rootOf } from '../../domain/languages.ts';
import { backgroundLists } from '../../schema/background.ts';
import type { Content } from '../../schema/content.ts';
import type { Entity } from '../../schema/field.ts';
import type { Profile } from '../../schema/profile.ts';
import { Role } from '../../schema/role.ts';
import type { Site } from '../../schema/site.ts';
import { casePath, resumePaths } from '../../paths.ts';
import { wordsOf } from '../../wording/index.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Renders the document. Members without a value are left out. */
export function renderJSONResume(site: Site): string {
  const { content, baseUrl } = site;
  const { profile, roles } = content;
  const resume = {
    $schema: schema,
    basics: toBasics(profile, site),
    work: roles.map(toWork),
    volunteer: toEntries(profile, 'volunteering'),
    education: toEntries(profile, 'education'),
    awards: toEntries(profile, 'awards'),
    certificates: toEntries(profile, 'certificates'),
    publications: toEntries(profile, 'publications'),
    skills: toSkills(content),
    languages: toLanguages(profile.languages),
    interests: toEntries(profile, 'interests'),
    projects: toProjects(content, baseUrl),
    meta: { canonical: baseUrl + resumePaths.json, version: 'v1.0.0' },
  };
  return `${JSON.stringify(resume, undefined, 2)}\n`;
}

type Members = Readonly<Record<string, unknown>>;

/** Names values by their keys of JSON Resume. Keys that differ from the name of the row follow the others. */
function toMembers({ fields }: Entity, entry: object): Members {
  const values = Object.entries(entry).flatMap(([name, value]) => {
    const { resume = name } = fields[name] ?? { resume: false };
    return resume === false ? [] : [{ resume, value, isRenamed: name !== resume }];
  });
  const ordered = values.toSorted((a, b) => Number(a.isRenamed) - Number(b.isRenamed));
  return Object.fromEntries(ordered.map(({ resume, value }) => [resume, value]));
}

function toEntries(profile: Profile, list: keyof typeof backgroundLists): Members[] | undefined {
  return profile[list]?.map((entry) => toMembers(backgroundLists[list].of, entry));
}

function toBasics(profile: Profile, site: Site): object {
  const { website, ...rest } = profile;
  const { name, role, email, focus, intro, about = [], photoPath, location } = rest;
  return {
    name,
    label: role,
    email,
    url: website ?? `${site.baseUrl}/`,
    image: photoPath && rootOf(site).baseUrl + photoPath,
    summary: [focus, intro, ...about].filter(Boolean).join('\n\n'),
    // Themes read these members without checking that they exist.
    location: { city: location },
    profiles: listAccounts(rest).map(({ label, url }) => ({
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

function toWork(role: Role): object {
  const { name, position, url, location, startDate, ...rest } = toMembers(Role, role);
  const { highlights, keywords, ...others } = rest;
  return {
    name,
    position,
    url,
    location,
    startDate,
    endDate: role.end === 'present' ? undefined : role.end,
    summary: [role.summary, role.note].filter(Boolean).join('\n\n') || undefined,
    highlights,
    keywords,
    ...others,
  };
}

function toSkills(content: Content): object[] {
  const { core } = content.profile;
  const evidenced = { name: wordsOf(content).facts.core, keywords: core };
  const stated = toEntries(content.profile, 'skills') ?? [];
  return [...(core.length > 0 ? [evidenced] : []), ...stated];
}

/** `German (native), English (fluent)` */
function toLanguages(languages: string | undefined): object[] | undefined {
  return languages?.split(/,\s*(?![^(]*\))/u).map((text) => {
    const { language = text, fluency } =
      /^(?<language>[^(]+?)\s*\((?<fluency>.+)\)$/u.exec(text)?.groups ?? {};
    return { language, fluency };
  });
}

/** Cases, projects and talks; the schema's `type` distinguishes them. */
function toProjects({ cases, profile }: Content, baseUrl: string): object[] {
  const { projects = [] } = profile;
  return [
    ...cases.map(({ slug, title, summary, contribution, technologies }) => ({
      name: title,
      description: summary,
      highlights: contribution,
      keywords: technologies,
      url: baseUrl + casePath(slug),
      type: 'case study',
    })),
    ...(toEntries(profile, 'projects') ?? []).map((project, index) => {
      const { role } = projects[index]!;
      return { ...project, roles: role && [role] };
    }),
    ...(toEntries(profile, 'talks') ?? []).map((talk) => {
      const { name, description, entity, startDate, ...rest } = talk;
      return { name, description, entity, startDate, ...rest, type: 'talk' };
    }),
  ];
}
