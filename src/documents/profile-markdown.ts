// The profile as Markdown: the owner's prose as it is written, names and short facts escaped. It is the twin of the first page, and the body of llms-full.txt.
import { describeYears, formatDates } from '../domain/experience.ts';
import { listTechnologies } from '../matching/evidence.ts';
import type { Content } from '../schema/content.ts';
import type { Site } from './document.ts';
import { blocks, bulletList, escapeMarkdown, link, section, table } from './markdown-text.ts';
import { casePath, paths } from '../paths.ts';

/** Renders the page: who, what, how to reach, and the evidence. */
export function renderProfileMarkdown(site: Site): string {
  const { profile } = site.content;
  return blocks(
    `# ${escapeMarkdown(profile.name)}`,
    `> ${escapeMarkdown(`${profile.role}. ${profile.focus}`)}`,
    renderProfileSections(site),
    `Also here: ${link('API guide', `${site.baseUrl}${paths.developersMarkdown}`)}, ${link('MCP setup', `${site.baseUrl}${paths.agentsMarkdown}`)}.`,
  );
}

/** Renders what stands under the profile's title; headings start at the second level. */
export function renderProfileSections(site: Site): string {
  const { profile } = site.content;
  return blocks(
    profile.intro,
    bulletList(facts(site)),
    section('About', profile.about?.join('\n\n')),
    section('Case studies', bulletList(caseLinks(site))),
    section('Experience', renderRoles(site.content)),
    section('Technologies', renderTechnologies(site)),
    section('Principles', bulletList(profile.engineeringPrinciples ?? [])),
    renderContact(site.content),
  );
}

function facts(site: Site): readonly string[] {
  const { profile, roles, asOf } = site.content;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Availability', escapeMarkdown(profile.availability)],
    ['Email', `<${profile.email}>`],
    ['Location', profile.location && escapeMarkdown(profile.location)],
    ['Languages', profile.languages && escapeMarkdown(profile.languages)],
    ['Experience', describeYears(roles, asOf)],
    ['Core stack', escapeMarkdown(profile.core.join(', '))],
    ['LinkedIn', profile.linkedin && `<${profile.linkedin}>`],
    ['GitHub', profile.github && `<${profile.github}>`],
    ['Résumé', profile.resumePath && link('PDF', site.baseUrl + profile.resumePath)],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function caseLinks({ content, baseUrl }: Site): readonly string[] {
  return content.cases.map(
    ({ slug, title, summary }) => `${link(title, `${baseUrl}${casePath(slug)}`)}: ${summary}`,
  );
}

function renderRoles({ roles }: Content): string {
  return blocks(
    ...roles.map((role) =>
      blocks(
        `### ${escapeMarkdown(`${role.title}, ${role.company}`)}`,
        escapeMarkdown(formatDates(role)),
        role.summary,
        role.note,
        `Technologies: ${escapeMarkdown(role.technologies.join(', '))}`,
      ),
    ),
  );
}

function renderTechnologies({ content, baseUrl }: Site): string {
  const rows = listTechnologies(content).map(({ name, years, roles, cases }) => [
    escapeMarkdown(name),
    years === undefined ? '' : String(years),
    roles.map((role) => escapeMarkdown(role.company)).join(', '),
    cases.map(({ slug, title }) => link(title, `${baseUrl}${casePath(slug)}`)).join(', '),
  ]);
  return table(['Technology', 'Years', 'Roles', 'Case studies'], rows);
}

function renderContact({ profile }: Content): string | undefined {
  const { contact } = profile;
  return section(
    escapeMarkdown(contact?.title ?? 'Contact'),
    blocks(contact?.description, `<${profile.email}>`),
  );
}
