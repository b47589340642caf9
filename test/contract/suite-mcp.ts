// MCP in short, for every runtime; test/mcp/ holds each rule of the wire.
import { describe, expect, it } from 'vitest';
import { toJSON } from './exchange.ts';
import type { Subject } from './subject.ts';

const path = '/api/mcp';
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const call = (id: number, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });

export function mcpSuite({ send, content }: Subject): void {
  describe('MCP', () => {
    it('answers both generations with the values of REST, each under its own id', async () => {
      const profile = toJSON(await send('/api/profile'));
      for (const id of [1, 2]) {
        const legacy = await send(path, {
          method: 'POST',
          body: call(id, { name: 'get_profile' }),
        });
        const modern = await send(path, {
          method: 'POST',
          headers: {
            'mcp-protocol-version': '2026-07-28',
            'mcp-method': 'tools/call',
            'mcp-name': 'get_profile',
          },
          body: call(id, { name: 'get_profile', _meta: meta }),
        });
        for (const received of [legacy, modern]) {
          expect(received.status).toBe(200);
          expect(received.headers['content-type']).toBe('application/json');
          const { id: echoed, result } = toJSON(received);
          expect(echoed).toBe(id);
          expect(result.structuredContent).toEqual(profile);
        }
      }
    });

    it('carries text beyond ASCII', async () => {
      const { slug } = content.cases[0]!;
      const study = toJSON(await send(`/api/cases/${slug}`));
      const body = call(1, { name: 'get_case_detail', arguments: { slug } });
      const { result } = toJSON(await send(path, { method: 'POST', body }));
      expect(JSON.parse(result.content[0].text)).toEqual(study);
    });

    it('accepts a notification without an answer', async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
      const received = await send(path, { method: 'POST', body });
      expect([received.status, received.body.length]).toEqual([202, 0]);
      expect(received.headers['content-type']).toBeUndefined();
    });

    it.each([
      ['a missing header', call(1, { name: 'get_profile', _meta: meta }), 400, -32020, 'missing'],
      ['a body that is no JSON', '{', 400, -32700, 'not valid JSON'],
      [
        'a body 101 levels deep',
        `${'['.repeat(101)}${']'.repeat(101)}`,
        400,
        -32700,
        '100 levels deep',
      ],
      ['512 KiB that are no JSON', ' '.repeat(512 * 1024), 400, -32700, 'not valid JSON'],
      [
        'a body that is too long',
        ' '.repeat(512 * 1024 + 1),
        413,
        -32600,
        'longer than 524288 bytes',
      ],
    ])('refuses %s', async (_, body, status, code, message) => {
      const received = await send(path, { method: 'POST', body });
      expect(received.status).toBe(status);
      expect(toJSON(received).error).toMatchObject({
        code,
        message: expect.stringContaining(message),
      });
    });

    it('has a status document, and no event stream', async () => {
      expect(toJSON(await send(path))).toMatchObject({ status: 'active', version: '1.0.0' });
      const stream = await send(path, { headers: { accept: 'text/event-stream' } });
      expect([stream.status, stream.headers['allow']]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    });
  });
}
