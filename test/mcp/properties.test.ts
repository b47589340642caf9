// Properties of the endpoint for any body and any headers.
import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  json,
  oneof,
  property,
  record,
  string,
} from '../property.ts';
import { expect, it } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { meta, version } from './server.ts';

const site = createTestSite(sampleContent);

const name = constantFrom(
  'get_profile',
  'get_case_detail',
  'query_experience',
  'nothing',
  '__proto__',
);
const params = oneof(
  record({ name, arguments: oneof(constant({}), record({ id: integer(), slug: string() })) }),
  record({ name, _meta: constant(meta) }),
  record({ _meta: oneof(constant(meta), constant({ ...meta, id: 1 }), constant({})) }),
  constant(undefined),
  constant([]),
);
const message = record(
  {
    params,
    id: oneof(integer(), constantFrom(0, 1, 2), string(), constant(null), constant(1.5)),
    method: constantFrom(
      'tools/call',
      'tools/list',
      'server/discover',
      'initialize',
      'ping',
      'x',
      '__proto__',
    ),
    jsonrpc: constantFrom('2.0', '1.0'),
  },
  { requiredKeys: ['jsonrpc'] },
);
const body = oneof(
  { weight: 6, arbitrary: message.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: array(message, { maxLength: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: json() },
  { weight: 1, arbitrary: string() },
);
const headers = record(
  {
    'mcp-protocol-version': constantFrom(version, '2025-11-25', '2024-11-05', 'x', ''),
    'mcp-method': constantFrom('tools/call', 'tools/list', 'server/discover'),
    'mcp-name': oneof(name, string()),
  },
  { requiredKeys: [] },
);

function fail(error: unknown): never {
  throw error;
}

it('every body gets a JSON-RPC answer in ASCII or none, and no fault', () => {
  const mcp = createMcp(site);
  assert(
    property(body, headers, (text, sent) => {
      const reply = mcp(text, { headers: sent, onFault: fail });
      expect([200, 202, 400, 404]).toContain(reply.status);
      const { body: answered } = reply;
      expect(answered === undefined).toBe(reply.status === 202);
      if (answered === undefined) return;
      const written = String(answered);
      expect(written).toMatch(/^[\0-\x7f]+$/);
      expect(written.length).toBe(answered.length);
      for (const answer of [JSON.parse(written)].flat()) {
        expect(answer).toMatchObject({ jsonrpc: '2.0' });
        expect('result' in answer).not.toBe('error' in answer);
      }
    }),
    { numRuns: 500 },
  );
});

it('no answer depends on earlier requests', () => {
  const mcp = createMcp(site);
  const call = { onFault: fail };
  assert(
    property(body, headers, (text, sent) => {
      const asked = mcp(text, { ...call, headers: sent });
      const again = mcp(text, { ...call, headers: sent });
      const fresh = createMcp(site)(text, { ...call, headers: sent });
      for (const reply of [asked, again]) {
        expect(reply).toEqual(fresh);
      }
    }),
    { numRuns: 300 },
  );
});
