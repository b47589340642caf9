// No private key is in a profile's folder, which is published.
import type { ContentFiles } from '../folder/files.ts';
import { issueIn, type Issues } from '../report/issue.ts';
import { program } from '../../version.ts';

const pem = /-----BEGIN (?:[A-Z\d]+ )*PRIVATE KEY-----/u;
/** The member of a JWK that is secret (RFC 7518 §6.2.2, RFC 8037 §2), beside the one that makes it a JWK. */
const secretMember = /"d"\s*:\s*"[\w-]{16,}"/u;
const jwk = /"kty"\s*:/u;

/** Refuses private keys, wherever they are. The message repeats nothing of them. */
export function checkSecrets(files: ContentFiles): Issues {
  return [...files].flatMap(([file, bytes]) => {
    const text = new TextDecoder('latin1').decode(bytes);
    if (!pem.test(text) && !(secretMember.test(text) && jwk.test(text))) return [];
    const fix = `Move it out of the folder. If it was ever published, make another: ${program} key rotate`;
    return [issueIn(file, 'The file holds a private key.', fix)];
  });
}
