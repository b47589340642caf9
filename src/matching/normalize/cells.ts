// Tabs between the cells of a table, as spreadsheets write them.

/** How much of its line before a tab is looked at, in characters. */
const reach = 6;

/** Whether a tab parts two cells, `Must⇥Java`, and neither opens or ends a line nor follows the sign of an item. */
export function partsCells(text: string, tab: number): boolean {
  if (/^[\r\n]|^$/u.test(text.slice(tab + 1, tab + 2))) return false;
  const before = text.slice(Math.max(0, tab - reach), tab);
  const start = before.lastIndexOf('\n') + 1;
  const isWhole = start > 0 || tab < reach;
  const cell = before.slice(start).trim();
  return cell !== '' && !/[:;,(]$/u.test(cell) && !(isWhole && sign.test(cell));
}

/** `•`, `1.`, `a)`, `K1`, or `o` as a bullet; `#` is the heading of numbers. */
const sign = /^(?!#$)(?:[\p{P}\p{S}]+|\d{1,2}[.)]|[a-z][.)]|[A-Z]\d{1,2}|o)$/u;
