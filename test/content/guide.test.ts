// docs/content.md has every field of every table, and says which are required.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderSchemas } from '../../src/content/folder/json-schemas.ts';
import { backgroundLists } from '../../src/schema/background.ts';
import { Case } from '../../src/schema/case.ts';
import { Link } from '../../src/schema/claims.ts';
import type { Fields } from '../../src/schema/field.ts';
import { headline, settings } from '../../src/schema/profile.ts';
import { Role } from '../../src/schema/role.ts';
import { Fit } from '../../src/schema/settings.ts';
import { wordedLanguages } from '../../src/wording/index.ts';

const guide = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8');

function listFields(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(listFields)];
}

const fields = [...renderSchemas().values()].flatMap((text) => listFields(JSON.parse(text)));
const words = [...Fit.fields.level.words!, ...Fit.fields.disciplines.words!];

it.each([...new Set([...fields, ...words])])('the guide to the content explains `%s`', (name) => {
  expect(guide.includes(`\`${name}\``), `docs/content.md explains ${name}`).toBe(true);
});

const tables: readonly (readonly [heading: string, fields: Fields])[] = [
  ['profile.yaml', { ...headline, ...settings }],
  ['experience.yaml', Role.fields],
  ['cases/NN-slug.md', Case.fields],
  ['links', Link.fields],
];

const rows = tables.flatMap(([heading, table]) =>
  Object.entries(table).map(([name, row]) => [heading, row.inFile ?? name, row.required] as const),
);

it.each(rows)(
  'under %s, `%s` is a row that says whether it is required',
  (heading, name, needed) => {
    const [, section = ''] = guide.split(`\n## ${heading}\n`);
    const [own = ''] = section.split('\n## ');
    const said = needed === false ? 'optional|required without `[a-z]+`' : 'required';
    const row = new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\| (?:${said}) \\|`, 'mu');
    expect(row.test(own), `docs/content.md, under ${heading}: a row \`${name}\` | ${said} |`).toBe(
      true,
    );
  },
);

it.each(Object.entries(backgroundLists))(
  'the row of `%s` has its fields in order',
  (name, { of }) => {
    const listed = Object.keys(of.fields).map((field) => `\`${field}\``);
    const row = `| \`${name}\` | ${listed.join(', ')} |`;
    expect(guide.includes(`\n${row}`), `docs/content.md has the row: ${row}`).toBe(true);
  },
);

it.each(wordedLanguages)('the guide to the content names the language %s', (tag) => {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag)!;
  expect(guide.includes(name), `docs/content.md names ${name}`).toBe(true);
});
