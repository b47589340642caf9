import { expect, test } from 'vitest';
import { installLinks } from './install-links.ts';

const mcpUrl = 'https://profile.example/api/mcp';
const links = installLinks(mcpUrl);

test('fills in the connector of Claude', () => {
  const { searchParams } = new URL(links.claude);
  expect(searchParams.get('connectorUrl')).toBe(mcpUrl);
  expect(searchParams.get('connectorName')).toBe('profile');
});

test('hands Cursor its configuration in base64', () => {
  const { protocol, searchParams } = new URL(links.cursor);
  expect(protocol).toBe('cursor:');
  expect(searchParams.get('name')).toBe('profile');
  expect(JSON.parse(atob(searchParams.get('config') ?? ''))).toEqual({ url: mcpUrl });
});

test('hands VS Code its configuration as JSON', () => {
  const [command, config = ''] = links.vscode.split('?');
  expect(command).toBe('vscode:mcp/install');
  expect(JSON.parse(decodeURIComponent(config))).toEqual({
    name: 'profile',
    type: 'http',
    url: mcpUrl,
  });
});
