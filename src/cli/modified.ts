// The last changes of pages by git, because file times may be those of a copy.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { casePath, paths } from '../paths.ts';
import type { Content } from '../schema/content.ts';

/** Days (`YYYY-MM-DD`) by page path, without pages that are untracked or have uncommitted changes. */
export function readModified(folder: string, { cases }: Content): ReadonlyMap<string, string> {
  const history = git(folder, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', '.');
  const tracked = git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.');
  const untracked = git(folder, 'ls-files', '--others', '--exclude-standard', '--', '.');
  if (history === undefined || tracked === undefined || untracked === undefined) return new Map();
  const changed = new Set(`${tracked}${untracked}`.split('\n').filter((file) => file !== ''));
  const days = readDays(history);
  const files = new Map(
    listCases(folder)
      .filter((name) => !changed.has(`cases/${name}`))
      .map((name) => [name.replace(/^\d+-/, '').split('.')[0]!, `cases/${name}`]),
  );
  const pages = cases.map(({ slug }) => [casePath(slug), days.get(files.get(slug) ?? '')] as const);
  const home = [paths.home, changed.size > 0 ? undefined : days.values().next().value] as const;
  return new Map(
    [home, ...pages].flatMap(([page, day]) => (day === undefined ? [] : [[page, day] as const])),
  );
}

function listCases(folder: string): readonly string[] {
  const cases = join(folder, 'cases');
  return existsSync(cases) ? readdirSync(cases) : [];
}

/** The day of the last commit of each file, the newest first. */
function readDays(history: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of history.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n');
    for (const file of files) if (file !== '' && !days.has(file)) days.set(file, day);
  }
  return days;
}

/** Returns the output of git, or `undefined` if there is no git or no repository with a commit. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], options);
  return status === 0 ? stdout : undefined;
}
