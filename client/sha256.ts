const BLOCK = 64;

/** The first 32 bits of the fractional part of the root of a prime (FIPS 180-4, 4.2.2 and 5.3.3). */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return true;
};
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));

/** SHA-256 (FIPS 180-4) of content that comes in pieces: Web Crypto takes a content whole, in memory. */
export class Sha256 {
  readonly #state = Int32Array.from(START);
  readonly #words = new Int32Array(64);
  readonly #rest = new Uint8Array(BLOCK);
  #restBytes = 0;
  #bytes = 0;

  update(piece: Uint8Array): this {
    this.#bytes += piece.length;
    let at = 0;
    if (this.#restBytes > 0) {
      at = Math.min(BLOCK - this.#restBytes, piece.length);
      this.#rest.set(piece.subarray(0, at), this.#restBytes);
      this.#restBytes += at;
      if (this.#restBytes < BLOCK) return this;
      this.#compress(new DataView(this.#rest.buffer), 0);
    }
    const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
    for (; at + BLOCK <= piece.length; at += BLOCK) this.#compress(view, at);
    this.#rest.set(piece.subarray(at));
    this.#restBytes = piece.length - at;
    return this;
  }

  /** The hash. Nothing can be added after it. */
  digest(): Uint8Array {
    const bits = this.#bytes * 8;
    const zeros = (2 * BLOCK - 9 - (this.#bytes % BLOCK)) % BLOCK;
    const end = new Uint8Array(1 + zeros + 8);
    end[0] = 0x80;
    new DataView(end.buffer).setBigUint64(1 + zeros, BigInt(bits));
    this.update(end);
    const hash = new DataView(new ArrayBuffer(32));
    this.#state.forEach((word, index) => hash.setInt32(index * 4, word));
    return new Uint8Array(hash.buffer);
  }

  #compress(view: DataView, at: number): void {
    const words = this.#words;
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
      const sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[i] = (words[i - 16] ?? 0) + sigma0 + (words[i - 7] ?? 0) + sigma1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = this.#state;
    for (let i = 0; i < 64; i += 1) {
      const sigma1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const first = (h + sigma1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
      const sigma0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const second = (sigma0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f] = [g, f, e];
      e = (d + first) | 0;
      [d, c, b] = [c, b, a];
      a = (first + second) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      this.#state[index] = (this.#state[index] ?? 0) + word;
    });
  }
}

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
