// Where the accounts of known networks are, for résumés that name an account and no address.

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

/** The address of an account by network and user name; `undefined` where it would have to be guessed. */
export function findAccount(network: string, user: string): string | undefined {
  const name = network.toLowerCase().replace(/[^a-z]/gu, '');
  const handle = user.trim().replace(/^@/u, '');
  const mastodon = /^(?<user>[\w.-]+)@(?<host>[\w-]+(?:\.[\w-]+)+)$/u.exec(handle)?.groups;
  if (name === 'mastodon') return mastodon && `https://${mastodon['host']}/@${mastodon['user']}`;
  if (!Object.hasOwn(addresses, name) || !/^[\w./%-]+$/u.test(handle)) return undefined;
  return `${addresses[name]}${handle}`;
}

/** The field of the profile that an address belongs to, if it is not one among others. */
export function fieldOf(address: string): 'linkedin' | 'github' | undefined {
  const { hostname, pathname } = new URL(address);
  if (pathname.length < 2) return undefined;
  if (/(?:^|\.)linkedin\.com$/u.test(hostname)) return 'linkedin';
  return /^(?:www\.)?github\.com$/u.test(hostname) ? 'github' : undefined;
}
