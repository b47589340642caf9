// The files that verifiers read: keys, manifest, and the statements of others with their proofs.
import { attestationPath } from '../../domain/claims.ts';
import { paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import { type Document, jsonDocument } from '../document.ts';
import { describeSignature } from './verification.ts';

/** Edges cache them for a minute, so that a dropped key soon disappears. */
const headers = { 'cache-control': 'public, max-age=0, s-maxage=60' };

/** Lists the served files of `trust/` and `attestations/`. A manifest that does not match the answers is not served. */
export function listSignedFiles(site: Site): readonly Document[] {
  const { keys = [], manifest, attestations = [] } = site.content.trust ?? {};
  const text = describeSignature(site) && manifest?.text;
  const files = [
    ...(keys.length > 0 ? [jsonDocument(paths.keys, () => ({ keys }), jwkSet)] : []),
    ...(text === undefined ? [] : [textFile(paths.manifest, jws, text)]),
    ...attestations.flatMap(({ name, text: statement, proof }) => [
      textFile(attestationPath(name), 'application/json', statement),
      textFile(`${attestationPath(name)}.sig`, 'text/plain; charset=utf-8', proof),
    ]),
  ];
  return files.map((file) => ({ ...file, headers }));
}

const jwkSet = 'application/jwk-set+json';
/** RFC 7515 §9.2.2 */
const jws = 'application/jose+json';

function textFile(path: string, mediaType: string, text: string): Document {
  return { path, mediaType, render: () => text };
}
