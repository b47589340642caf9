// Writes the files of the folder: values, comments for missing fields, and the list of texts left out.
import { stringify } from 'yaml';
import { renderSchemas } from '../content/folder/json-schemas.ts';
import { gitIgnored } from '../content/folder/private.ts';
import { type Section, sections } from './draft.ts';
import { type ConvertedProfile, profileFields } from './profile.ts';
import { indent, type Line, renderFields, renderList } from './render.ts';
import type { Converted } from './convert.ts';
import type { LeftOut } from './source.ts';

/** A field that the owner must add. */
export interface Todo {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

interface Parts {
  readonly profile: ConvertedProfile;
  readonly roles: readonly Converted[];
  readonly background: ReadonlyMap<Section, readonly Converted[]>;
  readonly private: Converted;
  readonly leftOut: readonly LeftOut[];
}

const schemas = renderSchemas();

/** Writes every file, by its path in the folder. */
export function writeFolder(parts: Parts): {
  readonly files: ReadonlyMap<string, string>;
  readonly todos: readonly Todo[];
} {
  const { profile, roles, background, leftOut } = parts;
  const bodies = {
    profile: writeProfile(profile),
    experience: writeRoles(roles),
    background: writeBackground(background),
    private: renderFields(Object.keys(sections.private), parts.private),
  };
  const files = new Map<string, string>();
  const todos: Todo[] = [];
  for (const [name, body] of Object.entries(bodies)) {
    if (body.length === 0) continue;
    const file = `${name}.yaml`;
    const lines = [...introduce(name as keyof typeof bodies), ...body];
    files.set(file, lines.map(({ text }) => `${text}\n`).join(''));
    for (const [index, { text, asks }] of lines.entries()) {
      if (asks !== undefined)
        todos.push({ file, line: index + 1, text: text.replace(/^\W*TODO /u, '') });
    }
  }
  for (const [name, text] of schemas) files.set(`.schemas/${name}`, text);
  files.set('.gitignore', `${gitIgnored.join('\n')}\n`);
  files.set('.import/.gitignore', '*\n');
  files.set('.import/left-out.yaml', writeLeftOut(leftOut));
  return { files, todos };
}

const subjects = {
  profile: 'What the service says about you as a whole.',
  experience: 'Your roles, in any order.',
  background: 'What you say beside roles and cases.',
  private: 'Private facts: never served, and ignored by git. "export pdf --private" prints them.',
};

/** The comment above a file; private.yaml has no JSON Schema. */
function introduce(name: keyof typeof subjects): Line[] {
  const modeline = `# yaml-language-server: $schema=.schemas/${name}.schema.json`;
  const above = name === 'private' ? [] : [modeline, '#'];
  return [...above, `# ${subjects[name]}`, ''].map((text) => ({ text }));
}

function writeProfile(profile: Parts['profile']): Line[] {
  const accounts = profile.accounts.map(({ label, url }) => ({
    values: { label, url },
    missing: {},
  }));
  const listed =
    accounts.length === 0
      ? []
      : [{ text: 'profiles:' }, ...indent(renderList(['label', 'url'], accounts))];
  return [...renderFields(profileFields, profile), ...listed, ...writeFit(profile)];
}

function writeFit({ fit }: ConvertedProfile): Line[] {
  if (fit === undefined) return [];
  const { level, disciplines } = fit;
  const values = { ...(level && { level }), ...(disciplines.length > 0 && { disciplines }) };
  return [
    { text: '# What the matcher may say about you; from your titles:' },
    { text: 'fit:' },
    ...indent(renderFields(['level', 'disciplines'], { values, missing: {} })),
  ];
}

function writeRoles(roles: readonly Converted[]): Line[] {
  if (roles.length === 0) return [{ text: '[]' }];
  return renderList(Object.keys(sections.roles), roles);
}

function writeBackground(background: Parts['background']): Line[] {
  return [...background].flatMap(([section, entries], index) => [
    ...(index === 0 ? [] : [{ text: '' }]),
    { text: `${section}:` },
    ...indent(renderList(Object.keys(sections[section]), entries)),
  ]);
}

/** Writes the texts left out, by file and path. Private texts appear only here. */
function writeLeftOut(leftOut: readonly LeftOut[]): string {
  const head =
    '# Texts of your files that are not in the profile, by source path. Brackets say why; without them the profile has no\n' +
    '# field for it. This folder is private: it is never served or published, and .gitignore keeps it out of git. Delete it\n' +
    '# when you no longer need it.\n';
  const byFile: Record<string, Record<string, string>> = {};
  for (const { at, text, why } of leftOut) {
    const cut = at.indexOf(': ');
    const texts = (byFile[at.slice(0, cut)] ??= {});
    texts[at.slice(cut + 2) + (why === undefined ? '' : ` (${why})`)] = text;
  }
  return leftOut.length === 0 ? head : `${head}${stringify(byFile, { lineWidth: 0 })}`;
}
