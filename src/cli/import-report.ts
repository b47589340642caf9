// Prints the report of `import`: the content of the folder, texts that were moved or left out, and fields to fill.
import { join } from 'node:path';
import { privateFile } from '../content/folder/private.ts';
import type { Imported } from '../import/import.ts';
import type { UpdatedFolder } from '../import/update-folder.ts';
import { quoteForShell } from '../kernel/shell.ts';
import { program } from '../version.ts';
import type { Output } from './command.ts';

/** Most left-out texts in the report; left-out.yaml has all. */
const maxShown = 20;

/** Names a kind of entries with their number: `2 roles`. */
export function sayCounts(counts: Imported['counts']): string {
  const held = Object.entries(counts).filter(([, count]) => count > 0);
  const named = held.map(
    ([list, count]) => `${count} ${count === 1 ? list.replace(/s$/u, '') : list}`,
  );
  return named.join(', ') || 'nothing but a name';
}

interface Place {
  readonly folder: string;
  readonly isDry: boolean;
}

/** Reports a newer résumé that was added to a folder. */
export function reportUpdated(
  { proposed, created }: UpdatedFolder,
  imported: Imported,
  { folder, isDry }: Place,
  output: Output,
): void {
  sayMoved(imported, output);
  if (created.length > 0) {
    output.out(`${isDry ? 'Would be created' : 'Created'}: ${created.join(', ')}`);
  }
  if (proposed.length === 0) {
    output.out(`Nothing else in the résumé changed since the last import into ${folder}.`);
    return;
  }
  output.out(
    `${isDry ? 'Would be proposed' : 'Proposed'} as comments (${proposed.length}); your own lines stay as they are:`,
  );
  for (const { file, writtenAt, what, yaml } of proposed) {
    output.out(`  ${join(folder, file)}:${writtenAt}  ${what}`);
    if (file === privateFile) continue;
    for (const line of yaml) output.out(`      ${line}`);
  }
  output.out('\nTo accept a proposal, remove its "# ", and the lines that it replaces.');
}

export function reportImported(imported: Imported, { folder, isDry }: Place, output: Output): void {
  const { sources, counts, roles, references } = imported;
  for (const { name, label, unread } of sources) {
    const rest =
      unread.length === 0 ? '' : `; not part of a résumé, so not read: ${unread.join(', ')}`;
    output.out(`${name}: ${label}${rest}`);
  }
  output.out(`${folder}${isDry ? ' would hold' : ' holds'}: ${sayCounts(counts)}\n`);
  for (const { tag, texts } of imported.translations) {
    output.out(`translations/${tag}${isDry ? ' would hold' : ' holds'}: ${texts} texts\n`);
  }
  sayTechnologies(roles, output);
  if (references.length > 0) {
    output.out(
      '\nReferences, which are private until you ask their authors; they are in private.yaml:',
    );
    for (const text of references) output.out(`  ${text.replaceAll(/\s+/gu, ' ')}`);
  }
  sayMoved(imported, output);
  sayOpen(imported, folder, output);
  if (isDry) return;
  const quoted = quoteForShell(folder);
  output.out(
    `\nThe report on every word is ${join(folder, '.import', 'report.html')}, which is never served. Open it, then run:`,
  );
  output.out(`  ${program} check --profile ${quoted}`);
  for (const { tag } of imported.translations) {
    output.out(`  ${program} translate ${tag} ${quoted}`);
  }
  output.out(`  ${program} serve --profile ${quoted} --watch`);
}

function sayTechnologies(roles: Imported['roles'], output: Output): void {
  if (roles.length > 0) output.out('Technologies of each role:');
  for (const { title, listed, inTexts, proposed } of roles) {
    const named = [...listed, ...inTexts].map(({ name, words }) =>
      name === words ? name : `${name} (“${words}”)`,
    );
    const unsure = proposed.map(({ name, words }) => `${name} (“${words}”)`);
    const maybe = unsure.length === 0 ? '' : `; perhaps ${unsure.join(', ')}`;
    output.out(`  ${title || 'A role'}: ${named.join(', ') || 'none'}${maybe}`);
  }
}

function sayMoved({ withdrawn }: Imported, output: Output): void {
  const whats = new Map<string, string[]>();
  for (const { what, at } of withdrawn) {
    whats.set(what, [...(whats.get(what) ?? []), at.replace(/.*?: /u, '')]);
  }
  for (const [what, places] of whats) {
    output.out(
      `\nMoved to private.yaml, which is never served: ${what}, found in ${places.join(', ')}`,
    );
  }
}

function sayPlaces(head: string, places: readonly string[], output: Output): void {
  if (places.length === 0) return;
  const more = places.length > maxShown ? `, and ${places.length - maxShown} more` : '';
  output.out(`\n${head}`);
  output.out(`  ${places.slice(0, maxShown).join(', ')}${more}`);
}

function sayOpen(imported: Imported, folder: string, output: Output): void {
  const { leftOut, todos, translations } = imported;
  const leftOutFile = join(folder, '.import', 'left-out.yaml');
  const others = new Set(translations.flatMap((one) => one.leftOut));
  const own = leftOut.filter((one) => !others.has(one));
  sayPlaces(
    `Omitted. It is in ${leftOutFile}, which is never served, with the reasons:`,
    own.map(({ at }) => at.replace(/.*?: /u, '')),
    output,
  );
  sayPlaces(
    `Omitted, because a translation says what the original says. It is in ${leftOutFile}, which is never served:`,
    [...others].map(({ at, why }) => `${at} (${why})`),
    output,
  );
  if (todos.length > 0)
    output.out(`\nTo fill in, because your files do not have it (${todos.length}):`);
  for (const { file, line, text } of todos) output.out(`  ${join(folder, file)}:${line}  ${text}`);
}
