// The résumé in the forms that people and programs ask for, as rows of the documents table.
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { resumePaths } from '../../paths.ts';
import { mediaTypeOf } from '../files/media-types.ts';
import { findFile } from '../files/owner-files.ts';
import { blocks, escapeMarkdown } from '../markdown/text.ts';
import { renderProfileSections } from '../markdown/profile.ts';
import { renderJSONResume } from './json.ts';
import { renderContactCard } from './vcard.ts';

/** A form of the résumé as others link to it. */
export interface ResumeLink {
  readonly path: string;
  /** The media type without parameters. */
  readonly type: string;
  readonly label: string;
}

type Row = Document & ResumeLink;

export const resumes: readonly [Row, ...Row[]] = [
  {
    path: resumePaths.json,
    mediaType: 'application/json',
    type: 'application/json',
    label: 'JSON Resume',
    render: renderJSONResume,
  },
  {
    path: resumePaths.markdown,
    mediaType: 'text/markdown; charset=utf-8',
    type: 'text/markdown',
    label: 'Markdown',
    render: renderMarkdown,
  },
  {
    path: resumePaths.card,
    mediaType: 'text/vcard; charset=utf-8',
    type: 'text/vcard',
    label: 'vCard',
    render: renderContactCard,
  },
];

/** Every form that the site has. PDF and Word are first: the owner's, or those that were rendered. */
export function listResumes(site: Site): readonly [ResumeLink, ...ResumeLink[]] {
  const pdf = site.content.profile.resumePath ?? findFile(site, resumePaths.pdf);
  const word = findFile(site, resumePaths.word);
  const [first, ...others] = resumes;
  return [...linkTo(pdf, 'PDF'), ...linkTo(word, 'Word'), first, ...others] as [
    ResumeLink,
    ...ResumeLink[],
  ];
}

/** A link to a binary form, if the site has it. */
function linkTo(path: string | undefined, label: string): readonly ResumeLink[] {
  return path === undefined ? [] : [{ path, type: mediaTypeOf(path), label }];
}

function renderMarkdown(site: Site): string {
  const { name, role, focus } = site.content.profile;
  const head = [`# ${escapeMarkdown(name)}`, `> ${escapeMarkdown(`${role}. ${focus}`)}`];
  return `${blocks(...head, renderProfileSections(site))}\n`;
}
