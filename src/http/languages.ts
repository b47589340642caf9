// Finds the language of a request by the first segment of its path.

/** A language with the target below its tag, or the address to redirect to. */
type Found<Language> =
  | { readonly language: Language; readonly target: string }
  | { readonly location: string };

/** Makes the lookup by tag. A tag in other letter case, and one without a slash after it, is redirected. */
export function createLanguageFinder<Language>(
  languages: ReadonlyMap<string, Language>,
): (target: string) => Found<Language> | undefined {
  const tags = new Map([...languages.keys()].map((tag) => [tag.toLowerCase(), tag]));
  const longest = Math.max(...[...tags.keys()].map(({ length }) => length));
  const firstSegment = new RegExp(`^/([^/?]{1,${longest}})(?=[/?]|$)`);
  return (target) => {
    const segment = firstSegment.exec(target)?.[1];
    const tag = segment && tags.get(segment.toLowerCase());
    if (segment === undefined || tag === undefined) return undefined;
    const rest = target.slice(segment.length + 1);
    const below = rest.startsWith('/') ? rest : `/${rest}`;
    return segment === tag && below === rest
      ? { language: languages.get(tag)!, target: rest }
      : { location: `/${tag}${below}` };
  };
}
