// The public origin, `{base_url}`: every absolute link begins with it.

/** What a valid one is, as it ends the sentence "takes …". */
export const originWords =
  'an http or https origin without a path, for example https://api.example.com';

/** The origin that a text names, without a slash at its end; `undefined` where it names anything else besides. */
export function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  const isOrigin = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isOrigin && /^https?:$/.test(protocol) ? origin : undefined;
}

/** What a valid base URL of files is, as it ends the sentence "takes …". */
export const baseUrlWords =
  'an http or https address without a query, for example https://example.github.io/profile';

/** The address below which files are published, without a slash at its end; `undefined` for any other text. */
export function parseBaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  if (`${search}${hash}${username}${password}` !== '' || /[?#]$/.test(text)) return undefined;
  return /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, '') : undefined;
}
