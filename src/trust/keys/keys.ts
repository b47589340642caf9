// Public Ed25519 keys as JWKs (RFC 7517, RFC 8037), and the forms in which they are announced.
import { base64url, calculateJwkThumbprint } from 'jose';
import type { PublicKey } from '../../schema/trust.ts';
import { toBase64, toSSHStrings } from './ssh.ts';

const sshType = 'ssh-ed25519';

/** The thumbprint that the `kid` of a public key must be. */
export function thumbprintOf({ kty, crv, x }: PublicKey): Promise<string> {
  return calculateJwkThumbprint({ kty, crv, x });
}

/** The public key as OpenSSH writes it (RFC 8709 §4), for an account's list of signing keys. */
export function toSSHLine(key: PublicKey, comment: string): string {
  return `${sshType} ${toBlob(key)} ${comment}`;
}

function toBlob({ x }: PublicKey): string {
  return toBase64(toSSHStrings(sshType, base64url.decode(x)));
}

/** Whether a line of an account's keys is this key. */
export function isSameSSHKey(line: string, key: PublicKey): boolean {
  const [type, blob] = line.trim().split(/\s+/u);
  return type === sshType && blob === toBlob(key);
}

/** The name of the DNS record that announces a key. */
export function txtName(origin: string): string {
  return `_profile-key.${new URL(origin).hostname}`;
}

/** The text of that record. */
export function toTXTRecord({ kid }: Pick<PublicKey, 'kid'>): string {
  return `v=PROFILE1; k=ed25519; kid=${kid}`;
}
