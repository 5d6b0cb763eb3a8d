import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "../testing/local-cloud.ts";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { ephemeralTable } from "../data/tables.ts";
import { AppError } from "../errors.ts";
import { throttle, type ThrottleRule } from "./throttle.ts";

const START = Date.parse("2026-03-01T10:00:00Z");
let passed = 0;
const pass = (seconds: number) => clock.freeze(new Date(START + (passed += seconds) * 1000));

beforeEach(() => {
  passed = 0;
  clock.freeze(new Date(START));
});
afterEach(() => clock.resume());

/** The duration of a password check: long enough for other guesses to begin during it. */
const CHECK_MILLISECONDS = 40;

/** One guess: "right", "wrong", or the seconds to wait. */
async function guess(rule: ThrottleRule, isRight = false): Promise<"right" | "wrong" | number> {
  const guard = throttle(rule);
  try {
    await guard.admit();
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return Number(error.headers["retry-after"]);
    throw error;
  }
  await sleep(CHECK_MILLISECONDS);
  await (isRight ? guard.recordSuccess() : guard.recordFailure());
  return isRight ? "right" : "wrong";
}

async function guessRepeatedly(rule: ThrottleRule, times: number) {
  const outcomes = [];
  for (let i = 0; i < times; i += 1) outcomes.push(await guess(rule));
  return outcomes;
}

describe("a throttle", () => {
  it("a throttle lets five wrong guesses pass and then asks for a wait", async () => {
    expect(await guessRepeatedly({ service: "documents", purpose: "t", key: ["a"] }, 6)).toEqual([
      ...Array(5).fill("wrong"),
      2,
    ]);
  });

  it("a throttle refuses also the right one while the wait lasts, and takes it after", async () => {
    const rule = { service: "documents", purpose: "t", key: ["b"] };
    await guessRepeatedly(rule, 5);
    expect(await guess(rule, true)).toBe(2);
    pass(2);
    expect(await guess(rule, true)).toBe("right");
  });

  it("doubles the wait with each further wrong guess, up to 15 minutes", async () => {
    const rule = { service: "documents", purpose: "t", key: ["c"] };
    await guessRepeatedly(rule, 4);
    const waits = [];
    for (let i = 0; i < 12; i += 1) {
      expect(await guess(rule)).toBe("wrong");
      const wait = Number(await guess(rule));
      waits.push(wait);
      pass(wait);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it("a throttle with a window lets as many wrong guesses pass within it, and opens when the first of them leaves it", async () => {
    const rule = { service: "documents", purpose: "t", key: ["w"], free: 3, windowSeconds: 600 };
    expect(await guessRepeatedly(rule, 2)).toEqual(["wrong", "wrong"]);
    pass(400);
    expect([await guess(rule), await guess(rule, true)]).toEqual(["wrong", 200]);
    pass(200);
    expect(await guessRepeatedly(rule, 3)).toEqual(["wrong", "wrong", 400]);
    pass(400);
    expect(await guessRepeatedly(rule, 2)).toEqual(["wrong", 200]);
  });

  it("a throttle with a window forgets nothing for a right guess, and takes none of 20 at once beyond the limit", async () => {
    const rule = { service: "documents", purpose: "t", key: ["v"], free: 3, windowSeconds: 600 };
    await guessRepeatedly(rule, 2);
    expect([await guess(rule, true), await guess(rule), await guess(rule)]).toEqual(["right", "wrong", 600]);
    const other = { ...rule, key: ["u"] };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess(other)));
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(3);
  });

  it("forgets everything with a right guess, and a day after the last wrong one", async () => {
    const rule = { service: "documents", purpose: "t", key: ["d"] };
    await guessRepeatedly(rule, 4);
    await guess(rule, true);
    expect(await guessRepeatedly(rule, 5)).toEqual(Array(5).fill("wrong"));
    pass(24 * 3600);
    expect(await guessRepeatedly(rule, 6)).toEqual([...Array(5).fill("wrong"), 2]);
  });

  it("a throttle counts each key and each purpose by itself", async () => {
    await guessRepeatedly({ service: "documents", purpose: "t", key: ["e"] }, 5);
    expect(await guess({ service: "documents", purpose: "t", key: ["f"] })).toBe("wrong");
    expect(await guess({ service: "documents", purpose: "u", key: ["e"] })).toBe("wrong");
    expect(await guess({ service: "documents", purpose: "t", key: ["e", ""] })).toBe("wrong");
    expect(await guess({ service: "documents", purpose: "t", key: ["e"] })).toBe(2);
  });

  it("a throttle is not outrun by parallel guesses: of sixty at once five are made", async () => {
    clock.resume();
    const rule = { service: "documents", purpose: "t", key: ["g"] };
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => guess(rule)));
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(5);
  });

  it("a throttle lets right guesses that come together wait for each other and refuses none", async () => {
    clock.resume();
    const rule = { service: "documents", purpose: "t", key: ["h"] };
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => guess(rule, true)));
    expect(outcomes).toEqual(Array(30).fill("right"));
  });

  it("a throttle counts a guess that was never settled as a wrong one", async () => {
    const rule = { service: "documents", purpose: "t", key: ["i"], free: 2 };
    await throttle(rule).admit();
    await throttle(rule).admit();
    pass(16);
    expect(await guess(rule, true)).toBe(1);
    pass(1);
    expect(await guess(rule, true)).toBe("right");
  });

  it("a throttle has a high ceiling for a wider key, until the end of the hour", async () => {
    const from = (name: string): ThrottleRule => ({
      service: "documents",
      purpose: "t",
      key: [name, "adresa"],
      ceiling: { key: ["adresa"], most: 3 },
    });
    for (const name of ["j1", "j2", "j3"]) expect(await guess(from(name))).toBe("wrong");
    expect(await guess(from("j4"), true)).toBe(3600);
    pass(3600);
    expect(await guess(from("j4"), true)).toBe("right");
  });

  it("a throttle stores neither names nor addresses", async () => {
    await guess({
      service: "documents",
      purpose: "t",
      key: ["Numele Meu", "198.51.100.23"],
      ceiling: { key: ["198.51.100.23"], most: 9 },
    });
    const { Items } = await dynamo().send(new ScanCommand({ TableName: ephemeralTable() }));
    expect(JSON.stringify(Items)).not.toMatch(/Numele Meu|198\.51\.100\.23/);
  });

  it("a throttle leaves nothing behind for those who never fail", async () => {
    const count = async () => (await dynamo().send(new ScanCommand({ TableName: ephemeralTable() }))).Count;
    const before = await count();
    await guess({ service: "documents", purpose: "t", key: ["k"] }, true);
    expect(await count()).toBe(before);
  });
});
