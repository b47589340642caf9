/**
 * Parses a URL, relative to the base; `undefined` if it is invalid. `URL.canParse` of Node.js 20 refuses letters such as
 * ü after some thousand calls.
 */
export function parseURL(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
