// The verdict of an answer: its counts, the state of each row, and why there may be nothing to count.
import { fill, number } from './fit-words.js';

/** The groups whose rows are counted. */
export function countedGroups(groups) {
  return groups.filter(({ importance }) => importance !== 'concepts');
}

/** The counts of the verdict. What is only mentioned decides nothing beside what is asked for. */
export function fractionsOf(groups) {
  const counted = countedGroups(groups);
  const decisive = counted.filter(({ importance }) => importance !== 'mentioned');
  return decisive.length > 0 ? decisive : counted;
}

/** The disc of a row: full with evidence, half if the profile only names it, else open. */
export function stateOf({ items, isEvidenced }) {
  if (isEvidenced) return 'full';
  return items.some(({ named }) => named) ? 'half' : 'open';
}

export function whyNothing({ answer, page }) {
  const { verdict: words } = page.words;
  if (answer.excluded?.length > 0) return words.onlyRuledOut;
  return fill(words.nothingWhy, { known: number(answer.coverage?.technologiesKnown ?? 0, page) });
}
