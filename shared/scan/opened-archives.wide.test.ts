import { expect, it } from "vitest";
import { zip } from "../testing/file-samples.ts";
import { aesZip, lockedZip } from "../testing/locked-archives.ts";
import type { ScanAnswer, ScanEngine } from "./engine.ts";
import { openingArchives } from "./opened-archives.ts";

const clean: ScanAnswer = { stare: "curat" };

/** An engine that reads a content, and answers the same whatever it is. */
function engineOf(answer: ScanAnswer): ScanEngine & { read: Buffer } {
  const engine = {
    read: Buffer.alloc(0),
    async scan(content: AsyncIterable<Uint8Array>) {
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      engine.read = Buffer.concat(pieces);
      return answer;
    },
    signatures: () => Promise.resolve("27830/Sat"),
  };
  return engine;
}

async function* streamOf(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length)
    yield await Promise.resolve(bytes.subarray(at, at + length));
}

const scan = (engine: ScanEngine, bytes: Buffer, length = 3) =>
  openingArchives(engine).scan(streamOf(bytes, length), { size: bytes.length });

it("an archive with a password that an engine calls clean was not scanned; the engine gets all of it", async () => {
  const engine = engineOf(clean);
  expect(await scan(engine, lockedZip)).toEqual({ stare: "nescanat", motiv: "criptat" });
  expect(engine.read.equals(lockedZip)).toBe(true);
  const inside = zip({ "a.txt": "a", "b.zip": aesZip });
  expect(await scan(engine, inside)).toEqual({ stare: "nescanat", motiv: "criptat" });
});

it("other contents and other archives have the answer of the engine, and so has what it found or could not scan", async () => {
  for (const bytes of [zip({ "a.txt": "a" }), Buffer.from("Hotărâre"), Buffer.from("PK"), Buffer.alloc(0)])
    expect(await scan(engineOf(clean), bytes)).toEqual(clean);
  const others: ScanAnswer[] = [
    { stare: "infectat", nume: "Eicar" },
    { stare: "nescanat", motiv: "indisponibil" },
  ];
  for (const answer of others) expect(await scan(engineOf(answer), lockedZip)).toEqual(answer);
});

it("an archive too large to be opened was not scanned for passwords; other contents of this size are not kept", async () => {
  const archive = Buffer.concat([zip({ "a.txt": "a" }), Buffer.alloc(100_000_001)]);
  expect(await scan(engineOf(clean), archive, 10_000_000)).toEqual({ stare: "nescanat", motiv: "preaMare" });
  expect(await scan(engineOf(clean), archive.subarray(1), 10_000_000)).toEqual(clean);
});

it("an archive that is not opened within the limits of memory and time was not scanned for passwords", async () => {
  const bomb = zip({ "a.zip": Buffer.concat([lockedZip, Buffer.alloc(101_000_000)]) });
  expect(await scan(engineOf(clean), bomb, 50_000)).toEqual({ stare: "nescanat", motiv: "preaMare" });
});

it("the version of the signatures is that of the engine", async () => {
  expect(await openingArchives(engineOf(clean)).signatures()).toBe("27830/Sat");
});
