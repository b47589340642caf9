// One look at a page or an account, and what it adds to what was seen before.
import { toDay } from '../../schema/content.ts';
import type { IdentityCheck, LinkCheck, LinkState } from '../../schema/trust.ts';
import { type Getter, FetchError, type Fetched } from '../net/client.ts';
import { findUser, readAccount } from '../net/github.ts';
import { fold, readPage } from './page.ts';
import { parseURL } from '../../kernel/url.ts';

/** What one look showed. `missing` becomes `gone` when it is seen again a day later. */
export type Observation = Exclude<LinkState, 'gone'> | 'missing';

const limits = { timeout: 10_000, maxSize: 512 * 1024, isCut: true, maxRedirects: 5 };
/** What sites answer to programs that they do not want: it says nothing about the page. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429, 999]);
/** Milliseconds between two looks that both found nothing. */
const patience = 24 * 3_600_000;

/** Asked again after this many seconds. */
export class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Asked to wait ${seconds} s`);
    this.seconds = seconds;
  }
}

/** Looks whether a page holds the expected words; without such words, whether it is there. */
export async function observeLink(
  client: Getter,
  url: string,
  contains: string | undefined,
): Promise<Observation> {
  return observe(client, url, (fetched) =>
    contains === undefined || readPage(fetched).text.includes(fold(contains)) ? 'ok' : 'changed',
  );
}

/** Looks whether an account or a page links back to the origin. */
export async function observeIdentity(
  client: Getter,
  url: string,
  origin: string,
): Promise<Observation> {
  const user = findUser(url);
  if (user === undefined) {
    return observe(client, url, (fetched) =>
      readPage(fetched).own.some((own) => isAt(own, origin)) ? 'ok' : 'changed',
    );
  }
  try {
    const account = await readAccount(client, user);
    if (account === undefined) return 'missing';
    return isAt(account.website, origin) ? 'ok' : 'changed';
  } catch (error) {
    return observationOf(error);
  }
}

async function observe(
  client: Getter,
  url: string,
  judge: (fetched: Fetched) => Observation,
): Promise<Observation> {
  let fetched: Fetched;
  try {
    fetched = await client.get(url, limits);
  } catch (error) {
    return observationOf(error);
  }
  const { status, headers } = fetched;
  const wait = Number(headers['retry-after']);
  if ((status === 429 || status === 503) && wait > 0) throw new AskedToWait(wait);
  if (status >= 200 && status < 300) return judge(fetched);
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

type Seen = Pick<LinkCheck | IdentityCheck, 'state' | 'checkedOn' | 'lastOk' | 'missingSince'>;

/** Adds a look to what was seen before. What says nothing about the page changes nothing that is known of it. */
export function settle(
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
