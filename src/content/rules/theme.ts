// The accent colour: text in it must be readable on the page.
import { leastContrast, papers } from '../../domain/theme.ts';
import { colourPattern, contrast, moveUntilReadable } from '../../kernel/colour.ts';
import type { Issues } from '../report/issue.ts';
import { valueAt } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';

/** Refuses an accent colour that is too light, and names a darker one. */
export function checkTheme(profile: YAMLData): Issues {
  const path = ['site', 'theme', 'accent'];
  const accent = valueAt(profile.data, path);
  if (typeof accent !== 'string' || !colourPattern.test(accent)) return [];
  const ratio = contrast(accent, papers.light);
  if (ratio >= leastContrast) return [];
  const darker = moveUntilReadable(accent, '#000000', papers.light, leastContrast);
  // Rounded down, so that a ratio below the limit is never written as the limit.
  const written = (Math.floor(ratio * 10) / 10).toFixed(1);
  const message = `"${accent}" has a contrast of ${written} to 1 with the page, and text needs ${leastContrast}.`;
  const fix = `Take a darker colour, for example: accent: "${darker}"`;
  return [issueAt(profile, path, message, fix)];
}
