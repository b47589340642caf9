// Other announcements of the key: the owner's account and DNS. An attacker on the server controls neither.
import { listIdentities } from '../../domain/claims.ts';
import type { Profile } from '../../schema/profile.ts';
import type { PublicKey } from '../../schema/trust.ts';
import { isSameSSHKey, toTXTRecord, txtName } from '../keys/keys.ts';
import { observeIdentity } from '../links/observe.ts';
import { FetchError } from '../net/exchange.ts';
import { findUser, listSigningKeys } from '../net/github.ts';
import type { Row } from './report.ts';
import type { Visit } from './source.ts';

export interface AnchorOptions extends Visit {
  /** The keys that signed. */
  readonly keys: readonly PublicKey[];
  /** The answer of `/api/profile`, if it is a profile. */
  readonly profile: Profile | undefined;
}

/** Looks for the keys at the owner's account and in the DNS. */
export async function checkAnchors(options: AnchorOptions): Promise<Row> {
  const [account, record] = await Promise.all([askAccount(options), askDNS(options)]);
  const text = [account.text, record.text].filter((part) => part !== '').join('; ');
  if (record.state === 'failed') return { check: 'key', state: 'failed', code: record.code, text };
  if (account.state === 'ok' || record.state === 'ok') {
    return { check: 'key', state: 'ok', code: 'anchored', text };
  }
  const only = `only this site announces it; ${text}`;
  return { check: 'key', state: 'none', code: 'origin-only', text: only };
}

type Anchor = Pick<Row, 'state' | 'code' | 'text'>;

async function askAccount({ source, keys, profile }: AnchorOptions): Promise<Anchor> {
  const user = profile?.github === undefined ? undefined : findUser(profile.github);
  if (user === undefined) return { state: 'none', code: 'no-account', text: 'no GitHub account' };
  const name = `github.com/${user}`;
  try {
    const lines = await listSigningKeys(source, user);
    const isListed = lines.some((line) => keys.some((key) => isSameSSHKey(line, key)));
    return isListed
      ? { state: 'ok', code: 'account-lists-key', text: `${name} lists it` }
      : { state: 'none', code: 'account-lacks-key', text: `${name} does not list it` };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { state: 'none', code: 'account-unknown', text: error.message };
  }
}

async function askDNS({ source, origin, keys }: AnchorOptions): Promise<Anchor> {
  try {
    const records = await source.lookUpText(txtName(origin));
    const texts = records.filter((text) => text.startsWith('v=PROFILE1;'));
    if (texts.length === 0) return { state: 'none', code: 'no-record', text: 'no TXT record' };
    const announced = new Set(texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim()));
    if (keys.some((key) => announced.has(toTXTRecord(key)))) {
      return { state: 'ok', code: 'record-names-key', text: 'its TXT record names it' };
    }
    const text = 'the TXT record of the domain names another key';
    return { state: 'failed', code: 'record-names-other-key', text };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { state: 'none', code: 'record-unknown', text: error.message };
  }
}

/** Checks which accounts and pages of the profile link back. The result does not affect the exit code. */
export async function checkIdentities({
  source,
  origin,
  profile,
}: AnchorOptions): Promise<readonly Row[]> {
  if (profile === undefined) return [];
  const urls = listIdentities({ profile }, origin).slice(0, maxIdentities);
  return Promise.all(
    urls.map(async (url) => {
      // A host may ask to wait.
      const observed = await observeIdentity(source, url, origin).catch(
        () => 'unreachable' as const,
      );
      const { host, pathname } = new URL(url);
      const name = host + pathname.replace(/\/$/u, '');
      return {
        check: 'identity',
        state: observed === 'ok' ? 'ok' : 'none',
        code: observed === 'ok' ? 'links-back' : observed,
        text: `${name} ${results[observed]}`,
        url,
      } satisfies Row;
    }),
  );
}

const maxIdentities = 10;

const results = {
  ok: 'links back',
  changed: 'does not link back',
  missing: 'does not exist',
  refused: 'refuses programs',
  unreachable: 'cannot be reached',
} as const;
