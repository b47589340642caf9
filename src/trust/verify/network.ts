// The network as the source of a verification.
import { resolveTxt } from 'node:dns/promises';
import { readPage } from '../links/page.ts';
import { type Allowance, Client } from '../net/client.ts';
import { FetchError } from '../net/exchange.ts';
import type { Source } from './source.ts';

/** Opens the network. Close it when done. */
export function openNetwork(allowance?: Allowance): Required<Source> & { close(): void } {
  const client = new Client({ schemes: ['https:'] }, allowance);
  const { textRecords } = allowance ?? {};
  return {
    get: (address, limits) => client.get(address, limits),
    readPage,
    lookUpText: async (name) =>
      textRecords === undefined ? readRecord(resolveTxt(name)) : (textRecords.get(name) ?? []),
    close: () => client.close(),
  };
}

/** The texts of a record. A failing resolver is an error, because the record may exist. */
async function readRecord(resolved: Promise<string[][]>): Promise<readonly string[]> {
  try {
    return (await resolved).map((pieces) => pieces.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw new FetchError('unreachable', `the DNS does not answer (${code})`, { cause: error });
  }
}
