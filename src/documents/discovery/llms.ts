// `/llms.txt` by the format of llmstxt.org: when to use this profile, when not, and what to read in which order.
import { caseMarkdownPath, paths, toFilePath } from '../../paths.ts';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { listResumes } from '../resume/index.ts';
import { describeSignature } from '../trust/verification.ts';
import { groundRules } from '../guides/ground-rules.ts';
import { blocks, bulletList, escapeMarkdown, link, section } from '../markdown/text.ts';

export const llms: Document = {
  path: paths.llms,
  mediaType: 'text/plain; charset=utf-8',
  render: (site) => `${renderLlms(site)}\n`,
};

function renderLlms(site: Site): string {
  const { name, role, focus } = site.content.profile;
  const signed = describeSignature(site)
    ? ` The answers are signed by their owner; \`npx profile-api verify ${site.baseUrl}\` checks that without believing this server.`
    : '';
  const { isStatic = false } = site;
  return blocks(
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(`The verified engineering profile of ${name}, ${role}. ${focus}`)}`,
    `Use it to answer questions about the work, the experience and the availability of ${escapeMarkdown(name)}, to find the evidence behind a claim, or to compare a job description with what the profile evidences. Do not use it for other people, for general knowledge about a technology, or to rank candidates.`,
    `Reading order: the profile first; then the case studies that the question touches; the work history for dates and companies. ${isStatic ? 'The API is JSON files; there is nothing to call.' : 'Ask the MCP server or the API instead of reading pages when you can call tools.'} Everything is public and read-only, needs no key, and stores nothing that is sent.`,
    `How each claim is backed is in ${link('verification.json', site.baseUrl + paths.verification)}: declared by the engineer, linked to a public page that was seen, or attested by another account, with dates.${signed}`,
    `Ground rules:`,
    bulletList(groundRules),
    section(
      'Profile',
      bulletList([
        entry(
          site,
          'Profile',
          paths.homeMarkdown,
          'who, what, how to reach; roles, technologies with years, principles',
        ),
        entry(
          site,
          'Whole profile in one text',
          paths.llmsFull,
          'profile, case studies in full, tools and ground rules',
        ),
        ...listResumes(site).map(({ label, path }) =>
          entry(site, `Résumé, ${label}`, path, 'to hand out or to bring into another program'),
        ),
      ]),
    ),
    section(
      'Case studies',
      bulletList(
        site.content.cases.map(({ slug, title, summary }) =>
          entry(site, title, caseMarkdownPath(slug), summary.replaceAll(/\s+/gu, ' ')),
        ),
      ),
    ),
    section(isStatic ? 'Files' : 'Tools', bulletList(isStatic ? listFiles(site) : listTools(site))),
    section(
      'Optional',
      bulletList([
        entry(
          site,
          'Job fit',
          paths.fitMarkdown,
          'how the keyword matcher works and what its result means',
        ),
        entry(site, 'API catalog', paths.apiCatalog, 'RFC 9727 linkset'),
        entry(site, 'Sitemap', paths.sitemap, 'every page for people'),
      ]),
    ),
  );
}

function entry({ baseUrl }: Site, title: string, path: string, note: string): string {
  return `${link(title, baseUrl + path)}: ${note}`;
}

function listTools(site: Site): readonly string[] {
  return [
    entry(
      site,
      'MCP server',
      paths.mcp,
      'Streamable HTTP, stateless, no key; GET answers its status and tools',
    ),
    entry(site, 'MCP setup', paths.agentsMarkdown, 'every client, the tools, example prompts'),
    entry(site, 'API index', paths.apiIndex, 'every endpoint as JSON'),
    entry(site, 'OpenAPI document', paths.openapi, 'the contract of the API, OpenAPI 3.1'),
    entry(
      site,
      'API guide',
      paths.developersMarkdown,
      'quick start, every operation, limits, errors',
    ),
  ];
}

function listFiles(site: Site): readonly string[] {
  return [
    entry(site, 'API index', toFilePath(paths.apiIndex), 'every JSON file'),
    entry(site, 'OpenAPI document', paths.openapi, 'what is in the files, OpenAPI 3.1'),
    entry(site, 'API guide', paths.developersMarkdown, 'the files and their members'),
  ];
}
