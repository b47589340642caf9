// Finds the places of values in a parsed file.
import { type Document, isCollection, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { derived } from '../../kernel/derived.ts';
import type { Position } from '../report/issue.ts';
import type { Path, YAMLData } from './located.ts';

/** Gives the data of a document with its places. */
export function locate(
  file: string,
  document: Document.Parsed,
  position: (offset: number) => Position,
): YAMLData {
  /** Follows a path to its end, or to its nearest existing parent. */
  const follow = (path: Path): { node: unknown; key: unknown; complete: boolean } => {
    let node: unknown = document.contents;
    let key: unknown;
    for (const name of path) {
      const pair = isMap(node) ? pairsOf(node).get(name) : undefined;
      const next = pair?.value ?? (isSeq(node) ? node.get(name, true) : undefined);
      if (pair !== undefined) key = pair.key;
      if (next === undefined && pair === undefined) return { node, key, complete: false };
      node = next;
    }
    return { node, key, complete: true };
  };

  return {
    file,
    data: document.toJS({ maxAliasCount: 0 }),
    at(path) {
      const { node, key } = follow(path);
      return position(startOf(node) ?? startOf(key) ?? startOf(document.contents) ?? 0);
    },
    atKey(path) {
      const { node, key, complete } = follow(path);
      return position((complete ? startOf(key) : undefined) ?? startOf(node) ?? 0);
    },
    source(path) {
      const { node, complete } = follow(path);
      return complete && isScalar(node) ? node.source : undefined;
    },
  };
}

/** The fields of a group by their names; of two with one name, the first. */
const pairsOf = derived(({ items }: YAMLMap): ReadonlyMap<PropertyKey, Pair> => {
  const named = items.flatMap((pair) =>
    isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
  );
  return new Map(named.toReversed());
});

export function startOf(node: unknown): number | undefined {
  return isCollection(node) || isScalar(node) ? node.range?.[0] : undefined;
}
