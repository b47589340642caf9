// Every file that `import` writes, word for word.
import { expect, it } from 'vitest';
import type { Imported } from '../../src/import/import.ts';
import { bring } from './named-fields.ts';
import { linkedInTables, reactiveResume5, renderCV } from './shapes.ts';
import { dutchResume, strangeResume } from './strange-resume.ts';

const linkedIn = { ...linkedInTables, 'Courses.csv': 'Name,Number\nKnots,K-1\n' };
const english = { ...strangeResume, meta: { language: 'en' } };

const copies = /^\.(?:schemas|import\/imported)\//u;

/** The files without copies and schemas, and what the command prints of them. */
function describeFolder({ files, sources, counts, todos, ...parts }: Imported, isWhole: boolean) {
  const texts = [...files].filter(([name]) => !copies.test(name));
  const shown = texts.filter(([name]) => isWhole || name !== '.import/report.html');
  const { translations, withdrawn, references } = parts;
  const roles = parts.roles.map(({ title, ...technologies }) => [
    title,
    ...Object.values(technologies).map((found) => found.map(({ name, words }) => [name, words])),
  ]);
  const lines = [sources, counts, ...todos, translations, withdrawn, references, ...roles];
  const printed = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return [...shown, ['printed', printed]].map(([name, text]) => `===== ${name}\n${text}`).join('');
}

export function testFolders() {
  it.each([
    ['strange', { 'resume.json': JSON.stringify(strangeResume) }],
    ['translated', { 'r.json': JSON.stringify(english), 'r.nl.json': JSON.stringify(dutchResume) }],
    ['linkedin', linkedIn],
    ['rendercv', { 'cv.yaml': renderCV }],
    ['reactive-resume', { 'r.json': JSON.stringify(reactiveResume5) }],
    ['empty', { 'r.json': '{"basics": {}, "work": []}' }],
  ])('of the résumé %s is as recorded', async (name, inputs) => {
    const folder = describeFolder(await bring(inputs), name === 'strange');
    await expect(folder).toMatchFileSnapshot(`../../test/fixtures/import/${name}.txt`);
  });
}
