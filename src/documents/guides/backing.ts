// The signature of the site, as the guides describe it.
import { paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { link } from '../markdown/text.ts';
import { describeSignature } from '../trust/verification.ts';

export function renderBacking(site: Site): string {
  const signature = describeSignature(site);
  if (signature === undefined) return 'The answers of this site are not signed.';
  const { kid, issued, expires } = signature;
  const manifest = link('manifest', paths.manifest);
  const keys = link('public keys', paths.keys);
  return `The answers of this site were signed on ${issued.slice(0, 10)} by the key \`${kid}\`; the signature ends on ${expires.slice(0, 10)}. It is in the ${manifest}, the key among the ${keys}. Keep the thumbprint: \`npx profile-api verify ${site.baseUrl} --pin ${kid}\` notices when somebody else signs.`;
}
