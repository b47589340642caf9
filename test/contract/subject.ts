// Requests of the suites, and assertions for every problem.
import { expect } from 'vitest';
import { problems } from '../../src/problems.ts';
import type { Content } from '../../src/schema/content.ts';
import { type Received, type Sent, toJSON } from './exchange.ts';

export interface Subject {
  readonly content: Content;
  /** Whether the runtime resolves dot segments, as a URL parser does, before the request is seen. */
  readonly resolvesDots: boolean;
  send(target: string, sent?: Sent): Promise<Received>;
  baseUrl(): string;
}

/** Asserts that an answer is the problem document of a code, and returns it. */
export function expectProblem(
  subject: Subject,
  received: Received,
  code: keyof typeof problems,
): { detail: string; hint: string } {
  const { status, title } = problems[code];
  const document = toJSON(received);
  expect(received.headers['content-type']).toBe('application/problem+json');
  expect(received.headers['cache-control']).toBe('no-store');
  expect(received.body.length).toBeLessThan(4096);
  expect({ ...document, httpStatus: received.status }).toEqual({
    type: `${subject.baseUrl()}/developers/#error-${code}`,
    title,
    status,
    code,
    detail: expect.stringMatching(/\S/),
    hint: expect.stringMatching(/\S/),
    docs: `${subject.baseUrl()}/openapi.json`,
    httpStatus: status,
  });
  return document;
}
