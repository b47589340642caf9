import { describe, expect, it } from 'vitest';
import { localOrigin, readServeSettings } from './serve-settings.ts';
import { keepsLevel, readSetting, type SettingName, settings, UsageError } from './settings.ts';

const read = (name: SettingName, text: string) =>
  readSetting(name, { [settings[name].flag]: text }, {});

describe('a setting', () => {
  it.each<[SettingName, readonly (readonly [text: string, value: unknown])[]]>([
    ['profile', [['me ', 'me ']]],
    ['snapshot', [['site.json', 'site.json']]],
    ['fonts', [['/f', '/f']]],
    [
      'port',
      [
        ['0', 0],
        ['65535', 65_535],
      ],
    ],
    [
      'host',
      [
        ['0.0.0.0', '0.0.0.0'],
        ['fe80::1%eth-0', 'fe80::1%eth-0'],
      ],
    ],
    ['baseUrl', [['https://a.test/', 'https://a.test']]],
    [
      'logLevel',
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'].map((level) => [level, level]),
    ],
    [
      'workers',
      [
        ['1', 1],
        ['128', 128],
        ['auto', 'auto'],
      ],
    ],
    [
      'maxConnections',
      [
        ['1', 1],
        ['100000', 100_000],
      ],
    ],
    [
      'cacheTags',
      [
        ['0', false],
        ['1', true],
      ],
    ],
    [
      'requireSignature',
      [
        ['0', false],
        ['1', true],
        ['true', true],
      ],
    ],
    [
      'drain',
      [
        ['0', 0],
        ['600', 600],
      ],
    ],
    [
      'metrics',
      [
        ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
        ['[::1%a]:0', { host: '::1%a', port: 0 }],
        ['my-host.local:65535', { host: 'my-host.local', port: 65_535 }],
      ],
    ],
  ])('%s is read from %j', (name, values) => {
    for (const [text, value] of values) expect(read(name, text)).toEqual(value);
  });

  it.each<[SettingName, string, readonly string[]]>([
    ['profile', 'the path of a folder', ['', ' \t']],
    ['snapshot', 'the path of a file', [' ']],
    ['fonts', 'the path of a folder', [' ']],
    ['port', 'a number from 0 to 65535', ['65536', '-1', '1.5', 'x', '1x', 'x1', '', '0000001']],
    ['host', 'an address or a host name', ['', 'a b', 'a/', '/a']],
    [
      'baseUrl',
      'an http or https origin without a path, for example https://api.example.com',
      ['x', 'https://a.test/x'],
    ],
    ['logLevel', 'trace, debug, info, warn, error or silent', ['', 'Info', 'fatal']],
    ['workers', 'a number from 1 to 128, or auto', ['0', '129', 'Auto']],
    ['maxConnections', 'a number from 1 to 100000', ['0', '100001']],
    ['cacheTags', '0 or 1', ['2', '10', '01', 'true', '']],
    ['requireSignature', '0 or 1', ['2', 'yes', '1true', 'true0']],
    ['drain', 'a number of seconds from 0 to 600', ['601', '-1']],
    [
      'metrics',
      'HOST:PORT, for example 127.0.0.1:9464',
      ['localhost', 'localhost:65536', 'x localhost:1', 'localhost:1x', '::1:80', '[a b]:1', ':80'],
    ],
  ])('%s takes %s', (name, takes, texts) => {
    for (const text of texts) {
      const refused = `--${settings[name].flag} takes ${takes}, not "${text}".`;
      expect(() => read(name, text)).toThrow(new UsageError(refused));
    }
  });

  it('comes from its flag, else from its variable unless that is empty, else from the default', () => {
    expect(readSetting('port', { port: '1' }, { PORT: '2' })).toBe(1);
    expect(readSetting('port', {}, { PORT: '2' })).toBe(2);
    for (const environment of [{}, { PORT: '' }]) {
      expect(readSetting('port', {}, environment)).toBe(3_000);
      expect(readSetting('metrics', {}, environment)).toBeUndefined();
    }
    expect(readSetting('requireSignature', { 'require-signature': true }, {})).toBe(true);
    expect(() => readSetting('port', {}, { PORT: 'x' })).toThrow(
      new UsageError('PORT takes a number from 0 to 65535, not "x".'),
    );
  });
});

const snapshotOf = (flags: Record<string, string>) =>
  readServeSettings(flags, { SNAPSHOT: 'b' }).snapshot;

describe('the settings of serve', () => {
  it('are these without any', () => {
    expect(readServeSettings({}, {})).toEqual({
      folder: './profile',
      snapshot: undefined,
      host: '127.0.0.1',
      guardHost: true,
      port: 3_000,
      baseUrl: undefined,
      logLevel: 'info',
      cacheTags: false,
      requireSignature: false,
      drain: 0,
      metrics: undefined,
      fonts: undefined,
      maxConnections: undefined,
    });
  });

  it('are those of flags and variables', () => {
    const flags = { profile: 'me', host: '0.0.0.0', 'base-url': 'https://a.test', fonts: '/f' };
    const variables = {
      LOG_LEVEL: 'warn',
      CACHE_TAGS: '1',
      REQUIRE_SIGNATURE: '1',
      DRAIN: '3',
      METRICS: 'a:1',
      MAX_CONNECTIONS: '7',
      PORT: '1',
    };
    expect(readServeSettings(flags, variables)).toEqual({
      folder: 'me',
      snapshot: undefined,
      host: '0.0.0.0',
      guardHost: false,
      port: 1,
      baseUrl: 'https://a.test',
      logLevel: 'warn',
      cacheTags: true,
      requireSignature: true,
      drain: 3_000,
      metrics: { host: 'a', port: 1 },
      fonts: '/f',
      maxConnections: 7,
    });
  });

  it('name a folder or a snapshot; the flag of a folder overrides the variable of a snapshot', () => {
    expect(snapshotOf({})).toBe('b');
    expect(snapshotOf({ snapshot: 'a' })).toBe('a');
    expect(snapshotOf({ profile: 'me' })).toBeUndefined();
    expect(() => snapshotOf({ profile: 'me', snapshot: 'a' })).toThrow(
      new UsageError('Give either --profile or --snapshot, not both.'),
    );
  });
});

it('a log of a level contains that level and those above', () => {
  const kept = ['trace', 'info', 'warn', 'error', 'silent'].map((level) =>
    (['info', 'warn', 'error'] as const).filter((entry) => keepsLevel(level, entry)),
  );
  const all = ['info', 'warn', 'error'];
  expect(kept).toEqual([all, all, ['warn', 'error'], ['error'], []]);
});

it('a service without an origin is on this machine', () => {
  expect([localOrigin(80), localOrigin(3_000)]).toEqual([
    'http://localhost',
    'http://localhost:3000',
  ]);
});
