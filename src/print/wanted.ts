// Which files are printed of a site, and why one is missing. Loads no engine.
import { createRequire } from 'node:module';
import { resumePaths } from '../paths.ts';
import type { Content } from '../schema/content.ts';

/** A printed file, by its name in `resumePaths`. */
export type Form = 'pdf' | 'picture' | 'word';

export const pageEngine = '@myriaddreamin/typst-ts-node-compiler';
export const wordEngine = 'docx';

const engines = { pdf: pageEngine, picture: pageEngine, word: wordEngine } as const;
const forms = Object.keys(engines) as readonly Form[];

/** The forms for which the owner has no file. `resumePath` names the owner's PDF at any path. */
export function listWanted({ profile, files }: Content): readonly Form[] {
  return forms.filter(
    (form) =>
      !Object.hasOwn(files, resumePaths[form]) &&
      !(form === 'pdf' && profile.resumePath !== undefined),
  );
}

/** Explains why none of the forms can be printed, a line for each engine; empty if an engine is installed. */
export function explainNoEngine(wanted: readonly Form[]): readonly string[] {
  const names = [...new Set(wanted.map((form) => engines[form]))];
  if (names.some(isInstalled)) return [];
  return names.map((name) =>
    describeAbsence(
      wanted.filter((form) => engines[form] === name),
      explainUninstalled(name),
    ),
  );
}

export function explainUnloaded(name: string): string {
  if (!isInstalled(name)) return explainUninstalled(name);
  return `${name} has no build for ${process.platform} ${process.arch}, or npm did not install it. Print on Linux on x64, or put a file of your own into public/.`;
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

export function explainUninstalled(name: string): string {
  const packages = name === wordEngine ? 'docx@^9.5' : `${pageEngine}@^0.7 @resvg/resvg-js@^2.6`;
  return `${name} is not installed. Run: npm install ${packages}`;
}

/** Explains which addresses have no file, and why. */
export function describeAbsence(absent: readonly Form[], reason: string): string {
  return `There is no ${absent.map((form) => resumePaths[form]).join(' and no ')}: ${reason}`;
}
