import "../testing/local-cloud.ts";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { clock } from "../clock.ts";
import { inOwnPartition, entity } from "../data/entity.ts";
import { changing, create, read, removing } from "../data/repository.ts";
import { transact } from "../data/transaction.ts";
import { nextId } from "../ids.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { cutConnections } from "../testing/connection-faults.ts";
import { seededRandom } from "../testing/random.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { claim, claimAlone, claimAsRead, isLeased, LeaseLost, withLease } from "./lease.ts";

afterEach(() => {
  clock.resume();
  vi.useRealTimers();
});

const Job = entity({
  name: "job",
  service: "documents",
  schema: z.object({ id: z.int(), leaseUntil: z.string().optional(), progress: z.int() }),
  key: inOwnPartition("job"),
});
const job = () => create(Job, { id: nextId(), progress: 0 });

it("of many workers that claim a row at once one holds it, and what is not wanted is not taken", async () => {
  const { id } = await job();
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(Job, { id }, 60, (row) => row)));
  expect(claims.filter(Boolean).length).toBe(1);
  const other = await job();
  expect(await claim(Job, { id: other.id }, 60, () => undefined)).toBeUndefined();
  expect(await claim(Job, { id: 4 }, 60, (row) => row)).toBeUndefined();
});

it("of many workers that claim a row by a single write one holds it, and a lost answer loses no claim", async () => {
  const row = await job();
  const claimed = (found: typeof row) => ({ ...found, progress: 1 });
  const { calls, result } = await callsOf(() =>
    Promise.all(Array.from({ length: 5 }, () => claimAlone(Job, row, 60, claimed))),
  );
  expect([tally(calls), result.filter(Boolean).length]).toEqual([["dynamodb.PutItem 5"], 1]);
  const held = await read(Job, row);
  expect(held).toEqual(result.find(Boolean));
  expect(held && (await claimAlone(Job, held, 60, claimed))).toBeUndefined();

  const rows = await Promise.all(Array.from({ length: 30 }, job));
  const stop = cutConnections(seededRandom("lease"), 0.2);
  for (const one of rows) expect(await claimAlone(Job, one, 60, claimed)).toMatchObject({ progress: 1 });
  expect(stop()).toBeGreaterThan(0);
});

it(
  "of many workers that read a row and claim it as read one holds it, with one call each",
  untilUndisturbed,
  async () => {
    const row = await job();
    const { calls, result } = await callsOf(() =>
      Promise.all(Array.from({ length: 5 }, () => claimAsRead(Job, row, 60, (found) => found))),
    );
    expect(result.filter(Boolean).map((held) => held && held.rev - row.rev)).toEqual([1]);
    expect(tally(calls)).toEqual(["dynamodb.TransactWriteItems 5"]);
    const held = await read(Job, { id: row.id });
    expect(held && (await claimAsRead(Job, held, 60, (found) => found))).toBeUndefined();
  },
);

it("a lease that has ended may be taken by another worker, and then the first one's writes fail", async () => {
  const { id } = await job();
  const first = await claim(Job, { id }, 60, (row) => row);
  clock.freeze(new Date(Date.now() + 61_000));
  expect(await claim(Job, { id }, 60, (row) => row)).toBeDefined();
  if (!first) throw new Error("the row was not claimed");
  await expect(transact(changing(Job, first, { ...first, progress: 9 }))).rejects.toThrow();
});

it("a worker's lease is prolonged while it works, with its progress beside it, and its own writes still fit", async () => {
  const { id } = await job();
  const held = await claim(Job, { id }, 60, (row) => row);
  if (!held) throw new Error("the row was not claimed");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await withLease(Job, held, { seconds: 60, progress: () => ({ progress: 7 }) }, async () => {
    clock.freeze(new Date(Date.now() + 50_000));
    vi.advanceTimersByTime(5000);
    await vi.waitFor(async () => expect((await read(Job, { id }))?.progress).toBe(7), { timeout: 20_000 });
    clock.freeze(new Date(Date.now() + 100_000));
    const row = await read(Job, { id });
    expect(row && isLeased(row)).toBe(true);
  });
  await transact(changing(Job, held, { ...held, progress: 10 }));
  expect((await read(Job, { id }))?.progress).toBe(10);
});

it("a worker whose row was removed or claimed by another is told at its next renewal", async () => {
  const { id } = await job();
  const held = await claim(Job, { id }, 60, (row) => row);
  if (!held) throw new Error("the row was not claimed");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const work = withLease(Job, held, { seconds: 60 }, async ({ signal }) => {
    await transact(removing(Job, held));
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(signal.aborted).toBe(true), { timeout: 20_000 });
    signal.throwIfAborted();
  });
  await expect(work).rejects.toThrow(LeaseLost);
});
