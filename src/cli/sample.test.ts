import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPackaged } from './package-files.ts';
import { refuseSample } from './sample.ts';

const { email } = parse(readPackaged('profile/profile.yaml'));
const sample = { profile: { email } } as Parameters<typeof refuseSample>[0];
const other = { profile: { email: 'ada@example.com' } } as Parameters<typeof refuseSample>[0];

describe('the sample', () => {
  it.each([
    'https://me.dev',
    'https://me.github.io/profile',
    'http://93.184.216.34',
    'https://test.me',
    'https://example.com.me',
    'https://myexample.com',
    'http://172.15.0.1',
    'http://172.32.0.1',
  ])('is not published at %s', (url) => {
    expect(() => refuseSample(sample, url)).toThrow(
      `The profile is the sample, and ${url} is a public address. Replace the files in profile/`,
    );
    expect(() => refuseSample(other, url)).not.toThrow();
  });

  it.each([
    undefined,
    'http://localhost:3000',
    'http://127.0.0.1',
    'https://p.example',
    'https://example.com',
    'https://profile.example.org',
    'https://profile.test',
    'http://192.168.0.7',
    'http://172.31.0.1',
    'http://nas.local',
    'http://nas:3000',
    'http://[fd00::1]',
  ])('may be tried at %s', (url) => {
    expect(() => refuseSample(sample, url)).not.toThrow();
  });
});
