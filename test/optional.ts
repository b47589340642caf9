// Parts of the tests that need what a machine may lack. They are skipped with the reason; where
// REQUIRE_OPTIONAL is set, as on CI, the lack is a failure.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, it, type TestOptions } from 'vitest';

/** Runs a suite unless something is missing for it. */
export function describeWith(
  name: string,
  missing: string | undefined,
  suite: () => void,
  options: TestOptions = {},
): void {
  if (missing === undefined) {
    describe(name, options, suite);
  } else if (process.env['REQUIRE_OPTIONAL']) {
    it(name, () => {
      throw new Error(missing);
    });
  } else {
    process.stderr.write(`Skipped “${name}”: ${missing}\n`);
    describe(name, () => {
      it.skip(missing, () => {});
    });
  }
}

/** What is missing where a program is not installed; `where` is Debian's package of it. */
export function findProgram(name: string, where: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const isThere = folders.some((folder) => existsSync(join(folder, name)));
  return isThere ? undefined : `${name} is not installed; run: apt-get install ${where}`;
}

/** The folder that `npm ci --prefix test/tools` installs into: what only some tests need. */
export const tools = resolve('test/tools/node_modules');

/** What is missing where a package of `test/tools` is not installed. */
export function findTool(name: string): string | undefined {
  return existsSync(join(tools, name))
    ? undefined
    : `${name} is not installed; run: npm ci --prefix test/tools`;
}
