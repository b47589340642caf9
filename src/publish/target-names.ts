// The names of the places to publish at, for whoever only lists them: writing for them takes the whole service.
export const targetNames = ['cloudflare', 'netlify', 'node', 'static', 'vercel'] as const;
