// The groups `fit` and `site` of profile.yaml. They are settings; no answer has them as members.
import { choice, choices, defineEntity, field, group, type ValuesOf } from './field.ts';

export const levels = ['junior', 'mid', 'senior', 'lead', 'staff', 'principal'] as const;
export const disciplines = [
  'backend',
  'frontend',
  'fullstack',
  'mobile',
  'data',
  'infrastructure',
  'security',
] as const;

/** Facts about the role that the matcher may state. */
export const Fit = defineEntity({
  noun: 'a setting',
  // oxfmt-ignore
  fields: {
    level: choice(levels, 'Level of the current role.', { example: 'senior' }),
    disciplines: choices(disciplines, 'Kinds of work that the role covers.'),
    scaleHandled: field('line', 'The largest scale of the systems handled.', 'Up to 40,000 requests a second'),
    languageMatch: field('line', 'Working languages, for job descriptions.', 'English (fluent), Portuguese (native)'),
  },
});
export interface Fit extends ValuesOf<typeof Fit.fields> {
  readonly disciplines: readonly (typeof disciplines)[number][];
}

const compositions = ['panel', 'column'] as const;

const Theme = defineEntity({
  noun: 'a setting',
  // oxfmt-ignore
  fields: {
    accent: field('identifier', 'Colour of links, headings and panels on pages and in documents.', '#7a1f3d', {
      pattern: {
        test: /^#[\da-fA-F]{6}$/u,
        wrong: 'is not a colour',
        fix: 'Write a number sign and six hexadecimal digits in quotes, for example: accent: "#7a1f3d"',
      } }),
    composition: choice(compositions, 'The opening of page and PDF: figures on a panel, or one column.', {
      byDefault: 'panel' }),
  },
});

/** Facts about the site rather than about the engineer. */
export const SiteSettings = defineEntity({
  noun: 'a setting',
  // oxfmt-ignore
  fields: {
    contentSignal: field('identifier', 'The Content-Signal of robots.txt.', 'search=yes, ai-input=yes, ai-train=no', {
      pattern: {
        test: /^(search|ai-input|ai-train)=(yes|no)(, ?(search|ai-input|ai-train)=(yes|no))*$/u,
        wrong: 'is not a content signal',
        fix: 'Write, for example: search=yes, ai-input=yes, ai-train=no',
      } }),
    index: field('flag', 'Whether search engines may list the site.', false, { byDefault: true }),
    securityContact: field('identifier', 'Contact for security reports.', 'mailto:security@example.com', {
      pattern: {
        test: /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/u,
        wrong: 'is not a contact that programs can use',
        fix: 'Write mailto: and a mail address, or an address that begins with https://.',
      } }),
    theme: group(Theme, 'Colour and composition of pages and documents.'),
    verifier: field('identifier', 'Command that visitors run to check the site.', 'npx @your-name/profile-api', {
      pattern: {
        test: /^[\w@./-]+(?: [\w@./-]+)*$/u,
        wrong: 'is not a command that visitors can copy',
        fix: 'Write words of letters, digits and @ . / - _, for example: npx @your-name/profile-api',
      } }),
  },
});
export interface SiteSettings extends ValuesOf<typeof SiteSettings.fields> {}
