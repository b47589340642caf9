// The PDF and the picture of a site: what is wanted is printed, and what cannot be printed is said.
import { resumePaths } from '../paths.ts';
import type { Site } from '../schema/site.ts';
import { MissingEngineError, openPrinter, type PrintOptions } from './engine.ts';
import { describeAbsence, type Form } from './wanted.ts';

export interface Printed {
  /** Octets by the path at which they are served. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What no engine is installed for, a line each. */
  readonly missing: readonly string[];
  /** What could not be printed, a line each. */
  readonly failures: readonly string[];
}

/** Prints what is wanted of a site; never rejects. */
export async function printFiles(
  site: Site,
  wanted: readonly Form[],
  options: PrintOptions,
): Promise<Printed> {
  const files = new Map<string, Uint8Array>();
  const errors = new Map<Form, Error>();
  // It is opened once, since most of the time goes into finding fonts.
  const opened = openPrinter(site, options);
  // Whoever waits for it hears of its failure.
  opened.catch(() => undefined);
  for (const form of wanted) {
    try {
      files.set(resumePaths[form], await (await opened)(form));
    } catch (error) {
      errors.set(form, error as Error);
    }
  }
  return {
    files,
    missing: describe([...errors].filter(isMissing)),
    failures: describe([...errors].filter((failed) => !isMissing(failed))),
  };
}

function isMissing([, error]: readonly [Form, Error]): boolean {
  return error instanceof MissingEngineError;
}

/** A line for each reason, with the addresses that have nothing for it. */
function describe(errors: readonly (readonly [Form, Error])[]): readonly string[] {
  const reasons = new Map<string, Form[]>();
  for (const [form, { message }] of errors) {
    reasons.set(message, [...(reasons.get(message) ?? []), form]);
  }
  return [...reasons].map(([reason, forms]) => describeAbsence(forms, reason));
}
