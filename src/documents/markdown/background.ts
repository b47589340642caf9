// What a profile says beside roles and cases, in the form that pages and Markdown show: a title, when, and one line of facts.
import type { Content } from '../../schema/content.ts';
import type { Profile } from '../../schema/profile.ts';
import { formatDate, formatRange } from '../../wording/format.ts';
import { type Wording, wordsOf } from '../../wording/index.ts';

/** What is shown of one entry of any list. */
export interface Entry {
  readonly title: string;
  readonly url?: string | undefined;
  readonly when: string;
  /** One line below the title. */
  readonly facts: readonly (string | undefined)[];
  readonly summary?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
}

/** What is only stated: a skill that nothing evidences, or an interest. */
export interface Stated {
  readonly name: string;
  readonly level?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** `Embedded systems (advanced): RTOS, CAN` */
export function sayStated({ name, level, keywords = [] }: Stated): string {
  const title = level === undefined ? name : `${name} (${level})`;
  return keywords.length === 0 ? title : `${title}: ${keywords.join(', ')}`;
}

type List = ReturnType<typeof listEntries>[number];

/** Lists what there is, in the order in which it is shown. */
export function listBackground(content: Content): readonly List[] {
  return listEntries(content.profile, wordsOf(content)).filter(({ entries }) => entries.length > 0);
}

/** The lists whose entries are dated, in the order in which they are shown. */
function listEntries(profile: Profile, wording: Wording) {
  const { education = [], certificates = [], projects = [], publications = [] } = profile;
  const { talks = [], awards = [], volunteering = [] } = profile;
  const during = ({
    startDate,
    endDate,
  }: {
    startDate?: string | undefined;
    endDate?: string | undefined;
  }) => formatRange(startDate, endDate, wording);
  const on = (date: string | undefined) => (date === undefined ? '' : formatDate(date, wording));
  return [
    {
      name: 'education',
      entries: education.map((one): Entry => {
        const studied = [one.degree, one.area].filter(Boolean).join(', ');
        const facts = [studied && one.institution, one.location, one.score, ...(one.courses ?? [])];
        return { ...one, title: studied || one.institution, when: during(one), facts };
      }),
    },
    {
      name: 'projects',
      entries: projects.map((one): Entry => {
        const facts = [one.role, one.technologies?.join(', ')];
        return { ...one, title: one.name, when: during(one), facts };
      }),
    },
    {
      name: 'certificates',
      entries: certificates.map((one): Entry => {
        const facts = [one.issuer, one.id];
        return {
          ...one,
          title: one.name,
          when: formatRange(one.date, one.expiryDate, wording),
          facts,
        };
      }),
    },
    {
      name: 'publications',
      entries: publications.map((one): Entry => {
        const facts = [one.authors?.join(', '), one.publisher, one.doi];
        const url = one.url ?? (one.doi && `https://doi.org/${one.doi}`);
        return { ...one, url, when: on(one.date), facts };
      }),
    },
    {
      name: 'talks',
      entries: talks.map((one): Entry => ({ ...one, when: on(one.date), facts: [one.event] })),
    },
    {
      name: 'awards',
      entries: awards.map((one): Entry => ({ ...one, when: on(one.date), facts: [one.awarder] })),
    },
    {
      name: 'volunteering',
      entries: volunteering.map((one): Entry => {
        const facts = [one.title && one.organization, one.location];
        return { ...one, title: one.title ?? one.organization, when: during(one), facts };
      }),
    },
  ] as const;
}
