// `profile-api mcp`: the MCP server over standard input and output, one JSON message per line.
import { once } from 'node:events';
import { renderIssue } from '../content/report/issue.ts';
import { maxBodyLength } from '../exchange.ts';
import { readAssets } from '../content/read.ts';
import { createMcp } from '../mcp/dispatch.ts';
import { loadContent } from '../runtime/load.ts';
import { readSetting } from '../runtime/settings.ts';
import type { Given, Output } from './command.ts';
import { pickLanguage } from './languages.ts';
import { readLines } from './lines.ts';

/** Serves until the client closes standard input or stops reading. Standard output holds only protocol messages. */
export async function mcp({ flags, environment }: Given, output: Output): Promise<number> {
  const folder = readSetting('profile', flags, environment);
  const baseUrl = readSetting('baseUrl', flags, environment);
  const { warnings, ...loaded } = await loadContent(folder, new Date());
  for (const warning of warnings) output.err(renderIssue(warning, folder));
  const assets = readAssets();
  const chosen = pickLanguage({ ...loaded, baseUrl: baseUrl ?? '', assets }, flags);
  const site = { ...loaded, assets, content: chosen.content, baseUrl: baseUrl && chosen.baseUrl };
  const answer = createMcp(site);
  const onFault = (error: unknown) =>
    output.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const gone = new AbortController();
  process.stdout.on('error', () => gone.abort());
  for await (const line of readLines(process.stdin, maxBodyLength)) {
    if (gone.signal.aborted) break;
    if (line?.every(isSpace)) continue;
    const { body } = answer(line, { onFault });
    if (body !== undefined) output.out(String(body));
    if (process.stdout.writableNeedDrain) {
      await once(process.stdout, 'drain', { signal: gone.signal }).catch(() => undefined);
    }
  }
  return 0;
}

/** Whether a byte is JSON white space within a line. */
function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}
