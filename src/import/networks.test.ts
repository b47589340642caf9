import { expect, it } from 'vitest';
import { fieldOf, findAccount } from './networks.ts';

it.each([
  ['LinkedIn', 'in/ada', 'https://www.linkedin.com/in/ada'],
  ['linked-in', '/in/ada', 'https://www.linkedin.com/in/ada'],
  ['GitHub', '@ada', 'https://github.com/ada'],
  ['GitHub', ' ada ', 'https://github.com/ada'],
  ['GitHub', 'ada/in/b', 'https://github.com/ada/in/b'],
  ['GitHub', 'a@b', undefined],
  ['GitHub', 'ada b', undefined],
  ['GitHub', '', undefined],
  ['GitLab', 'ada', 'https://gitlab.com/ada'],
  ['Stack Overflow', '12/ada', 'https://stackoverflow.com/users/12/ada'],
  ['X', 'ada', 'https://x.com/ada'],
  ['Twitter', 'ada', 'https://x.com/ada'],
  ['Bluesky', 'ada.bsky.social', 'https://bsky.app/profile/ada.bsky.social'],
  ['ORCID', '0000-0001', 'https://orcid.org/0000-0001'],
  ['LeetCode', 'u/ada', 'https://leetcode.com/u/ada'],
  ['Reddit', 'user/ada', 'https://www.reddit.com/user/ada'],
  ['Instagram', 'ada', 'https://www.instagram.com/ada'],
  ['Telegram', 'ada', 'https://t.me/ada'],
  ['YouTube', '@ada', 'https://www.youtube.com/@ada'],
  ['ResearchGate', 'Ada-B', 'https://www.researchgate.net/profile/Ada-B'],
  ['Google Scholar', 'abc', 'https://scholar.google.com/citations?user=abc'],
  ['npm', 'ada', 'https://www.npmjs.com/~ada'],
  ['Mastodon', '@ada@social.example', 'https://social.example/@ada'],
  ['Mastodon', 'a.d-a@a-b.social.example', 'https://a-b.social.example/@a.d-a'],
  ['Mastodon', 'ada', undefined],
  ['Mastodon', 'ada@host', undefined],
  ['Mastodon', 'b c ada@social.example', undefined],
  ['Mastodon', 'ada@social.example/x', undefined],
  ['IRC', 'ada', undefined],
  ['constructor', 'ada', undefined],
])('the account %s of %j is %s', (network, user, address) => {
  expect(findAccount(network, user)).toBe(address);
});

it.each([
  ['https://www.linkedin.com/in/ada', 'linkedin'],
  ['https://linkedin.com/in/ada', 'linkedin'],
  ['https://nl.linkedin.com/in/ada', 'linkedin'],
  ['https://notlinkedin.com/in/ada', undefined],
  ['https://linkedin.com.example/in/ada', undefined],
  ['https://linkedin.com/', undefined],
  ['https://github.com/a', 'github'],
  ['https://www.github.com/ada', 'github'],
  ['https://gist.github.com/ada', undefined],
  ['https://github.com.example/ada', undefined],
  ['https://github.com', undefined],
])('the field of %s is %s', (address, field) => {
  expect(fieldOf(address)).toBe(field);
});
