// The card of MCP Apps in the protocol: the entry of the tool, the resource, and sites without the files of the card.
import { expect, it } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import type { McpSite } from '../../src/mcp/identity.ts';
import { wordedLanguages } from '../../src/wording/index.ts';
import { createTestSite, sampleContent } from '../sample.ts';
import { meta } from './server.ts';

const files = new Map([
  ['assets/card.js', 'show();\n'],
  ['assets/card.css', 'main { color: red }\n'],
]);
const uri = 'ui://profile-api/job-fit';
const site: McpSite = { content: sampleContent, baseUrl: 'https://profile.test', assets: files };

function onFault(error: unknown): never {
  throw error;
}

function ask(asked: McpSite, method: string, params: object = {}): any {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return JSON.parse(String(createMcp(asked)(message, { onFault }).body));
}

it.each([{}, { _meta: meta }])('is named by one tool for requests with %j', (params) => {
  const { tools } = ask(site, 'tools/list', params).result;
  const named = tools.filter((tool: any) => tool._meta !== undefined);
  expect(named).toMatchObject([{ name: 'evaluate_job_fit', _meta: { ui: { resourceUri: uri } } }]);
});

it('is read as HTML that may load nothing, and no list has it', () => {
  const [content, ...others] = ask(site, 'resources/read', { uri }).result.contents;
  expect(others).toEqual([]);
  expect(content).toMatchObject({
    uri,
    mimeType: 'text/html;profile=mcp-app',
    _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] } } },
  });
  expect(content.text).toContain(`content="default-src 'none'; script-src 'sha256-`);
  expect(content.text).toContain('<script type="module">show();</script>');
  expect(JSON.stringify(ask(site, 'resources/list'))).not.toContain('ui://');
});

it('escapes words that would end its script', () => {
  const profile = { ...sampleContent.profile };
  const fit = { ...sampleContent.fit, disciplines: ['</script><b>' as 'backend'] };
  const content = { ...sampleContent, profile, fit };
  const [{ text }] = ask({ ...site, content }, 'resources/read', { uri }).result.contents;
  expect(text).not.toContain('</script><b>');
});

it('is absent for a site without its files, as is its entry', () => {
  const bare = { ...site, assets: new Map() };
  expect(ask(bare, 'resources/read', { uri }).error.message).toContain('There is no resource');
  const { tools } = ask(bare, 'tools/list').result;
  expect(tools.some((tool: object) => '_meta' in tool)).toBe(false);
});

it.runIf(createTestSite(sampleContent).assets.has('assets/card.js')).each(wordedLanguages)(
  'is at most 16 KB long in %s, with 60 cases',
  (language) => {
    const content = {
      ...sampleContent,
      profile: { ...sampleContent.profile, language },
      cases: Array.from({ length: 60 }, (_, index) => ({
        ...sampleContent.cases[0]!,
        slug: `a-case-of-usual-length-${index}`,
      })),
    };
    const [{ text }] = ask(createTestSite(content), 'resources/read', { uri }).result.contents;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16 * 1024);
  },
);
