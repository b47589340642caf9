// The conversation of the card with its host: JSON-RPC 2.0 by postMessage (MCP Apps, version 2026-01-26).

const waiting = new Map();
let last = 0;

function send(message) {
  parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
}

function notify(method, params) {
  send({ method, params });
}

/** Sends a request; resolves to its result, rejects with its error. */
export function request(method, params) {
  last += 1;
  const id = last;
  send({ id, method, params });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
}

/** Calls the handler of each message. Requests of the host expect an empty result. */
export function listen(handlers) {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || source === window || data?.jsonrpc !== '2.0') return;
    const { id, method, params, result, error } = data;
    if (method === undefined) {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error === undefined) resolve?.(result);
      else reject?.(error);
      return;
    }
    const handler = handlers[method];
    handler?.(params);
    if (id === undefined) return;
    send(handler ? { id, result: {} } : { id, error: { code: -32601, message: method } });
  });
}

/** Follows the host: its scheme, its colours and fonts, and the part of the frame that nothing covers. */
export function follow({ theme, styles, safeAreaInsets: safe }) {
  const { style } = document.documentElement;
  if (theme) style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (value) style.setProperty(name, value);
  }
  if (safe) {
    const sides = [safe.top, safe.right, safe.bottom, safe.left];
    document.body.style.padding = sides.map((side) => `${side}px`).join(' ');
  }
}

/** Introduces the card, and reports its size from then on. */
export async function connect(appInfo) {
  const { hostContext } = await request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo,
    appCapabilities: { availableDisplayModes: ['inline'] },
  });
  if (hostContext) follow(hostContext);
  notify('ui/notifications/initialized', {});
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    notify('ui/notifications/size-changed', { width: innerWidth, height });
  }).observe(document.body);
}
