// Turns a body in pieces into buffers. Answers that wait for their reader share the buffers of long pieces.
import type { Pieces } from '../exchange.ts';
import { Memo } from '../kernel/memo.ts';

/** Bytes of cached buffers, with their texts. */
const maxShared = 8 * 1024 * 1024;

/** Bytes below which a piece is copied, because a lookup would take longer. */
const leastShared = 512;

const shared = new Memo<Buffer>(maxShared);

/** Yields adjacent short pieces as one buffer, and each long piece as its cached buffer. */
export function* toShared({ list }: Pieces): Generator<Buffer> {
  let short = '';
  for (const piece of list) {
    if (piece.length < leastShared) {
      short += piece;
      continue;
    }
    if (short !== '') yield Buffer.from(short, 'latin1');
    short = '';
    yield share(piece);
  }
  if (short !== '') yield Buffer.from(short, 'latin1');
}

function share(piece: string): Buffer {
  return shared.find(piece, 2 * piece.length, () => Buffer.from(piece, 'latin1'));
}
