import "../../testing.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { nextId } from "../../../../shared/ids.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import {
  closedUntil,
  forgetBreaker,
  isOpen,
  noteFault,
  noteSuccess,
  releaseProbe,
  takeProbe,
} from "./breaker.ts";
import { outageOf } from "./outages.ts";

const START = Date.parse("2026-11-26T10:00:00Z");
const at = (seconds: number) => clock.freeze(new Date(START + seconds * 1000));

let id: number;
beforeEach(() => {
  id = nextId();
  at(0);
});
afterAll(() => clock.resume());

const fault = (probe?: string) => noteFault(id, { probe });
const success = (probe?: string) => noteSuccess(id, probe);
const times = <T>(count: number, act: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => act(i));

/** Until how many seconds after the start the way is closed, as a new process reads it. */
async function closedFor(): Promise<number | undefined> {
  forgetBreaker(id);
  const until = await closedUntil(id);
  return until === undefined ? undefined : (until - START) / 1000;
}
async function open(): Promise<void> {
  for (let i = 0; i < 3; i += 1) await fault();
}
const lease = async (): Promise<string> => {
  const probe = await takeProbe(id);
  return typeof probe === "string" ? probe : expect.fail("no lease");
};

describe("a breaker", () => {
  it("a breaker opens for 30 s after three faults in a row", async () => {
    await fault();
    await fault();
    expect(await closedFor()).toBeUndefined();
    await fault();
    expect([await closedFor(), await isOpen(id)]).toEqual([30, true]);
  });

  it("a success between faults starts the row over", async () => {
    await fault();
    await fault();
    await success();
    await fault();
    await fault();
    expect(await closedFor()).toBeUndefined();
  });

  it("ten faults at once open it once, and do not keep it open for longer", async () => {
    await Promise.all(times(10, () => fault()));
    at(20);
    await fault();
    expect(await closedFor()).toBe(30);
  });

  it("a breaker after its time one of ten deliveries probes the provider", async () => {
    await open();
    expect(await takeProbe(id)).toBeUndefined();
    at(30);
    const leases = await Promise.all(times(10, () => takeProbe(id)));
    expect(leases.filter((probe) => probe !== undefined)).toHaveLength(1);
    expect(await closedFor()).toBe(60);
  });

  it("a probe that succeeds closes it", async () => {
    await open();
    at(30);
    await success(await lease());
    expect([await closedFor(), await takeProbe(id)]).toEqual([undefined, true]);
    await fault();
    expect(await closedFor()).toBeUndefined();
  });

  it("a probe that fails keeps it open until 30 s after it began, or for as long as the provider asks", async () => {
    await open();
    at(30);
    const probe = await lease();
    at(40);
    await fault(probe);
    expect(await closedFor()).toBe(60);
    at(60);
    await noteFault(id, { probe: await lease(), retryAfterSeconds: 120 });
    expect(await closedFor()).toBe(180);
  });

  it("a breaker tells since when it is open and why, also after a probe that failed", async () => {
    for (let i = 0; i < 3; i += 1) await noteFault(id, { probe: undefined, code: "ECONNECTION" });
    at(30);
    await noteFault(id, { probe: await lease(), code: "421" });
    expect(await outageOf(id)).toEqual({ since: START, openUntil: START + 60_000, why: "421" });
    at(60);
    await success(await lease());
    expect(await outageOf(id)).toBeUndefined();
  });

  it("a probe that was not sent gives its turn away", async () => {
    await open();
    at(30);
    await releaseProbe(id, await lease());
    await lease();
    expect(await closedFor()).toBe(60);
  });

  it("the lease of a process that ended is over after 30 s, and its late success closes nothing", async () => {
    await open();
    at(30);
    const late = await lease();
    at(60);
    const next = await lease();
    await success(late);
    expect(await closedFor()).toBe(90);
    await success(next);
    expect(await closedFor()).toBeUndefined();
  });

  it("deliveries that were under way when it opened neither close it nor keep it open", async () => {
    await open();
    at(31);
    await success();
    await fault();
    expect(await closedFor()).toBe(30);
  });

  it("a breaker stays open for as long as the provider asks", async () => {
    await fault();
    await fault();
    await noteFault(id, { probe: undefined, retryAfterSeconds: 300 });
    expect(await closedFor()).toBe(300);
  });

  it("a breaker is read at most once a second by a process, and not written while all is well", async () => {
    const { calls } = await callsOf(async () => {
      for (let i = 0; i < 20; i += 1) {
        await closedUntil(id);
        await success();
      }
    });
    expect(calls).toHaveLength(1);
    at(1.001);
    expect((await callsOf(() => closedUntil(id))).calls).toHaveLength(1);
  });
});
