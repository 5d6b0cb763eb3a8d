import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { localKeys } from "../testing/local-keys.ts";
import { fc } from "../testing/properties.ts";
import { chunkBytes, ContentDamaged, headerBytes, open, openRange, seal, sealedSize } from "./encryption.ts";
import { collect } from "./chunks.ts";

const sealing = { keys: localKeys(), cod: "DOC-2026-0000000001" };
const sealedChunk = chunkBytes + 16;
const sealed = (plain: Buffer): Promise<Buffer> => collect(seal(plain, sealing));
const opened = (bytes: Buffer, other = {}): Promise<Buffer> => collect(open(bytes, { ...sealing, ...other }));

/** The bytes in pieces, cycling through these sizes, as a network would deliver them; some may be empty. */
async function* dribble(bytes: Buffer, sizes: number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? bytes.length;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const pieces = fc.array(fc.nat(100_000), { maxLength: 5 }).map((sizes) => [...sizes, 50_000]);

const sizes = [0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 17];

it.each(sizes)(
  "sealed content of %i bytes opens to the same bytes and has the size that was foretold",
  async (size) => {
    const plain = randomBytes(size);
    const bytes = await sealed(plain);
    expect(bytes.length).toBe(sealedSize(size));
    expect((await opened(bytes)).equals(plain)).toBe(true);
  },
);

it("sealed content of any size, delivered in any pieces, opens to the same bytes", async () => {
  const opensAgain = fc.asyncProperty(
    fc.nat(4 * chunkBytes),
    pieces,
    pieces,
    async (size, sent, received) => {
      const plain = randomBytes(size);
      const bytes = await collect(seal(dribble(plain, sent), sealing));
      const again = await collect(open(dribble(bytes, received), sealing));
      expect(again.equals(plain)).toBe(true);
    },
  );
  await fc.assert(opensAgain, { numRuns: 40 });
});

it("sealed content shows neither the plaintext nor the same bytes twice", async () => {
  const plain = Buffer.from("MARKER-IN-THE-CONTENT".repeat(5000));
  const [once, twice] = await Promise.all([sealed(plain), sealed(plain)]);
  expect(once.includes("MARKER")).toBe(false);
  expect(once.subarray(headerBytes).equals(twice.subarray(headerBytes))).toBe(false);
});

it("sealed content has a layout that later releases can read", async () => {
  const key = Buffer.alloc(32, 7);
  const keys = {
    generate: async () => ({ plaintext: key, wrapped: Buffer.from("wrapped") }),
    unwrap: async () => key,
  };
  const header = (await collect(seal(Buffer.from("abc"), { keys, cod: "A" }))).subarray(0, headerBytes);
  expect(header.subarray(0, 9).toString("hex")).toBe("544d4c41" + "01" + "00100000");
  expect(header.subarray(16, 25).toString("latin1")).toBe("\0\x07wrapped");
  const written = Buffer.from(goldenChunk, "hex");
  expect((await collect(open(Buffer.concat([goldenHeader(), written]), { keys, cod: "A" }))).toString()).toBe(
    "abc",
  );
});

it("sealed content is sealed and opened without being held as a whole", async () => {
  const total = 300 * 1024 * 1024;
  let produced = 0;
  let ahead = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (const block = randomBytes(1024 * 1024); produced < total; produced += block.length) yield block;
  }
  let consumed = 0;
  for await (const bytes of open(seal(endless(), sealing), sealing)) {
    consumed += (bytes as Buffer).length;
    ahead = Math.max(ahead, produced - consumed);
  }
  expect(consumed).toBe(total);
  expect(ahead).toBeLessThan(4 * 1024 * 1024);
});

it("sealed content passes on the fault of its source as it is", async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield randomBytes(10);
    throw new Error("connection reset");
  }
  await expect(collect(seal(broken(), sealing))).rejects.toThrow("connection reset");
  await expect(collect(open(broken(), sealing))).rejects.toThrow("connection reset");
});

it.each([0, headerBytes, 3 * chunkBytes])(
  "sealed content closes its source when the reader leaves after %i bytes",
  async (size) => {
    const source = Readable.from(dribble(randomBytes(10 * chunkBytes), [4000, 0, 1, 2500]), {
      objectMode: false,
    });
    const stream = seal(source, sealing);
    const closed = new Promise((resolve) => source.once("close", resolve).once("error", resolve));
    let left = size;
    if (size === 0) stream.destroy();
    else stream.on("data", (bytes: Buffer) => (left -= bytes.length) <= 0 && stream.destroy());
    await closed;
    expect([source.destroyed, source.readableEnded]).toEqual([true, false]);
  },
);

it("sealed content refuses a wrapped key that does not fit into the header", async () => {
  const keys = {
    ...localKeys(),
    generate: async () => ({ plaintext: randomBytes(32), wrapped: randomBytes(1007) }),
  };
  await expect(collect(seal(Buffer.alloc(1), { keys, cod: "A" }))).rejects.toThrow("too long");
});

describe("damaged content is refused", () => {
  const plain = randomBytes(2 * chunkBytes + 1000);
  const chunkAt = (index: number): number => headerBytes + index * sealedChunk;
  const everywhere = (bytes: Buffer): number[] =>
    Array.from({ length: 60 }, (_, index) => Math.floor(((index + 0.5) / 60) * bytes.length));

  it("damaged content is refused when any single bit was flipped", async () => {
    const bytes = await sealed(plain);
    const places = [
      0,
      4,
      5,
      9,
      15,
      16,
      17,
      18,
      60,
      200,
      headerBytes - 1,
      headerBytes,
      chunkAt(1) - 1,
      bytes.length - 1,
    ];
    for (const place of [...places, ...everywhere(bytes)]) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << (place % 8)), place);
      await expect(opened(flipped), `byte ${place}`).rejects.toThrow(ContentDamaged);
    }
  });

  it("damaged content is refused when it was cut anywhere, also exactly between chunks", async () => {
    const bytes = await sealed(plain);
    const cuts = [
      0,
      1,
      headerBytes - 1,
      headerBytes,
      headerBytes + 1,
      chunkAt(1),
      chunkAt(2),
      bytes.length - 1,
    ];
    for (const cut of [...cuts, ...everywhere(bytes)]) {
      await expect(opened(bytes.subarray(0, cut)), `cut at ${cut}`).rejects.toThrow(ContentDamaged);
    }
  });

  it("damaged content is refused when chunks changed places, were repeated or left out", async () => {
    const bytes = await sealed(plain);
    const header = bytes.subarray(0, headerBytes);
    const [a, b, c] = [0, 1, 2].map((index) => bytes.subarray(chunkAt(index), chunkAt(index + 1))) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    for (const order of [[b, a, c], [a, a, c], [a, c], [a, b, c, c], [a, b, b], [c]]) {
      await expect(opened(Buffer.concat([header, ...order]))).rejects.toThrow(ContentDamaged);
    }
  });

  it("damaged content is refused when bytes were appended", async () => {
    for (const size of [0, 1000, chunkBytes]) {
      const bytes = await sealed(randomBytes(size));
      for (const extra of [1, 16, sealedChunk]) {
        await expect(opened(Buffer.concat([bytes, Buffer.alloc(extra)]))).rejects.toThrow(ContentDamaged);
      }
    }
  });

  it("damaged content is refused when it belongs to another document, even if the keys were willing", async () => {
    const willing = { unwrap: (wrapped: Buffer) => sealing.keys.unwrap(wrapped, { cod: sealing.cod }) };
    const bytes = await sealed(plain);
    await expect(opened(bytes, { cod: "DOC-2026-0000000002" })).rejects.toThrow(ContentDamaged);
    const keys = { ...sealing.keys, ...willing };
    await expect(opened(bytes, { cod: "DOC-2026-0000000002", keys })).rejects.toThrow(ContentDamaged);
  });

  it("damaged content is refused when the header was put before the chunks of other content", async () => {
    const [one, other] = await Promise.all([sealed(plain), sealed(plain)]);
    const mixed = Buffer.concat([one.subarray(0, headerBytes), other.subarray(headerBytes)]);
    await expect(opened(mixed)).rejects.toThrow(ContentDamaged);
  });

  it("damaged content is refused when it was never sealed, or by another format, before the master key is asked", async () => {
    const keys = localKeys();
    const foreign = [randomBytes(5000), Buffer.alloc(5000), Buffer.from("TMLA\x02".padEnd(5000, "\0"))];
    const overlong = await sealed(plain);
    overlong.writeUInt16BE(headerBytes, 16);
    for (const bytes of [...foreign, overlong]) {
      await expect(opened(bytes, { keys })).rejects.toThrow("not the header of sealed content");
    }
    expect(keys.calls.unwrap).toBe(0);
  });
});

describe("a range of sealed content", () => {
  const size = 3 * chunkBytes + 500;
  const plain = randomBytes(size);

  async function ranged(bytes: Buffer, start: number, end: number, reads: number[][] = []): Promise<Buffer> {
    const readRange = async (from: number, to: number): Promise<Readable> => {
      reads.push([from, to]);
      return Readable.from(dribble(bytes.subarray(from, to + 1), [50_000, 0, 20_000]), { objectMode: false });
    };
    return collect(openRange({ ...sealing, readRange, size, start, end }));
  }

  it("a range of sealed content is the same range of the plaintext", async () => {
    const bytes = await sealed(plain);
    const edges = [
      0,
      1,
      chunkBytes - 1,
      chunkBytes,
      2 * chunkBytes,
      3 * chunkBytes - 1,
      3 * chunkBytes,
      size - 1,
    ];
    const pairs = edges.flatMap((start) =>
      edges.filter((end) => end >= start).map((end) => [start, end] as const),
    );
    for (const [start, end] of pairs) {
      expect(
        (await ranged(bytes, start, end)).equals(plain.subarray(start, end + 1)),
        `${start}-${end}`,
      ).toBe(true);
    }
  });

  it("a range of sealed content reads the header and the chunks that cover it, and nothing else", async () => {
    const reads: number[][] = [];
    await ranged(await sealed(plain), chunkBytes + 5, chunkBytes + 6, reads);
    expect(reads).toEqual([
      [0, headerBytes - 1],
      [headerBytes + sealedChunk, headerBytes + 2 * sealedChunk - 1],
    ]);
  });

  it("a range of sealed content is read at once with the header where it begins at the beginning", async () => {
    const reads: number[][] = [];
    await ranged(await sealed(plain), 0, 5, reads);
    expect(reads).toEqual([[0, headerBytes + sealedChunk - 1]]);
  });

  it("a range of sealed content is refused when one of its chunks was changed, and only then", async () => {
    const bytes = await sealed(plain);
    bytes.writeUInt8(bytes.readUInt8(headerBytes + sealedChunk) ^ 1, headerBytes + sealedChunk);
    await expect(ranged(bytes, 0, chunkBytes)).rejects.toThrow(ContentDamaged);
    expect((await ranged(bytes, 0, chunkBytes - 1)).equals(plain.subarray(0, chunkBytes))).toBe(true);
  });

  it("a range of sealed content is refused when the content ends early or goes on after its recorded end", async () => {
    const bytes = await sealed(plain);
    const cut = bytes.subarray(0, headerBytes + 2 * sealedChunk);
    await expect(ranged(cut, 0, size - 1)).rejects.toThrow(ContentDamaged);
    const longer = await collect(seal(Buffer.concat([plain, plain]), sealing));
    await expect(ranged(longer, size - 5, size - 1)).rejects.toThrow(ContentDamaged);
  });

  it.each([
    [-1, 5],
    [5, 4],
    [0, size],
    [size, size],
    [0.5, 4],
    [0, Number.NaN],
  ])("a range of sealed content is never read from %d to %d", (start, end) => {
    const readRange = async (): Promise<Buffer> => plain;
    expect(() => openRange({ ...sealing, readRange, size, start, end })).toThrow(RangeError);
  });
});

describe("restoring a version", () => {
  it("copies sealed bytes as they are: the document is bound, the number is not", async () => {
    const plain = randomBytes(1000);
    const copy = Buffer.from(await sealed(plain));
    expect(sha256(await opened(copy))).toBe(sha256(plain));
  });
});

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Content "abc" of document "A" under the key 07…07 with nonce prefix 01…07, from another implementation. */
const goldenChunk = "66d9f3ca81426c7c18d98dc1c7ad283b516857";
function goldenHeader(): Buffer {
  const start = Buffer.from("544d4c410100100000" + "01020304050607" + "0007", "hex");
  return Buffer.concat([start, Buffer.from("wrapped"), Buffer.alloc(headerBytes - start.length - 7)]);
}
