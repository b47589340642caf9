// An answer as the rows of a table: what is asked for, each with what evidences it. Alternatives share a row.

const importances = ['required', 'preferred', 'mentioned'];

/** Lists the rows by how they are asked for; of each kind the evidenced ones first, in the order of the text. */
export function toGroups(answer) {
  const rows = toRows(answer);
  return importances.flatMap((importance) => {
    const all = rows.filter((row) => row.importance === importance);
    const evidenced = all.filter(({ isEvidenced }) => isEvidenced);
    const open = all.filter(({ isEvidenced }) => !isEvidenced);
    return all.length === 0
      ? []
      : [{ importance, rows: [...evidenced, ...open], n: evidenced.length }];
  });
}

/** A row has several items where the text leaves the choice: one that is evidenced will do. */
function toRows({ evidence = [], notEvidenced = [], alternatives = [] }) {
  const items = new Map([
    ...evidence.map((item) => [item.technology, { ...item, isEvidenced: true }]),
    ...notEvidenced.map((item) => [item.technology, { ...item, isEvidenced: false }]),
  ]);
  const shared = alternatives
    .map(({ technologies, importance }) => ({
      items: technologies.flatMap((technology) => items.get(technology) ?? []),
      importance,
    }))
    .filter((row) => row.items.length > 1);
  const inShared = new Set(shared.flatMap((row) => row.items));
  const single = [...items.values()]
    .filter((item) => !inShared.has(item))
    .map((item) => ({ items: [item], importance: item.importance }));
  // Where it is not said of all how they are asked for, no count of the required ones would be true.
  const isTold = evidence.every(({ importance }) => importance);
  return [...shared, ...single]
    .map((row) => (isTold ? row : { ...row, importance: 'mentioned' }))
    .map((row) => ({ ...row, isEvidenced: row.items.some(({ isEvidenced }) => isEvidenced) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ items }) {
  return Math.min(...items.flatMap(({ mentions }) => mentions.map(({ start }) => start)));
}

/** The anchor of a row, to which the words of the text lead. */
export function rowId({ items: [{ technology }] }) {
  return `row-${technology.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
