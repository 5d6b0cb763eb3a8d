import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eicar } from "../testing/eicar.ts";
import { type ClamdDouble, type ClamdManner, FOUND_NAME, startClamdDouble } from "../testing/clamd-double.ts";
import { clamdEngine } from "./clamd.ts";
import type { NotScanned } from "./engine.ts";

const LIMITS = { maxBytes: 10_000_000, seconds: 20 };
/** Some small content, in pieces. */
const content = ["Hotărâre ", "cu privire la ", "buget"].map((text) => Buffer.from(text));
const sizeOf = (pieces: Buffer[]) => Buffer.concat(pieces).length;

let clamd: ClamdDouble;

beforeAll(async () => {
  clamd = await startClamdDouble();
});

beforeEach(() => {
  clamd.manner = "honest";
  clamd.received = [];
});

afterAll(() => clamd.stop());

async function* streamOf(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

const scan = (pieces: Buffer[], limits = LIMITS, size = sizeOf(pieces)) =>
  clamdEngine(clamd.address, limits).scan(streamOf(pieces), { size });

it("a scan sends clamd the whole content, also behind pieces without bytes, and passes on what it says", async () => {
  expect(await scan(content)).toEqual({ stare: "curat" });
  const infected = [Buffer.from("început "), Buffer.alloc(0), eicar.subarray(0, 10), eicar.subarray(10)];
  expect(await scan(infected)).toEqual({ stare: "infectat", nume: FOUND_NAME });
  expect(await scan([])).toEqual({ stare: "curat" });
  expect(clamd.received.map(String)).toEqual([content, infected, []].map((pieces) => pieces.join("")));
});

const notScanned: [ClamdManner, NotScanned][] = [
  ["encrypted", "criptat"],
  ["over its limits", "preaMare"],
  ["out of time", "termen"],
  ["lying about size", "preaMare"],
  ["down", "indisponibil"],
  ["hasty", "indisponibil"],
  ["garbage", "indisponibil"],
  ["two answers", "indisponibil"],
  ["half an answer", "indisponibil"],
  ["failing", "indisponibil"],
  ["endless", "indisponibil"],
];

it.each(notScanned)("a scan by a clamd that is %s has no verdict: %s", async (manner, motiv) => {
  clamd.manner = manner;
  // Content that is not at its end before clamd answers.
  const slow = async function* () {
    yield* streamOf(content);
    await wait(20);
    yield Buffer.from(".");
  };
  const answer = clamdEngine(clamd.address, LIMITS).scan(slow(), { size: sizeOf(content) + 1 });
  expect(await answer).toEqual({ stare: "nescanat", motiv });
});

it.each(["slow", "stuck"] as const)("a scan by a clamd that is %s ends at its deadline", async (manner) => {
  clamd.manner = manner;
  const large = Array.from({ length: 100 }, () => Buffer.alloc(100_000));
  expect(await scan(large, { ...LIMITS, seconds: 0.2 })).toEqual({ stare: "nescanat", motiv: "termen" });
});

it("a scan whose content never comes ends at its deadline, too", async () => {
  const never = async function* () {
    yield Buffer.from("a");
    await new Promise(() => undefined);
  };
  const answer = clamdEngine(clamd.address, { ...LIMITS, seconds: 0.2 }).scan(never(), { size: 2 });
  expect(await answer).toEqual({ stare: "nescanat", motiv: "termen" });
});

it("a scan where nothing listens has no verdict, by TCP and by a socket", async () => {
  const nowhere = [{ host: "127.0.0.1", port: 1 }, { path: "/nowhere/clamd.sock" }];
  for (const address of nowhere) {
    const engine = clamdEngine(address, LIMITS);
    expect(await engine.scan(streamOf(content), { size: sizeOf(content) })).toEqual({
      stare: "nescanat",
      motiv: "indisponibil",
    });
    expect(await engine.signatures()).toBeUndefined();
  }
});

it("a content above the limit is not read", async () => {
  const unread = async function* (): AsyncGenerator<Buffer> {
    await Promise.reject(new Error("it was read"));
    yield Buffer.alloc(0);
  };
  const answer = clamdEngine(clamd.address, { ...LIMITS, maxBytes: 9 }).scan(unread(), { size: 10 });
  expect(await answer).toEqual({ stare: "nescanat", motiv: "preaMare" });
});

it("a content that cannot be read to its end, or is not as long as it was said, fails the scan: it is not called clean", async () => {
  const broken = async function* () {
    yield* streamOf(content);
    throw new Error("the store is away");
  };
  const engine = clamdEngine(clamd.address, LIMITS);
  await expect(engine.scan(broken(), { size: 100 })).rejects.toThrow("the store is away");
  for (const size of [sizeOf(content) - 1, sizeOf(content) + 1])
    await expect(scan(content, LIMITS, size)).rejects.toThrow("does not have its size");
  expect(clamd.received).toEqual([]);
});

it("a scan reads its content no faster than clamd takes it", async () => {
  clamd.manner = "stuck";
  let read = 0;
  const pieces = (function* () {
    for (; read < 1_000; read += 1) yield Buffer.alloc(100_000);
  })();
  const limits = { maxBytes: 1e9, seconds: 0.5 };
  await clamdEngine(clamd.address, limits).scan(streamOf(pieces), { size: 1e8 });
  // The buffers of both ends hold some megabytes.
  expect(read).toBeLessThan(300);
});

it("the version of the signatures is what follows the program in clamd's answer; without it, it is unknown", async () => {
  const { signatures } = clamdEngine(clamd.address, LIMITS);
  expect(await signatures()).toBe("27830/Sat Nov 28 08:45:05 2026");
  for (const version of ["ClamAV 1.4.3", "UNKNOWN COMMAND", "ClamAV 1.4.3/", "ClamAV 1.4.3/27830"]) {
    clamd.version = version;
    expect(await signatures()).toBeUndefined();
  }
});
