// Parts of the tests that need what a machine may lack. They are skipped with the reason; where
// REQUIRE_OPTIONAL is set, as on CI, the lack is a failure.
import { describe, it } from 'vitest';

/** Runs a suite unless something is missing for it. */
export function describeWith(name: string, missing: string | undefined, suite: () => void): void {
  if (missing === undefined) {
    describe(name, suite);
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
