// What of a site is to be printed, and why there is nothing of it. It loads no engine.
import { createRequire } from 'node:module';
import { resumePaths } from '../paths.ts';
import type { Content } from '../schema/content.ts';

/** What of the site is printed, as `resumePaths` calls it. */
export type Form = 'pdf' | 'picture';

export const pageEngine = '@myriaddreamin/typst-ts-node-compiler';
const installCommand =
  'npm install @myriaddreamin/typst-ts-node-compiler@^0.7 @resvg/resvg-js@^2.6';

/** The forms that the owner has given no file for: a PDF that `resumePath` names is theirs, at whatever path. */
export function listWanted({ profile, files }: Content): readonly Form[] {
  const isGiven = {
    pdf: profile.resumePath !== undefined || Object.hasOwn(files, resumePaths.pdf),
    picture: Object.hasOwn(files, resumePaths.picture),
  };
  return (['pdf', 'picture'] as const).filter((form) => !isGiven[form]);
}

/** Says why nothing can be printed; `undefined` where the engine for pages is installed. */
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

/** Says where there is nothing, and why. */
export function describeAbsence(forms: readonly Form[], reason: string): string {
  return `There is no ${forms.map((form) => resumePaths[form]).join(' and no ')}: ${reason}`;
}
