// `/llms-full.txt`: the whole profile, the tools and the ground rules in one Markdown text.
import { trustSentence } from '../trust/sentence.ts';
import { paths } from '../../paths.ts';
import { renderCaseMarkdown } from '../markdown/case.ts';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { groundRules } from '../guides/ground-rules.ts';
import { blocks, bulletList, escapeMarkdown } from '../markdown/text.ts';
import { renderProfileHead, renderProfileSections } from '../markdown/profile.ts';
import { apiIndexOf } from '../reference/api-index.ts';
import { renderTools } from '../reference/markdown.ts';

export const llmsFull: Document = {
  path: paths.llmsFull,
  mediaType: 'text/plain; charset=utf-8',
  render: (site) => `${renderLlmsFull(site)}\n`,
};

function renderLlmsFull(site: Site): string {
  const { profile, cases } = site.content;
  return blocks(
    renderProfileHead(profile),
    `The whole profile in one text. ${escapeMarkdown(trustSentence(site))} ${describeForms(site)}`,
    `## Ground rules\n\n${bulletList(groundRules)}`,
    !site.isStatic && `## Tools\n\n${renderTools(site)}`,
    '## Profile',
    renderProfileSections(site),
    cases.length > 0 && '## Case studies in full',
    ...cases.map((study) => renderCaseMarkdown(study, site, 3)),
  );
}

/** Names the other places of the same facts. */
function describeForms(site: Site): string {
  const tools = site.isStatic ? '' : `tools at ${site.baseUrl}${paths.mcp} and `;
  return `The same facts are ${tools}JSON at ${site.baseUrl}${apiIndexOf(site).path}.`;
}
