import { describe, expect, it, vi } from 'vitest';
import { createTestSite, sampleContent } from '../../test/sample.ts';
import type { Document } from '../documents/document.ts';
import type { Answer } from '../exchange.ts';
import { createDocumentEndpoints } from './document-endpoint.ts';

const context = {
  site: createTestSite(sampleContent),
  headers: { link: '</openapi.json>; rel="service-desc"' },
};
const page: Document = {
  path: '/über/',
  mediaType: 'text/html; charset=utf-8',
  headers: { 'x-own': 'of the page' },
  render: () => '<p>ü',
  markdown: { path: '/about.md', render: () => '# ü' },
};
const sheet: Document = { path: '/a.css', mediaType: 'text/css', render: () => 'p{}' };

/** Asks for a document at one of its addresses. */
function ask(document: Document, { path = document.path, query = '', accept = '' } = {}): Answer {
  const endpoints = createDocumentEndpoints(document, context);
  const endpoint = endpoints.find((each) => each.path === path)!;
  const headers = accept === '' ? {} : { accept };
  return endpoint.prepare({ path, parameter: '', query })(headers);
}

const textOf = ({ body }: Answer) => new TextDecoder().decode(body as Uint8Array);

describe('a page with a Markdown twin', () => {
  const html = ['<p>ü', 'text/html; charset=utf-8'];
  const markdown = ['# ü', 'text/markdown; charset=utf-8'];

  it.each([
    ['', html],
    ['*/*', html],
    ['text/html', html],
    ['text/markdown', markdown],
    ['text/markdown;q=0.5, text/html', html],
    ['image/png', html],
  ])('is answered to a client that accepts "%s" as %s', (accept, expected) => {
    const answer = ask(page, { accept });
    expect([textOf(answer), answer.headers['content-type']]).toEqual(expected);
    expect([answer.headers['vary'], answer.route]).toEqual(['Accept', '/über/']);
  });

  it('is Markdown for everybody at the address of its own', () => {
    const answer = ask(page, { path: '/about.md', accept: 'text/html' });
    expect([textOf(answer), answer.headers['content-type']]).toEqual(markdown);
    expect(answer.headers).not.toHaveProperty('vary');
    expect(answer.route).toBe('/about.md');
  });

  it.each([
    ['/über/', 'text/html', '/about.md>; rel="alternate"; type="text/markdown"'],
    ['/über/', 'text/markdown', '/%C3%BCber/>; rel="canonical"'],
    ['/about.md', 'text/markdown', '/%C3%BCber/>; rel="canonical"'],
  ])('says at %s, as %s, where the other is, behind the links of all', (path, accept, other) => {
    const { headers } = ask(page, { path, accept });
    expect(headers).toMatchObject({
      link: `</openapi.json>; rel="service-desc", <https://profile.test${other}`,
      'x-own': 'of the page',
    });
  });
});

it('a document has the common headers, its own, and Vary', () => {
  const { headers } = ask({ ...sheet, vary: 'Cookie', headers: { 'x-own': 'of the sheet' } });
  expect(headers).toMatchObject({ ...context.headers, vary: 'Cookie', 'x-own': 'of the sheet' });
  expect(ask(sheet).headers).not.toHaveProperty('vary');
});

it('a document may be octets', () => {
  expect(ask({ ...sheet, render: () => Uint8Array.of(0xff, 0) }).body).toEqual(
    Uint8Array.of(0xff, 0),
  );
});

it('a document is rendered when it is first asked for, and never again', () => {
  const render = vi.fn(() => 'p{}');
  const [{ prepare }] = createDocumentEndpoints({ ...sheet, render }, context);
  expect(render).not.toHaveBeenCalled();
  for (let time = 0; time < 3; time++) prepare({ path: '/a.css', parameter: '', query: '' });
  expect(render).toHaveBeenCalledOnce();
});

describe('a document with a fingerprint', () => {
  it.each([
    ['v=mark', 'public, max-age=31536000, immutable'],
    ['v=other', expect.stringContaining('max-age=0')],
    ['v=mark&x', expect.stringContaining('max-age=0')],
    ['', expect.stringContaining('max-age=0')],
  ])('under the query "%s" is kept by browsers as %s', (query, cacheControl) => {
    const answer = ask({ ...sheet, vary: 'Cookie', fingerprint: () => 'mark' }, { query });
    expect(answer.headers).toMatchObject({ 'cache-control': cacheControl, vary: 'Cookie' });
    expect(textOf(answer)).toBe('p{}');
  });

  it('computes no content mark for requests without one, because that may take long', () => {
    const fingerprint = vi.fn(() => 'mark');
    ask({ ...sheet, fingerprint });
    expect(fingerprint).not.toHaveBeenCalled();
  });

  it('without one is the same under any query', () => {
    expect(ask(sheet, { query: 'v=mark' }).headers).toEqual(ask(sheet).headers);
  });
});
