// Links in texts of pages that begin with a slash, as HTML and Markdown write them.

const inHTML = /(?<=\s(?:href|src|data-[a-z-]+)=")\/(?!\/)[^"]*/g;
const inMarkdown = /(?<=\]\(|url\(["']?)\/(?!\/)[^)\s"']*/g;

/** Puts a path before each link that begins with a slash and that `isMoved` accepts. */
export function prefixLinks(
  text: string,
  prefix: string,
  isMoved: (path: string) => boolean = () => true,
): string {
  if (prefix === '') return text;
  const move = (link: string) => (isMoved(link.split(/[?#]/u, 1)[0]!) ? prefix + link : link);
  return text.replaceAll(inHTML, move).replaceAll(inMarkdown, move);
}
