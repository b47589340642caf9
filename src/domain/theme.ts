// The colours that follow from the accent colour of a profile, for pages and printed documents.
import { mix, moveUntilReadable } from '../kernel/colour.ts';
import type { Content } from '../schema/content.ts';

/** Backgrounds of pages, `--paper` in site.css. */
export const papers = { light: '#fbfbf8', dark: '#101512' };
/** Contrast of text by WCAG 2.2 AA. */
export const leastContrast = 4.5;
const usualAccent = '#0b5a43';
const [black, white] = ['#000000', '#ffffff'];

export function accentOf({ site }: Content): string {
  return site.theme?.accent ?? usualAccent;
}

/** Whether the opening is one column without a panel. */
export function isOneColumn({ site }: Content): boolean {
  return site.theme?.composition === 'column';
}

/** The rules that replace the colours of site.css; empty without an accent colour of the owner. */
export function renderTheme(content: Content): string {
  const accent = content.site.theme?.accent;
  if (accent === undefined) return '';
  const deep = mix(accent, black, 0.38);
  const onDark = moveUntilReadable(accent, white, papers.dark, 8);
  const light = {
    accent,
    deep,
    'on-deep-soft': moveUntilReadable(accent, white, deep, 7),
    'on-deep-dim': moveUntilReadable(accent, white, deep, leastContrast),
    'deep-rule': mix(deep, white, 0.18),
    'yes-tint': mix(papers.light, accent, 0.15),
  };
  const dark = {
    accent: onDark,
    deep: mix(deep, papers.dark, 0.3),
    'yes-tint': mix(papers.dark, accent, 0.4),
  };
  return [
    `@media screen {\n${renderRule(light)}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n${renderRule(dark)}\n}`,
    `@media print {\n${renderRule({ accent })}\n}\n`,
  ].join('\n');
}

function renderRule(colours: Readonly<Record<string, string>>): string {
  const lines = Object.entries(colours).map(([name, value]) => `    --${name}: ${value};`);
  return `  :root {\n${lines.join('\n')}\n  }`;
}
