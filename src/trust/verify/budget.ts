// Bounds a whole verification: a site may list hundreds of answers, and make each of them large or slow.
import { FetchError, type Getter } from '../net/exchange.ts';
import type { Source } from './source.ts';

/** Most bytes of all answers together. */
const maxBytes = 32 * 1024 * 1024;
/** Most time for all answers, in timeouts of one. */
const maxTimeouts = 15;

/** Refuses further requests once the answers together took too long or were too large. */
export function withBudget(source: Source, timeout: number): Source {
  const ended = AbortSignal.timeout(timeout * maxTimeouts);
  let bytes = 0;
  const get: Getter['get'] = async (address, limits) => {
    if (ended.aborted) {
      const seconds = (timeout * maxTimeouts) / 1_000;
      throw new FetchError('timeout', `The answers together took longer than ${seconds} s.`);
    }
    if (bytes > maxBytes) {
      throw new FetchError('unreachable', `The answers together exceed ${maxBytes} bytes.`);
    }
    const fetched = await source.get(address, limits);
    bytes += fetched.body.length;
    return fetched;
  };
  const { lookUpText, readPage } = source;
  return { get, lookUpText, ...(readPage && { readPage }) };
}
