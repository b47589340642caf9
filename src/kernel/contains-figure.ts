// Finds a figure in a text.

const wordStart = /^[\p{L}\p{N}]/u;
const wordEnd = /[\p{L}\p{N}]$/u;
const goesOnBefore = /(?:[\p{L}\p{N}]|\p{N}[.,])$/u;
const goesOnAfter = /^(?:[\p{L}\p{N}]|[.,]\p{N})/u;

/** Code units that hold a digit and a separator. */
const reach = 3;

/** Whether a text contains a figure as a whole, in any letter case: "9" is neither in "19" nor in "9.5". */
export function containsFigure(text: string, figure: string): boolean {
  const all = text.toLowerCase();
  const wanted = figure.toLowerCase();
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const before = all.slice(Math.max(at - reach, 0), at);
    const isCut = wordStart.test(wanted) && goesOnBefore.test(before);
    if (isCut || (wordEnd.test(wanted) && goesOnAfter.test(all.slice(end, end + reach)))) continue;
    return true;
  }
  return false;
}
