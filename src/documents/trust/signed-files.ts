// The files that verifiers read: keys, manifest, and the statements of others with their proofs.
import { attestationPath } from '../../domain/claims.ts';
import { paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import type { Document } from '../document.ts';
import { describeSignature } from './verification.ts';

/** Edges cache them for a minute, so that a dropped key soon disappears. */
const headers = { 'cache-control': 'public, max-age=0, s-maxage=60' };

/** Lists the served files of `trust/` and `attestations/`. A manifest that does not match the answers is not served. */
export function listSignedFiles(site: Site): readonly Document[] {
  const { content } = site;
  const { keys = [], manifest, attestations = [] } = content.trust ?? {};
  return [
    ...(keys.length === 0
      ? []
      : [
          {
            path: paths.keys,
            mediaType: 'application/jwk-set+json',
            headers,
            render: () => JSON.stringify({ keys }),
          },
        ]),
    ...(manifest === undefined || describeSignature(site) === undefined
      ? []
      : [
          {
            path: paths.manifest,
            // RFC 7515 §9.2.2
            mediaType: 'application/jose+json',
            headers,
            render: () => manifest.text,
          },
        ]),
    ...attestations.flatMap(({ name, text, proof }) => [
      { path: attestationPath(name), mediaType: 'application/json', headers, render: () => text },
      {
        path: `${attestationPath(name)}.sig`,
        mediaType: 'text/plain; charset=utf-8',
        headers,
        render: () => proof,
      },
    ]),
  ];
}
