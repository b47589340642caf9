// The documents table: everything that takes no input.
import { aiCatalog } from './ai-catalog.ts';
import { apiIndex } from './api-index.ts';
import type { Document, Site } from './document.ts';
import { openapi } from './openapi.ts';
import { listResume } from './resume.ts';
import { serverCard } from './server-card.ts';

/** Lists every document of the site; nothing is rendered until it is asked for. */
export function listDocuments({ content }: Site): readonly Document[] {
  return [apiIndex, openapi, serverCard, aiCatalog, ...listResume(content)];
}
