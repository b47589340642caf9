// The résumé in the forms that people and programs ask for, as rows of the documents table.
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { resumePaths } from '../../paths.ts';
import { mediaTypeOf } from '../files/media-types.ts';
import { findFile } from '../files/owner-files.ts';
import { blocks } from '../markdown/text.ts';
import { renderProfileHead, renderProfileSections } from '../markdown/profile.ts';
import { renderJSONResume } from './json.ts';
import { renderContactCard } from './vcard.ts';

/** A form of the résumé as others link to it. */
interface ResumeLink {
  readonly path: string;
  /** The media type without parameters. */
  readonly type: string;
  readonly label: string;
}

function define(path: string, label: string, render: Document['render']): Document & ResumeLink {
  return { ...linkTo(path, label), mediaType: mediaTypeOf(path), render };
}

export const resumes = [
  define(resumePaths.json, 'JSON Resume', renderJSONResume),
  define(resumePaths.markdown, 'Markdown', renderMarkdown),
  define(resumePaths.card, 'vCard', renderContactCard),
] as const;

/** Every form that the site has. PDF and Word are first: the owner's, or those that were rendered. */
export function listResumes(site: Site): readonly ResumeLink[] {
  const pdf = site.content.profile.resumePath ?? findFile(site, resumePaths.pdf);
  const word = findFile(site, resumePaths.word);
  const binary = [...(pdf ? [linkTo(pdf, 'PDF')] : []), ...(word ? [linkTo(word, 'Word')] : [])];
  return [...binary, ...resumes];
}

function linkTo(path: string, label: string): ResumeLink {
  return { path, type: mediaTypeOf(path).split(';')[0]!, label };
}

function renderMarkdown(site: Site): string {
  return `${blocks(renderProfileHead(site.content.profile), renderProfileSections(site))}\n`;
}
