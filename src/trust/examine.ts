// Compares signed and attested words with the current answers, at every start, reload and build.
import type { ManifestPayload, Trust } from '../schema/trust.ts';
import type { Site, SiteTrust } from '../schema/site.ts';
import { digestResources, targetOf } from './resources.ts';

/** Returns `undefined` if the folder has no trust files. */
export function examineTrust(site: Site): SiteTrust | undefined {
  const { trust } = site.content;
  if (trust === undefined) return undefined;
  const { manifest } = trust;
  const differences = manifest === undefined ? [] : [...listDifferences(site, manifest)];
  return { isAsSigned: manifest !== undefined && differences.length === 0, differences };
}

function* listDifferences(site: Site, manifest: NonNullable<Trust['manifest']>): Generator<string> {
  const { origin, resources } = manifest.payload;
  if (origin !== site.baseUrl) {
    // Returns first, because no app can be created at a base URL with a path.
    return yield `it is signed for ${origin}, not for ${site.baseUrl}`;
  }
  const [signed, own] = [targetOf(resources), site.isStatic ? 'static' : 'service'] as const;
  if (signed !== own) return yield `it is signed for ${targets[signed]}, not for ${targets[own]}`;
  const keys = site.content.trust?.keys ?? [];
  if (!keys.some(({ kid }) => manifest.kids.includes(kid))) {
    yield 'no key of trust/keys.json signed it';
  }
  const answered = digestResources(site);
  for (const path of new Set([...Object.keys(answered), ...Object.keys(resources)])) {
    if (JSON.stringify(answered[path]) !== JSON.stringify(resources[path])) {
      yield describe(path, answered, resources);
    }
  }
}

const targets = { service: 'a service', static: 'a static site' } as const;

function describe(
  path: string,
  answered: ManifestPayload['resources'],
  signed: ManifestPayload['resources'],
): string {
  if (answered[path] === undefined) return `${path} is signed and does not exist`;
  return signed[path] === undefined ? `${path} is not signed` : `${path} has changed`;
}
