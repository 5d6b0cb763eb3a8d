import "../testing/local-cloud.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { clock } from "../clock.ts";
import { entity, inOwnPartition } from "../data/entity.ts";
import { changing, create, read, removing } from "../data/repository.ts";
import { transact } from "../data/transaction.ts";
import { nextId } from "../ids.ts";
import { consumer } from "../messaging/consumer.ts";
import { queue } from "../messaging/queue.ts";
import { kernel } from "../refusals.ts";
import { drain } from "../testing/queues.ts";
import { job } from "./job.ts";
import { jobFields, over } from "./row.ts";
import { worker, type Outcome, type Work } from "./worker.ts";

/* A service that counts to three, as a new job of a new service would be written. */

const Count = z.object({ id: z.int(), reached: z.int(), error: z.string().optional(), ...jobFields });
type Count = z.output<typeof Count>;

const Counts = entity({ name: "count", service: "documents", schema: Count, key: inOwnPartition("count") });

const countQueue = queue("imports", z.object({ countId: z.int() }));

const countJob = job({
  name: "count",
  entity: Counts,
  queue: countQueue,
  message: (countId) => ({ countId }),
  waitingIn: "COUNT",
  isWaiting: ({ reached, error }) => reached < 3 && error === undefined,
});

/** The work of the run, set by each test. */
let run: (row: Count, work: Work<Count>) => Promise<Outcome<Count>>;

const count = worker(countJob, {
  leaseSeconds: 60,
  run: (row, work) => run(row, work),
  failed: { attempts: 3, ended: (row, error) => ({ ...over(row), error }) },
});

const handler = consumer({
  service: "documents",
  queue: countQueue,
  handle: ({ countId }) => count(countId),
});

const countOn: typeof run = async (row, { report }) => {
  report({ reached: row.reached + 1 });
  const after = { ...row, reached: row.reached + 1 };
  return after.reached === 3 ? { ended: over(after) } : { waits: after };
};

const started = () => create(Counts, countJob.waiting({ id: nextId(), reached: 0 }));
const work = () => drain(countQueue, handler);
const loseMessages = () => drain(countQueue, () => Promise.resolve({ batchItemFailures: [] }));
const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));
/** The rows whose worker the sweep wakes; their messages are lost. */
async function swept(): Promise<number[]> {
  // The `due` index lags behind its table.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await countJob.sweep(Infinity);
  const ids: number[] = [];
  const taking = consumer({
    service: "documents",
    queue: countQueue,
    handle: ({ countId }) => Promise.resolve(ids.push(countId)),
  });
  await drain(countQueue, taking);
  return ids;
}
const stored = async (id: number) => {
  const row = await read(Counts, { id });
  if (!row) throw new Error("no row");
  return row;
};

beforeEach(() => {
  run = countOn;
});
afterEach(async () => {
  clock.resume();
  await loseMessages();
});

it("a job is worked on until it ends, and leaves neither a lease nor an entry in the due index", async () => {
  const { id } = await started();
  await countJob.wake(id);
  for (let i = 0; i < 3; i += 1) await work();
  const row = await stored(id);
  expect(row).toMatchObject({ reached: 3 });
  expect(row).not.toHaveProperty("leaseUntil");
  expect(row).not.toHaveProperty("dueAt");
  later(3600);
  expect(await swept()).not.toContain(id);
});

it("a job whose every message is lost ends all the same: each sweep wakes a worker", async () => {
  const { id } = await started();
  run = async (row) => ({ ended: over({ ...row, reached: 3 }) });
  await countJob.wake(id);
  await loseMessages();
  expect(await swept()).not.toContain(id);
  later(61);
  expect(await swept()).toContain(id);
  // Workers may be busy: the same row is not woken again at once.
  expect(await swept()).not.toContain(id);
  later(601);
  await countJob.sweep(Infinity);
  await work();
  expect(await stored(id)).toMatchObject({ reached: 3 });
});

it("a read of the status wakes a worker after a minute without one, and not while one works", async () => {
  const row = await started();
  await countJob.wakeIfForgotten(row);
  expect(await loseMessages()).toEqual({ handled: 0, failed: 0 });
  later(61);
  await countJob.wakeIfForgotten(row);
  expect(await loseMessages()).toEqual({ handled: 1, failed: 0 });
  await countJob.wakeIfForgotten({ ...row, leaseUntil: new Date(clock.now().getTime() + 1).toISOString() });
  await countJob.wakeIfForgotten({ ...row, reached: 3 });
  expect(await loseMessages()).toEqual({ handled: 0, failed: 0 });
});

it("a job whose worker was killed is woken once its lease has ended", async () => {
  const { id } = await started();
  let killed = (): void => undefined;
  run = () => new Promise((resolve) => (killed = () => resolve(undefined)));
  const dead = count(id);
  await vi.waitFor(async () => expect(await stored(id)).toHaveProperty("leaseUntil"), { timeout: 20_000 });
  later(59);
  expect(await swept()).not.toContain(id);
  later(2);
  expect(await swept()).toContain(id);
  run = countOn;
  await count(id);
  expect((await stored(id)).reached).toBe(1);
  killed();
  await dead;
});

it("a failure that may pass brings the message again, and the last of the attempts ends the row with its key", async () => {
  const { id } = await started();
  run = () => Promise.reject(new Error("not now"));
  await expect(count(id)).rejects.toThrow("not now");
  await expect(count(id)).rejects.toThrow("not now");
  await count(id);
  expect(await stored(id)).toMatchObject({ error: "error.intern", attempts: 3 });
});

it("a refusal ends the row at once", async () => {
  const { id } = await started();
  run = () => Promise.reject(kernel.conflict());
  await count(id);
  expect(await stored(id)).toMatchObject({ error: "error.conflict", attempts: 1 });
});

it("progress that was reported gives the attempts back and stays after a failure", async () => {
  const { id } = await started();
  run = (_row, { report }) => {
    report({ reached: 1, attempts: 0 });
    return Promise.reject(new Error("not now"));
  };
  for (let i = 0; i < 5; i += 1) await expect(count(id)).rejects.toThrow("not now");
  expect(await stored(id)).toMatchObject({ reached: 1, attempts: 0 });
});

it("workers that were all killed before they could say why end the row at the next claim", async () => {
  const { id } = await started();
  const row = await stored(id);
  await transact(changing(Counts, row, { ...row, attempts: 3 }));
  let runs = 0;
  run = () => {
    runs += 1;
    return Promise.reject(new Error("must not run"));
  };
  await count(id);
  expect([runs, await stored(id)]).toMatchObject([0, { error: "error.intern" }]);
});

it("a worker that lost its row reports nothing more, stores nothing, and fails no message", async () => {
  const { id } = await started();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const passed: string[] = [];
  run = async (row, { signal, report }) => {
    await transact(removing(Counts, await stored(row.id)));
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(signal.aborted).toBe(true), { timeout: 20_000 });
    passed.push("lost");
    report({ reached: 2 });
    passed.push("reported");
    return { ended: row };
  };
  expect(await count(id)).toBeUndefined();
  vi.useRealTimers();
  expect([passed, await read(Counts, { id })]).toEqual([["lost"], undefined]);
});

it("of workers that a message woke twice one works", async () => {
  const { id } = await started();
  let [runs, idle] = [0, 0];
  const { promise: othersCame, resolve: goOn } = Promise.withResolvers<undefined>();
  // One works until the other two have found the row taken: a worker that came later would have its next step.
  run = async (row, work) => {
    runs += 1;
    if (runs > 1) goOn(undefined);
    await othersCame;
    return countOn(row, work);
  };
  const wake = async () => {
    await count(id);
    idle += 1;
    if (idle === 2) goOn(undefined);
  };
  await Promise.all([wake(), wake(), wake()]);
  expect([runs, (await stored(id)).reached]).toEqual([1, 1]);
});

it("work ends where its limit says, and the row waits for as long as it asks", async () => {
  const { id } = await started();
  run = async (row, { isTimeLeft }) => ({ waits: { ...row, reached: isTimeLeft() ? 2 : 1 }, seconds: 30 });
  await count(id, { until: performance.now() });
  expect(await stored(id)).toMatchObject({ reached: 1 });
  later(61);
  expect(await swept()).not.toContain(id);
  later(30);
  expect(await swept()).toContain(id);
});
