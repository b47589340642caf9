// The public origin, `{base_url}`: every absolute link begins with it.

/** Describes a valid origin, after the word "takes". */
export const originWords =
  'an http or https origin without a path, for example https://api.example.com';

/** Parses an origin and removes the slash at its end; `undefined` if the text contains anything else. */
export function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  const isOrigin = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isOrigin && /^https?:$/.test(protocol) ? origin : undefined;
}

/** Describes a valid base URL of files, after the word "takes". */
export const baseUrlWords =
  'an http or https address without a query, for example https://example.github.io/profile';

/** Parses a base URL of files and removes the slash at its end; `undefined` if it is invalid. */
export function parseBaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  if (`${search}${hash}${username}${password}` !== '' || /[?#]$/.test(text)) return undefined;
  return /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, '') : undefined;
}
