import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderSchemas } from '../../src/content/folder/json-schemas.ts';
import { CaseFrontMatter } from '../../src/content/format/files.ts';
import { Fit } from '../../src/schema/settings.ts';

const guide = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8');

function listFields(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(listFields)];
}

const fields = [...renderSchemas().values()].flatMap((text) => listFields(JSON.parse(text)));
const names = [
  ...fields,
  ...Object.keys(CaseFrontMatter.shape),
  ...Fit.fields.level.words!,
  ...Fit.fields.disciplines.words!,
];

it.each([...new Set(names)])('the guide to the content explains `%s`', (name) => {
  expect(guide).toContain(`\`${name}\``);
});
