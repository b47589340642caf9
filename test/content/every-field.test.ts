// A profile that has every field of every table: each value is found at every place, or its row says why it is not.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { caseMarkdownPath, casePath } from '../../src/paths.ts';
import { parseContent } from '../../src/content/parse.ts';
import { renderSchemas } from '../../src/content/folder/json-schemas.ts';
import { backgroundLists } from '../../src/schema/background.ts';
import { Case } from '../../src/schema/case.ts';
import { type Field, type Fields, listKinds } from '../../src/schema/field.ts';
import { headline, settings } from '../../src/schema/profile.ts';
import { Role } from '../../src/schema/role.ts';
import { formatDate } from '../../src/wording/format.ts';
import { wordingOf } from '../../src/wording/index.ts';
import { createTestApp } from '../sample.ts';

/** Values that rules or files fix; `figure` is in the text of the case. */
const fixed: Readonly<Record<string, unknown>> = {
  'profile.core': ['Technologies-role-technologies'],
  'profile.resumePath': '/resume.pdf',
  'profile.photoPath': '/photo.jpg',
  'profile.figures.value': '92 plums',
  'profile.figures.case': 'every-field',
  'case.slug': 'every-field',
  'case.figures.value': '71 apples',
  'case.figures.was': '83 pears',
  'case.punchline.value': '64 figs',
  'case.punchline.was': '55 dates',
  'case.role': 'Name-role-company',
  'site.theme.accent': '#7a1f3d',
  'site.contentSignal': 'search=yes, ai-train=no',
  'site.securityContact': 'https://every.example/security',
};

/** A value of a field, which nothing else has. */
function valueOf(path: string, row: Field, index: number): unknown {
  if (fixed[path] !== undefined) return fixed[path];
  const name = path.replaceAll('.', '-');
  const month = `20${String(10 + (index % 10))}-0${1 + (index % 9)}`;
  const text = `${row.kind[0]!.toUpperCase()}${row.kind.slice(1)}-${name}`;
  if (row.of !== undefined) {
    const values = toValues(path, row.of.fields);
    return row.kind === 'group' ? values : [values];
  }
  if (row.words !== undefined) return row.kind === 'choices' ? [row.words[1]] : row.words[1];
  if (row.kind in listKinds) return [text];
  const others: Partial<Record<Field['kind'], unknown>> = {
    month: '2009-04',
    lastMonth: '2010-05',
    date: path.endsWith('Date') && !path.endsWith('startDate') ? `${month}-28` : `${month}-02`,
    address: `https://every.example/${name}`,
    mail: 'mail@every.example',
    language: 'en-GB',
    share: 0.25,
    flag: true,
  };
  return others[row.kind] ?? text;
}

function toValues(path: string, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, row], index) => [
      row.inFile ?? name,
      valueOf(`${path}.${name}`, row, index),
    ]),
  );
}

type Place = 'page' | 'markdown' | 'resume';
interface Leaf {
  readonly path: string;
  readonly value: unknown;
  readonly row: Field;
  readonly absent: Field['absent'] & {};
}

/** The fields that hold no others, with the reasons of those around them. */
function listLeaves(path: string, fields: Fields, absent: Leaf['absent'] = {}): Leaf[] {
  return Object.entries(fields).flatMap(([name, row], index) => {
    const own = { ...absent, ...row.absent };
    const at = `${path}.${name}`;
    if (row.of !== undefined) return listLeaves(at, row.of.fields, own);
    return [{ path: at, row, absent: own, value: [valueOf(at, row, index)].flat()[0] }];
  });
}

const tables = {
  profile: headline,
  background: backgroundLists,
  role: Role.fields,
  case: Case.fields,
};
const leaves = Object.entries(tables).flatMap(([name, fields]) => listLeaves(name, fields));
const shown = leaves.map((leaf) => [leaf.path, leaf] as const);

const toText = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const story = `---
${JSON.stringify(toValues('case', Case.fields))}
---

## Context

71 apples and 92 plums, where there were 83 pears. 64 figs, where there were 55 dates.

## Contribution

- Picked them.

## Takeaway

Pick apples.
`;

const files = new Map<string, Uint8Array>([
  [
    'profile.yaml',
    toText({
      ...toValues('profile', headline),
      fit: toValues('fit', settings.fit.of.fields),
      site: toValues('site', settings.site.of.fields),
    }),
  ],
  ['experience.yaml', toText([toValues('role', Role.fields)])],
  ['background.yaml', toText(toValues('background', backgroundLists))],
  ['cases/01-every-field.md', new TextEncoder().encode(story)],
  ['resume.pdf', readFileSync('profile/resume.pdf')],
  ['photo.jpg', readFileSync('test/fixtures/photo.jpg')],
]);

const places: Record<Place | 'api' | 'mcp', string> = {
  api: '',
  mcp: '',
  page: '',
  markdown: '',
  resume: '',
};
let settled = '';

beforeAll(async () => {
  const parsed = parseContent(files, { asOf: '2026-11' });
  if (!('content' in parsed)) throw new Error(JSON.stringify(parsed.issues, undefined, 1));
  const { fetch } = createTestApp(parsed.content);
  const read = async (...paths: string[]) => {
    const all = paths.map(async (path) =>
      (await fetch(new Request(`https://profile.test${path}`))).text(),
    );
    return (await Promise.all(all)).join('\n');
  };
  const call = async (name: string, input = {}) => {
    const params = { name, arguments: input };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    };
    const request = new Request('https://profile.test/api/mcp', { method: 'POST', headers, body });
    return JSON.stringify((await (await fetch(request)).json()).result.structuredContent);
  };
  places.api = await read('/api/profile', '/api/experience', '/api/cases/every-field');
  places.mcp = `${await call('get_profile')}${await call('query_experience')}${await call('get_case_detail', { slug: 'every-field' })}`;
  places.page = await read('/', casePath('every-field'));
  places.markdown = await read('/index.md', caseMarkdownPath('every-field'));
  places.resume = await read('/resume.json');
  settled = await read(
    '/robots.txt',
    '/.well-known/security.txt',
    '/verify.md',
    '/assets/site.css',
    '/',
  );
});

/** The forms in which a value is written. */
function formsOf({ row, value }: Leaf): readonly string[] {
  const text = String(value);
  const dates: readonly Field['kind'][] = ['month', 'lastMonth', 'date'];
  if (!dates.includes(row.kind)) return [text, text.replaceAll('-', '\\-')];
  return [text, formatDate(text, wordingOf())];
}

it.each(shown)('%s is found in the API, and by MCP', (_, leaf) => {
  expect(places.api).toContain(String(leaf.value));
  expect(places.mcp).toContain(String(leaf.value));
});

it.each(
  shown.flatMap(([path, leaf]) =>
    (['page', 'markdown', 'resume'] as const).map((place) => [path, place, leaf] as const),
  ),
)('%s is in the %s, or its row says why not', (_, place, leaf) => {
  const text = places[place].toLowerCase();
  const isFound = formsOf(leaf).some((form) => text.includes(form.toLowerCase()));
  expect({ isFound, why: leaf.absent[place] }).toEqual(
    isFound ? { isFound, why: undefined } : { isFound, why: expect.any(String) },
  );
});

it.each(listLeaves('site', settings.site.of.fields).map((leaf) => [leaf.path, leaf] as const))(
  '%s is in a file of the site',
  (_, leaf) => {
    expect(settled).toContain(String(leaf.value));
  },
);

it.each(leaves.map(({ path, row }) => [path, row] as const))(
  '%s is in the JSON Schema for editors, with its text',
  (path, row) => {
    if (path.startsWith('case.')) return;
    const name = path.split('.').at(-1)!;
    const schemas = [...renderSchemas().values()].join('\n');
    expect(schemas).toContain(`"${row.inFile ?? name}": {`);
    expect(schemas).toContain(JSON.stringify(row.text).slice(1, -1));
  },
);
