// Lines of a stream, cut at line feeds alone: JSON may hold every other line separator as it is.

const lineFeed = 0x0a;

/** Cuts a stream of octets into lines; one of more than `limit` octets is `undefined`, and was not kept. */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array | undefined> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const add = (piece: Uint8Array): void => {
    length += piece.length;
    if (length <= limit) pieces.push(piece);
    else pieces = [];
  };
  const take = (): Uint8Array | undefined => {
    const line = length <= limit ? Buffer.concat(pieces, length) : undefined;
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
