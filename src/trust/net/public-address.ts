// Which addresses the commands talk to: those of the public Internet alone (RFC 6890).
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one that anybody on the Internet can reach. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address inside an IPv6 one is judged as itself.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The address that a URL's host already is; `undefined` for a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return isIP(bare) === 0 ? undefined : bare;
}
