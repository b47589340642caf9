// The network as the source of a verification.
import { resolveTxt } from 'node:dns/promises';
import { readPage } from '../links/page.ts';
import { type Allowance, Client } from '../net/client.ts';
import type { Source } from './source.ts';

/** Opens the network. Close it when done. */
export function openNetwork(allowance?: Allowance): Required<Source> & { close(): void } {
  const client = new Client({ schemes: ['https:'] }, allowance);
  const { records } = allowance ?? {};
  return {
    get: (address, limits) => client.get(address, limits),
    readPage,
    lookUpText: async (name) => {
      if (records !== undefined) return records.get(name) ?? [];
      // Without a name, a record or a resolver, no key is announced.
      const found = await resolveTxt(name).catch(() => []);
      return found.map((pieces) => pieces.join(''));
    },
    close: () => client.close(),
  };
}
