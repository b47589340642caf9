// Compression for runtimes that answer visitors themselves; Bun and Deno have node:zlib too.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compress } from '../http/prepared.ts';

export const compress: Compress = {
  br: (body) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipSync(body, { level: constants.Z_BEST_COMPRESSION }),
};
