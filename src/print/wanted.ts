// Which files are printed of a site, and why one is missing. Loads no engine.
import { createRequire } from 'node:module';
import { resumePaths } from '../paths.ts';
import type { Content } from '../schema/content.ts';

/** A printed file, by its name in `resumePaths`. */
export type Form = 'pdf' | 'picture';

export const pageEngine = '@myriaddreamin/typst-ts-node-compiler';
const installCommand =
  'npm install @myriaddreamin/typst-ts-node-compiler@^0.7 @resvg/resvg-js@^2.6';

/** The forms for which the owner has no file. `resumePath` names the owner's PDF at any path. */
export function listWanted({ profile, files }: Content): readonly Form[] {
  const isGiven = {
    pdf: profile.resumePath !== undefined || Object.hasOwn(files, resumePaths.pdf),
    picture: Object.hasOwn(files, resumePaths.picture),
  };
  return (['pdf', 'picture'] as const).filter((form) => !isGiven[form]);
}

/** Explains why nothing can be printed; `undefined` if the page engine is installed. */
export function explainNoEngine(): string | undefined {
  try {
    createRequire(import.meta.url).resolve(pageEngine);
    return undefined;
  } catch {
    return explainUninstalled(pageEngine);
  }
}

export function explainUninstalled(name: string): string {
  return `${name} is not installed. Run: ${installCommand}`;
}

/** Explains which addresses have no file, and why. */
export function describeAbsence(forms: readonly Form[], reason: string): string {
  return `There is no ${forms.map((form) => resumePaths[form]).join(' and no ')}: ${reason}`;
}
