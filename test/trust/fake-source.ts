// Answers in memory, in place of the network.
import { FetchError, type Fetched, type FailureCode } from '../../src/trust/net/exchange.ts';
import type { PageReader } from '../../src/trust/links/observe.ts';
import { readPage } from '../../src/trust/links/page.ts';

/** A status, a text, data that is answered as JSON, or why there is no answer. */
export type Answer =
  | number
  | string
  | object
  | { readonly failure: FailureCode }
  | { readonly status: number; readonly headers: Record<string, string>; readonly body?: string };

export interface FakeSource extends Required<PageReader> {
  /** The requested addresses. */
  readonly asked: string[];
  readonly lookUpText: (name: string) => Promise<readonly string[]>;
}

/** Answers requests by their address; others get 404. */
export function answering(
  answers: Readonly<Record<string, Answer>>,
  records: Readonly<Record<string, readonly string[]>> = {},
): FakeSource {
  const asked: string[] = [];
  return {
    asked,
    readPage,
    async get(url) {
      asked.push(url);
      return toFetched(url, answers[url] ?? 404);
    },
    lookUpText: async (name) => {
      if (name === '_profile-key.failing.test') {
        throw new FetchError('unreachable', 'the DNS does not answer (ESERVFAIL)');
      }
      return records[name] ?? [];
    },
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

function toFetched(url: string, answer: Answer): Fetched {
  if (typeof answer === 'number') return { url, status: answer, headers: {}, body: encode('') };
  if (typeof answer === 'string') return { url, status: 200, headers: {}, body: encode(answer) };
  if ('failure' in answer) {
    throw new FetchError(answer.failure as FailureCode, `${url} failed.`);
  }
  if ('status' in answer && 'headers' in answer) {
    const {
      status,
      headers,
      body = '',
    } = answer as Extract<Answer, { status: number; headers: any }>;
    return { url, status, headers, body: encode(body) };
  }
  return { url, status: 200, headers: {}, body: encode(JSON.stringify(answer)) };
}
