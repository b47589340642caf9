// Synchronous SHA-256 (FIPS 180-4) for small texts on every runtime; Web Crypto is asynchronous.

/** The first 32 bits of the fractional parts of the cube and square roots of the first primes (§4.2.2, §5.3.3). */
const primes = Array.from({ length: 312 }, (_, index) => index).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;
const constants = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** Hashes bytes to 64 hexadecimal digits. */
export function sha256(octets: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(Math.ceil((octets.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(octets);
  padded.setUint8(octets.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(octets.length) * 8n);
  const hash = Int32Array.from(start);
  for (let block = 0; block < padded.byteLength; block += 64) mix(hash, padded, block);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Adds a block of 64 bytes to the hash (§6.2.2). */
function mix(hash: Int32Array, padded: DataView, block: number): void {
  const words = new Int32Array(64);
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let round = 0; round < 64; round++) {
    if (round < 16) words[round] = padded.getInt32(block + 4 * round);
    else {
      const early = words[round - 15]!;
      const late = words[round - 2]!;
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      words[round] =
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)) +
        words[round - 7]! +
        small +
        words[round - 16]!;
    }
    const chosen = (e & f) ^ (~e & g);
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + constants[round]! + words[round]!;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index]! += word;
}

type Eight = [number, number, number, number, number, number, number, number];

/** Rotates a word to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
