// The names of the targets, in a file of their own because the targets import the whole service.
export const targetNames = ['cloudflare', 'netlify', 'node', 'static', 'vercel'] as const;
