import Negotiator from 'negotiator';
import { afterEach, expect, it, vi } from 'vitest';
import { createMediaTypePicker, createSoleTypeCheck, pickEncoding } from './negotiate.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['text/html', 'image/png'])('works out a header that says %s once', (accept) => {
  const pick = createMediaTypePicker(['text/html']);
  const work = vi.spyOn(Negotiator.prototype, 'mediaType');
  const first = pick(accept);
  for (let time = 0; time < 3; time++) expect(pick(accept)).toBe(first);
  expect(work).toHaveBeenCalledOnce();
});

it('works out a header again once others of 20,000 characters have come', () => {
  const pick = createMediaTypePicker(['text/html']);
  const work = vi.spyOn(Negotiator.prototype, 'mediaType');
  // Each takes 200, one of them for the entry.
  const count = 20_000 / 200;
  const headers = Array.from({ length: count }, (_, index) => `a/b;q=0.1,${index}`.padEnd(199));
  for (const header of [...headers, headers[0]!]) pick(header);
  expect(work).toHaveBeenCalledTimes(count);
  for (const header of ['text/html', headers[0]!]) pick(header);
  expect(work).toHaveBeenCalledTimes(count + 2);
});

it('reads whole members of a header up to a thousand characters', () => {
  const pick = createMediaTypePicker(['text/html', 'image/png']);
  const many = 'a/b;q=0.1,'.repeat(1_500);
  expect(pick(`image/png,${many}text/html`)).toBe('image/png');
  expect(pick(`${many}text/html`)).toBeUndefined();
  // 990 characters in front of it, and the next one would not be whole.
  expect(pick(`${many.slice(0, 990)}text/html,${many}`)).toBe('text/html');
});

it('takes a member of more than a thousand characters for none', () => {
  const pick = createMediaTypePicker(['text/html']);
  expect(pick('text/html'.padEnd(1_000))).toBe('text/html');
  expect(pick('text/html'.padEnd(1_001))).toBeUndefined();
  expect(pickEncoding('gzip'.padEnd(1_000))).toBe('gzip');
  expect(pickEncoding('gzip'.padEnd(1_001))).toBe('identity');
});

it.each([
  [200, 1],
  [201, 3],
])('works out a header of %i characters that comes three times %i times', (length, times) => {
  const pick = createMediaTypePicker(['text/html']);
  const work = vi.spyOn(Negotiator.prototype, 'mediaType');
  for (let time = 0; time < 3; time++) pick('text/html'.padEnd(length));
  expect(work).toHaveBeenCalledTimes(times);
});

it.each([
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.1, gzip;q=0.2', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['zstd', 'identity'],
  ['*;q=0', 'identity'],
  ['zstd, identity;q=0', 'identity'],
])('of the encodings "%s" takes %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});

it.each([
  ['text/event-stream', true],
  ['Text/Event-Stream;q=0.1', true],
  ['text/event-stream, text/event-stream;q=0.5', true],
  ['text/event-stream, application/json', false],
  ['text/*', false],
  ['', false],
])('a client that accepts "%s" wants a stream and nothing else: %j', (header, isSole) => {
  expect(createSoleTypeCheck('text/event-stream')(header)).toBe(isSole);
});
