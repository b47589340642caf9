// DNS rebinding: a foreign page can make a browser call a server on this machine under the page's host name. The
// `Host` header reveals it.

import { type Handler, headerValue } from '../exchange.ts';

/** Whether a host name or address is of the loopback interface. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** Makes the test whether a `Host` is loopback or the public origin. */
export function createHostCheck(baseUrl: string): (host: string | undefined) => boolean {
  const own = new URL(baseUrl).hostname;
  return (host) => {
    if (host === undefined) return false;
    const hostname = host.replace(/:\d*$/, '').toLowerCase();
    return hostname === own || isLoopback(hostname);
  };
}

/** Wraps a handler to report requests for a host that is neither loopback nor the public origin. */
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
