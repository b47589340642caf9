// Links that open an MCP client with this server filled in, under the name of the person.

interface Connection {
  readonly mcpUrl: string;
  /** The person's name. */
  readonly owner: string;
}

/** Makes one link for each client that knows such links. */
export function installLinks({ mcpUrl, owner }: Connection): {
  claude: string;
  cursor: string;
  vscode: string;
} {
  const name = connectorName(owner);
  const cursorConfig = btoa(JSON.stringify({ url: mcpUrl }));
  const vscodeConfig = JSON.stringify({ name, type: 'http', url: mcpUrl });
  return {
    claude: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=${encodeURIComponent(owner)}&connectorUrl=${encodeURIComponent(mcpUrl)}`,
    cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(cursorConfig)}`,
    vscode: `vscode:mcp/install?${encodeURIComponent(vscodeConfig)}`,
  };
}

/** Letters that no accent makes of an ASCII one. */
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

/**
 * The name under which clients register the server: the person's, in the letters that configurations take, so that two
 * people's servers differ. `profile` where the name has other letters.
 */
export function connectorName(owner: string): string {
  const letters = owner
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => spellings[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  if (/[^\P{L}a-z]/u.test(letters)) return 'profile';
  return letters.match(/[a-z\d]+/g)?.join('-') ?? 'profile';
}
