// The engineer's accounts and pages elsewhere on the web.
import type { Profile } from '../schema/profile.ts';

export interface NamedAddress {
  readonly label: string;
  readonly url: string;
}

/** Lists the own website, which goes by its host, and the accounts, in the order in which they are shown. */
export function listAccounts(profile: Profile): readonly NamedAddress[] {
  const { website, linkedin, github, profiles = [] } = profile;
  const known = [
    { label: hostOf(website), url: website },
    { label: 'LinkedIn', url: linkedin },
    { label: 'GitHub', url: github },
  ];
  return [
    ...known.flatMap(({ label, url }) => (url === undefined ? [] : [{ label, url }])),
    ...profiles,
  ];
}

function hostOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).host.replace(/^www\./u, '');
}
