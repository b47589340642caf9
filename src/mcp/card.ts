// The card that hosts with MCP Apps (`io.modelcontextprotocol/ui`, version 2026-01-26) show for a comparison: one HTML file,
// which loads nothing. Its script shares the rows of the page of the matcher.
import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { derived } from '../kernel/derived.ts';
import { sha256 } from '../kernel/sha256.ts';
import { paths } from '../paths.ts';
import { apiVersion } from '../version.ts';
import { directionOf, languageOf, languageOfWords, wordingOf, wordsOf } from '../wording/index.ts';
import type { McpSite } from './identity.ts';
import { type ResultJSON, toASCII } from './wire.ts';

/** The address of the card, which a tool names in its entry of `tools/list`. */
export const cardURI = 'ui://profile-api/job-fit';

const mimeType = 'text/html;profile=mcp-app';
const files = { style: 'assets/card.css', script: 'assets/card.js' };

/** Most cases that the card knows by their number; of others it shows the title. */
const maxNumbered = 30;

/** Nothing is loaded from anywhere: a host allows no more than this. */
const meta = { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: false } };

/** Returns the result of `resources/read` for the card; `undefined` for a site without its files. */
export const readCard: (site: McpSite) => ResultJSON | undefined = derived((site) => {
  if (!hasCard(site)) return undefined;
  const contents = [{ uri: cardURI, mimeType, text: renderCard(site), _meta: meta }];
  return toASCII({ contents } satisfies ReadResourceResult);
});

/** Whether the files of the card exist: `npm run build` makes them from assets/card/. */
export function hasCard({ assets }: McpSite): boolean {
  return Object.values(files).every((name) => assets?.has(name));
}

function renderCard(site: McpSite): string {
  const language = languageOfWords(languageOf(site.content));
  const { card, fit } = wordingOf(language);
  const [css, script] = [files.style, files.script].map((name) => site.assets!.get(name)!.trim());
  const policy = [
    "default-src 'none'",
    `script-src '${digestOf(script!)}'`,
    `style-src '${digestOf(css!)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fit.title}</title>
<style>${css}</style>
</head>
<body>
<main id="card"><p class="status" role="status">${card.waiting}</p></main>
<script type="application/json" id="page">${toData(site)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

/** Words and facts for the script of the card, in the shape of those of the matcher's page. */
function toData({ content, baseUrl }: McpSite): string {
  const wording = wordsOf(content);
  const { title, verdict, table } = wording.fit;
  const { groups: _groups, note: _note, heading: _heading, ...shown } = table;
  const numbered = content.cases.slice(0, maxNumbered);
  const data = {
    words: { title, verdict, table: shown, card: wording.card, disciplines: wording.disciplines },
    parts: { ...wording.headings, profile: table.theProfile },
    numbers: wording.numbers,
    cases: Object.fromEntries(numbered.map(({ slug, number }) => [slug, number])),
    years: wording.dates.years,
    offered: { disciplines: content.fit.disciplines },
    version: apiVersion,
    ...(baseUrl !== undefined && { url: baseUrl + paths.home }),
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** A source of the policy that allows one inline text. */
function digestOf(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
