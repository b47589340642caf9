// Prints the wanted files of a site, and reports those that cannot be printed.
import { languagesOf, prefixOf } from '../domain/languages.ts';
import { resumePaths } from '../paths.ts';
import type { Site } from '../schema/site.ts';
import { writeDOCX } from './docx.ts';
import { MissingEngineError, openPrinter, type PrintOptions } from './engine.ts';
import { describeAbsence, type Form, listWanted } from './wanted.ts';

export interface Printed {
  /** File contents by the path at which they are served. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** One line for each missing engine. */
  readonly missing: readonly string[];
  /** One line for each failure. */
  readonly failures: readonly string[];
}

/** Prints the files that a site lacks in each of its languages; never rejects. */
export async function printLanguages(site: Site, options: PrintOptions): Promise<Printed> {
  const files = new Map<string, Uint8Array>();
  const missing = new Set<string>();
  const failures: string[] = [];
  for (const language of languagesOf(site)) {
    const printed = await printFiles(language, listWanted(language.content), options);
    for (const [path, bytes] of printed.files) files.set(prefixOf(language) + path, bytes);
    for (const line of printed.missing) missing.add(line);
    failures.push(...printed.failures);
  }
  return { files, missing: [...missing], failures };
}

/** Prints the wanted files; never rejects. */
export async function printFiles(
  site: Site,
  wanted: readonly Form[],
  options: PrintOptions,
): Promise<Printed> {
  const files = new Map<string, Uint8Array>();
  const missing = new Map<string, Form[]>();
  const failed = new Map<string, Form[]>();
  const warnings: string[] = [];
  let opened: ReturnType<typeof openPrinter> | undefined;
  // Opened once, because finding the fonts takes most of the time.
  const open = () =>
    (opened ??= openPrinter(site, { ...options, warn: (line) => warnings.push(line) }));
  const print = async (form: Form): Promise<Uint8Array> =>
    form === 'word' ? await writeDOCX(site, options.paper) : await (await open())(form);
  for (const form of wanted) {
    try {
      files.set(resumePaths[form], await print(form));
    } catch (error) {
      const forms = error instanceof MissingEngineError ? missing : failed;
      const { message: reason } = error as Error;
      forms.set(reason, [...(forms.get(reason) ?? []), form]);
    }
  }
  return { files, missing: describe(missing), failures: [...warnings, ...describe(failed)] };
}

/** One line for each reason, with the addresses that it leaves without a file. */
function describe(reasons: ReadonlyMap<string, readonly Form[]>): readonly string[] {
  return [...reasons].map(([reason, forms]) => describeAbsence(forms, reason));
}
