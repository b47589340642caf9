// The addresses that commands may connect to: those of the public Internet (RFC 6890).
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether anybody on the Internet can reach an IP address. */
export function isPublicAddress(address: string): boolean {
  // `process` turns an IPv4-mapped IPv6 address into the IPv4 address.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The IP address in a URL; `undefined` if its host is a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return isIP(bare) === 0 ? undefined : bare;
}
