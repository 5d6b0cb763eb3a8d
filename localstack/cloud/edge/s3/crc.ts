/**
 * Reflected CRCs of up to 64 bits, eight bytes per step ("slicing by 8"). JavaScript's bitwise operators work on 32
 * bits, so the state has two halves; a 32-bit CRC leaves the high half zero. CRC-32 itself comes from node:zlib.
 */
interface Tables {
  low: Uint32Array;
  high: Uint32Array;
  /** Width of the checksum in bytes. */
  width: 4 | 8;
}

const slices = 8;

/** Entry `slice * 256 + byte` is the remainder of that byte followed by `slice` zero bytes. */
function tables(width: 4 | 8, [polynomialHigh, polynomialLow]: [number, number]): Tables {
  const low = new Uint32Array(slices * 256);
  const high = new Uint32Array(slices * 256);
  for (let byte = 0; byte < 256; byte++) {
    let [h, l] = [0, byte];
    for (let bit = 0; bit < 8; bit++) {
      const odd = l & 1;
      l = (l >>> 1) | ((h & 1) << 31);
      h >>>= 1;
      if (odd) [h, l] = [h ^ polynomialHigh, l ^ polynomialLow];
    }
    low[byte] = l;
    high[byte] = h;
  }
  for (let index = 256; index < slices * 256; index++) {
    const [h, l] = [high[index - 256] ?? 0, low[index - 256] ?? 0];
    low[index] = ((l >>> 8) | (h << 24)) ^ (low[l & 0xff] ?? 0);
    high[index] = (h >>> 8) ^ (high[l & 0xff] ?? 0);
  }
  return { low, high, width };
}

/** CRC-32C: RFC 3720, appendix B.4. */
const castagnoli = tables(4, [0, 0x82f63b78]);
/** CRC-64/NVME: NVM Express NVM Command Set specification, 5.2.1.3.4. */
const nvme = tables(8, [0x9a6c9329, 0xac4bc9b5]);

class Crc {
  #low = 0xffffffff;
  #high: number;
  readonly #tables: Tables;

  constructor(of: Tables) {
    this.#tables = of;
    this.#high = of.width === 8 ? 0xffffffff : 0;
  }

  update(bytes: Uint8Array): this {
    const { low, high } = this.#tables;
    const whole = bytes.length - (bytes.length % slices);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let [h, l] = [this.#high, this.#low];
    for (let at = 0; at < whole; at += slices) {
      const a = l ^ view.getUint32(at, true);
      const b = h ^ view.getUint32(at + 4, true);
      const i0 = 1792 + (a & 0xff);
      const i1 = 1536 + ((a >>> 8) & 0xff);
      const i2 = 1280 + ((a >>> 16) & 0xff);
      const i3 = 1024 + (a >>> 24);
      const i4 = 768 + (b & 0xff);
      const i5 = 512 + ((b >>> 8) & 0xff);
      const i6 = 256 + ((b >>> 16) & 0xff);
      const i7 = b >>> 24;
      l = xor(low, i0, i1, i2, i3) ^ xor(low, i4, i5, i6, i7);
      h = xor(high, i0, i1, i2, i3) ^ xor(high, i4, i5, i6, i7);
    }
    for (let at = whole; at < bytes.length; at++) {
      const index = (l ^ view.getUint8(at)) & 0xff;
      l = ((l >>> 8) | (h << 24)) ^ (low[index] ?? 0);
      h = (h >>> 8) ^ (high[index] ?? 0);
    }
    [this.#high, this.#low] = [h, l];
    return this;
  }

  /** Most significant byte first, as S3 encodes it. */
  digest(): Buffer {
    const both = Buffer.alloc(8);
    both.writeUInt32BE(~this.#high >>> 0, 0);
    both.writeUInt32BE(~this.#low >>> 0, 4);
    return both.subarray(8 - this.#tables.width);
  }
}

function xor(table: Uint32Array, a: number, b: number, c: number, d: number): number {
  return (table[a] ?? 0) ^ (table[b] ?? 0) ^ (table[c] ?? 0) ^ (table[d] ?? 0);
}

export const crc32c = () => new Crc(castagnoli);
export const crc64nvme = () => new Crc(nvme);
