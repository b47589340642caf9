// `profile-api server-json`: the registry lists public profiles only.
import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { Owner } from '../trust/simulated.ts';

const owner = new Owner();
afterAll(() => rmSync(owner.root, { recursive: true, force: true }));

it('is printed for a profile that search engines may list, and for no other', async () => {
  const { code, out } = await owner.run('server-json');
  expect({ code, name: JSON.parse(out).name }).toEqual({ code: 0, name: 'test.mira/profile' });
  owner.edit('profile.yaml', /^site:\n/m, 'site:\n  index: false\n');
  expect(await owner.run('server-json')).toEqual({
    code: 1,
    out: '',
    err: 'The registry lists public profiles, and site.index of profile.yaml is false. Remove it to publish server.json.',
  });
});
