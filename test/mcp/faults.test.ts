// A fault of the service is reported inside and masked outside, on both faces.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../src/schema/content.ts';
import { createTestApp, sampleContent } from '../sample.ts';
import { callOf, startTestServer, type TestServer } from './server.ts';

const secret = 'the password is hunter2';
/** The instructions of MCP, which count roles, are written before the fault. */
let isBroken = false;
const broken: Content = {
  ...sampleContent,
  get roles(): Content['roles'] {
    if (isBroken) throw new Error(secret);
    return sampleContent.roles;
  },
};

const faults: unknown[] = [];
const onFault = (error: unknown) => void faults.push(error);

describe('a row that throws', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(createTestApp(broken, { onFault }));
    await server.modern({ id: 'x', method: 'tools/list' });
    isBroken = true;
  });
  afterAll(() => server.close());

  it('is answered 500 by REST without its message', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/experience`);
    expect(response.status).toBe(500);
    const answer = await response.json();
    expect(answer).toMatchObject({
      status: 500,
      code: 'internal_error',
      title: 'Internal error',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
    expect(faults.pop()).toMatchObject({ message: secret });
  });

  it.each(['modern', 'legacy'] as const)('is answered -32603 by MCP (%s)', async (era) => {
    const params = callOf('query_experience');
    const { json } =
      era === 'modern'
        ? await server.modern({ id: 'x', method: 'tools/call', params })
        : await server.post({
            jsonrpc: '2.0',
            id: 'x',
            method: 'tools/call',
            params: { name: 'query_experience' },
          });
    expect(json).toEqual({
      jsonrpc: '2.0',
      id: 'x',
      error: { code: -32603, message: 'Internal error.' },
    });
    expect(faults.pop()).toMatchObject({ message: secret });
  });
});

describe('a body over fetch', () => {
  it('that breaks off is the mistake of the caller', async () => {
    const response = await post({ pull: (stream) => stream.error(new Error(secret)) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_request',
      detail: 'The body broke off before its end.',
      hint: 'Send the request again, with the whole body.',
    });
    expect(faults).toEqual([]);
  });

  it('that is too long is refused, even where the rest of it cannot be', async () => {
    const response = await post({
      pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)),
      cancel: () => Promise.reject(new Error(secret)),
    });
    expect(response.status).toBe(400);
    expect(faults).toEqual([]);
  });

  it('that somebody else has read is a fault', async () => {
    const request = new Request('https://profile.test/api/job-fit', { method: 'POST', body: '{}' });
    request.body!.getReader();
    const response = await createTestApp(sampleContent, { onFault }).fetch(request);
    expect(response.status).toBe(500);
    expect(faults.pop()).toBeInstanceOf(TypeError);
  });
});

/** Posts a body with a stream that behaves like a runtime's. */
async function post(source: UnderlyingDefaultSource<Uint8Array>): Promise<Response> {
  const request = new Request('https://profile.test/api/job-fit', {
    method: 'POST',
    body: new ReadableStream(source),
    duplex: 'half',
  } as RequestInit);
  return createTestApp(sampleContent, { onFault }).fetch(request);
}
