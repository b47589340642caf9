// Resolves the names of hosts for sockets, to public addresses only.
import * as dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FetchError } from './exchange.ts';
import { isPublicAddress, notPublic } from './public-address.ts';

/** The functions of the system's resolver, and of the DNS. */
export type Resolver = Pick<typeof dns, 'lookup' | 'resolve4'>;

/** Resolves a name for a socket. Fails unless every address of the name is public. */
export function createLookup({ lookup, resolve4 }: Resolver): LookupFunction {
  // Some systems report ENOTFOUND without a network too, so a name is unknown only if the DNS answers that.
  const explain = (hostname: string, callback: (error: NodeJS.ErrnoException) => void) =>
    resolve4(hostname, (error) => {
      if (error?.code === 'ENOTFOUND') callback(unknownHost(hostname));
      else callback(error ?? new Error(`${hostname} has no address`));
    });
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error?.code === 'ENOTFOUND') return explain(hostname, (found) => callback(found, ''));
      if (error || first === undefined) return callback(error ?? unknownHost(hostname), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        const message = `${hostname} is not requested: ${notPublic}.`;
        return callback(new FetchError('address-refused', message), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

export const lookupPublic = createLookup(dns);

/** Resolves only `localhost`: with an allowance, no request leaves this machine. */
export const lookupLocal: LookupFunction = (hostname, options, callback) => {
  if (hostname === 'localhost') lookupPublic(hostname, options, callback);
  else callback(unknownHost(hostname), '');
};

function unknownHost(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
}
