// The documents table: everything that takes no input.
import { aiCatalog } from './ai-catalog.ts';
import { apiCatalog } from './api-catalog.ts';
import { apiIndex } from './api-index.ts';
import { listAssets } from './assets.ts';
import type { Document, Site } from './document.ts';
import { llms } from './llms.ts';
import { llmsFull } from './llms-full.ts';
import { openapi } from './openapi.ts';
import { casePage } from './pages/case.tsx';
import { guidePages } from './pages/guides.tsx';
import { home } from './pages/home.tsx';
import { listResume } from './resume.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { serverCard } from './server-card.ts';
import { sitemap } from './sitemap.ts';

/** Lists every document of the site; nothing is rendered until it is asked for. */
export function listDocuments(site: Site): readonly Document[] {
  const pages = [home, ...site.content.cases.map(casePage), ...guidePages];
  return [
    ...pages,
    apiIndex,
    openapi,
    apiCatalog,
    serverCard,
    aiCatalog,
    llms,
    llmsFull,
    robots,
    sitemap(pages),
    ...(site.content.site.securityContact === undefined ? [] : [securityTxt]),
    ...listResume(site.content),
    ...listAssets(site),
  ];
}
