// `/llms.txt` (llmstxt.org): when to use this profile, when not, and the reading order.
import { caseMarkdownPath, paths, toFilePath } from '../../paths.ts';
import type { Document } from '../document.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Site } from '../../schema/site.ts';
import { languageName, languagesOf, tagOf, urlOf } from '../../domain/languages.ts';
import { apiIndexOf } from '../reference/api-index.ts';
import { listResumes } from '../resume/index.ts';
import { trustSentence } from '../trust/sentence.ts';
import { groundRules } from '../guides/ground-rules.ts';
import { blocks, bulletList, escapeMarkdown, link, section } from '../markdown/text.ts';

export const llms: Document = {
  path: paths.llms,
  mediaType: 'text/plain; charset=utf-8',
  render: (site) => `${renderLlms(site)}\n`,
};

function renderLlms(site: Site): string {
  const { name, role, focus } = site.content.profile;
  const { isStatic = false } = site;
  return blocks(
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(`The engineering profile of ${name}, ${role}. ${focus}`)}`,
    `Use it to answer questions about the work, the experience and the availability of ${escapeMarkdown(name)}, to find the evidence behind a claim, or to compare a job description with what the profile evidences. Do not use it for other people, for general knowledge about a technology, or to rank candidates.`,
    `Reading order: the profile first; then the case studies that the question touches; the work history for dates and companies. ${isStatic ? 'The API is JSON files; there is nothing to call.' : 'Ask the MCP server or the API instead of reading pages when you can call tools.'} Everything is public and read-only, needs no key, and stores nothing that is sent.`,
    `How each claim is backed is in ${link('verification.json', urlOf(site, paths.verification))}: declared by the engineer, linked to a public page that was seen, or attested by another account, with dates. ${escapeMarkdown(trustSentence(site))} ${link('Check a profile', urlOf(site, paths.verify))} without trusting its server.`,
    `Ground rules:`,
    bulletList(groundRules),
    section(
      'Profile',
      list(site, [
        ...profileEntries,
        ...listResumes(site).map(({ label, path }): Entry => [
          `Résumé, ${label}`,
          path,
          'to hand out or to bring into another program',
        ]),
      ]),
    ),
    section('Case studies', list(site, site.content.cases.map(toEntry))),
    isStatic
      ? section('Files', list(site, fileEntries))
      : section('Tools', list(site, toolEntries)),
    section('Other languages', listOthers(site)),
    section('Optional', list(site, listFurther(site))),
  );
}

function toEntry({ slug, title, summary }: EngineeringCase): Entry {
  return [title, caseMarkdownPath(slug), summary.replaceAll(/\s+/gu, ' ')];
}

/** Lists the pages and endpoints of the other languages of the profile. */
function listOthers(site: Site): string {
  const others = languagesOf(site).filter(({ baseUrl }) => baseUrl !== site.baseUrl);
  return bulletList(
    others.map((other) => {
      const { baseUrl, content } = other;
      const name = languageName(tagOf(content), 'en');
      const api = baseUrl + apiIndexOf(other).path;
      const mcp = other.isStatic ? '' : `${link('MCP server', baseUrl + paths.mcp)}, `;
      return `${name}: ${link('llms.txt', baseUrl + paths.llms)}, ${mcp}${link('API', api)}, ${link('OpenAPI document', baseUrl + paths.openapi)}`;
    }),
  );
}

type Entry = readonly [title: string, path: string, note: string];

function list(site: Site, entries: readonly Entry[]): string {
  return bulletList(
    entries.map(([title, path, note]) => `${link(title, urlOf(site, path))}: ${note}`),
  );
}

const profileEntries: readonly Entry[] = [
  [
    'Profile',
    paths.homeMarkdown,
    'who, what, how to reach; roles, technologies with years, principles',
  ],
  [
    'Whole profile in one text',
    paths.llmsFull,
    'profile, case studies in full, tools and ground rules',
  ],
];

const toolEntries: readonly Entry[] = [
  ['MCP server', paths.mcp, 'Streamable HTTP, stateless, no key; GET answers its status and tools'],
  ['MCP setup', paths.agentsMarkdown, 'every client, the tools, example prompts'],
  ['API index', paths.apiIndex, 'every endpoint as JSON'],
  ['OpenAPI document', paths.openapi, 'the contract of the API, OpenAPI 3.1'],
  ['OpenAPI document of every profile', paths.genericOpenapi, 'the same with slugs as a pattern'],
  ['API guide', paths.developersMarkdown, 'quick start, every operation, limits, errors'],
];

const fileEntries: readonly Entry[] = [
  ['API index', toFilePath(paths.apiIndex), 'every JSON file'],
  ['OpenAPI document', paths.openapi, 'what is in the files, OpenAPI 3.1'],
  ['API guide', paths.developersMarkdown, 'the files and their members'],
];

function listFurther({ content }: Site): readonly Entry[] {
  const sitemap: Entry = ['Sitemap', paths.sitemap, 'every page for people'];
  return [
    ['Job fit', paths.fitMarkdown, 'how the keyword matcher works and what its result means'],
    ['API catalog', paths.apiCatalog, 'RFC 9727 linkset'],
    ...(content.site.index === false ? [] : [sitemap]),
  ];
}
