// Finds the technologies of a role: in its keyword lists, and by the matcher in its texts.
import { readJobDescription } from '../matching/extract.ts';
import {
  type Vocabulary,
  vocabularyOf,
  type VocabularySource,
} from '../matching/gazetteer/vocabulary.ts';
import { toLine } from './prose.ts';
import type { Fact, Ledger } from './source.ts';

/** A technology, and the words that name it in the source. */
export interface Found {
  readonly technology: number;
  readonly name: string;
  readonly words: string;
}

/** Most characters that the matcher reads of a role, which has a few hundred words. */
const maxRead = 20_000;

const nothing: VocabularySource = { profile: { core: [] }, roles: [], cases: [], vocabulary: [] };

export function builtInVocabulary(): Vocabulary {
  return vocabularyOf(nothing);
}

/** The technologies of a role or project: first those of its lists, then those in its texts. */
export function findTechnologies(
  listed: readonly Fact[],
  texts: readonly string[],
  vocabulary: Vocabulary,
  ledger: Ledger,
): Found[] {
  const found = new Map<number, Found>();
  const unknown: string[] = [];
  for (const fact of listed) {
    const names = findNames(fact.text, vocabulary);
    if (names.some(({ technology }) => technology < 0)) {
      ledger.leave(fact, 'is no technology that the vocabulary knows');
      unknown.push(fact.text);
    }
    for (const one of names) {
      if (one.technology >= 0 && !found.has(one.technology)) found.set(one.technology, one);
    }
  }
  const text = [unknown.join(', '), ...texts].join('\n\n').slice(0, maxRead);
  if (text.trim() === '') return [...found.values()];
  for (const { technology, mentions, isExcluded } of readJobDescription(vocabulary, text)
    .recognized) {
    if (isExcluded || found.has(technology)) continue;
    const { name } = vocabulary.technologies[technology]!;
    found.set(technology, { technology, name, words: mentions[0]?.quote ?? name });
  }
  return [...found.values()];
}

/** The technologies in an entry of a list, which may join several. */
function findNames(text: string, vocabulary: Vocabulary): Found[] {
  const name = toLine(text).replace(/\p{Cf}/gu, '');
  const whole = vocabulary.indexOf(name);
  const parts = whole >= 0 ? [name] : name.split(/\s*[,;/|]\s*|\s+(?:and|&)\s+/u);
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ technology: vocabulary.indexOf(part), name: part, words: part }));
}

const maxCore = 12;
const maxUsed = 8;

/** The core stack: stated skills that roles use, by number of roles; without skills, the most used technologies. */
export function chooseCore(
  roles: readonly (readonly Found[])[],
  skills: readonly string[],
  vocabulary: Vocabulary,
): string[] {
  const uses = new Map<number, { name: string; count: number }>();
  for (const { technology, name } of roles.flat()) {
    const use = uses.get(technology);
    if (use === undefined) uses.set(technology, { name, count: 1 });
    else use.count += 1;
  }
  const stated = new Set(
    skills.flatMap((skill) => findNames(skill, vocabulary).map(({ technology }) => technology)),
  );
  return [...uses]
    .filter(([technology]) => skills.length === 0 || stated.has(technology))
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, skills.length === 0 ? maxUsed : maxCore)
    .map(([, { name }]) => name);
}
