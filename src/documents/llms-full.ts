// `/llms-full.txt`: the whole profile with tools and ground rules in one Markdown text.
import { paths } from '../paths.ts';
import { renderCaseMarkdown } from './case-markdown.ts';
import type { Document, Site } from './document.ts';
import { groundRules } from './ground-rules.ts';
import { blocks, bulletList, escapeMarkdown } from './markdown-text.ts';
import { renderProfileSections } from './profile-markdown.ts';
import { renderTools } from './reference-markdown.ts';

export const llmsFull: Document = {
  path: paths.llmsFull,
  mediaType: 'text/plain; charset=utf-8',
  render: (site) => `${renderLlmsFull(site)}\n`,
};

function renderLlmsFull(site: Site): string {
  const { profile, cases } = site.content;
  return blocks(
    `# ${escapeMarkdown(profile.name)}`,
    `> ${escapeMarkdown(`${profile.role}. ${profile.focus}`)}`,
    `The whole verified profile in one text. The same facts are tools at ${site.baseUrl}${paths.mcp} and JSON at ${site.baseUrl}${paths.apiIndex}.`,
    `## Ground rules\n\n${bulletList(groundRules)}`,
    `## Tools\n\n${renderTools()}`,
    '## Profile',
    renderProfileSections(site),
    cases.length > 0 && '## Case studies in full',
    ...cases.map((study) => renderCaseMarkdown(study, 3)),
  );
}
