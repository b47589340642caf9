// Tests that need optional programs. Without them, the tests are skipped with the reason; if REQUIRE_OPTIONAL is set, as on
// CI, they fail.
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

/** The missing program, as a reason; `where` is its Debian package. */
export function findProgram(name: string, where: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const isThere = folders.some((folder) => existsSync(join(folder, name)));
  return isThere ? undefined : `${name} is not installed; run: apt-get install ${where}`;
}

/** The folder of `npm ci --prefix test/tools`, with packages that only some tests need. */
export const tools = resolve('test/tools/node_modules');

/** The missing package of `test/tools`, as a reason. */
export function findTool(name: string): string | undefined {
  return existsSync(join(tools, name))
    ? undefined
    : `${name} is not installed; run: npm ci --prefix test/tools`;
}
