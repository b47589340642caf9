// The documents that describe the MCP server to clients without MCP.
import { describe, expect, it } from 'vitest';
import { aiCatalog } from '../../src/documents/discovery/ai-catalog.ts';
import { renderServerJSON, serverCard } from '../../src/documents/discovery/server-card.ts';
import { operations } from '../../src/operations/index.ts';
import { createTestApp, createTestSite, sampleContent } from '../sample.ts';
import { run } from '../process.ts';

const base = 'https://profile.test';

async function fetchJSON(path: string): Promise<{ response: Response; json: any }> {
  const response = await createTestApp().fetch(new Request(base + path));
  return { response, json: await response.clone().json() };
}

describe('the status document', () => {
  it('describes the server, its addresses and its tools', async () => {
    const { json } = await fetchJSON('/api/mcp');
    expect(json).toEqual({
      name: 'profile-api',
      status: 'active',
      version: '1.0.0',
      description: expect.stringContaining(sampleContent.profile.name),
      protocol: 'Streamable HTTP (stateless, JSON responses)',
      protocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      endpoints: {
        mcp: `${base}/api/mcp`,
        openapi: `${base}/openapi.json`,
        llmsTxt: `${base}/llms.txt`,
        llmsFullTxt: `${base}/llms-full.txt`,
        docs: `${base}/developers/`,
      },
      tools: operations.map(({ tool: { name, description } }) => ({
        name,
        description,
        parameters: expect.objectContaining({ type: 'object', additionalProperties: false }),
      })),
    });
  });

  it('names addresses that exist', async () => {
    const { endpoints } = (await fetchJSON('/api/mcp')).json;
    for (const address of Object.values<string>(endpoints)) {
      expect((await createTestApp().fetch(new Request(address))).status).toBe(200);
    }
  });
});

describe('the server card', () => {
  it('names the address and the versions of the server', async () => {
    const { response, json } = await fetchJSON('/api/mcp/server-card');
    expect(response.headers.get('content-type')).toBe('application/mcp-server-card+json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('etag')).toMatch(/^"/);
    expect(json).toEqual({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: 'test.profile/profile',
      version: '1.0.0',
      title: 'Profile API of Mira Halvorsen',
      description: expect.stringMatching(/^.{1,100}$/),
      websiteUrl: `${base}/`,
      remotes: [
        {
          type: 'streamable-http',
          url: `${base}/api/mcp`,
          supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
        },
      ],
    });
  });

  it('is the target of the AI catalog', async () => {
    const { response, json } = await fetchJSON('/.well-known/ai-catalog.json');
    expect(response.headers.get('content-type')).toBe('application/ai-catalog+json');
    expect(json).toMatchObject({
      specVersion: '1.0',
      entries: [
        {
          identifier: 'urn:air:profile.test:mcp:profile',
          type: 'application/mcp-server-card+json',
          url: `${base}/api/mcp/server-card`,
        },
      ],
    });
  });

  it('has two to five sample questions in the catalog', async () => {
    const { json } = await fetchJSON('/.well-known/ai-catalog.json');
    const [{ representativeQueries }] = json.entries;
    expect(representativeQueries.length).toBeGreaterThanOrEqual(2);
    expect(representativeQueries.length).toBeLessThanOrEqual(5);
  });
});

it.each([
  ['https://jane.example.com', 'com.example.jane', 'jane.example.com'],
  ['https://example.com:8443', 'com.example', 'example.com'],
  ['https://example.com.', 'com.example', 'example.com'],
  ['https://a_b.example', 'example.a-b', 'a-b.example'],
  ['https://müller.example', 'example.xn--mller-kva', 'xn--mller-kva.example'],
  ['http://localhost:3000', 'localhost', 'localhost'],
  ['http://127.0.0.1:3000', '127.0.0.1', '127.0.0.1'],
  ['http://[::1]:3000', '--1', '--1'],
  ['http://[2001:db8::1]', '2001-db8--1', '2001-db8--1'],
])('%s names its server after the host', (baseUrl, reversed, host) => {
  const site = createTestSite(sampleContent, baseUrl);
  const name = `${reversed}/profile`;
  expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(renderServerJSON(site)).toMatchObject({ name });
  expect(JSON.parse(String(serverCard.render(site)))).toMatchObject({ name });
  const [entry] = JSON.parse(String(aiCatalog.render(site))).entries;
  expect(entry.identifier).toBe(`urn:air:${host}:mcp:profile`);
});

describe('server.json', () => {
  it('keeps to the registry’s bounds however long the name of the engineer is', () => {
    const profile = { ...sampleContent.profile, name: '𝄞'.repeat(200) };
    const rendered = renderServerJSON(createTestSite({ ...sampleContent, profile }));
    for (const text of [rendered['title'], rendered['description']]) {
      expect([...String(text)]).toHaveLength(100);
    }
  });

  it('is printed by a command with the public origin', async () => {
    const { code, out } = await run(['server-json', '--base-url', 'https://jane.example.com']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: 'com.example.jane/profile',
      version: '1.0.0',
      title: 'Profile API of Mira Halvorsen',
      description: expect.stringMatching(/^.{1,100}$/),
      websiteUrl: 'https://jane.example.com/',
      remotes: [{ type: 'streamable-http', url: 'https://jane.example.com/api/mcp' }],
    });
  });

  it('is not printed without one', async () => {
    const { code, err } = await run(['server-json']);
    expect(code).toBe(2);
    expect(err).toContain('--base-url');
  });
});
