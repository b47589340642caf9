// DNS rebinding: a page elsewhere can make a browser call a server on this machine under the page's own name. The
// `Host` header gives that away.

/** Whether a host name or address is the loopback interface's. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** Whether a request was meant for this server: addressed to the loopback interface or to its public origin. */
export function isTrustedHost(host: string | undefined, baseUrl: string): boolean {
  if (host === undefined) return false;
  const hostname = host.replace(/:\d*$/, '').toLowerCase();
  return isLoopback(hostname) || hostname === new URL(baseUrl).hostname;
}
