// Pages and accounts: what one check observes, and how it changes the record.
import { describe, expect, it } from 'vitest';
import {
  AskedToWait,
  foldPage,
  mergeCheck,
  type Observation,
  observeIdentity,
  observeLink,
} from '../../src/trust/links/observe.ts';
import { readPage } from '../../src/trust/links/page.ts';
import { type Answer, answering } from './fake-source.ts';

const url = 'https://page.test/';
const origin = 'https://mira.test';
const html = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
});

describe('a page', () => {
  it.each<[string, Answer, string | undefined, Observation]>([
    ['the words', html('<p>One  <b>t</b>wo</p>'), ' One\n two', 'ok'],
    ['other words', html('<p>One</p>'), 'two', 'changed'],
    ['words in another case', html('<p>One</p>'), 'one', 'changed'],
    ['no expected words', html(''), undefined, 'ok'],
    ['status 204', { status: 204, headers: {} }, undefined, 'ok'],
    ['status 299', { status: 299, headers: {} }, undefined, 'ok'],
    ['status 300', 300, undefined, 'unreachable'],
    ['status 199', 199, undefined, 'unreachable'],
    ['status 401', 401, undefined, 'refused'],
    ['status 403', 403, undefined, 'refused'],
    ['status 404', 404, undefined, 'missing'],
    ['status 410', 410, undefined, 'missing'],
    ['status 429', 429, undefined, 'refused'],
    ['status 500', 500, undefined, 'unreachable'],
    [
      'status 503 without a time',
      { status: 503, headers: { 'retry-after': '0' } },
      undefined,
      'unreachable',
    ],
    [
      'status 503 with a date',
      { status: 503, headers: { 'retry-after': 'Mon' } },
      undefined,
      'unreachable',
    ],
    [
      'status 500 with a time',
      { status: 500, headers: { 'retry-after': '9' } },
      undefined,
      'unreachable',
    ],
    ['status 999', 999, undefined, 'refused'],
    ['no host', { failure: 'host-unknown' }, undefined, 'missing'],
    ['a timeout', { failure: 'timeout' }, undefined, 'unreachable'],
    ['a refused address', { failure: 'address-refused' }, undefined, 'unreachable'],
  ])('with %s', async (_, answer, contains, observed) => {
    expect(await observeLink(answering({ [url]: answer }), url, contains)).toBe(observed);
  });

  it.each([429, 503])('asks to wait by status %i and a number of seconds', async (status) => {
    const source = answering({ [url]: { status, headers: { 'retry-after': '9' } } });
    const error: unknown = await observeLink(source, url, undefined).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(AskedToWait);
    expect(error).toMatchObject({ seconds: 9, message: 'Asked to wait 9 s', name: 'AskedToWait' });
  });

  it('is not read by a browser', async () => {
    const { get } = answering({ [url]: 'text' });
    expect(await observeLink({ get }, url, undefined)).toBe('unreachable');
  });
});

const me = (href: string) => html(`<a rel="me" href="${href}">x</a>`);
const profile = 'https://api.github.com/users/mira';
const account = { id: 1, login: 'mira', created_at: '2012-03-04' };

describe('an identity', () => {
  it.each<[string, string, Record<string, Answer>, Observation]>([
    ['a page that links back', url, { [url]: me('https://mira.test/about') }, 'ok'],
    ['a page that links back over http', url, { [url]: me('http://mira.test') }, 'ok'],
    ['a page that links elsewhere', url, { [url]: me('https://mira.test.test/') }, 'changed'],
    [
      'an account that links back',
      'https://github.com/mira',
      { [profile]: { ...account, blog: 'mira.test/x' } },
      'ok',
    ],
    [
      'an account with a whole address',
      'https://github.com/mira',
      { [profile]: { ...account, blog: 'HTTP://mira.test' } },
      'ok',
    ],
    ['an account without a website', 'https://github.com/mira', { [profile]: account }, 'changed'],
    [
      'an account with an odd website',
      'https://github.com/mira',
      { [profile]: { ...account, blog: 'a b' } },
      'changed',
    ],
    ['no account', 'https://github.com/mira', {}, 'missing'],
    ['GitHub’s limit', 'https://github.com/mira', { [profile]: 403 }, 'unreachable'],
    ['no host', 'https://github.com/mira', { [profile]: { failure: 'host-unknown' } }, 'missing'],
  ])('with %s', async (_, address, answers, observed) => {
    expect(await observeIdentity(answering(answers), address, origin)).toBe(observed);
  });
});

const now = new Date('2026-11-22T12:00:00.000Z');
const record = { state: 'ok', checkedOn: '2026-11-01', lastOk: '2026-11-01' } as const;
const since = (moment: string) => ({ ...record, missingSince: moment });
const today = '2026-11-22';

describe('a record', () => {
  it.each<[Observation, Parameters<typeof mergeCheck>[0], object]>([
    ['ok', undefined, { state: 'ok', checkedOn: today, lastOk: today }],
    ['ok', since('2026-11-02T00:00:00Z'), { state: 'ok', checkedOn: today, lastOk: today }],
    ['changed', undefined, { state: 'changed', checkedOn: today }],
    [
      'changed',
      since('2026-11-02T00:00:00Z'),
      { state: 'changed', checkedOn: today, lastOk: '2026-11-01' },
    ],
    ['refused', undefined, { state: 'refused', checkedOn: today }],
    ['refused', record, record],
    ['unreachable', undefined, { state: 'unreachable', checkedOn: today }],
    ['unreachable', record, record],
    [
      'missing',
      undefined,
      { state: 'unreachable', checkedOn: today, missingSince: now.toISOString() },
    ],
    ['missing', record, since(now.toISOString())],
    ['missing', since('2026-11-21T12:00:00.001Z'), since('2026-11-21T12:00:00.001Z')],
    [
      'missing',
      since('2026-11-21T12:00:00.000Z'),
      { ...since('2026-11-21T12:00:00.000Z'), state: 'gone', checkedOn: today },
    ],
    [
      'missing',
      { ...record, state: 'gone' },
      { ...record, state: 'gone', checkedOn: today, missingSince: now.toISOString() },
    ],
    [
      'missing',
      { state: 'gone', checkedOn: '2026-11-01' },
      { state: 'gone', checkedOn: today, missingSince: now.toISOString() },
    ],
  ])('of a page that is %s after %j', (observation, previous, merged) => {
    expect(mergeCheck(previous, observation, now)).toEqual(merged);
  });
});

it.each([
  [' a\u00A0 b\n\tc ', 'a b c'],
  ['ﬁne', 'fine'],
  [`e${'\u0301'.repeat(30)}x`, `\u00E9${'\u0301'.repeat(29)}x`],
  [`e${'\u0301'.repeat(31)}x`, `\u00E9${'\u0301'.repeat(29)}x`],
])('folds %j', (text, folded) => {
  expect(foldPage(text)).toBe(folded);
});

it.each([
  ['text/plain', 'a <b>c</b>', 'a <b>c</b>', []],
  ['', '  <p>a</p>b', 'a b', []],
  ['', 'a <p>b</p>', 'a <p>b</p>', []],
  ['application/xhtml+xml', 'a<p>b</p>', 'a b', []],
  ['TEXT/HTML', 'a<noscript>b</noscript><template>c</template>d', 'a d', []],
  [
    'text/html',
    '<link rel="ME" href="/a"><area rel="me" href="/b"><a rel="home" href="/c">',
    '',
    ['https://page.test/a'],
  ],
  [
    'text/html',
    '<a rel="author me" href="b">x</a><a rel="me" href="http://[">y</a>',
    'xy',
    ['https://page.test/b'],
  ],
])('reads %s %j', (type, body, text, own) => {
  const fetched = { url, status: 200, headers: { 'content-type': type }, body: Buffer.from(body) };
  expect(readPage(fetched)).toEqual({ text, own });
});
