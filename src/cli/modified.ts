// The last changes of pages by git, because file times may be those of a copy.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { casePath, paths } from '../paths.ts';
import type { Content } from '../schema/content.ts';

/** Days (`YYYY-MM-DD`) by page path, without pages that are untracked or have uncommitted changes. */
export function readModified(folder: string, { cases }: Content): ReadonlyMap<string, string> {
  const files = new Map([
    [paths.home, '.'],
    ...cases.flatMap(({ slug }) => {
      const file = findCase(folder, slug);
      return file === undefined ? [] : [[casePath(slug), file] as const];
    }),
  ]);
  return new Map(
    [...files].flatMap(([page, file]) => {
      const day = dayOf(folder, file);
      return day === undefined ? [] : [[page, day] as const];
    }),
  );
}

function findCase(folder: string, slug: string): string | undefined {
  const name = readdirSync(join(folder, 'cases')).find((one) =>
    one.replace(/^\d+-/, '').startsWith(`${slug}.`),
  );
  return name === undefined ? undefined : join('cases', name);
}

function dayOf(folder: string, file: string): string | undefined {
  const changes = git(folder, 'status', '--porcelain', '--', file);
  if (changes !== '') return undefined;
  const day = git(folder, 'log', '-1', '--format=%cs', '--', file)?.trim();
  return day === '' ? undefined : day;
}

/** The output of git; `undefined` if it fails, for example outside a repository. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
