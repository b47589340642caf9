// Things that are no technologies and that job texts ask for or deny: degrees, languages, travel.
import { clauseCue, detailCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Demands besides technologies. */
export const otherDemands =
  detailCue.degree |
  detailCue.tongue |
  detailCue.certificate |
  detailCue.travel |
  detailCue.clearance;
const things = otherDemands | detailCue.notice | detailCue.remote | detailCue.unrelated;

/** Whether a list of cues has a word as something that is no technology: `degree`, `English`. */
export function isListedThing(tokens: Tokens, index: number): boolean {
  return tokens.hasDetail(index, things) || tokens.hasClause(index, clauseCue.credential);
}
