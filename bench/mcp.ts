// `tools/call get_profile` beside the official SDKs with a server per request, and beside a bare node:http server.
import { isDeepStrictEqual } from 'node:util';
import { compare, ratios } from './compare.ts';
import type { Load, Recorded } from './exchange.ts';
import { type Part, type PartOptions, type Row, summarize } from './part.ts';
import { createBare, createPeer, record, service } from './subjects.ts';

const accept = 'application/json, text/event-stream';

export const legacy: Load = {
  method: 'POST',
  targets: ['/api/mcp'],
  headers: { 'content-type': 'application/json', accept, 'mcp-protocol-version': '2025-11-25' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_profile', arguments: {} },
  }),
};

const modern: Load = {
  method: 'POST',
  targets: ['/api/mcp'],
  headers: {
    'content-type': 'application/json',
    accept,
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': 'get_profile',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'get_profile',
      arguments: {},
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }),
};

const scenarios = [
  { name: '2026-07-28', load: modern, sdks: { v2: 10 } },
  { name: '2025-11-25', load: legacy, sdks: { v2: 10, v1: 15 } },
] as const;

export const mcp: Part = {
  name: 'mcp',
  description:
    '`tools/call get_profile` over the same of the official SDK with a server per request, and over a bare `node:http` server that writes the same bytes.',
  async run(options) {
    const rows: Row[] = [];
    for (const scenario of scenarios) {
      options.note(scenario.name);
      rows.push(...(await measure(scenario, options)));
    }
    return rows;
  },
};

async function measure(
  { name, load, sdks }: (typeof scenarios)[number],
  options: PartOptions,
): Promise<readonly Row[]> {
  const { answer } = await record({ answer: load });
  const bare = createBare(answer);
  const peers = Object.entries(sdks).map(([version, atLeast]) => ({
    subject: createPeer(`official SDK ${version}`, `mcp-sdk-${version}.mjs`, answer),
    atLeast,
  }));
  const subjects = [bare, service, ...peers.map(({ subject }) => subject)];
  const turns = await compare(subjects, load, {
    ...options,
    expected: answer,
    requireSame: requireSameResult,
  });
  return [{ subject: bare, atLeast: 0.85 }, ...peers].map(({ subject, atLeast }) => ({
    name: `${name}, over ${subject.name}`,
    unit: 'ratio',
    target: { atLeast },
    ...summarize(ratios(turns, service.name, subject.name)),
  }));
}

/** Throws unless both answers carry the same result; headers, member order and event framing may differ. */
function requireSameResult(expected: Recorded, actual: Recorded, who: string): void {
  const [wanted, given] = [expected, actual].map((recorded) => {
    const text = recorded.body.toString();
    const { content, structuredContent } = JSON.parse(text.slice(text.indexOf('{'))).result;
    return { content, structuredContent };
  });
  if (!isDeepStrictEqual(given, wanted)) {
    throw new Error(`${who} answers something else: ${JSON.stringify(given)}`);
  }
}
