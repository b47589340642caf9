// The headline profile, as the contract's section 2 defines it.
import { backgroundLists } from './background.ts';
import { CaseSlug } from './case.ts';
import { defineEntity, entries, field, group, noKey, type ValuesOf } from './field.ts';
import { Page } from './page.ts';
import { Fit, SiteSettings } from './settings.ts';

const [required, resume] = [true, false] as const;
const absent = noKey;

const Account = defineEntity({
  noun: 'an account',
  component: ['Account', 'An account or page of the engineer elsewhere.'],
  // oxfmt-ignore
  fields: {
    label: field('name', 'Name of the service.', 'Mastodon', { required }),
    url: field('address', 'Address of the account.', 'https://social.example/@your-name', { required }),
  },
});

const ProfileFigure = defineEntity({
  noun: 'a figure',
  component: ['ProfileFigure', 'A figure of the profile, and the case study that shows it.'],
  // oxfmt-ignore
  fields: {
    value: field('line', 'The figure with its unit, as the case writes it.', '44%', { required, absent }),
    label: field('line', 'What it measures.', 'less infrastructure cost per show', { required,
      absent: { ...noKey, markdown: 'The text of the case says what was measured.' } }),
    case: field('slug', 'The case that shows it.', 'payment-retry-storm', { required, value: CaseSlug }),
  },
});

const Contact = defineEntity({
  noun: 'a field',
  component: ['Contact', 'How to get in touch.'],
  // oxfmt-ignore
  fields: {
    title: field('line', 'Heading of the contact section.', "Let's talk"),
    description: field('prose', 'How and about what to get in touch.', 'I answer within two working days.'),
  },
});

/** The path of a file that is beside profile.yaml. */
function fileBeside(kind: string, test: RegExp, ending: string, example: string) {
  return {
    test,
    wrong: `is not a valid path of a ${kind}`,
    fix: `Write a slash and the name of a ${kind} beside profile.yaml: ${example}. The name starts with a letter or digit, ends in ${ending} in small letters, and may contain a–z, A–Z, 0–9, ".", "-" and "_".`,
  };
}

/** The paths at which a PDF can be served. */
export const resumePattern = /^\/[A-Za-z0-9][A-Za-z0-9._-]*\.pdf$/u;

/** The paths at which a photo can be served. */
export const photoPattern = /^\/[A-Za-z0-9][A-Za-z0-9._-]*\.(?:png|jpe?g)$/u;

/** The fields of profile.yaml that are answered. */
// oxfmt-ignore
export const headline = {
  name: field('name', 'Full name.', 'Ada Example', { required, resume }),
  role: field('line', 'Current professional role.', 'Senior Backend Engineer', { required, resume }),
  focus: field('line', 'What the work concentrates on, in one line.', 'Payment systems that stay correct', { required,
    resume }),
  email: field('mail', 'Mail address for enquiries.', 'ada@example.com', { required, resume }),
  availability: field('line', 'Whether and how you can be hired.', 'Open to permanent roles, remote', { required, resume,
    absent, inAnswers: 'Whether and how the engineer can be hired.' }),
  core: field('technologies', 'Core stack. Each entry must be used in a role, a case or a project.', 'TypeScript', {
    required, resume, mayBeEmpty: true, inAnswers: 'Core stack: each entry is evidenced by a role, a case or a project.' }),
  linkedin: field('address', 'LinkedIn profile.', 'https://www.linkedin.com/in/your-name', { resume }),
  github: field('address', 'GitHub profile.', 'https://github.com/your-name', { resume }),
  location: field('line', 'Where you work from.', 'Lisbon, Portugal (UTC+0)', { resume,
    inAnswers: 'Where the engineer works from.' }),
  languages: field('line', 'Spoken languages and their levels.', 'English (fluent)', { resume }),
  intro: field('prose', 'Introduction of a few sentences.', 'I build …', { resume }),
  resumePath: field('identifier', 'The PDF résumé: a file of this folder, after a slash.', '/resume.pdf', { resume,
    pattern: fileBeside('PDF', resumePattern, '.pdf', '/resume.pdf'),
    inAnswers: 'Path of the PDF résumé, relative to the site origin.',
    absent: { resume: 'The document is a form of the résumé itself.' } }),
  about: field('points', 'About you, one paragraph an item.', 'I began …', { resume, item: 'A paragraph.',
    inAnswers: 'About the engineer, one paragraph an item.' }),
  contact: group(Contact, 'How to get in touch.', { resume, absent }),
  engineeringPrinciples: field('points', 'Principles that guide the work, one an item.', 'Measure before you change.', {
    resume, absent, item: 'A principle.' }),
  website: field('address', 'Your own website.', 'https://your-name.example', { resume, inAnswers: 'Own website.' }),
  profiles: entries(Account, 'Further accounts and pages.', { resume }),
  language: field('language', 'Language of the texts (BCP 47); English where it is absent.', 'en', { resume,
    absent: { ...noKey, markdown: 'Markdown names no language.' } }),
  photoPath: field('identifier', 'A photo of you: a file of this folder, after a slash.', '/photo.jpg', { resume,
    inFile: 'photo', pattern: fileBeside('PNG or JPEG', photoPattern, '.png, .jpg or .jpeg', '/photo.jpg'),
    inAnswers: 'Path of the photo, relative to the site origin.', absent: { markdown: 'Markdown has no pictures.' } }),
  photoAlt: field('line', 'What the photo shows, in words.', 'Ada at a whiteboard', { resume,
    absent: { ...noKey, markdown: 'Markdown has no pictures.' } }),
  figures: entries(ProfileFigure, 'One to three figures that the case studies show, the most telling first.', { resume,
    most: 3 }),
};

/** The fields of profile.yaml for the matcher and about the site. */
export const settings = {
  fit: group(Fit, 'What the job-description matcher may say about the role.', { mayBeEmpty: true }),
  site: group(SiteSettings, 'Facts about the site rather than about the engineer.', {
    mayBeEmpty: true,
  }),
};

export const Profile = defineEntity({
  noun: 'a profile',
  component: ['Profile', 'The headline profile of the engineer.'],
  fields: { ...headline, ...backgroundLists },
  computed: { page: Page },
});
export interface Profile extends ValuesOf<typeof Profile.fields> {}
