/** The headers of an archive are not as its format says. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

/** Reads the fields of a header one after the other. Every method throws DamagedArchive where the bytes end. */
export class Fields {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  bytes(length: number): Buffer {
    if (length < 0 || length > this.left) throw new DamagedArchive();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  skip(length: number): void {
    this.bytes(length);
  }

  byte(): number {
    return this.bytes(1).readUInt8();
  }

  uint16(): number {
    return this.bytes(2).readUInt16LE();
  }

  uint32(): number {
    return this.bytes(4).readUInt32LE();
  }

  /** Also throws above what a double holds. */
  uint64(): number {
    return asNumber(this.bytes(8).readBigUInt64LE());
  }

  expect(value: number): void {
    if (this.byte() !== value) throw new DamagedArchive();
  }

  /**
   * A number of 7z: the ones at the beginning of the first byte count the bytes that follow it, low byte first; the bits behind them are the
   * highest ones. Also throws above `most`.
   */
  number(most = Number.MAX_SAFE_INTEGER): number {
    const first = this.byte();
    const more = Math.clz32(~(first << 24));
    const low = this.bytes(Math.min(more, 8));
    const high = more >= 7 ? 0 : first & (0x7f >> more);
    const value = asNumber(low.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), BigInt(high)));
    if (value > most) throw new DamagedArchive();
    return value;
  }

  /** A number of RAR 5: seven bits a byte, low ones first, the eighth says that another byte follows. */
  vint(): number {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << shift;
      if ((byte & 0x80) === 0) return asNumber(value);
    }
    throw new DamagedArchive();
  }
}

function asNumber(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new DamagedArchive();
  return Number(value);
}
