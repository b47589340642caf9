// The lists of background.yaml.
import type { Vocabulary } from '../matching/gazetteer/vocabulary.ts';
import { backgroundLists } from '../schema/background.ts';
import type { Draft, Entry, Section } from './draft.ts';
import { type Converted, convertListed } from './convert.ts';
import type { Ledger } from './source.ts';
import { isOngoing } from '../kernel/dates.ts';
import { explainTechnologies, textsOf } from './roles.ts';
import { findListed, findTechnologies, type Found } from './technologies.ts';

/** The lists of background.yaml, and the technologies of each project. */
export interface Background {
  readonly lists: ReadonlyMap<Section, readonly Converted[]>;
  readonly projects: readonly (readonly Found[])[];
}

interface BackgroundContext {
  readonly vocabulary: Vocabulary;
  readonly ledger: Ledger;
  /** Technologies that the skills of the person name. */
  readonly stated: ReadonlySet<number>;
  /** The latest start of a role; studies without an end that began before it do not last. */
  readonly latestStart: string;
}

export const lists = Object.keys(backgroundLists) as (keyof typeof backgroundLists)[];

/** Converts the lists that are not empty. */
export function convertBackground(draft: Draft, context: BackgroundContext): Background {
  const { ledger } = context;
  const found = new Map<Section, readonly Converted[]>();
  const projects: (readonly Found[])[] = [];
  for (const list of lists) {
    const entries = draft[list].flatMap(dissolve).flatMap((entry) => {
      const converted = convertListed(list, entry, ledger);
      if (converted === undefined) {
        ledger.leaveAll(entry['technologies'], 'belongs to nothing that is named');
        return [];
      }
      if (list === 'projects') {
        const { technologies, ...project } = convertProject(entry, converted, context);
        projects.push(technologies);
        return [project];
      }
      return [lasting.has(list) ? closeEnd(entry, converted, context) : converted];
    });
    if (entries.length > 0) found.set(list, entries);
  }
  return { lists: found, projects };
}

/** Adds the technologies of a project: those of its list, and of its own texts. */
function convertProject(
  entry: Entry,
  { values, missing }: Converted,
  { vocabulary, ledger, stated }: BackgroundContext,
): Converted & { readonly technologies: readonly Found[] } {
  const listed = findListed(entry['technologies'] ?? [], vocabulary, ledger);
  const own = {
    names: textsOf(values, ['name', 'role']),
    texts: textsOf(values, ['summary', 'highlights']),
    stated,
  };
  const technologies = findTechnologies(listed, own, vocabulary);
  const all = [...technologies.listed, ...technologies.inTexts];
  if (all.length === 0) return { values, missing, technologies: [] };
  const named = { ...values, technologies: all.map(({ name }) => name) };
  const comments = { technologies: explainTechnologies(technologies, 'project') };
  return { values: named, missing, comments, technologies: all };
}

/** Lists whose entries last if they have no end. */
const lasting: ReadonlySet<Section> = new Set(['education', 'volunteering']);

/** Shows a start alone as one date, unless the file states that it continues, or no role began later. */
function closeEnd(
  entry: Entry,
  { values, missing }: Converted,
  { latestStart }: BackgroundContext,
): Converted {
  const { startDate, endDate } = values;
  const isOpen = entry['endDate']?.some(({ text }) => isOngoing(text)) === true;
  const isLatest = typeof startDate === 'string' && startDate > latestStart;
  if (startDate === undefined || endDate !== undefined || isOpen || isLatest) {
    return { values, missing };
  }
  const above = 'Your file names no end. Remove this line if it still lasts:';
  return { values: { ...values, endDate: startDate }, missing, comments: { endDate: { above } } };
}

/** Makes an entry of each keyword in a group without a name. */
function dissolve(entry: Entry): readonly Entry[] {
  const { name, keywords, ...rest } = entry;
  if (name !== undefined || keywords === undefined || Object.keys(rest).length > 0) return [entry];
  return keywords.map((keyword) => ({ name: [keyword] }));
}
