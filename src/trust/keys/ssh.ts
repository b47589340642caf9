// The binary encoding of SSH (RFC 4251 §5), for public keys and signatures.

const encoder = new TextEncoder();

/** Joins byte arrays. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Encodes SSH strings: each is its length and its bytes. */
export function toSSHStrings(...values: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return concat(
    values.flatMap((value) => {
      const bytes = typeof value === 'string' ? encoder.encode(value) : value;
      const length = new DataView(new ArrayBuffer(4));
      length.setUint32(0, bytes.length);
      return [new Uint8Array(length.buffer), bytes];
    }),
  );
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A text that is not a valid SSH structure; the message gives the reason. */
export class SSHFormatError extends Error {
  override readonly name = 'SSHFormatError';
}

/** Reads the fields of an SSH structure in their order. */
export class SSHReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #position = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  take(length: number): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.subarray(this.#position, this.#position + length);
    if (taken.length < length) throw new SSHFormatError('It ends too early.');
    this.#position += length;
    return taken;
  }

  number(): number {
    const { buffer, byteOffset } = this.take(4);
    return new DataView(buffer, byteOffset).getUint32(0);
  }

  string(): Uint8Array<ArrayBuffer> {
    return this.take(this.number());
  }

  text(): string {
    return String.fromCharCode(...this.string().subarray(0, 1_000));
  }

  /** Reads a non-negative integer, without leading zeros. */
  integer(): Uint8Array<ArrayBuffer> {
    const bytes = this.string();
    const start = bytes.findIndex((byte) => byte !== 0);
    return start < 0 ? new Uint8Array() : bytes.subarray(start);
  }

  /** @throws {SSHFormatError} unless everything was read */
  end(): void {
    if (this.#position !== this.#bytes.length) throw new SSHFormatError('It has extra bytes.');
  }
}
