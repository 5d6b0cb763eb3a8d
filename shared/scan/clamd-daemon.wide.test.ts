import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ClamdDaemon,
  clamdProgram,
  knownByHash,
  names,
  startClamdDaemon,
} from "../testing/clamd-daemon.ts";
import { eicar } from "../testing/eicar.ts";
import { zip } from "../testing/file-samples.ts";
import { lockedZip } from "../testing/locked-archives.ts";
import { clamdEngine } from "./clamd.ts";
import type { ScanEngine } from "./engine.ts";
import { openingArchives } from "./opened-archives.ts";

const LIMITS = { maxBytes: 10_000_000, seconds: 30 };

async function* piecesOf(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length)
    yield await Promise.resolve(bytes.subarray(at, at + length));
}

const scan = (engine: ScanEngine, bytes: Buffer, pieces = 64_000) =>
  engine.scan(piecesOf(bytes, pieces), { size: bytes.length });

/** More than a megabyte; clamd has time to refuse what comes behind it before the content ends. */
async function* exceeding(): AsyncGenerator<Buffer> {
  yield* piecesOf(Buffer.alloc(1_000_000, "a"), 50_000);
  yield* piecesOf(Buffer.alloc(60_000, "a"), 60_000);
  await wait(300);
  yield Buffer.alloc(40_000, "a");
}

describe.skipIf(clamdProgram === undefined)("the engine", () => {
  let usual: ClamdDaemon;
  let strict: ClamdDaemon;
  let ways: [string, ScanEngine][];

  beforeAll(async () => {
    const program = clamdProgram ?? "";
    [usual, strict] = await Promise.all([
      startClamdDaemon(program, ["StreamMaxLength 1M"]),
      startClamdDaemon(program, ["AlertEncrypted yes", "AlertExceedsMax yes", "MaxFileSize 500K"]),
    ]);
    ways = [
      ["TCP", clamdEngine(usual.tcp, LIMITS)],
      ["a socket", clamdEngine(usual.socket, LIMITS)],
    ];
  });

  afterAll(() => Promise.all([usual.stop(), strict.stop()]));

  it("a real clamd finds what it knows by bytes and by hash, also in many pieces and in an archive, and calls other contents clean", async () => {
    for (const [, engine] of ways) {
      const infected = { stare: "infectat", nume: names.byBytes };
      expect(await scan(engine, eicar)).toEqual(infected);
      expect(await scan(engine, eicar, 1)).toEqual(infected);
      expect(await scan(engine, zip({ "a.txt": "a", "b/eicar.com": eicar }))).toEqual(infected);
      expect(await scan(engine, knownByHash)).toEqual({ stare: "infectat", nume: names.byHash });
      expect(await scan(engine, Buffer.from("Hotărâre"))).toEqual({ stare: "curat" });
      expect(await scan(engine, Buffer.alloc(0))).toEqual({ stare: "curat" });
      expect(await scan(engine, Buffer.alloc(900_000, "Hotărâre "))).toEqual({ stare: "curat" });
    }
  });

  it("a real clamd answers many at once, each about its own content", async () => {
    const engine = clamdEngine(usual.tcp, LIMITS);
    const contents = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? eicar : Buffer.from(`curat ${String(i)}`),
    );
    const answers = await Promise.all(contents.map((content) => scan(engine, content)));
    expect(answers.map(({ stare }) => stare)).toEqual(
      contents.map((_, i) => (i % 2 === 0 ? "infectat" : "curat")),
    );
  });

  it("a real clamd has no verdict on what exceeds its limits: that of streams, and that of files, of which it speaks if it is told to", async () => {
    const tooLarge = { stare: "nescanat", motiv: "preaMare" };
    for (const [, engine] of ways)
      expect(await engine.scan(exceeding(), { size: 1_100_000 })).toEqual(tooLarge);
    expect(await scan(clamdEngine(strict.tcp, LIMITS), Buffer.alloc(800_000, "a"))).toEqual(tooLarge);
  });

  it("a real clamd has no verdict on an archive with a password, where it is told to say so, and where it is not", async () => {
    const locked = { stare: "nescanat", motiv: "criptat" };
    const quiet = clamdEngine(usual.tcp, LIMITS);
    expect(await scan(quiet, lockedZip)).toEqual({ stare: "curat" });
    expect(await scan(openingArchives(quiet), lockedZip)).toEqual(locked);
    expect(await scan(clamdEngine(strict.tcp, LIMITS), lockedZip)).toEqual(locked);
  });

  it("a real clamd has no version of signatures with signatures of our own alone", async () => {
    expect(await clamdEngine(usual.socket, LIMITS).signatures()).toBeUndefined();
  });

  it("a real clamd that was stopped leaves contents without a verdict", async () => {
    const stopped = await startClamdDaemon(clamdProgram ?? "", []);
    await stopped.stop();
    const engine = clamdEngine(stopped.tcp, LIMITS);
    expect(await scan(engine, eicar)).toEqual({ stare: "nescanat", motiv: "indisponibil" });
  });
});
