// `profile-api mcp`: the MCP server over standard input and output, one JSON message a line.
import { createInterface } from 'node:readline';
import { renderIssue } from '../content/issue.ts';
import { createMcp } from '../mcp/dispatch.ts';
import { textOf } from '../mcp/wire.ts';
import { createSite, loadContent } from '../runtime/load.ts';
import { readSetting } from '../runtime/settings.ts';
import type { Given, Output } from './command.ts';

/** Serves until the client closes standard input. Only protocol messages go to standard output. */
export async function mcp({ flags, environment }: Given, output: Output): Promise<number> {
  const folder = readSetting('profile', flags, environment) ?? './profile';
  const baseUrl = readSetting('baseUrl', flags, environment) ?? 'http://localhost:3000';
  const { content, warnings } = await loadContent(folder, new Date());
  for (const warning of warnings) output.err(renderIssue(warning, folder));
  const answer = createMcp(createSite(content, baseUrl));
  const onFault = (error: unknown) =>
    output.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const text = textOf(answer(line, { onFault }));
    if (text !== undefined) output.out(text);
  }
  return 0;
}
