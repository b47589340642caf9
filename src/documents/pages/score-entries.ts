// The dated projects and education that the score draws for a person without roles.
import { spanOf } from '../../domain/experience.ts';
import { derived } from '../../kernel/derived.ts';
import type { Content, Role } from '../../schema/content.ts';

export interface DatedEntry extends Pick<Role, 'start' | 'end'> {
  readonly title: string;
  readonly list: 'projects' | 'education';
}

/** The entries with a start that is not in the future, by list and start. A project without an end has the month of its start. */
export const datedEntries = derived((content: Content): readonly DatedEntry[] => {
  const { roles, profile, asOf } = content;
  if (roles.length > 0) return [];
  const projects = (profile.projects ?? []).map(({ name, startDate, endDate = startDate }) => ({
    title: name,
    list: 'projects' as const,
    startDate,
    endDate,
  }));
  const education = (profile.education ?? []).map((course) => ({
    title: [course.degree, course.area].filter(Boolean).join(', ') || course.institution,
    list: 'education' as const,
    startDate: course.startDate,
    endDate: course.endDate ?? 'present',
  }));
  return [...byStart(projects), ...byStart(education)].flatMap(({ title, list, ...dates }) => {
    const { startDate, endDate } = dates;
    if (startDate === undefined || endDate === undefined) return [];
    const entry = { title, list, start: toMonth(startDate), end: toMonth(endDate) };
    const { first, last } = spanOf(entry, asOf);
    return first > last ? [] : [entry];
  });
});

function byStart<Entry extends { readonly startDate?: string | undefined }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? '', 'en'));
}

/** A day has a month: `2024-10-05` is in `2024-10`. */
function toMonth(date: string): string {
  return date === 'present' ? date : date.slice(0, 'YYYY-MM'.length);
}
