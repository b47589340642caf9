// Compression for runtimes that answer visitors themselves; Bun and Deno have node:zlib too.
import { Buffer } from 'node:buffer';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compress } from '../http/prepared.ts';

/** Octets above which the best compression would hold up other requests for longer than it is worth. */
const large = 256 * 1024;
/** Brotli's quality that takes a twentieth of the time of the best one, for bodies a fifth longer. */
const quick = 5;

export const compress: Compress = {
  identity: (body) => Buffer.from(body.buffer, body.byteOffset, body.length),
  br: (body, effort) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_QUALITY]:
          effort === 'quick' || body.length > large ? quick : constants.BROTLI_MAX_QUALITY,
      },
    }),
  gzip: (body, effort) =>
    gzipSync(body, {
      level: effort === 'quick' ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION,
    }),
};
