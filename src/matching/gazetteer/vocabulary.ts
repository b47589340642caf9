// The technologies that the matcher can recognise: built in, the owner's, and those of the profile itself.
import type { Content, Technology } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import { Memo } from '../../kernel/memo.ts';
import { listBuiltIn } from './data/index.ts';
import { noProducts, platforms } from './data/platforms.ts';
import { listVariants, toKey } from './variants.ts';

/** One way to write a technology. */
export interface Spelling {
  /** See `toKey`. */
  readonly key: string;
  /** Index in `technologies`. */
  readonly technology: number;
  /** For a spelling that is a common word too: how it is written when it names the technology. */
  readonly ordinary?: string;
  /** Whether a common word has other meanings in software too. */
  readonly strict?: true;
  /** The platform that a spelling names besides: GitLab in `GitLab CI`. */
  readonly platform?: number;
}

/** A spelling that two technologies claim; the first of them has it. */
export interface Collision {
  readonly spelling: string;
  readonly technologies: readonly [string, string];
}

export interface Vocabulary {
  readonly technologies: readonly Technology[];
  readonly spellings: readonly Spelling[];
  readonly collisions: readonly Collision[];
  /** Names in the profile that neither the built-in vocabulary nor the owner's contains. */
  readonly unknown: readonly string[];
  /** Index of the technology that a spelling names in any letter case, or -1. */
  readonly indexOf: (name: string) => number;
  /** Index of the platform that a spelling also names, in any letter case, or -1. */
  readonly platformOf: (name: string) => number;
  /** Finds a technology by its name or any other spelling of it. */
  find(name: string): Technology | undefined;
  /** Every name and alias as it was written, for suggestions about a mistyped one. */
  listNames(): string[];
}

/** The part of a content that its vocabulary depends on. */
export interface VocabularySource {
  readonly profile: Pick<Content['profile'], 'core' | 'projects'>;
  readonly roles: readonly Pick<Content['roles'][number], 'technologies' | 'kind'>[];
  readonly cases: readonly Pick<Content['cases'][number], 'technologies'>[];
  readonly vocabulary: Content['vocabulary'];
}

/** The vocabulary of a content. The owner's entries override, names of the profile that are new are added. */
export const vocabularyOf: (content: VocabularySource) => Vocabulary = derived((content) => {
  const names: Names = { own: content.vocabulary, named: listProfileTechnologies(content) };
  return latest.find(JSON.stringify(names), 1, () => buildVocabulary(names));
});

// Content is checked before it is assembled, and read again when a file changes, mostly with the same names. Building
// a vocabulary and its lexicon takes longer than parsing a folder, so the latest one is kept.
const latest = new Memo<Vocabulary>(1);

interface Names {
  readonly own: readonly Technology[];
  /** The names in the profile, each once. */
  readonly named: readonly string[];
}

function buildVocabulary({ own, named }: Names): Vocabulary {
  const builder = new VocabularyBuilder();
  for (const technology of own) builder.add(technology, ordinaryOf(technology));
  for (const [category, entries] of Object.entries(listBuiltIn())) {
    for (const [name, entry] of Object.entries(entries)) {
      const { also, words, near, strict } = typeof entry === 'string' ? { also: entry } : entry;
      const ordinary = splitList(words);
      builder.add(
        {
          name,
          aliases: [...splitList(also), ...ordinary.filter((word) => word !== name)],
          category,
          ambiguous: ordinary.includes(name),
          neighbours: splitList(near),
        },
        ordinary,
        strict,
      );
    }
  }
  const unknown = named.filter((name) => !builder.has(name) && !builder.addVersion(name));
  for (const name of unknown) builder.add({ name }, isCommon(name) ? [name] : []);
  return builder.build(unknown);
}

/** Every technology that the profile names, in its own spelling: core first, then roles, cases and projects. */
export function listProfileTechnologies({ profile, roles, cases }: VocabularySource): string[] {
  // A leave evidences nothing.
  const evidencing = roles.filter(({ kind }) => kind !== 'leave');
  const sources = [...evidencing, ...cases, ...(profile.projects ?? [])];
  return [
    ...new Set([profile.core, ...sources.map(({ technologies = [] }) => technologies)].flat()),
  ];
}

class VocabularyBuilder {
  readonly #technologies: Technology[] = [];
  readonly #spellings = new Map<string, Spelling>();
  readonly #collisions: Collision[] = [];

  has(name: string): boolean {
    return this.#spellings.has(toKey(name));
  }

  /** Adds a technology, unless an earlier one has its name. */
  add(technology: Technology, ordinary: readonly string[], strict?: true): void {
    const key = toKey(technology.name);
    const known = this.#spellings.get(key);
    if (known && toKey(this.#technologies[known.technology]!.name) === key) return;
    const index = this.#technologies.push(technology) - 1;
    for (const written of ordinary) {
      this.#claim(toKey(written), index, { ordinary: written, ...(strict && { strict }) });
    }
    for (const written of [technology.name, ...(technology.aliases ?? [])]) {
      if (ordinary.includes(written)) continue;
      for (const variant of listVariants(written)) this.#claim(variant, index);
    }
  }

  /** Claims `Spring Boot 3` for Spring Boot; returns whether the name without its version is known. */
  addVersion(name: string): boolean {
    const base = this.#spellings.get(toKey(name.replace(version, '')));
    if (base === undefined) return false;
    this.#claim(toKey(name), base.technology);
    return true;
  }

  build(unknown: readonly string[]): Vocabulary {
    const technologies = this.#technologies;
    const spellings = markPlatforms(technologies, this.#spellings);
    return {
      technologies,
      spellings: [...spellings.values()],
      collisions: this.#collisions,
      unknown,
      indexOf: (name) => spellings.get(toKey(name))?.technology ?? -1,
      platformOf: (name) => spellings.get(toKey(name))?.platform ?? -1,
      find(name) {
        return technologies[this.indexOf(name)];
      },
      listNames: () => technologies.flatMap(({ name, aliases = [] }) => [name].concat(aliases)),
    };
  }

  #claim(key: string, technology: number, kind?: Pick<Spelling, 'ordinary' | 'strict'>): void {
    const claimed = this.#spellings.get(key);
    if (claimed === undefined) {
      this.#spellings.set(key, { key, technology, ...kind });
    } else if (claimed.technology !== technology) {
      const [first, second] = [claimed.technology, technology].map(
        (index) => this.#technologies[index]!.name,
      );
      this.#collisions.push({ spelling: key, technologies: [first!, second!] });
    }
  }
}

/** Adds to each spelling the platform that it begins with. */
function markPlatforms(
  technologies: readonly Technology[],
  spellings: ReadonlyMap<string, Spelling>,
): ReadonlyMap<string, Spelling> {
  const platformOf = new Map<string, number>();
  for (const name of platforms) {
    const platform = spellings.get(toKey(name))?.technology;
    if (platform === undefined) continue;
    for (const written of [name, ...(technologies[platform]!.aliases ?? [])]) {
      platformOf.set(toKey(written), platform);
    }
  }
  const exempt = new Set(noProducts.map((name) => spellings.get(toKey(name))?.technology));
  const marked = new Map(spellings);
  for (const [key, spelling] of spellings) {
    const platform = platformIn(key, platformOf);
    if (platform === undefined || platform === spelling.technology) continue;
    if (!exempt.has(spelling.technology)) marked.set(key, { ...spelling, platform });
  }
  return marked;
}

function platformIn(key: string, platformOf: ReadonlyMap<string, number>): number | undefined {
  if (key.includes('.net')) return platformOf.get('.net');
  for (let end = key.indexOf(' '); end > 0; end = key.indexOf(' ', end + 1)) {
    const platform = platformOf.get(key.slice(0, end));
    if (platform !== undefined) return platform;
  }
  return undefined;
}

function ordinaryOf({ name, ambiguous }: Technology): string[] {
  return (ambiguous ?? isShort(name)) ? [name] : [];
}

/** A version at the end of a name: `Python 3.12`, `Node.js v20 LTS`. */
const version = /[\s-]+v?\d+(?:\.(?:\d+|x))*\+?(?:\s+LTS)?$/i;

/** A single word without digits, signs or inner capitals may be a common word. */
function isCommon(name: string): boolean {
  return isShort(name) || /^\p{L}\p{Ll}+$/u.test(name);
}

/** Names of one or two letters are ambiguous. */
function isShort(name: string): boolean {
  return /^\p{L}{1,2}$/u.test(name);
}

function splitList(list: string | undefined): string[] {
  return list ? list.split(', ') : [];
}
