/**
 * The address that a text is, from a base where it is relative; `undefined` where it is none. Node.js 20 says by
 * `URL.canParse` that an address with letters such as ü is none, once that has been called some thousand times.
 */
export function parseURL(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
