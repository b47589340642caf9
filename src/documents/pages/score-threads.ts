// The threads of the score: each technology with its slug and names, and the roles, cases and projects that use it.
import { slugify } from '../../kernel/slugify.ts';
import { derived } from '../../kernel/derived.ts';
import { type EvidencedTechnology, listTechnologies } from '../../matching/fit/evidence.ts';
import { vocabularyOf } from '../../matching/gazetteer/vocabulary.ts';
import type { Content } from '../../schema/content.ts';
import type { RoleOrCase } from '../trust/backing.ts';

export interface Thread extends EvidencedTechnology {
  /** Names it in addresses and anchors. */
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** Threads that a score shows unfolded, unless the core is longer. */
const usualThreads = 9;
/** Most threads that one view has room for. */
const maxThreads = 14;

export const threadsOf = derived((content: Content): readonly Thread[] => {
  const given = new Set<string>();
  return listTechnologies(content).map((technology) => {
    const { name } = technology;
    const aliases = vocabularyOf(content).find(name)?.aliases ?? [];
    return { ...technology, slug: giveSlug(name, given), aliases };
  });
});

/** Words distinguish `C++` and `C#` from `C`. */
function giveSlug(name: string, given: Set<string>): string {
  const written = name.replaceAll('+', ' plus').replaceAll('#', ' sharp').replaceAll('.', '-');
  const base = slugify(written).replaceAll(/-+/gu, '-').replaceAll(/^-|-$/gu, '') || 'technology';
  let slug = base;
  for (let number = 2; given.has(slug); number++) slug = `${base}-${number}`;
  given.add(slug);
  return slug;
}

/** The threads in sight and the folded ones: the core, else those in use today, else all. */
export function foldThreads(content: Content): readonly [readonly Thread[], readonly Thread[]] {
  const threads = threadsOf(content);
  const { core } = content.profile;
  // Two or three are not worth a fold.
  if (threads.length <= usualThreads + 3) return [threads, []];
  const rankOf = ({ name, roles }: Thread) =>
    core.includes(name) ? 0 : roles.some(({ end }) => end === 'present') ? 1 : 2;
  const ofCore = threads.filter(({ name }) => core.includes(name)).length;
  const count = Math.min(maxThreads, Math.max(usualThreads, ofCore));
  const ranked = threads.toSorted((a, b) => rankOf(a) - rankOf(b));
  const shown = new Set(ranked.slice(0, count));
  const folded = threads.filter((thread) => !shown.has(thread));
  return [
    threads.filter((thread) => shown.has(thread)),
    folded.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  ];
}

const slugsOf = derived((content: Content): ReadonlyMap<RoleOrCase, string> => {
  const slugs = new Map<RoleOrCase, string>();
  for (const { slug, roles, cases } of threadsOf(content)) {
    for (const shown of [...roles, ...cases]) {
      const before = slugs.get(shown);
      slugs.set(shown, before === undefined ? slug : `${before} ${slug}`);
    }
  }
  return slugs;
});

/** The slugs of the technologies that a role or a case shows, for `data-t`, by which the script lights it. */
export function slugsFor(content: Content, shown: RoleOrCase): string | undefined {
  return slugsOf(content).get(shown);
}

/** The slugs of the technologies that a project shows. */
export function slugsForProject(content: Content, title: string): string | undefined {
  const shown = threadsOf(content).filter(({ projects }) => projects.includes(title));
  return shown.map(({ slug }) => slug).join(' ') || undefined;
}

/** The slug of a technology under whichever of its names. */
export function slugOf(content: Content, name: string): string | undefined {
  const { indexOf } = vocabularyOf(content);
  return threadsOf(content).find((thread) => indexOf(thread.name) === indexOf(name))?.slug;
}
