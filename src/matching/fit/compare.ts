// Sorts the technologies of a text by their state in the profile.
import type { Content } from '../../schema/content.ts';
import type { Excluded } from '../../schema/job-fit-findings.ts';
import type { Reading, Recognized } from '../reading/findings.ts';
import { partsOf } from '../gazetteer/concepts.ts';
import { type Vocabulary, vocabularyOf } from '../gazetteer/vocabulary.ts';
import { isField } from './concepts.ts';
import { evidenceOf, type ProfileEvidence } from './evidence.ts';
import type { Gap, Match } from './match.ts';
import { findNamed, findPlatform } from './named.ts';

/** The technologies of a text, each list in order of first mention. */
export class Comparison {
  readonly matches: Match[] = [];
  readonly gaps: Gap[] = [];
  readonly excluded: Excluded[] = [];
  readonly #content: Content;
  readonly #vocabulary: Vocabulary;
  readonly #evidence: ReadonlyMap<number, ProfileEvidence>;

  constructor(content: Content, reading: Reading) {
    this.#content = content;
    this.#vocabulary = vocabularyOf(content);
    this.#evidence = evidenceOf(content);
    for (const recognized of reading.recognized) this.#add(recognized);
  }

  readonly isEvidenced = (technology: number): boolean => this.#evidence.has(technology);

  /** The name of a technology, in the profile's spelling if it has one. */
  readonly nameOf = (technology: number): string =>
    this.#evidence.get(technology)?.technology ?? this.#vocabulary.technologies[technology]!.name;

  #add(recognized: Recognized): void {
    const { technology: index, isExcluded, mentions } = recognized;
    if (isExcluded) {
      this.excluded.push({ technology: this.nameOf(index), mentions });
      return;
    }
    const backing = this.#evidence.get(index);
    if (this.#isImplied(recognized, backing !== undefined)) return;
    const asked = this.#describeDemand(recognized);
    if (backing !== undefined) {
      this.matches.push({ recognized, backing, importance: recognized.importance(), ...asked });
    } else {
      const technology = this.nameOf(index);
      const importance = recognized.importance(this.isEvidenced);
      this.gaps.push({ technology, importance, mentions, ...asked, ...this.#describeGap(index) });
    }
  }

  /** GitHub is no row of its own if the text names GitHub Actions alone, unless the profile has GitHub and not GitHub Actions. */
  #isImplied({ parts }: Recognized, isEvidenced: boolean): boolean {
    return parts.length > 0 && (!isEvidenced || parts.every(this.isEvidenced));
  }

  #describeDemand({ technology, yearsAsked }: Recognized): Pick<Gap, 'yearsAsked' | 'isConcept'> {
    return {
      ...(yearsAsked !== undefined && { yearsAsked }),
      ...(isField(this.#vocabulary, technology) && { isConcept: true }),
    };
  }

  /** Finds the products of the profile that belong to a technology without evidence. */
  #describeGap(technology: number): Pick<Gap, 'through' | 'named' | 'partOf'> {
    const parts = partsOf(this.#vocabulary, technology).filter(this.isEvidenced);
    const named = findNamed(this.#content, technology);
    const platform = named.length > 0 ? -1 : findPlatform(this.#content, technology);
    return {
      ...(parts.length > 0 && { through: parts.map(this.nameOf) }),
      ...(named.length > 0 && { named: [...named] }),
      ...(platform >= 0 && { partOf: this.nameOf(platform) }),
    };
  }
}
