// Finds the name closest to a mistyped one, for error messages.

/** Finds the closest candidate; at most a third of the name may differ. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase().slice(0, 100);
  let limit = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  let found: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= limit) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < limit && distance < candidate.length) {
      limit = distance;
      found = candidate;
    }
  }
  return found;
}

/** `Did you mean "check"?`, or another hint if no candidate is close. */
export function suggest(name: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, candidates);
  return meant === undefined ? otherwise : `Did you mean "${meant}"?`;
}

/** Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, beforePrevious[column - 2]! + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}
