// Links that open an MCP client with this server filled in, named after the person.

/** Makes a link for each client that supports them; `owner` is the person's name. */
export function installLinks(mcpUrl: string, owner: string) {
  const name = connectorName(owner);
  const cursorConfig = btoa(JSON.stringify({ url: mcpUrl }));
  const vscodeConfig = JSON.stringify({ name, type: 'http', url: mcpUrl });
  return {
    claude: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=${encodeURIComponent(owner)}&connectorUrl=${encodeURIComponent(mcpUrl)}`,
    cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(cursorConfig)}`,
    vscode: `vscode:mcp/install?${encodeURIComponent(vscodeConfig)}`,
  };
}

/** Letters without a decomposition to ASCII. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The name of the server in a client: the person's in ASCII, or `profile` if the name has other letters. */
export function connectorName(owner: string): string {
  const letters = owner
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => spellings[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  if (/[^\P{L}a-z]/u.test(letters)) return 'profile';
  return letters.match(/[a-z\d]+/g)?.join('-') ?? 'profile';
}
