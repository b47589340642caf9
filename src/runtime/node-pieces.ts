// A body in pieces as octets, of which those that are prepared exist once, however many answers wait with them.
import type { Pieces } from '../exchange.ts';
import { Memo } from '../kernel/memo.ts';

/** Octets of pieces that are kept, with their texts. */
const maxShared = 8 * 1024 * 1024;

/** Octets below which a piece is copied: to look for it would take longer. */
const leastShared = 512;

const shared = new Memo<Buffer>(maxShared);

/** Gives short pieces together, and each long one as it was given before. */
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
  const known = shared.get(piece);
  if (known !== undefined) return known;
  const octets = Buffer.from(piece, 'latin1');
  shared.set(piece, octets, 2 * piece.length);
  return octets;
}
