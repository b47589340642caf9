// The server's name, version and instructions in the protocol.
import type { Implementation } from '@modelcontextprotocol/server';
import { serverTitle } from '../documents/discovery/server-card.ts';
import { trustSentence } from '../documents/trust/sentence.ts';
import { languageName, languagesOf, tagOf } from '../domain/languages.ts';
import { operationsOf } from '../operations/index.ts';
import { paths } from '../paths.ts';
import type { PublishedContent } from '../schema/content.ts';
import type { Site } from '../schema/site.ts';
import { apiVersion, serverName } from '../version.ts';

/** A site, which needs no public origin over stdio. */
export type McpSite = PublishedContent & Partial<Omit<Site, keyof PublishedContent>>;

export function serverInfo({ content, baseUrl }: McpSite): Implementation {
  return {
    name: serverName,
    title: serverTitle(content),
    version: apiVersion,
    ...(baseUrl !== undefined && { websiteUrl: baseUrl + paths.home }),
  };
}

/** Names the servers of the other languages. */
function listOthers(site: McpSite): readonly string[] {
  if (site.baseUrl === undefined) return [];
  const own = tagOf(site.content);
  const others = languagesOf(site as Site).filter((other) => tagOf(other.content) !== own);
  if (others.length === 0) return [];
  const list = others.map((other) => `${nameLanguage(other)}: ${other.baseUrl}${paths.mcp}`);
  return [`The texts are in ${nameLanguage(site)}. The same server in ${list.join('; ')}.`];
}

function nameLanguage({ content }: PublishedContent): string {
  return languageName(tagOf(content), 'en');
}

/** Instructions for the model, once per conversation: when to use which tool, and the conclusions to avoid. */
export function instructions(site: McpSite): string {
  const { profile } = site.content;
  const tools = operationsOf(site).map(({ tool }) => `${tool.name} (${tool.title.toLowerCase()})`);
  return [
    `Read-only facts about one engineer: ${profile.name}, ${profile.role}.`,
    // Over stdio there is no origin, so the site counts as not signed.
    trustSentence(site as Site),
    `Tools: ${tools.join(', ')}.`,
    'Begin with the profile. For evidence of a skill query the work history, list the case studies, and read the one that',
    'matters. Compare a job description once, with its full text, and read the evidence before judging.',
    'A technology is evidenced by a role, a case study or a project: name it when you repeat the claim. Skills, languages,',
    'education and awards are what the engineer states.',
    'What the profile does not mention is unknown: say "not evidenced in the profile", never that the',
    'engineer lacks it, and do not infer one technology from another.',
    ...listOthers(site),
  ].join(' ');
}
