// The lists of background.yaml.
import { backgroundLists } from '../schema/background.ts';
import type { Draft, Entry, Section } from './draft.ts';
import { type Converted, convertListed } from './convert.ts';
import { isOngoing } from '../kernel/dates.ts';
import { type Context, explainTechnologies, technologiesOf } from './roles.ts';
import type { Found } from './technologies.ts';

/** The lists of background.yaml, and the technologies of each project. */
export interface Background {
  readonly lists: ReadonlyMap<Section, readonly Converted[]>;
  readonly projects: readonly (readonly Found[])[];
}

interface BackgroundContext extends Omit<Context, 'asOf'> {
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
        ledger.leave(entry['technologies'], 'belongs to nothing that is named');
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

/** Adds the technologies of a project. */
function convertProject(
  entry: Entry,
  { values, missing }: Converted,
  context: BackgroundContext,
): Converted & { readonly technologies: readonly Found[] } {
  const technologies = technologiesOf(entry, values, ['name', 'role'], context);
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
