import { expect, test } from 'vitest';
import { connectorName, installLinks } from './install-links.ts';

const mcpUrl = 'https://profile.example/api/mcp';
const links = installLinks(mcpUrl, 'Zoë Ångström');

test('fills in the connector of Claude', () => {
  const { searchParams } = new URL(links.claude);
  expect(searchParams.get('connectorUrl')).toBe(mcpUrl);
  expect(searchParams.get('connectorName')).toBe('Zoë Ångström');
});

test('hands Cursor its configuration in base64', () => {
  const { protocol, searchParams } = new URL(links.cursor);
  expect(protocol).toBe('cursor:');
  expect(searchParams.get('name')).toBe('zoe-angstrom');
  expect(JSON.parse(atob(searchParams.get('config') ?? ''))).toEqual({ url: mcpUrl });
});

test('hands VS Code its configuration as JSON', () => {
  const [command, config = ''] = links.vscode.split('?');
  expect(command).toBe('vscode:mcp/install');
  expect(JSON.parse(decodeURIComponent(config))).toEqual({
    name: 'zoe-angstrom',
    type: 'http',
    url: mcpUrl,
  });
});

test.each([
  ['Mira Halvorsen', 'mira-halvorsen'],
  ["Seán O'Brien-Łoś, Jr.", 'sean-o-brien-los-jr'],
  ['Søren Groß 2nd', 'soren-gross-2nd'],
  ['山田 太郎', 'profile'],
  ['Анна Smith', 'profile'],
])('calls the server of %s %s', (owner, name) => {
  expect(connectorName(owner)).toBe(name);
});
