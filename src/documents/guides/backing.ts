// The parts of guides about the signature of this site, and about checking it.
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
  return `The answers of this site were signed on ${issued.slice(0, 10)} by the key \`${kid}\`; the signature ends on ${expires.slice(0, 10)}. It is in the ${manifest}, the key among the ${keys}. Keep the thumbprint, to notice when somebody else signs.`;
}

/** The command that checks this site, if its owner names one. Otherwise pages show no command, because its package could be somebody else's. */
export function renderVerifyCommand({ baseUrl, content }: Site): string {
  const { verifier } = content.site;
  return verifier === undefined
    ? ''
    : `In a terminal, \`${verifier} verify ${baseUrl}\` checks the same and more: the DNS, and pages that a browser may not read. It exits with 0 if all checks pass, 1 if one fails, 3 if some cannot be decided.`;
}

export function renderAttestCommand({ baseUrl, content }: Site): string {
  const { verifier } = content.site;
  if (verifier === undefined) return '';
  return `A terminal can also write the statement:\n\n\`\`\`sh\n${verifier} attest ${baseUrl}\n\`\`\``;
}
