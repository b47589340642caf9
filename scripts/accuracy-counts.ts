// What the measurements of labelled texts share: counts, the profile that is asked, and names.
import { vocabularyOf } from '../src/matching/gazetteer/vocabulary.ts';
import { contentWith } from './content-with.ts';

// It evidences nothing, so that every technology keeps the importance that the text gives it.
export const content = contentWith([]);
const vocabulary = vocabularyOf(content);

/** Found rightly, found wrongly, missed. */
export class Counts {
  right = 0;
  wrong = 0;
  missed = 0;

  add({ right, wrong, missed }: Counts): void {
    this.right += right;
    this.wrong += wrong;
    this.missed += missed;
  }

  /** The share that is right where every text has one answer. */
  get accuracy(): string {
    return share(this.right, this.right + this.wrong);
  }

  get cells(): string {
    return `${share(this.right, this.right + this.wrong)} / ${share(this.right, this.right + this.missed)}`;
  }
}

/** The name under which the vocabulary has a technology; one that it lacks keeps its own. */
export function nameOf(technology: string): string {
  return vocabulary.find(technology)?.name ?? technology;
}

export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(3);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
