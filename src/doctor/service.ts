// Checks of a service: methods, POST and MCP. Static sites have none of these.
import { paths } from '../paths.ts';
import { modernVersion } from '../version.ts';
import { isCached, isSame, parse, type Site } from './site.ts';

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

export async function checkMethods(site: Site) {
  const { status, headers } = await site.ask('/api/profile', { method: 'DELETE' });
  if (status === 405 && headers.has('allow')) return undefined;
  return {
    check: '405',
    found: `status ${status}${headers.has('allow') ? '' : ' without Allow'} to DELETE /api/profile`,
    cause: 'A proxy or a firewall answers methods itself.',
    fix: 'Let all methods through to the service.',
  };
}

export async function checkPosts(site: Site) {
  const body = '{"job_description":"TypeScript engineer"}';
  const question = { method: 'POST', headers: json, body };
  const answers = [
    await site.ask('/api/job-fit', question),
    await site.ask('/api/job-fit', question),
  ];
  return [
    answers.some(({ status }) => status !== 200) && {
      check: 'POST /api/job-fit',
      found: `status ${answers.map(({ status }) => status).join(', ')}`,
      cause: 'A proxy or a firewall refuses POST.',
      fix: 'Let POST through to /api/job-fit and /api/mcp.',
    },
    (answers.some(isCached) || isSame(answers[0]!, answers[1]!)) && {
      check: 'POST /api/job-fit',
      found: 'the answer came from a cache',
      cause: 'A cache stores answers to POST, and may give one visitor the answer of another.',
      fix: 'Restrict caching to GET and HEAD.',
    },
  ];
}

const oldVersion = '2025-06-18';
const client = { name: 'doctor', version: '1' };
const initialize = {
  method: 'initialize',
  params: { protocolVersion: oldVersion, capabilities: {}, clientInfo: client },
};
const listTools = {
  method: 'tools/list',
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': modernVersion,
      'io.modelcontextprotocol/clientInfo': client,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};

export async function checkMcp(site: Site) {
  const latest = { 'mcp-protocol-version': modernVersion, 'mcp-method': listTools.method };
  const rows = [
    [oldVersion, {}, initialize],
    [modernVersion, latest, listTools],
  ] as const;
  return Promise.all(
    rows.map(async ([version, headers, message]) => {
      const answer = await site.ask(paths.mcp, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
      });
      const { result, error } = parse(answer) ?? {};
      if (result !== undefined) return undefined;
      return {
        check: `MCP ${version}`,
        found: `status ${answer.status}${error ? `: ${error.message}` : ''}`,
        cause: 'A proxy refuses POST or removes the headers MCP-Protocol-Version and Mcp-Method.',
        fix: `Let POST ${paths.mcp} through with all its headers.`,
      };
    }),
  );
}
