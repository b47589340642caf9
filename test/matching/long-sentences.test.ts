import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluateFit } from '../../src/matching/fit/evaluate.ts';
import { Tokens } from '../../src/matching/tokens/tokens.ts';
import { sampleContent } from '../sample.ts';

/** The questions that rules ask of words. */
const questions = ['has', 'hasClause', 'hasExclusion', 'hasTopic', 'names', 'parted'] as const;

afterEach(() => vi.restoreAllMocks());

/** How many questions an evaluation asks. It is the same on every machine, as times are not. */
function countQuestions(text: string): number {
  const spies = questions.map((name) => vi.spyOn(Tokens.prototype, name));
  evaluateFit(sampleContent, text);
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  return count;
}

const short = 1_000;

describe('a text of one long sentence', () => {
  it.each([
    ['', 'Java SQL, ', '.'],
    ['', 'Java or Kotlin or ', 'Go.'],
    ['Ob ', 'Go oder Java oder ', 'Rust, ist egal.'],
    ['If you do not know ', 'Java SQL, ', 'Kotlin will do.'],
    ['Only if you know ', 'React or ', 'Vue.'],
    ['Wer ', 'Java und ', 'Kotlin kann, soll sich melden.'],
    ['', 'Mínimo 3 años und ', '.'],
    ['', "C++'without we ", '.'],
  ])('%j, %j many times, %j takes as much work as it is long', (start, unit, end) => {
    const textOf = (length: number) => start + unit.repeat(length / unit.length) + end;
    const once = countQuestions(textOf(short));
    const fourTimes = countQuestions(textOf(4 * short));
    // The square would be sixteen times the work.
    expect(fourTimes / once).toBeLessThan(5);
  });
});
