import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestNode, refuseVersion } from '../../src/cli/node-version.ts';

it.each(['20.20.2', '20.20.10', '20.21.0', '22.0.0', '26.1.0-nightly'])(
  'Node.js %s is supported',
  (version) => {
    expect(refuseVersion(version)).toBeUndefined();
  },
);

it.each(['20.20.1', '20.19.5', '18.99.9', '8.0.0'])(
  'Node.js %s is refused in one sentence',
  (version) => {
    expect(refuseVersion(version)).toBe(
      `profile-api needs Node.js 20.20.2 or later, and this is ${version}.`,
    );
  },
);

it('the package names the same version', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe(`>=${oldestNode}`);
});
