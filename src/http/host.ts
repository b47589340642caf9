// DNS rebinding: a page elsewhere can make a browser call a server on this machine under the page's own name. The
// `Host` header gives that away.

import { type Handler, headerValue } from '../exchange.ts';

/** Whether a host name or address is the loopback interface's. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** Makes the test whether a request was meant for this server: for loopback or the public origin. */
export function createHostCheck(baseUrl: string): (host: string | undefined) => boolean {
  const own = new URL(baseUrl).hostname;
  // Nearly all clients name the same host.
  let trusted: string | undefined;
  return (host) => {
    if (host === undefined || host === trusted) return host !== undefined;
    const hostname = host.replace(/:\d*$/, '').toLowerCase();
    if (!isLoopback(hostname) && hostname !== own) return false;
    trusted = host;
    return true;
  };
}

/** Answers as a handler does, and tells of requests for another host than loopback and the public origin's. */
export function reportForeignHosts(
  handler: Handler,
  baseUrl: string,
  onForeignHost: () => void,
): Handler {
  const isKnown = createHostCheck(baseUrl);
  return (request) => {
    const host = headerValue(request.headers['host']);
    if (host !== undefined && !isKnown(host)) onForeignHost();
    return handler(request);
  };
}
