// Code that all measurements of labelled texts share: counts, the measured profile, and names.
import { vocabularyOf } from '../src/matching/gazetteer/vocabulary.ts';
import { contentWith } from './content-with.ts';

// The profile evidences nothing, so every technology keeps the importance that the text gives it.
export const content = contentWith([]);
export const vocabulary = vocabularyOf(content);

/** True positives, false positives, false negatives. */
export class Counts {
  right = 0;
  wrong = 0;
  missed = 0;

  add({ right, wrong, missed }: Counts): void {
    this.right += right;
    this.wrong += wrong;
    this.missed += missed;
  }

  /** The share of right answers where each text has one answer. */
  get accuracy(): string {
    return share(this.right, this.right + this.wrong);
  }

  get cells(): string {
    return `${share(this.right, this.right + this.wrong)} / ${share(this.right, this.right + this.missed)}`;
  }
}

/** The vocabulary's name for a technology; an unknown technology keeps its name. */
export function nameOf(technology: string): string {
  return vocabulary.find(technology)?.name ?? technology;
}

export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(3);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
