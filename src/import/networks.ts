// Addresses of accounts, for résumés that name a network and a user.

const addresses: Readonly<Record<string, string>> = {
  linkedin: 'https://www.linkedin.com/in/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  stackoverflow: 'https://stackoverflow.com/users/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  bluesky: 'https://bsky.app/profile/',
  orcid: 'https://orcid.org/',
  leetcode: 'https://leetcode.com/u/',
  reddit: 'https://www.reddit.com/user/',
  instagram: 'https://www.instagram.com/',
  telegram: 'https://t.me/',
  youtube: 'https://www.youtube.com/@',
  researchgate: 'https://www.researchgate.net/profile/',
  googlescholar: 'https://scholar.google.com/citations?user=',
  npm: 'https://www.npmjs.com/~',
};

/** The address of an account; `undefined` for an unknown network or an unusual user name. */
export function findAccount(network: string, user: string): string | undefined {
  const name = network.toLowerCase().replace(/[^a-z]/gu, '');
  const handle = user.trim().replace(/^@|^\/?(?:in|u|user)\//u, '');
  const mastodon = /^(?<user>[\w.-]+)@(?<host>[\w-]+(?:\.[\w-]+)+)$/u.exec(handle)?.groups;
  if (name === 'mastodon') return mastodon && `https://${mastodon['host']}/@${mastodon['user']}`;
  if (!Object.hasOwn(addresses, name) || !/^[\w./%-]+$/u.test(handle)) return undefined;
  return `${addresses[name]}${handle}`;
}

/** The profile field for an address; `undefined` if it belongs into the list of accounts. */
export function fieldOf(address: string): 'linkedin' | 'github' | undefined {
  const { hostname, pathname } = new URL(address);
  if (pathname.length < 2) return undefined;
  if (/(?:^|\.)linkedin\.com$/u.test(hostname)) return 'linkedin';
  return /^(?:www\.)?github\.com$/u.test(hostname) ? 'github' : undefined;
}
