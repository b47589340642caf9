import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { oldestNode, refuseVersion, requireNode } from '../../src/cli/node-version.ts';

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

it.each([
  ['20.20.1', 1],
  [oldestNode, 0],
])('on Node.js %s the process is ended %i times', (node, times) => {
  const exit = vi.fn<(code: number) => void>();
  const write = vi.fn<(text: string) => void>();
  vi.stubGlobal('process', { versions: { node }, stderr: { write }, exit });
  requireNode();
  vi.unstubAllGlobals();
  expect([exit, write].map(({ mock }) => mock.calls.length)).toEqual([times, times]);
  if (times > 0) {
    expect(exit).toHaveBeenCalledWith(1);
    expect(write).toHaveBeenCalledWith(`${refuseVersion(node)}\n`);
  }
});
