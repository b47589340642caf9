import { expect, it } from 'vitest';
import type { Profile } from '../schema/profile.ts';
import { listAccounts } from './accounts.ts';

const listOf = (profile: Partial<Profile>) => listAccounts(profile as Profile);

it('lists the website by its host, then the accounts', () => {
  const profiles = [{ label: 'Mastodon', url: 'https://social.test/@mira' }];
  const website = 'https://www.mira.example/www.html';
  const [linkedin, github] = ['https://linkedin.com/in/mira', 'https://github.com/mira'];
  expect(listOf({ profiles, github, linkedin, website })).toEqual([
    { label: 'mira.example', url: website },
    { label: 'LinkedIn', url: linkedin },
    { label: 'GitHub', url: github },
    ...profiles,
  ]);
});

it('lists nothing that the profile does not name', () => {
  expect(listOf({})).toEqual([]);
  expect(listOf({ website: 'https://awww.example:8443/' })).toEqual([
    { label: 'awww.example:8443', url: 'https://awww.example:8443/' },
  ]);
});
