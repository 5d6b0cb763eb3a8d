import "../../testing.ts";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { nextId } from "../../../../shared/ids.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import type { Priority } from "../../records/lanes.ts";
import { takeToken } from "./rate.ts";
import type { TokenBatch } from "./testing/token-process.ts";

const SECOND = "2026-11-26T10:00:00Z";
const times = <T>(count: number, act: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => act(i));

beforeAll(() => clock.freeze(SECOND));
afterEach(() => clock.freeze(SECOND));
afterAll(() => clock.resume());

const granted = async (id: number, peSecunda: number, priorities: Priority[]) => {
  const answers = await Promise.all(priorities.map((one) => takeToken({ id, peSecunda }, one)));
  return answers.filter(Boolean).length;
};
const mediums = (count: number) => times(count, () => "Medium" as const);
const highs = (count: number) => times(count, () => "High" as const);

describe("the tokens of a provider", () => {
  it("the tokens of a provider are as many in a second as it takes messages; the next second has as many again", async () => {
    const id = nextId();
    expect(await granted(id, 3, mediums(7))).toBe(3);
    expect(await granted(id, 3, mediums(7))).toBe(0);
    clock.freeze("2026-11-26T10:00:01Z");
    expect(await granted(id, 3, mediums(7))).toBe(3);
  });

  it("a fifth of them is only High's, and High also gets what others leave", async () => {
    const id = nextId();
    expect(await granted(id, 10, mediums(20))).toBe(8);
    expect(await granted(id, 10, highs(20))).toBe(2);
    expect(await granted(nextId(), 10, highs(20))).toBe(10);
  });

  it("the tokens of a provider are not counted for a provider without a limit", async () => {
    const id = nextId();
    const { result, calls } = await callsOf(() => takeToken({ id }, "Low"));
    expect([result, calls]).toEqual([true, []]);
  });

  it("a batch of ten spends one call, and a process stops asking once the second is used up", async () => {
    const id = nextId();
    const first = await callsOf(() => granted(id, 5, mediums(10)));
    const second = await callsOf(() => granted(id, 5, mediums(10)));
    expect([first.result, first.calls.length, second.result, second.calls.length]).toEqual([4, 1, 0, 0]);
  });
});

describe("through several processes", () => {
  const processes = functionProcesses(5);
  afterAll(() => processes.stop());
  const ask = processes.consumerOf(join(import.meta.dirname, "testing", "token-process.ts")) as unknown as (
    batch: TokenBatch,
  ) => Promise<boolean[]>;

  it("20 batches at once get exactly the tokens of the second, and High its fifth", async () => {
    const id = nextId();
    const priorities: Priority[] = [...mediums(8), ...highs(2)];
    const answers = await Promise.all(times(20, () => ask({ at: SECOND, id, peSecunda: 50, priorities })));
    const taken = answers.flat().filter(Boolean).length;
    const takenByMedium = answers.flatMap((one) => one.slice(0, 8)).filter(Boolean).length;
    expect(taken).toBe(50);
    expect(takenByMedium).toBeLessThanOrEqual(40);
  });
});
