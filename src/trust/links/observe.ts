// Checks of pages and accounts, and how a check changes the record of earlier ones.
import { parseURL } from '../../kernel/url.ts';
import { toDay } from '../../schema/content.ts';
import type { IdentityCheck, LinkCheck, LinkState } from '../../schema/trust.ts';
import { type Getter, FetchError, type Fetched } from '../net/exchange.ts';
import { findUser, readAccount } from '../net/github.ts';

/** The result of one check. `missing` twice, a day apart, becomes `gone`. */
export type Observation = Exclude<LinkState, 'gone'> | 'missing';

export interface Page {
  /** All text, folded. */
  readonly text: string;
  /** Absolute addresses with `rel="me"`. */
  readonly own: readonly string[];
}

/** Fetches pages and, unless it is in a browser, reads pages of other sites. */
export interface PageReader extends Getter {
  readonly readPage?: (fetched: Fetched) => Page;
}

const limits = { timeout: 10_000, maxSize: 512 * 1024, isCut: true, maxRedirects: 5 };
/** Statuses of sites that refuse programs; they say nothing about the page. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429, 999]);
/** Milliseconds between two checks that both miss a page, after which it counts as gone. */
const patience = 24 * 3_600_000;

/** A host asks to retry after some seconds. */
export class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Asked to wait ${seconds} s`);
    this.seconds = seconds;
  }
}

/** Checks whether a page holds the expected words, or exists if no words are expected. */
export async function observeLink(
  reader: PageReader,
  url: string,
  contains: string | undefined,
): Promise<Observation> {
  const words = contains === undefined ? '' : foldPage(contains);
  return observe(reader, url, ({ text }) => text.includes(words));
}

/** Checks whether an account or a page links back to the origin. */
export async function observeIdentity(
  reader: PageReader,
  url: string,
  origin: string,
): Promise<Observation> {
  const user = findUser(url);
  if (user === undefined) {
    return observe(reader, url, ({ own }) => own.some((address) => isAt(address, origin)));
  }
  try {
    const account = await readAccount(reader, user);
    if (account === undefined) return 'missing';
    return isAt(account.website, origin) ? 'ok' : 'changed';
  } catch (error) {
    return observationOf(error);
  }
}

async function observe(
  reader: PageReader,
  url: string,
  isExpected: (page: Page) => boolean,
): Promise<Observation> {
  if (reader.readPage === undefined) return 'unreachable';
  let fetched: Fetched;
  try {
    fetched = await reader.get(url, limits);
  } catch (error) {
    return observationOf(error);
  }
  const { status, headers } = fetched;
  const wait = Number(headers['retry-after']);
  if ((status === 429 || status === 503) && wait > 0) throw new AskedToWait(wait);
  if (status >= 200 && status < 300) return isExpected(reader.readPage(fetched)) ? 'ok' : 'changed';
  if (status === 404 || status === 410) return 'missing';
  return refusals.has(status) ? 'refused' : 'unreachable';
}

function observationOf(error: unknown): Observation {
  if (!(error instanceof FetchError)) throw error;
  return error.code === 'host-unknown' ? 'missing' : 'unreachable';
}

/** Whether an address, with or without its scheme, is at an origin. */
function isAt(address: string, origin: string): boolean {
  const whole = /^https?:\/\//iu.test(address) ? address : `https://${address}`;
  return parseURL(whole)?.host === new URL(origin).host;
}

/** UAX #15 §13: more marks after a letter take quadratic time to normalize, and no language has them. */
const longMarks = /(\p{M}{30})\p{M}+/gu;

/** Makes texts comparable: unifies Unicode's compatibility forms and white space. */
export function foldPage(text: string): string {
  return text.replaceAll(longMarks, '$1').normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
}

type Seen = Pick<LinkCheck | IdentityCheck, 'state' | 'checkedOn' | 'lastOk' | 'missingSince'>;

/** Merges a check into the record. `refused` and `unreachable` leave a record as it is. */
export function mergeCheck(
  previous: Seen | undefined,
  observation: Observation,
  now: Date,
): Required<Pick<Seen, 'state' | 'checkedOn'>> & Partial<Seen> {
  const today = toDay(now);
  const lastOk = previous?.lastOk === undefined ? {} : { lastOk: previous.lastOk };
  switch (observation) {
    case 'ok':
      return { state: 'ok', checkedOn: today, lastOk: today };
    case 'changed':
      return { state: 'changed', checkedOn: today, ...lastOk };
    case 'refused':
    case 'unreachable':
      return previous ?? { state: observation, checkedOn: today };
    case 'missing': {
      const since = previous?.missingSince ?? now.toISOString();
      if (previous?.state === 'gone' || now.getTime() - Date.parse(since) >= patience) {
        return { state: 'gone', checkedOn: today, ...lastOk, missingSince: since };
      }
      const before = previous ?? { state: 'unreachable', checkedOn: today };
      return { ...before, missingSince: since };
    }
  }
}
