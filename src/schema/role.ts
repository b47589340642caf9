// A role of the work history.
import * as z from 'zod';
import { attestations, type AttestationNote, links } from './claims.ts';
import { markPartOfContent } from './components.ts';
import { choice, defineEntity, field, noKey, type ValuesOf } from './field.ts';
import { Page } from './page.ts';

const kinds = ['employment', 'freelance', 'internship', 'volunteer', 'education', 'leave'] as const;

const [required, inFile] = [true, 'in the file'] as const;

export const Role = defineEntity({
  noun: 'a role',
  component: ['Experience', 'One role of the work history.'],
  // oxfmt-ignore
  fields: {
    company: field('name', 'Employer or client.', 'Example Bank', { required, resume: 'name' }),
    title: field('line', 'Title of the role.', 'Senior Backend Engineer', { required, resume: 'position' }),
    start: field('month', 'First month, `YYYY-MM`, or year.', '2021-03', { required: inFile, resume: 'startDate' }),
    end: field('lastMonth', 'Last month, `YYYY-MM`, or year, or `present`.', 'present', { required: inFile, resume: false }),
    summary: field('prose', 'What you did, in a few sentences.',
      'Led the rebuild of …', { resume: false }),
    highlights: field('points', 'Achievements, one an item.', 'Cut … by a third.', { item: 'An achievement.' }),
    note: field('prose', 'Anything else worth knowing about the role.', 'Part-time.', { resume: false }),
    location: field('line', 'Where the role is or was held.', 'Porto, Portugal'),
    url: field('address', 'Page of the company or of the work.', 'https://bank.example', {
      absent: { markdown: 'The link would not say what is behind it.' } }),
    kind: choice(kinds, 'What kind of role it is; employment where it is absent.', { byDefault: 'employment',
      resume: false, absent: noKey }),
    share: field('share', 'Part of full time, above 0 and at most 1.', 0.5, { byDefault: 1, resume: false,
      inAnswers: 'Part of full time; 1 where it is absent. Years of experience count it.',
      absent: { page: 'The years count it.', markdown: 'The years count it.', ...noKey } }),
    technologies: field('technologies', 'Technologies that the role evidences; may be empty.', 'TypeScript', { required,
      resume: 'keywords', mayBeEmpty: true, inAnswers: 'Technologies that the role evidences.' }),
    links: { ...links, resume: false, absent: noKey },
  },
  computed: {
    dates: z.string().describe('Human-readable range, for example `Mar 2021 – Present`.'),
    summary: z.string(),
    attestations,
    page: Page,
  },
  first: ['company', 'title', 'dates', 'summary', 'technologies', 'note'],
});
markPartOfContent(Role.answer);

export interface Role extends ValuesOf<typeof Role.fields> {
  /** In a translation, the anchor of the original. */
  readonly anchor?: string;
  readonly attestations?: readonly AttestationNote[];
}
