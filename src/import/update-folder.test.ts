import { expect, it } from 'vitest';
import { updateFolder } from './update-folder.ts';

const bytes = Uint8Array.of(1);
const profile = 'name: Ada\n';

/** Updates a folder of the owner's files with those of a newer résumé. */
function update(newer: Record<string, string | Uint8Array>, owned: Record<string, string>) {
  const { files, proposed, created } = updateFolder(
    new Map(Object.entries(newer)),
    (file) => owned[file],
  );
  return { files: Object.fromEntries(files), created, proposed: proposed.map(({ what }) => what) };
}

it('always writes the files that only import writes', () => {
  const ours = { '.import/report.html': 'new', '.schemas/a.json': 'new' };
  const old = { '.import/report.html': 'old', '.schemas/a.json': 'old' };
  expect(update(ours, old)).toEqual({ files: ours, created: [], proposed: [] });
  expect(update(ours, {})).toEqual({ files: ours, created: [], proposed: [] });
  expect(update({ 'my.import/x': 'new' }, { 'my.import/x': 'old' }).files).toEqual({});
});

it('creates a missing file, unless the owner removed it', () => {
  const newer = { 'profile.yaml': profile, 'photo.png': bytes };
  const created = ['profile.yaml', 'photo.png'];
  expect(update(newer, {})).toEqual({ files: newer, created, proposed: [] });
  const imported = { '.import/imported/profile.yaml': profile };
  expect(update(newer, imported)).toEqual({
    files: { 'photo.png': bytes },
    created: ['photo.png'],
    proposed: [],
  });
});

it.each([
  ['drafts/', 'drafts/\nprivate.yaml\nresume-private.*\n'],
  ['drafts/\n\n', 'drafts/\nprivate.yaml\nresume-private.*\n'],
  [' private.yaml \n', ' private.yaml\nresume-private.*\n'],
  ['private.yaml\nresume-private.*\n', undefined],
])('completes the .gitignore %j', (owned, written) => {
  const { files } = update({ '.gitignore': 'ours' }, { '.gitignore': owned });
  expect(files['.gitignore']).toBe(written);
});

it('proposes changes of YAML, and leaves other files alone', () => {
  const newer = { 'profile.yaml': 'name: Eve\n', 'photo.png': bytes, 'note.md': 'new' };
  const owned = { 'profile.yaml': profile, 'photo.png': 'x', 'note.md': 'old' };
  expect(update(newer, owned)).toEqual({
    files: { 'profile.yaml': '# The newer résumé has this name:\n# name: Eve\nname: Ada\n' },
    created: [],
    proposed: ['The newer résumé has this name:'],
  });
  expect(update({ 'profile.yaml': profile }, owned).files).toEqual({});
});
