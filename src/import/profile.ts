// Converts the profile: the person, their languages and accounts.
import type { Draft, Entry } from './draft.ts';
import { toLanguage } from './languages.ts';
import { fieldOf, findAccount } from './networks.ts';
import { toLine } from './prose.ts';
import {
  type Comments,
  type Converted,
  convertEntry,
  toAddress,
  toFill,
  type Value,
} from './convert.ts';
import { proposeFit, type ProposedFit } from './fit.ts';
import type { Photo } from './photo.ts';
import type { Ledger } from './source.ts';

/** The fields of profile.yaml that a résumé fills or that are required. */
export const profileFields = [
  'name',
  'role',
  'focus',
  'email',
  'availability',
  'core',
  'photo',
  'website',
  'linkedin',
  'github',
  'location',
  'languages',
  'intro',
  'language',
];

/** An account as `profiles` lists it. */
export interface Account {
  readonly label: string;
  readonly url: string;
}

const required: Readonly<Record<string, string>> = {
  name: 'your name',
  role: 'what you are, as Senior Backend Engineer',
  email: 'the address for enquiries',
};

interface Found {
  readonly core: readonly string[];
  /** Titles of roles, the latest first. */
  readonly titles: readonly string[];
  readonly photo: Photo | undefined;
}

export interface ConvertedProfile extends Converted {
  readonly accounts: readonly Account[];
  readonly fit: ProposedFit | undefined;
}

/** Converts the profile. A missing role is taken from the title of the latest role. */
export function convertProfile(
  draft: Draft,
  { core, titles, photo }: Found,
  ledger: Ledger,
): ConvertedProfile {
  const [latestTitle] = titles;
  const entry: Entry = draft.profile[0] ?? {};
  const values: Record<string, Value> = convertEntry('profile', entry, ledger).values;
  const missing: Record<string, string> = {
    focus: 'your file cannot say; write in one line what your work concentrates on',
    availability: 'your file cannot say; write whether and how you can be hired',
  };
  const comments: Record<string, Comments> = {};
  if (values['role'] === undefined && latestTitle !== undefined) {
    values['role'] = latestTitle;
    comments['role'] = { above: 'The title of your latest role:' };
  }
  const language = toLanguage(draft.language ?? '');
  if (language !== undefined && language !== 'en') values['language'] = language;
  for (const [field, what] of Object.entries(required)) {
    missing[field] = toFill(entry[field], what);
  }
  values['core'] = core;
  if (photo !== undefined) values['photo'] = `/${photo.name}`;
  const languages = writeLanguages(draft.languages, ledger);
  if (languages !== '') values['languages'] = languages;
  const accounts: Account[] = [];
  for (const one of draft.profiles) {
    const account = convertAccount(one, ledger);
    if (account === undefined) continue;
    const field = fieldOf(account.url);
    const known = [values['website'], field && values[field], ...accounts.map(({ url }) => url)];
    if (field !== undefined && values[field] === undefined) values[field] = account.url;
    else if (known.includes(account.url))
      ledger.leave(one['label'], 'names an address that the profile has already');
    else accounts.push(account);
  }
  const { role } = values;
  const fit = proposeFit([
    ...titles.slice(0, 1),
    ...(typeof role === 'string' ? [role] : []),
    ...titles.slice(1),
  ]);
  return { values, missing, comments, accounts, fit };
}

/** Writes `German (native), English (fluent)`. */
function writeLanguages(entries: readonly Entry[], ledger: Ledger): string {
  const languages = entries.flatMap((entry) => {
    const { language, fluency } = convertEntry('languages', entry, ledger).values;
    if (language !== undefined)
      return [fluency === undefined ? language : `${language} (${fluency})`];
    ledger.leave(entry['fluency'], 'belongs to no language');
    return [];
  });
  return languages.join(', ');
}

function convertAccount(entry: Entry, ledger: Ledger): Account | undefined {
  for (const facts of Object.values(entry)) ledger.leaveExtra(facts);
  const [network] = entry['label'] ?? [];
  const [user] = entry['username'] ?? [];
  const [address] = entry['url'] ?? [];
  const stated = address && toAddress(address.text);
  const named = user && toAddress(user.text);
  const url =
    stated ?? named ?? (network && user && toAddress(findAccount(network.text, user.text) ?? ''));
  if (url === undefined) {
    for (const facts of Object.values(entry)) ledger.leave(facts, 'has no web address');
    return undefined;
  }
  if (stated === undefined) ledger.leave(entry['url'], 'is not a web address');
  const name = toLine(user?.text ?? '').toLowerCase();
  if (!url.toLowerCase().includes(name.replace(/^@/u, '')))
    ledger.leave(entry['username'], 'is not part of the address');
  return { label: toLine(network?.text ?? '') || new URL(url).host, url };
}
