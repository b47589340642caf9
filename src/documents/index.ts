// The documents table: everything that takes no input.
import { listAgentSkills } from './discovery/agent-skill.ts';
import { aiCatalog } from './discovery/ai-catalog.ts';
import { apiCatalog } from './discovery/api-catalog.ts';
import { apiIndex } from './reference/api-index.ts';
import { listIconFiles } from './files/icons.ts';
import { listAssets } from './files/assets.ts';
import type { Document } from './document.ts';
import { localizeLinks } from '../domain/languages.ts';
import { isPerLanguage } from '../paths.ts';
import type { Site } from '../schema/site.ts';
import { llms } from './discovery/llms.ts';
import { llmsFull } from './discovery/llms-full.ts';
import { genericOpenapi, openapi } from './reference/openapi.ts';
import { casePage } from './pages/case.tsx';
import { guidePages } from './pages/guides.tsx';
import { home } from './pages/home.tsx';
import { listOwnerFiles } from './files/owner-files.ts';
import { siteContent } from './files/site-content.ts';
import { resumes } from './resume/index.ts';
import { robots } from './discovery/robots.ts';
import { securityTxt } from './discovery/security-txt.ts';
import { serverCard, wellKnownServerCard } from './discovery/server-card.ts';
import { sitemap } from './discovery/sitemap.ts';
import { listSignedFiles } from './trust/signed-files.ts';
import { verification } from './trust/verification.ts';

/** Lists every document of the site; nothing is rendered until it is asked for. */
export function listDocuments(site: Site): readonly Document[] {
  const owned = listOwnerFiles(site);
  const taken = new Set(owned.map(({ path }) => path));
  return [...listOwnDocuments(site).filter(({ path }) => !taken.has(path)), ...owned];
}

function listOwnDocuments(site: Site): readonly Document[] {
  const isHidden = site.content.site.index === false;
  const isServed = ({ path, isOfService = false, isForCrawlers = false }: Document) =>
    !(isOfService && site.isStatic) &&
    !(isForCrawlers && isHidden) &&
    (site.root === undefined || isPerLanguage(path));
  const pages = [home, ...site.content.cases.map(casePage), ...guidePages].filter(isServed);
  return [
    ...pages,
    apiIndex,
    openapi,
    genericOpenapi,
    apiCatalog,
    serverCard,
    wellKnownServerCard,
    aiCatalog,
    ...listAgentSkills(site),
    llms,
    llmsFull,
    robots,
    sitemap(pages),
    ...resumes,
    ...(site.content.site.securityContact === undefined ? [] : [securityTxt]),
    verification,
    ...listSignedFiles(site),
    ...listIconFiles(site),
    ...listAssets(site),
    ...(site.isStatic ? [siteContent] : []),
  ]
    .filter(isServed)
    .map((document) => localize(document, site));
}

/** In a translation, the links of a document's Markdown lead to documents of that language; `renderPage` moves those of pages. */
function localize(document: Document, site: Site): Document {
  const { markdown } = document;
  if (site.root === undefined || markdown === undefined) return document;
  const render = (given: Site) => localizeLinks(given, markdown.render(given));
  return { ...document, markdown: { ...markdown, render } };
}
