// Writing Markdown: plain text made safe inside it, and the few forms that the documents use.

/** Escapes characters of plain text that Markdown would read as markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*[\]<>|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replace(/^\s*(?=[#+-]+\s)|^\s*\d+(?=[.)]\s)/u, '$&\\');
}

export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${indentAfterFirst(item, 2)}`).join('\n');
}

export function orderedList(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${indentAfterFirst(item, 3)}`).join('\n');
}

export function link(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](${url})`;
}

export function codeBlock(language: string, text: string): string {
  const longestFence = Math.max(2, ...(text.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestFence + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A part of a page under a heading of the second level; `undefined` without a body. */
export function section(heading: string, body: string | undefined): string | undefined {
  return body ? `## ${heading}\n\n${body}` : undefined;
}

/** A table of cells in which a vertical bar is escaped; nothing if there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Joins blocks with an empty line between them, skipping absent ones. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function indentAfterFirst(text: string, width: number): string {
  return text.replaceAll(/\n(?=.)/gu, `\n${' '.repeat(width)}`);
}
