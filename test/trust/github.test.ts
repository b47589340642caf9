// What is read of GitHub, and which addresses are its accounts and gists.
import { expect, it } from 'vitest';
import {
  findGistId,
  findUser,
  listKeys,
  listSigningKeys,
  readAccount,
} from '../../src/trust/net/github.ts';
import { answering } from './fake-source.ts';

it.each([
  ['https://github.com/alice', 'alice'],
  ['https://github.com/Alice-W/', 'Alice-W'],
  ['https://www.github.com/a1', 'a1'],
  ['https://github.com/alice/x', undefined],
  ['https://github.com/', undefined],
  ['https://github.com/-alice', undefined],
  ['https://github.com/alice-', undefined],
  ['https://github.com/a--b', undefined],
  ['http://github.com/alice', undefined],
  ['https://github.com.test/alice', undefined],
  [`https://github.com/${'a'.repeat(39)}`, 'a'.repeat(39)],
  [`https://github.com/${'a'.repeat(40)}`, undefined],
])('the account at %s is %s', (address, user) => {
  expect(findUser(address)).toBe(user);
});

it.each([
  ['https://gist.github.com/alice/abcde', 'abcde'],
  ['https://gist.github.com/abcde12345', 'abcde12345'],
  [' https://gist.github.com/a-b/ABCDE/#file-x\n', 'ABCDE'],
  ['https://gist.github.com/alice/abcd', undefined],
  ['https://gist.github.com/alice/abcdeg', undefined],
  [`https://gist.github.com/${'a'.repeat(65)}`, undefined],
  ['https://gist.github.com/alice/abcde/raw', undefined],
  ['https://gist.github.com/a/b/abcde', undefined],
  ['x https://gist.github.com/abcde', undefined],
  ['http://gist.github.com/abcde', undefined],
])('the gist at %j is %s', (address, id) => {
  expect(findGistId(address)).toBe(id);
});

const keysAt = 'https://github.com/alice.keys';
const signingAt = 'https://api.github.com/users/alice/ssh_signing_keys';

it('lists login and signing keys without their comments', async () => {
  const source = answering({
    [keysAt]: 'ssh-rsa AAA alice@home\n\n  ssh-ed25519   BBB\n',
    [signingAt]: [{ key: 'ssh-ed25519 CCC title' }],
  });
  expect(await listKeys(source, 'alice')).toEqual([
    'ssh-rsa AAA',
    'ssh-ed25519 BBB',
    'ssh-ed25519 CCC',
  ]);
  expect(await listSigningKeys(source, 'alice')).toEqual(['ssh-ed25519 CCC title']);
  expect(source.asked).toEqual([keysAt, signingAt, signingAt]);
});

it('lists none of an account that does not exist', async () => {
  expect(await listKeys(answering({}), 'alice')).toEqual([]);
});

it('reads an account with the day of its creation and its website', async () => {
  const url = 'https://api.github.com/users/alice';
  const found = { id: 1, login: 'alice', created_at: '2012-03-04T00:00:00Z' };
  const account = { id: 1, login: 'alice', created: '2012-03-04' };
  expect(await readAccount(answering({ [url]: found }), 'alice')).toEqual({
    ...account,
    website: '',
  });
  const withBlog = { ...found, blog: 'a.test', more: 1 };
  expect(await readAccount(answering({ [url]: withBlog }), 'alice')).toEqual({
    ...account,
    website: 'a.test',
  });
  expect(await readAccount(answering({ [url]: 410 }), 'alice')).toBeUndefined();
  await expect(readAccount(answering({ [url]: { ...found, id: 1.5 } }), 'alice')).rejects.toThrow(
    `${url} sent an unexpected response.`,
  );
});
