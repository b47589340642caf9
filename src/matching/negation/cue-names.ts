// Cues by their names, which rules are written with. Bundles have this table as data: they keep no other names of cues.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';

/** The families in the order of `cuesByName`. */
const families: readonly Readonly<Record<string, number>>[] = [
  cue,
  roleCue,
  topicCue,
  detailCue,
  clauseCue,
  exclusionCue,
];

/** By name of a cue: the index of its family, and its bit. */
export const cuesByName: ReadonlyMap<string, readonly [family: number, bit: number]> = new Map(
  families.flatMap((bits, family) =>
    Object.entries(bits).map(([name, bit]) => [name, [family, bit]] as const),
  ),
);
