import { describe, expect, it } from "vitest";
import { algorithms, type Hasher } from "./checksums.ts";

/** Bit by bit, by the definition of a reflected CRC. */
function bitwise(bytes: Uint8Array, polynomial: bigint, width: number): string {
  const ones = (1n << BigInt(width)) - 1n;
  let value = ones;
  for (const byte of bytes) {
    value ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit++) value = value & 1n ? (value >> 1n) ^ polynomial : value >> 1n;
  }
  return (value ^ ones).toString(16).padStart(width / 4, "0");
}

const cases = [
  {
    name: "CRC-32C",
    create: algorithms.CRC32C.hasher,
    polynomial: 0x82f63b78n,
    width: 32,
    check: "e3069283",
  },
  {
    name: "CRC-64/NVME",
    create: algorithms.CRC64NVME.hasher,
    polynomial: 0x9a6c9329ac4bc9b5n,
    width: 64,
    check: "ae8b14860a799888",
  },
];

const hexOf = async (hasher: Hasher, ...pieces: Uint8Array[]): Promise<string> => {
  for (const piece of pieces) hasher.update(piece);
  return Buffer.from(await hasher.digest()).toString("hex");
};

describe.each(cases)("$name", ({ create, polynomial, width, check }) => {
  it("has the catalogue's check value", async () => {
    expect(await hexOf(create(), Buffer.from("123456789"))).toBe(check);
  });

  it("agrees with its definition for every length, however the bytes are cut", async () => {
    const bytes = Buffer.from(Array.from({ length: 67 }, (_, index) => (index * 151 + 7) & 0xff));
    for (let length = 0; length <= bytes.length; length++) {
      const cut = (length * 5) >> 3;
      const sum = await hexOf(create(), bytes.subarray(0, cut), bytes.subarray(cut, length));
      expect(sum).toBe(bitwise(bytes.subarray(0, length), polynomial, width));
    }
  });
});
