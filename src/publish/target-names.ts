// The names of the targets, apart from their writers, which load the whole service.
export const targetNames = ['cloudflare', 'netlify', 'node', 'static', 'vercel'] as const;
