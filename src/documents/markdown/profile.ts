// The profile as Markdown, for `/index.md` and llms-full.txt. Prose is Markdown already; names and short facts are escaped.
import { listAccounts } from '../../domain/accounts.ts';
import { describeYears } from '../../domain/experience.ts';
import { listTechnologies } from '../../matching/fit/evidence.ts';
import type { Content } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Site } from '../../schema/site.ts';
import { formatNumber, formatRange } from '../../wording/format.ts';
import { wordsOf } from '../../wording/index.ts';
import { renderBacking } from './backing.ts';
import { type Entry, listBackground, formatStated, type Stated } from './background.ts';
import type { Block } from './fields.ts';
import { showRole } from './role.ts';
import { blocks, bulletList, escapeMarkdown, link, orderedList, section, table } from './text.ts';
import { casePath, paths } from '../../paths.ts';

/** Renders the Markdown twin of the first page. */
export function renderProfileMarkdown(site: Site): string {
  const developers = link('API guide', site.baseUrl + paths.developersMarkdown);
  const agents = link('MCP setup', site.baseUrl + paths.agentsMarkdown);
  return blocks(
    renderProfileHead(site.content.profile),
    renderProfileSections(site),
    `Also here: ${site.isStatic ? developers : `${developers}, ${agents}`}.`,
  );
}

/** Renders the title with the name, and the role and focus below it. */
export function renderProfileHead({ name, role, focus }: Profile): string {
  return `# ${escapeMarkdown(name)}\n\n> ${escapeMarkdown(`${role}. ${focus}`)}`;
}

/** Renders the sections below the title; headings start at the second level. */
export function renderProfileSections(site: Site): string {
  const { content, baseUrl } = site;
  const { profile } = content;
  const { headings } = wordsOf(content);
  const cases = content.cases.map(
    ({ slug, title, summary }) => `${link(title, baseUrl + casePath(slug))}: ${summary}`,
  );
  return blocks(
    profile.intro,
    bulletList(listFacts(site)),
    section(headings.about, profile.about?.join('\n\n')),
    section(headings.cases, bulletList(cases)),
    section(headings.experience, renderRoles(site)),
    section(headings.technologies, renderTechnologies(site)),
    section(headings.principles, orderedList(profile.engineeringPrinciples ?? [])),
    renderBackground(content),
    section(
      escapeMarkdown(profile.contact?.title ?? headings.contact),
      blocks(profile.contact?.description, `<${profile.email}>`),
    ),
  );
}

function listFacts(site: Site): readonly string[] {
  const { profile, roles, asOf } = site.content;
  const { facts: labels } = wordsOf(site.content);
  const rows: readonly (readonly [string, string | undefined])[] = [
    [labels.availability, escapeMarkdown(profile.availability)],
    [labels.email, `<${profile.email}>`],
    [labels.location, profile.location && escapeMarkdown(profile.location)],
    [labels.languages, profile.languages && escapeMarkdown(profile.languages)],
    [labels.experience, describeYears(roles, asOf)],
    [labels.core, escapeMarkdown(profile.core.join(', '))],
    ...listAccounts(profile).map(({ label, url }) => [escapeMarkdown(label), `<${url}>`] as const),
    [labels.resume, profile.resumePath && link('PDF', site.baseUrl + profile.resumePath)],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function renderRoles(site: Site): string {
  const { content } = site;
  const wording = wordsOf(content);
  return blocks(
    ...content.roles.map((role) => {
      const { company, title, start, end, technologies } = role;
      const { facts, body } = showRole(role, wording);
      const named = escapeMarkdown(technologies.join(', '));
      return blocks(
        `### ${escapeMarkdown(`${title}, ${company}`)}`,
        escapeMarkdown([formatRange(start, end, wording), ...facts].join(' · ')),
        renderBody(body),
        named && `${wording.facts.technologies}: ${named}`,
        bulletList(renderBacking(site, role)),
      );
    }),
  );
}

function renderTechnologies({ content, baseUrl }: Site): string {
  const wording = wordsOf(content);
  const { ledger, headings } = wording;
  const rows = listTechnologies(content).map(({ name, years, roles, cases }) => [
    escapeMarkdown(name),
    years === undefined ? '' : formatNumber(years, wording, Number.isInteger(years) ? 0 : 1),
    roles.map((role) => escapeMarkdown(role.company)).join(', '),
    cases.map(({ slug, title }) => link(title, `${baseUrl}${casePath(slug)}`)).join(', '),
  ]);
  return table([ledger.technology, ledger.years, headings.experience, headings.cases], rows);
}

function renderBackground(content: Content): string {
  const { headings } = wordsOf(content);
  const { skills = [], interests = [] } = content.profile;
  return blocks(
    ...listBackground(content).map(({ name, entries }) =>
      section(headings[name], blocks(...entries.map(renderEntry))),
    ),
    section(headings.skills, renderStated(skills)),
    section(headings.interests, renderStated(interests)),
  );
}

function renderBody(body: readonly Block[]): string {
  return blocks(...body.map((block) => (typeof block === 'string' ? block : bulletList(block))));
}

function renderEntry({ title, url, when, from, facts, body }: Entry): string {
  const line = [when, from, ...facts].filter(Boolean).join(' · ');
  return blocks(
    `### ${url ? link(title, url) : escapeMarkdown(title)}`,
    escapeMarkdown(line),
    renderBody(body),
  );
}

function renderStated(stated: readonly Stated[]): string {
  return bulletList(stated.map((one) => escapeMarkdown(formatStated(one))));
}
