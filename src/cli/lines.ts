// Splits a stream into lines at line feeds only: JSON may contain other line separators.

const lineFeed = 0x0a;

/** Yields the lines of a stream; `undefined` for a line of more than `limit` bytes, which is not stored. */
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
