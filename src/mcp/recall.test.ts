import { describe, expect, it, vi } from 'vitest';
import { sampleContent } from '../../test/sample.ts';
import { evaluateJobFit } from '../operations/evaluate-job-fit.ts';
import { createMcp, type Mcp } from './dispatch.ts';

const call = '"method":"tools/call","params":{"name":"get_profile","arguments":{}}';
const version = 'io.modelcontextprotocol';
const modern = `"method":"tools/call","params":{"name":"get_profile","_meta":{"${version}/protocolVersion":"2026-07-28","${version}/clientCapabilities":{}}}`;
const modernHeaders = {
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'get_profile',
};

const encoder = new TextEncoder();
const create = () => createMcp({ content: sampleContent });

function onFault(error: unknown): never {
  throw error;
}

function ask(mcp: Mcp, text: string, headers: Record<string, string> = {}) {
  const { status, body } = mcp(encoder.encode(text), { headers, onFault });
  return { status, body: String(body) };
}

/** Ids that are valid, wrong, or equal to the others in the message. */
const ids = [
  '1',
  '7',
  '8',
  '0',
  '01',
  '-1',
  '1.5',
  '1e2',
  '"7"',
  'null',
  '999999999999999',
  '9007199254740993',
];

it.each([
  ['id first', (id: string) => `{"id":${id},"jsonrpc":"2.0",${call}}`],
  ['id second', (id: string) => `{"jsonrpc":"2.0","id":${id},${call}}`],
  ['id last', (id: string) => `{${call},"jsonrpc":"2.0","id":${id}}`],
  ['spaces', (id: string) => `{ "jsonrpc": "2.0", "id": ${id}, ${call} }`],
  ['two ids, the first varied', (id: string) => `{"jsonrpc":"2.0","id":${id},${call},"id":7}`],
  ['two ids, the last varied', (id: string) => `{"jsonrpc":"2.0","id":7,${call},"id":${id}}`],
  [
    'two ids, the last in escapes',
    (id: string) => `{"id":${id},"jsonrpc":"2.0",${call},"\\u0069d":7}`,
  ],
  ['an id in params', (id: string) => `{"jsonrpc":"2.0",${call.slice(0, -1)},"id":${id}},"id":7}`],
  ['no id but in params', (id: string) => `{"jsonrpc":"2.0",${call.slice(0, -1)},"id":${id}}}`],
  ['an id in a text', (id: string) => `{"jsonrpc":"2.0","id":7,${call},"x":",\\"id\\":${id}}"}`],
  ['a list', (id: string) => `{"jsonrpc":"2.0","id":${id},"method":"tools/list"}`],
  ['a broken end', (id: string) => `{"jsonrpc":"2.0","id":${id},${call}`],
])('answers as if each message were the first: %s', (_, write) => {
  const mcp = create();
  for (const id of [...ids, ...ids.toReversed()]) {
    const text = write(id);
    expect(ask(mcp, text).body === ask(create(), text).body, text).toBe(true);
  }
});

it('distinguishes the headers of the protocol, absent ones too', () => {
  const mcp = create();
  const { 'mcp-name': _, ...unnamed } = modernHeaders;
  const sent: Record<string, string>[] = [
    modernHeaders,
    unnamed,
    {},
    { ...modernHeaders, 'mcp-name': 'query_experience' },
    { 'mcp-protocol-version': '2025-11-25' },
    { 'mcp-protocol-version': '' },
    { 'mcp-protocol-version': '1999-01-01' },
  ];
  for (const id of [1, 2]) {
    for (const body of [modern, call]) {
      for (const headers of sent) {
        const text = `{"jsonrpc":"2.0","id":${id},${body}}`;
        expect(ask(mcp, text, headers)).toEqual(ask(create(), text, headers));
      }
    }
  }
});

describe('what is kept', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const parsed = (mcp: Mcp, texts: readonly string[]) => {
    parse.mockClear();
    for (const text of texts) ask(mcp, text);
    return parse.mock.calls.length;
  };

  it('parses a repeated call and a repeated list no more', () => {
    const mcp = create();
    for (const rest of [call, '"method":"tools/list"']) {
      const texts = [1, 2, 3].map((id) => `{"jsonrpc":"2.0","id":${id},${rest}}`);
      ask(mcp, texts[0]!);
      expect(parsed(mcp, texts.slice(1))).toBe(0);
    }
  });

  it('runs a job description each time', () => {
    const run = vi.spyOn(evaluateJobFit, 'run');
    const mcp = create();
    const fit =
      '"method":"tools/call","params":{"name":"evaluate_job_fit","arguments":{"job_description":"Go"}}';
    for (const id of [1, 2, 3]) ask(mcp, `{"jsonrpc":"2.0","id":${id},${fit}}`);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('keeps no error', () => {
    const mcp = create();
    const texts = [1, 2].map((id) => `{"jsonrpc":"2.0","id":${id},"method":"tools/none"}`);
    expect(parsed(mcp, texts)).toBe(2);
  });
});
