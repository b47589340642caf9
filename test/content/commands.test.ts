import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderSchemas } from '../../src/content/folder/json-schemas.ts';
import { runHere } from '../command.ts';
import { copyComplete, newFolder } from '../folders.ts';

const root = new URL('../../', import.meta.url).pathname;
let folder: string;
beforeEach(({ onTestFinished }) => {
  folder = join(newFolder(onTestFinished), 'mine');
});

/** Runs a command line and returns its exit code and output. */
async function run(...words: readonly string[]) {
  const ran = await runHere(words);
  return { ...ran, out: ran.out.replaceAll(folder, 'mine') };
}

it('check describes good content, and succeeds with --strict', async () => {
  const { code, out, err } = await run('check', '--strict', '--profile', join(root, 'profile'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('profile can be served: 6 roles and 3 cases of Mira Halvorsen');
  expect(out).not.toContain('warning');
});

it('check warns of a technology that a text names and the list does not', async () => {
  cpSync(join(root, 'profile'), folder, { recursive: true });
  const path = join(folder, 'cases/01-financial-onboarding-incident.md');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^ +- HTTP\n/mu, ''));
  const { code, out } = await run('check', '--profile', folder);
  expect(code).toBe(0);
  expect(out).toContain('warning: "HTTP" is named here');
  expect(out).toContain('; 1 warning');
});

it('check lists mistakes with paths that open in an editor, counts them, and fails', async () => {
  cpSync(join(root, 'test/fixtures/minimal'), folder, { recursive: true });
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('role:', 'rolle:'));
  writeFileSync(join(folder, 'notes.txt'), '');
  const { code, out } = await run('check', '--profile', folder);
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "mine/notes.txt:1:1: warning: The file is not part of a profile and is not read.
        Move it elsewhere, or let its name begin with a dot.
    mine/profile.yaml:2:1: error: "rolle" is not a field here.
        Did you mean "role"?

    1 error and 1 warning in mine"
  `);
});

it("init writes a folder of which every text is refused until it is the owner's", async () => {
  const made = await run('init', folder);
  expect(made).toMatchInlineSnapshot(`
    {
      "code": 0,
      "err": "",
      "out": "mine/profile.yaml
    mine/experience.yaml
    mine/background.yaml
    mine/vocabulary.yaml
    mine/cases/01-example-retry-storm.md
    mine/.gitignore

    Replace the example in these files with your own data; the example itself is refused. Then run:
      npx profile-api check mine
      npx profile-api serve --profile mine --watch
    To publish it from GitHub, create the folder with --workflow pages or --workflow workers, and --package.",
    }
  `);
  expect(readdirSync(join(folder, '.schemas'))).toEqual([...renderSchemas().keys()].toSorted());
  const { code, out } = await run('check', '--profile', folder);
  expect(code).toBe(1);
  const refused = out.split('\n').filter((text) => text.startsWith('mine/'));
  expect(refused).toHaveLength(25);
  for (const text of refused) expect(text).toMatch(/: error: ".+" is a text of the example\.$/u);
});

it('check accepts the files of init once their texts are replaced', async () => {
  await run('init', folder);
  for (const name of ['profile.yaml', 'experience.yaml']) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8')
      .replace('Robin Example', 'Ada Lindqvist')
      .replaceAll('Example Engineer', 'Engineer')
      .replaceAll('Example Language', 'Go')
      .replaceAll('Example Database', 'SQLite')
      .replace(/focus: .*/u, 'focus: Ledgers')
      .replace('robin@example.com', 'ada@example.com')
      .replace(/availability: .*/u, 'availability: From May')
      .replace('Example Payments', 'Kettle & Co')
      .replace(/summary: >-\n .*/u, 'summary: Kept the ledger.');
    writeFileSync(path, text);
  }
  rmSync(join(folder, 'cases'), { recursive: true });
  expect(await run('check', '--profile', folder)).toEqual({
    code: 0,
    out: [
      'mine/cases/:1:1: warning: There is no case study.',
      '    Add one when there is something to tell, for example: cases/01-payment-retry-storm.md',
      'mine can be served: 1 role and 0 cases of Ada Lindqvist; 1 warning',
    ].join('\n'),
    err: '',
  });
  const profile = parse(readFileSync(join(folder, 'profile.yaml'), 'utf8'));
  expect(Object.keys(profile).toSorted()).toEqual([
    'availability',
    'core',
    'email',
    'focus',
    'name',
    'role',
  ]);
});

it('init writes nothing into a folder that holds something', async () => {
  await run('schemas', folder);
  const before = readdirSync(folder);
  const { code, out, err } = await run('init', folder);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    `"${folder}" holds "background.schema.json", and nothing was written. Name a new folder.`,
  );
  expect(readdirSync(folder)).toEqual(before);
});

it('init writes nothing into a folder whose hidden files it would have to write over', async () => {
  await run('schemas', join(folder, '.schemas'));
  const { code, err } = await run('init', folder);
  expect(code).toBe(1);
  expect(err).toBe(`"${folder}" holds ".schemas", and nothing was written. Name a new folder.`);
  expect(readdirSync(folder)).toEqual(['.schemas']);
});

it('init writes into a folder that is empty except for files of a repository', async () => {
  mkdirSync(join(folder, '.git'), { recursive: true });
  for (const name of ['README.md', 'LICENSE']) writeFileSync(join(folder, name), '');
  expect((await run('init', folder)).code).toBe(0);
});

it('init quotes a folder that a shell would take for several words', async () => {
  const { out } = await run('init', join(folder, "Ada's profile"));
  expect(out).toContain(String.raw`check 'mine/Ada'\''s profile'`);
});

const writing = ['init', 'schemas', 'worker'] as const;

const sample = copyComplete(afterAll);

/** Runs a command that writes into a folder, as its user does. */
function runOn(name: (typeof writing)[number], directory: string) {
  const needed = ['--base-url', 'https://a.test', '--profile', sample];
  return run(name, directory, ...(name === 'worker' ? needed : []));
}

it.each(writing)('%s needs a folder, and says so of a file', async (name) => {
  writeFileSync(folder, '');
  for (const path of [folder, join(folder, 'below')]) {
    expect(await runOn(name, path)).toEqual({
      code: 1,
      out: '',
      err: `"${path}" is a file, or inside one. Name a folder.`,
    });
  }
});

it.skipIf(!existsSync('/proc/self'))('says where the system holds no folders', async () => {
  for (const name of writing) {
    const { code, err } = await runOn(name, '/proc/new/folder');
    expect(code).not.toBe(0);
    expect(err).toMatch(/^"\/proc\/new" cannot be written \(/u);
  }
});

it('schemas writes the committed files, so that editors know every field', async () => {
  await run('schemas', folder);
  for (const name of readdirSync(folder)) {
    const written = readFileSync(join(folder, name), 'utf8');
    await expect(written).toMatchFileSnapshot(join(root, 'schemas', name));
  }
});

const schemaFiles = [...renderSchemas()].map(([name, text]) => [name, JSON.parse(text)] as const);

it.each(schemaFiles)('%s accepts the files that the service accepts', (name, schema) => {
  const validate = addFormats.default(new Ajv.default({ strict: false })).compile(schema);
  for (const owner of ['profile', 'test/fixtures/profile']) {
    const file = join(root, owner, name.replace('schema.json', 'yaml'));
    if (!existsSync(file)) continue;
    validate(parse(readFileSync(file, 'utf8')));
    expect(validate.errors).toBeNull();
  }
});

it.each(schemaFiles)('%s describes every field and gives an example', (_, schema) => {
  const undescribed: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      const field = `${path}/${key}`;
      if (path.endsWith('/properties') && !('description' in member)) undescribed.push(field);
      if (member.type === 'string' && !('examples' in member)) undescribed.push(field);
      visit(member, field);
    }
  };
  visit(schema, '');
  expect(undescribed.filter((field) => !field.includes('/disciplines/'))).toEqual([]);
});

it.each(['profile.yaml', 'experience.yaml', 'vocabulary.yaml'])(
  'the sample names the schema of %s for editors',
  (name) => {
    const text = readFileSync(join(root, 'profile', name), 'utf8');
    const schema = `../schemas/${name.replace('.yaml', '.schema.json')}`;
    expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${schema}`);
  },
);
