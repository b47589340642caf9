// Compression by node:zlib, which Bun and Deno also have.
import { Buffer } from 'node:buffer';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compress } from '../http/prepared.ts';

/** Bytes above which the best compression would delay other requests too long, so only `best` asks for it. */
const large = 256 * 1024;
/** A quality of Brotli: a twentieth of the time of the best, with bodies that are a fifth longer. */
const quick = 5;

export const compress: Compress = {
  identity: (body) => Buffer.from(body.buffer, body.byteOffset, body.length),
  br: (body, level) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_QUALITY]:
          level === 'quick' || (level !== 'best' && body.length > large)
            ? quick
            : constants.BROTLI_MAX_QUALITY,
      },
    }),
  gzip: (body, level) =>
    gzipSync(body, {
      level: level === 'quick' ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION,
    }),
};
