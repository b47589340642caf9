// Refuses to publish the sample profile: a fork of the repository would publish a person who does not exist.
import { isLoopback } from '../http/host.ts';
import type { Content } from '../schema/content.ts';

/** The address of the sample profile in `profile/`. */
const sampleEmail = 'mira.halvorsen@example.com';

/** Names that RFC 2606 and RFC 6761 reserve, names of local networks, and private addresses. */
const reserved =
  /(?:^|\.)(?:test|example|invalid|local|internal|home\.arpa|example\.(?:com|net|org))$|^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|^\[f[cde]/;

/** Throws if the content is that of the sample and the address is public. */
export function refuseSample(
  { profile }: Pick<Content, 'profile'>,
  baseUrl: string | undefined,
): void {
  if (profile.email !== sampleEmail || baseUrl === undefined) return;
  const { hostname } = new URL(baseUrl);
  if (isLoopback(hostname) || reserved.test(hostname) || !/[.:]/.test(hostname)) return;
  throw new Error(
    `The profile is the sample, and ${baseUrl} is a public address. Replace the files in profile/ by your own, or name your folder: --profile FOLDER`,
  );
}
