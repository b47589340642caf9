import { expect, it } from 'vitest';
import { compress } from '../runtime/compress.ts';
import { type Compress, prepareAnswer, type Resource } from './prepared.ts';

const pdf = 'application/pdf';

it.each([
  ['a body of a packet', 'text/plain', 999, undefined],
  ['a longer one', 'text/plain', 1_000, 'gzip'],
  ['a PDF', pdf, 10_000, undefined],
  ['an image', 'image/png', 10_000, undefined],
])('compresses where it is worth it: %s', (_, mediaType, length, encoding) => {
  const body = new Uint8Array(length).fill(0x78);
  const prepared = prepareAnswer({ route: '/', body, mediaType, headers: {}, compress });
  const { headers } = prepared({ 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe(encoding && 'Accept-Encoding');
});

it('leaves it to the edge to compress where it is given nothing to do so', () => {
  const body = new Uint8Array(10_000);
  const prepared = prepareAnswer({ route: '/', body, mediaType: 'text/plain', headers: {} });
  const { headers } = prepared({ 'accept-encoding': 'gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

/** Says of each body how it was compressed. */
const told = (encoding: string) => (_: Uint8Array, level?: string) =>
  new TextEncoder().encode(`${encoding} ${level}`);
const telling: Compress = { identity: (body) => body, br: told('br'), gzip: told('gzip') };
const long: Resource = {
  route: '/',
  body: new Uint8Array(1_000),
  mediaType: 'text/plain',
  headers: { 'x-own': 'y' },
  compress: telling,
};

it.each([
  ['', undefined, undefined],
  ['br', 'br', 'br undefined'],
  ['gzip, br', 'br', 'br undefined'],
  ['gzip;q=1, br;q=0.5', 'gzip', 'gzip undefined'],
  ['zstd', undefined, undefined],
])('answers "%s" in the encoding %s, with a tag of its own', (accepted, encoding, text) => {
  const headers = accepted === '' ? {} : { 'accept-encoding': accepted };
  const prepared = prepareAnswer(long);
  const plain = prepared({});
  const answer = prepared(headers);
  const body = text === undefined ? long.body : new TextEncoder().encode(text);
  expect(answer.body).toEqual(body);
  expect(answer.headers).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=0',
    'x-own': 'y',
    vary: 'Accept-Encoding',
    etag: encoding ? plain.headers['etag']!.replace(/"$/, `-${encoding}"`) : plain.headers['etag'],
    'content-type': 'text/plain',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  });
});

it('compresses once in each encoding, with the given level', () => {
  const prepared = prepareAnswer({ ...long, level: 'quick' });
  const [first, second] = [1, 2].map(() => prepared({ 'accept-encoding': 'gzip' }));
  expect(first!.body).toEqual(new TextEncoder().encode('gzip quick'));
  expect(second).toBe(first);
});

it.each([
  ['a short answer', 999, undefined, telling, undefined],
  ['a short answer that was chosen', 999, 'Accept', telling, 'Accept'],
  ['a long one', 1_000, undefined, telling, 'Accept-Encoding'],
  ['a long one that was chosen', 1_000, 'Accept', telling, 'Accept-Encoding, Accept'],
  ['a long one that an edge compresses', 1_000, 'Accept', 'edge', 'Accept-Encoding, Accept'],
  ['a short one before an edge', 999, undefined, 'edge', undefined],
  ['a long one that nobody compresses', 1_000, 'Accept', undefined, 'Accept'],
] as const)('%s says what it depends on', (_, length, vary, by, varies) => {
  const resource = { ...long, body: new Uint8Array(length), vary, compress: by };
  const { headers } = prepareAnswer(resource)({});
  expect(headers['vary']).toBe(varies);
  expect('vary' in headers).toBe(varies !== undefined);
});

it('is not sent again to a client that has it in the same encoding', () => {
  const prepared = prepareAnswer(long);
  const zipped = { 'accept-encoding': 'gzip' };
  const {
    'content-type': _,
    'content-length': __,
    'content-encoding': ___,
    ...kept
  } = prepared(zipped).headers;
  const tag = kept['etag']!;
  expect(prepared({ ...zipped, 'if-none-match': tag })).toEqual({
    status: 304,
    headers: kept,
    body: undefined,
    route: '/',
  });
  expect(prepared({ 'if-none-match': tag }).status).toBe(200);
  expect(prepared({ ...zipped, 'if-none-match': '"other"' }).status).toBe(200);
});
