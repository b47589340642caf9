// Hand-written text about the tables contains no counts and names every row.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPrompts } from '../../src/mcp/prompts.ts';
import { operations } from '../../src/operations/index.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync('guides').map((name) => `guides/${name}`),
];

it.each(operations.map((row) => [row.tool.name, row] as const))(
  'README and docs name %s',
  (name, { path, method }) => {
    expect(read('docs/mcp.md')).toContain(`\`${name}\``);
    expect(read('README.md')).toMatch(
      new RegExp(`\`(?:${method} )?${path.replaceAll(/[{}]/g, String.raw`\$&`)}\``),
    );
  },
);

it('the page about MCP names every prompt', () => {
  for (const { name } of listPrompts()) expect(read('docs/mcp.md')).toContain(`\`${name}\``);
});

it.each(pages)('%s counts no rows by hand', (page) => {
  const counted =
    /\b(?:five|six|seven) (?:[\w-]+ )?(?:tools|operations|endpoints|prompts|rows)\b/iu;
  expect(read(page).match(counted)?.[0]).toBeUndefined();
});
