// The discipline of a role that no words name, by the technologies that are asked for.
import type { Fit } from '../../schema/settings.ts';
import type { Implied } from '../gazetteer/concepts.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { roleCue, sectionHeadings } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Longest title, in words. */
const longestTitle = 10;

/**
 * Whether the first line reads as the title of a role that may write no software: it names a role, or it may. Sentences, labels such
 * as `Skills: Java`, headings and greetings are no titles.
 */
export function titleOf(tokens: Tokens): 'role' | 'unclear' | undefined {
  if (tokens.hasTopic(0, sectionHeadings)) return undefined;
  let isRole = false;
  for (let index = 0; index <= longestTitle; index++) {
    if (index > 0 && tokens.parted(index, separator.colon)) return undefined;
    if (index > 0 && tokens.parted(index, hardSeparators)) {
      if (!tokens.parted(index, separator.newline) || tokens.parted(index, greets))
        return undefined;
      return isRole ? 'role' : 'unclear';
    }
    // `Ils veulent du Vue`
    if (tokens.hasRole(index, roleCue.developer | roleCue.prose)) return undefined;
    isRole ||= tokens.hasRole(index, roleNames);
  }
  return undefined;
}

const roleNames =
  roleCue.roleNoun | roleCue.roleNouns | roleCue.lead | roleCue.rank | roleCue.outsider;

/** Least weight of the technologies of one discipline that show it below an unclear title. */
const fewestSure = 5;

/** Whether technologies that no other discipline shares show the discipline without a title: `Java, Spring Boot, Hibernate`. */
export function areSure(demands: readonly Implied[]): boolean {
  const weights = weightsOf(demands.filter(({ weight }) => weight > 1));
  return Math.max(...Object.values(weights)) >= fewestSure;
}

/** Ends of a line that is no title: `Hello Anna,`, `We are hiring!`, `Dublin client, contract.` */
const greets = separator.comma | separator.call | separator.stop;

/** The discipline that most required technologies belong to, if any: Java outweighs the AWS that it runs on. */
export function weighDemands(demands: readonly Implied[]): Fit['disciplines'][number] | undefined {
  const weights = weightsOf(demands);
  // Of equal weights the first decides.
  const [[heaviest, most]] = byWeight(weights);
  if (most === 0 || heaviest === 'other') return undefined;
  const { backend, frontend } = weights;
  const isOneOfBoth = heaviest === 'backend' || heaviest === 'frontend';
  // `Node and React`, but not `Java, and a little JavaScript`
  const isBoth = isOneOfBoth && Math.min(backend, frontend) * 2 > Math.max(backend, frontend);
  return isBoth && Math.min(backend, frontend) > 1 ? 'fullstack' : heaviest;
}

function weightsOf(demands: readonly Implied[]): Record<Implied['discipline'], number> {
  const weights: Record<Implied['discipline'], number> = {
    other: 0,
    mobile: 0,
    data: 0,
    backend: 0,
    frontend: 0,
    infrastructure: 0,
    security: 0,
    fullstack: 0,
  };
  for (const { discipline, weight } of demands) weights[discipline] += weight;
  return weights;
}

type Weighed = readonly [discipline: Implied['discipline'], weight: number];

function byWeight(weights: Record<Implied['discipline'], number>): [Weighed, ...Weighed[]] {
  const sorted = (Object.entries(weights) as Weighed[]).toSorted((a, b) => b[1] - a[1]);
  return sorted as [Weighed, ...Weighed[]];
}
