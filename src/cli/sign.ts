// `profile-api sign`: signs every answer, offline.
import { join } from 'node:path';
import { createSite, loadContent } from '../runtime/load.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { keyCommand } from '../runtime/sign-command.ts';
import type { PublicKey } from '../schema/trust.ts';
import { renderManifest } from '../trust/files.ts';
import type { PrivateKey } from '../trust/keys/private-keys.ts';
import { signManifest } from '../trust/keys/manifest.ts';
import { program } from '../version.ts';
import { describeExcess, digestResources } from '../trust/resources.ts';
import { readChoice } from './choice.ts';
import type { Given, Output } from './command.ts';
import { requireOrigin } from './origin.ts';
import { readPrivateKeys, readPublicKeys, trustFiles, writeTrustFile } from './trust-files.ts';

const dayInMilliseconds = 24 * 3_600_000;
const defaultDays = 365;

export async function sign({ flags, environment }: Given, output: Output): Promise<number> {
  const origin = requireOrigin(flags, environment);
  const folder = readSetting('profile', flags, environment);
  const days = parseDays(flags['days']);
  const target = readChoice(flags, 'target', ['service', 'static']) ?? 'service';
  const now = new Date();
  const loaded = await loadContent(folder, now);
  const { content } = loaded;
  const place = { origin, folder };
  const own = await readPrivateKeys({ flags, environment }, place);
  const keys = pairUp(own, readPublicKeys(folder), place);
  const site = { ...createSite(loaded, origin), isStatic: target === 'static' };
  const excess = describeExcess(content, loaded.translations);
  if (excess !== undefined) throw new Error(`${excess}. Publish fewer cases or languages.`);
  const payload = {
    version: 1 as const,
    origin,
    name: content.profile.name,
    issued: toSeconds(now),
    expires: toSeconds(new Date(now.getTime() + days * dayInMilliseconds)),
    resources: digestResources(site),
  };
  const manifest = await signManifest(payload, keys);
  writeTrustFile(folder, trustFiles.manifest, renderManifest(manifest));
  const count = Object.keys(payload.resources).length;
  const kids = keys.map(({ kid }) => kid).join(' and ');
  output.out(`Signed ${count} resources for ${origin} with ${kids}; ends ${payload.expires}.`);
  output.out(`Publish ${join(folder, trustFiles.manifest)} with the profile, then run:`);
  output.out(`  ${program} verify ${origin}`);
  return 0;
}

/** The private half of every published key. All keys sign, so that verifiers can follow from an old key to a new one. */
function pairUp(
  own: readonly PrivateKey[],
  published: readonly PublicKey[],
  { origin, folder }: { readonly origin: string; readonly folder: string },
): readonly PrivateKey[] {
  if (published.length === 0) {
    throw new Error(
      `trust/keys.json has no key. Create one with: ${keyCommand('new', origin, folder)}`,
    );
  }
  return published.map(({ kid }) => {
    const key = own.find((candidate) => candidate.kid === kid);
    if (key !== undefined) return key;
    throw new Error(
      `The private half of ${kid} in trust/keys.json is not among the given keys. Restore it, or drop the key with: ${keyCommand(`drop ${kid}`, origin, folder)}`,
    );
  });
}

function parseDays(given: unknown): number {
  if (given === undefined) return defaultDays;
  const days = /^\d{1,4}$/u.test(String(given)) ? Number(given) : 0;
  if (days >= 1 && days <= 1_000) return days;
  throw new UsageError(`--days takes a number from 1 to 1000, not "${String(given)}".`);
}

function toSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/u, '');
}
