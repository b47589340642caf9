import { describe, expect, it } from 'vitest';
import { toJSON } from './exchange.ts';
import { expectProblem, type Subject } from './subject.ts';

export function bodySuite(subject: Subject): void {
  const { send, content } = subject;
  const post = (body: string | Uint8Array, headers = {}) =>
    send('/api/job-fit', { method: 'POST', body, headers });
  const postText = (text: string) => post(JSON.stringify({ job_description: text }));

  describe('a job description', () => {
    it('is evaluated', async () => {
      const received = await postText('Senior back-end engineer: TypeScript and PostgreSQL.');
      expect(received.status).toBe(200);
      expect(received.headers['cache-control']).toBe('no-store');
      expect(received.headers['etag']).toBeUndefined();
      expect(toJSON(received)).toMatchObject({
        candidate: content.profile.name,
        roleMatch: { isSeniorLevelMatch: true, isBackendOrFullStackMatch: true },
        matchingTechnologiesFound: ['TypeScript', 'PostgreSQL'],
        recommendation: expect.any(String),
      });
    });

    it.each([
      ['no media type', {}],
      ['a form media type', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['a JSON media type', { 'content-type': 'application/json; charset=utf-8' }],
      ['the identity encoding', { 'content-encoding': 'identity' }],
    ])('is taken with %s', async (_, headers) => {
      expect((await post('{"job_description":"TypeScript"}', headers)).status).toBe(200);
    });

    it.each([
      ['one character', 'x'],
      ['20,000 letters', 'x'.repeat(20_000)],
      ['20,000 emoji', '😀'.repeat(20_000)],
      ['an unpaired surrogate', 'Go \ud800 TypeScript'],
    ])('is taken with %s', async (_, text) => {
      expect((await postText(text)).status).toBe(200);
    });

    it('is taken up to 512 KiB, and no octet beyond', async () => {
      const longest = '{"job_description":"x"}'.padEnd(512 * 1024);
      expect((await post(longest)).status).toBe(200);
      const { detail } = expectProblem(subject, await post(`${longest} `), 'invalid_request');
      expect(detail).toContain('longer than 524288');
    });

    it('is taken with a byte-order mark, with escaped emoji, and with its last duplicate', async () => {
      expect((await post('\ufeff{"job_description":"x"}')).status).toBe(200);
      const escaped = `{"job_description":"${'\\ud83d\\ude00'.repeat(20_000)}"}`;
      expect((await post(escaped)).status).toBe(200);
      const twice = await post('{"job_description":"PostgreSQL","job_description":"TypeScript"}');
      expect(toJSON(twice).matchingTechnologiesFound).toEqual(['TypeScript']);
    });
  });

  describe('a body that is not valid', () => {
    const text = 'confidential hiring plan';
    it.each<[string, string | Uint8Array, string]>([
      ['nothing', '', 'empty'],
      ['no JSON', `{${text}`, 'not valid JSON'],
      ['101 levels deep', `${'['.repeat(101)}${']'.repeat(101)}`, '100 levels deep'],
      ['an array', `["${text}"]`, 'an array'],
      ['a string', `"${text}"`, 'a string'],
      ['null', 'null', 'null'],
      ['a number', '1', 'a number'],
      ['no job_description', '{}', '"job_description" is missing'],
      ['null for it', '{"job_description":null}', 'not null'],
      ['a number for it', '{"job_description":5}', 'not a number'],
      ['an object for it', '{"job_description":{}}', 'not an object'],
      ['a list for it', `{"job_description":["${text}"]}`, 'not an array'],
      ['an empty text', '{"job_description":""}', 'is blank'],
      ['a blank text', '{"job_description":" \\n\\t\\u00a0\\u3000"}', 'is blank'],
      ['20,001 letters', `{"job_description":"${'x'.repeat(20_001)}"}`, '20000'],
      ['20,000 letters and a space', `{"job_description":"${'x'.repeat(20_000)} "}`, '20000'],
      ['20,001 emoji', `{"job_description":"${'😀'.repeat(20_001)}"}`, '20000'],
      ['a second property', '{"job_description":"x","model":"y"}', 'Unknown property "model".'],
      ['__proto__', '{"job_description":"x","__proto__":{"a":1}}', '"__proto__"'],
      ['constructor', '{"job_description":"x","constructor":1}', '"constructor"'],
      ['two properties', '{"a":1,"b":2}', 'Unknown properties "a", "b"'],
      ['a mistyped property', '{"job_descripton":"x"}', 'job_descripton'],
      ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'UTF-8'],
      ['more than 512 KiB', `{"job_description":"${'x'.repeat(600_000)}"}`, '524288'],
    ])('is refused with what is wrong: %s', async (_, body, named) => {
      const received = await post(body, { 'content-type': 'application/json' });
      const { detail, hint } = expectProblem(subject, received, 'invalid_request');
      expect(detail).toContain(named);
      expect(hint).toContain('"job_description" (string, 1 to 20000 characters, not blank)');
      expect(received.body.toString()).not.toContain(text);
    });

    it('is refused where there is none', async () => {
      const received = await send('/api/job-fit', { method: 'POST' });
      expect(expectProblem(subject, received, 'invalid_request').detail).toContain('empty');
    });

    it.each(['gzip', 'br', 'x-unknown'])('is refused in the encoding %s', async (encoding) => {
      const received = await post('{}', { 'content-encoding': encoding });
      const { detail } = expectProblem(subject, received, 'invalid_request');
      expect(detail).toContain('Content-Encoding');
    });
  });
}
