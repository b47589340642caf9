// The lists of background.yaml as pages, Markdown and PDF show them: a title, dates, facts and prose.
import { backgroundLists } from '../../schema/background.ts';
import type { Content } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import { formatRange } from '../../wording/format.ts';
import { wordsOf } from '../../wording/index.ts';
import { showFields, type Shown } from './fields.ts';

export interface Entry extends Shown {
  readonly title: string;
  readonly url?: string | undefined;
  readonly when: string;
  /** The first of its facts, such as a school, which a printed résumé has beside the title. */
  readonly from: string;
}

/** A skill without evidence, or an interest. */
export interface Stated {
  readonly name: string;
  readonly level?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** `Embedded systems (advanced): RTOS, CAN` */
export function formatStated({ name, level, keywords = [] }: Stated): string {
  const title = level === undefined ? name : `${name} (${level})`;
  return keywords.length === 0 ? title : `${title}: ${keywords.join(', ')}`;
}

type List = Exclude<keyof typeof backgroundLists, 'skills' | 'interests'>;

/** One entry: the fields that have a place of their own, and the facts among them. The others follow these. */
interface Layout {
  readonly title: string;
  readonly url?: string | undefined;
  readonly from?: string | undefined;
  readonly facts?: readonly (string | undefined)[];
  readonly placed: readonly string[];
}

type Layouts = {
  readonly [Name in List]: (entry: NonNullable<Profile[Name]>[number]) => Layout;
};

/** The layout of each list, in the order in which they are shown. */
const layouts: Layouts = {
  education: ({ institution, degree, area, location, score, courses = [] }) => {
    const studied = [degree, area].filter(Boolean).join(', ');
    return {
      title: studied || institution,
      from: studied && institution,
      facts: [location, score, ...courses],
      placed: ['institution', 'degree', 'area', 'location', 'score', 'courses'],
    };
  },
  projects: ({ name, role }) => ({ title: name, from: role, placed: ['name', 'role'] }),
  certificates: ({ name, issuer }) => ({ title: name, from: issuer, placed: ['name', 'issuer'] }),
  publications: ({ title, authors, publisher, doi, url }) => ({
    title,
    url: url ?? (doi && `https://doi.org/${doi}`),
    from: authors?.join(', '),
    facts: [publisher, doi],
    placed: ['title', 'authors', 'publisher', 'doi'],
  }),
  talks: ({ title, event }) => ({ title, from: event, placed: ['title', 'event'] }),
  awards: ({ title, awarder }) => ({ title, from: awarder, placed: ['title', 'awarder'] }),
  volunteering: ({ organization, title, location }) => ({
    title: title ?? organization,
    from: title && organization,
    facts: [location],
    placed: ['organization', 'title', 'location'],
  }),
};

const dates = ['startDate', 'endDate', 'date', 'expiryDate'] as const;

/** The lists that have entries, in the order in which they are shown. */
export function listBackground(
  content: Content,
): readonly { readonly name: List; readonly entries: readonly Entry[] }[] {
  const wording = wordsOf(content);
  const show = (name: List, entry: { [Name in (typeof dates)[number]]?: string }): Entry => {
    const { from = '', facts = [], placed, ...layout } = layouts[name](entry as never);
    const { startDate, endDate, date = startDate, expiryDate = endDate } = entry;
    // A course of education or a voluntary role that has begun lasts until an end is given.
    const isLasting = startDate !== undefined && (name === 'education' || name === 'volunteering');
    const end = expiryDate ?? (isLasting ? 'present' : undefined);
    const shown = showFields(backgroundLists[name].of, entry, [...placed, ...dates], wording);
    return {
      ...entry,
      ...layout,
      when: formatRange(date, end, wording),
      from,
      facts: [...facts.flatMap((fact) => fact ?? []), ...shown.facts],
      body: shown.body,
    };
  };
  return (Object.keys(layouts) as List[]).flatMap((name) => {
    const entries = (content.profile[name] ?? []).map((entry) => show(name, entry));
    return entries.length === 0 ? [] : [{ name, entries }];
  });
}
