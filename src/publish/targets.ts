// The targets by name.
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { node } from './node.ts';
import type { Target } from './output.ts';
import { staticSite } from './static.ts';
import type { targetNames } from './target-names.ts';
import { vercel } from './vercel.ts';

export const targets: Readonly<Record<(typeof targetNames)[number], Target>> = {
  cloudflare,
  netlify,
  node,
  static: staticSite,
  vercel,
};
