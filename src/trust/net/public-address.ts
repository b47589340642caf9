// The addresses that commands may connect to: those of the public Internet (RFC 6890).
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export const notPublic = 'it leads to an address that is not on the public Internet';

/** Whether an IP address is reachable from the whole Internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` turns an IPv4-mapped IPv6 address into the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // RFC 4291 §2.4: other IPv6 addresses can embed private ones, such as ::7f00:1 for 127.0.0.1.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}

/** The IP address in a URL; `undefined` if its host is a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return isIP(bare) === 0 ? undefined : bare;
}
