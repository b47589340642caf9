// SHA-256 (FIPS 180-4), synchronous on every runtime: Web Crypto is asynchronous.

/** The first 32 bits of the fractional parts of the cube and square roots of the first primes (§4.2.2, §5.3.3). */
const primes = Array.from({ length: 312 }, (_, index) => index).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Hashes bytes to 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const hash = start.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let round = 0; round < 16; round++) words[round] = padded.getInt32(block + 4 * round);
    expand(words);
    mix(hash, words);
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) result.setInt32(4 * index, word);
  return new Uint8Array(result.buffer);
}

/** Derives the other 48 words of the message schedule from the first 16 (§6.2.2, step 1). */
function expand(words: Int32Array): void {
  for (let round = 16; round < 64; round++) {
    const early = words[round - 15]!;
    const late = words[round - 2]!;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[round] = large + words[round - 7]! + small + words[round - 16]!;
  }
}

/** Adds one block to the hash (§6.2.2, steps 2 to 4). */
function mix(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + constants[round]! + words[round]!;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index]! += word;
}

type Eight = [number, number, number, number, number, number, number, number];

/** Rotates a word to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
