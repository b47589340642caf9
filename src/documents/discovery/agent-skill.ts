// An agent skill (agentskills.io): how to answer questions about this engineer. Programs find it in the index of Agent
// Skills Discovery 0.2.0, whose digest shows that they got all of it.
import { digestHex } from '../../kernel/digest.ts';
import { agentSkillPath, paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { type Document, jsonDocument } from '../document.ts';
import { groundRules } from '../guides/ground-rules.ts';
import { connectorName } from '../guides/install-links.ts';
import { apiIndexOf } from '../reference/api-index.ts';
import { blocks, bulletList, escapeMarkdown } from '../markdown/text.ts';

/** Longest name and description of the format, in characters. */
const maxNameLength = 64;
const maxDescriptionLength = 1_024;

/** The person's name, because skills of several people can be installed together. */
function skillName({ content }: Site): string {
  return connectorName(content.profile.name).slice(0, maxNameLength).replace(/-$/u, '');
}

function describeSkill({ content }: Site): string {
  const { name, role } = content.profile;
  const description = `Answers questions about ${name}, ${role}, from a profile that names the evidence for each claim: experience with a technology, case studies, work history, availability, and how a job description fits. Use it when somebody asks about ${name} or wants to compare a role with the profile.`;
  return Array.from(description).slice(0, maxDescriptionLength).join('');
}

function renderSkill(site: Site): string {
  const { baseUrl } = site;
  const index = baseUrl + apiIndexOf(site).path;
  const data = site.isStatic
    ? [`The same facts are JSON files, which ${index} lists.`]
    : [
        `With MCP: the server at ${baseUrl}${paths.mcp} (Streamable HTTP, no key) has the same facts as tools. \`evaluate_job_fit\` compares a job description.`,
        `With HTTP: ${index} lists the endpoints. \`POST ${baseUrl}/api/job-fit\` with \`{"job_description": "…"}\` compares a job description; nothing that is sent is stored.`,
      ];
  return `${blocks(
    `---\nname: ${skillName(site)}\ndescription: ${JSON.stringify(describeSkill(site))}\n---`,
    `# ${escapeMarkdown(site.content.profile.name)}`,
    '## Steps',
    bulletList([
      `Read ${baseUrl}${paths.homeMarkdown} first: who, what, roles, technologies with years. ${baseUrl}${paths.llms} says what else there is and when to read it.`,
      ...data,
      'Answer with the role or the case study that shows it, and its address.',
    ]),
    '## Ground rules',
    bulletList(groundRules),
  )}\n`;
}

export function listAgentSkills(site: Site): readonly Document[] {
  const path = agentSkillPath(skillName(site));
  return [
    jsonDocument(paths.agentSkills, () => describeIndex(site, path)),
    { path, mediaType: 'text/markdown; charset=utf-8', render: renderSkill },
  ];
}

function describeIndex(site: Site, path: string): object {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: skillName(site),
        type: 'skill-md',
        description: describeSkill(site),
        url: site.baseUrl + path,
        digest: `sha256:${digestHex(renderSkill(site))}`,
      },
    ],
  };
}
