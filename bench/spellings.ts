/**
 * Lists queries for one technology that differ in upper and lower case and in the number of trailing empty pairs: more
 * than any cache of queries holds.
 */
export function listQueries(technology: string, count: number): string[] {
  const variants = 2 ** technology.length;
  return Array.from({ length: count }, (_, index) => {
    const letters = [...technology].map((letter, place) =>
      (index >> place) & 1 ? letter.toUpperCase() : letter,
    );
    return `technology=${letters.join('')}${'&'.repeat(Math.floor(index / variants))}`;
  });
}
