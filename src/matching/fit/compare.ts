// Sorts the technologies of a text by their state in the profile.
import { derived } from '../../kernel/derived.ts';
import type { Content } from '../../schema/content.ts';
import type { Excluded } from '../../schema/job-fit.ts';
import type { Reading } from '../extract.ts';
import { partsOf } from '../gazetteer/concepts.ts';
import { partsOfPlatforms } from '../gazetteer/data/platforms.ts';
import { type Vocabulary, vocabularyOf } from '../gazetteer/vocabulary.ts';
import { isField } from './concepts.ts';
import { type Backing, evidenceOf } from './evidence.ts';
import type { Gap, Match } from './match.ts';
import { findNamed, findPlatform } from './named.ts';

/** The technologies of a text, each list in order of first mention. */
export class Comparison {
  readonly matches: Match[] = [];
  readonly gaps: Gap[] = [];
  readonly excluded: Excluded[] = [];
  readonly #content: Content;
  readonly #vocabulary: Vocabulary;
  readonly #backings: ReadonlyMap<number, Backing>;
  readonly #reading: Reading;

  constructor(content: Content, reading: Reading) {
    this.#content = content;
    this.#vocabulary = vocabularyOf(content);
    this.#backings = evidenceOf(content);
    this.#reading = reading;
    for (const recognized of reading.recognized) this.#add(recognized);
  }

  readonly isEvidenced = (technology: number): boolean => this.#backings.has(technology);

  /** The name of a technology, in the profile's spelling if it has one. */
  readonly nameOf = (technology: number): string =>
    this.#backings.get(technology)?.technology ?? this.#vocabulary.technologies[technology]!.name;

  #add(recognized: Reading['recognized'][number]): void {
    const { technology: index, isExcluded, mentions } = recognized;
    const technology = this.nameOf(index);
    if (isExcluded) {
      this.excluded.push({ technology, mentions });
      return;
    }
    const backing = this.#backings.get(index);
    const asked = this.#describeDemand(index);
    const isPartAlone = mentions.every(({ quote }) => isPart(this.#vocabulary, index, quote));
    // GitHub Actions speaks for itself, and GitHub is no row of its own.
    const speaks = ({ quote }: { quote: string }) =>
      this.isEvidenced(this.#vocabulary.indexOf(quote));
    if (backing !== undefined && isPartAlone && mentions.every(speaks)) return;
    if (backing !== undefined) {
      this.matches.push({ recognized, backing, importance: recognized.importance(), ...asked });
    } else if (!isPartAlone) {
      const importance = recognized.importance(this.isEvidenced);
      this.gaps.push({ technology, importance, mentions, ...asked, ...this.#describeGap(index) });
    }
  }

  #describeDemand(technology: number): Pick<Gap, 'yearsAsked' | 'isConcept'> {
    const asked = this.#reading.years
      .filter(({ technologies }) => technologies.includes(technology))
      .flatMap(({ years }) => years ?? []);
    return {
      ...(asked.length > 0 && { yearsAsked: Math.max(...asked) }),
      ...(isField(this.#vocabulary, technology) && { isConcept: true }),
    };
  }

  /** Finds what the profile has of a technology without evidence. */
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

/** Whether words name a part of a platform, which is a gap of its own: GitLab CI of GitLab. */
function isPart(vocabulary: Vocabulary, platform: number, words: string): boolean {
  const named = vocabulary.indexOf(words);
  return named !== platform && platformPartsOf(vocabulary).has(named);
}

const platformPartsOf = derived(
  ({ indexOf }: Vocabulary): ReadonlySet<number> => new Set(partsOfPlatforms.map(indexOf)),
);
