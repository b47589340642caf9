// Reading the pages' HTML in tests. The pages are well formed by construction, so patterns are enough.

/** Values of an attribute, with character references decoded. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decode(value),
  );
}

/** Level and text of each heading in order. */
export function headings(html: string): { level: number; text: string }[] {
  return [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => ({
    level: Number(level),
    text: decode(inner.replaceAll(/<[^>]+>/g, '')),
  }));
}

/** Decodes character references. */
export function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
