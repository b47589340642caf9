// What the server says about itself over the protocol.
import type { Implementation } from '@modelcontextprotocol/server';
import { serverTitle } from '../documents/server-card.ts';
import { paths } from '../paths.ts';
import type { Content } from '../schema/content.ts';
import { apiVersion, serverName } from '../version.ts';

/** What the server speaks for. Over stdio it need not have a public origin. */
export interface McpSite {
  readonly content: Content;
  readonly baseUrl?: string | undefined;
}

interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly websiteUrl?: string;
}

export function serverInfo({ content, baseUrl }: McpSite): ServerInfo {
  return {
    name: serverName,
    title: serverTitle(content),
    version: apiVersion,
    ...(baseUrl !== undefined && { websiteUrl: baseUrl + paths.home }),
  } satisfies Implementation;
}

/** For the model, once per conversation: which tool when, and what never to conclude. */
export function instructions({ content: { profile } }: McpSite): string {
  return [
    `Verified, read-only facts about one engineer: ${profile.name}, ${profile.role}.`,
    'Start with get_profile for who this is, availability and contact.',
    'For evidence of a skill use query_experience (roles, by technology or company) and',
    'list_engineering_cases, then get_case_detail for the case that matters.',
    'To compare with a job description, pass its full text to evaluate_job_fit once and read the',
    'evidence before judging.',
    'Every statement here is backed by a role or a case study: name it when you repeat one.',
    'What the profile does not mention is unknown: say "not evidenced in the profile", never that the',
    'engineer lacks it, and do not infer one technology from another.',
  ].join(' ');
}
