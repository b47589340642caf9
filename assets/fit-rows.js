// The rows of the answer's table: what the text asks for, with its evidence. Alternatives share a row.

const importances = ['required', 'preferred', 'mentioned'];

/**
 * Groups the rows by importance, evidenced ones first, then in the order of the text. Concepts have a group of their own,
 * which is not counted.
 */
export function toGroups(answer) {
  const rows = toRows(answer);
  const products = rows.filter((row) => !row.isConcept);
  const groups = importances.map((importance) =>
    toGroup(
      importance,
      products.filter((row) => row.importance === importance),
    ),
  );
  const concepts = rows.filter((row) => row.isConcept);
  return [...groups, toGroup('concepts', concepts)].filter((group) => group.rows.length > 0);
}

function toGroup(importance, all) {
  const evidenced = all.filter(({ isEvidenced }) => isEvidenced);
  const open = all.filter(({ isEvidenced }) => !isEvidenced);
  return { importance, rows: [...evidenced, ...open], n: evidenced.length };
}

/** A row has several items if the text leaves the choice: one with evidence will do. */
function toRows({ evidence = [], notEvidenced = [], alternatives = [] }) {
  const all = [
    ...evidence.map((item) => ({ ...item, isEvidenced: true })),
    ...notEvidenced.map((item) => ({ ...item, isEvidenced: false })),
  ];
  const items = new Map(
    all.filter((item) => !isPlatform(item, all)).map((item) => [item.technology, item]),
  );
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
  // If some importance is missing, no count of the required ones would be true.
  const isRated = evidence.every(({ importance }) => importance);
  return [...shared, ...single]
    .map((row) => (isRated ? row : { ...row, importance: 'mentioned' }))
    .map((row) => ({
      ...row,
      isConcept: row.items.every((item) => item.isConcept),
      isEvidenced: row.items.some((item) => item.isEvidenced || item.through),
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whether the text names a platform only within the names of its products: GitHub in `GitHub Actions`. */
function isPlatform(item, all) {
  const start = `${item.technology.toLowerCase()} `;
  return item.mentions.every(
    (place) =>
      place.quote.toLowerCase().startsWith(start) &&
      all.some(
        (other) =>
          other !== item &&
          other.mentions.some((one) => one.start === place.start && one.end === place.end),
      ),
  );
}

function placeOf({ items }) {
  return Math.min(...items.flatMap(({ mentions }) => mentions.map(({ start }) => start)));
}

/** The years that a row is asked for; alternatives share them. */
export function yearsAskedOf({ items }) {
  return [...new Set(items.flatMap(({ yearsAsked }) => yearsAsked ?? []))];
}

/** The anchor of a row, to which the words of the text link. */
export function rowId({ items: [{ technology }] }) {
  return `row-${technology.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
