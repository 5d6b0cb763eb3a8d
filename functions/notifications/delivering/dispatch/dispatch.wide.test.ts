import { createSystem } from "../../testing.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { sendMany } from "../../../../shared/messaging/send-many.ts";
import { type AwsCall, callsOf } from "../../../../shared/testing/aws-calls.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { Deliveries } from "../../records/delivery.ts";
import { deliveries, type Priority, waitingIn } from "../../records/lanes.ts";
import { countIn } from "../../operating/queues/list-queues.ts";
import { cancelNotification } from "../../accepting/tracking/cancel.ts";
import { runCancellation } from "../../accepting/tracking/run-cancellation.ts";
import { storeNotification } from "../../accepting/tracking/testing.ts";
import { takeWithdrawn } from "../../state/lanes/withdrawn.ts";
import { createSender } from "../providers/testing.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import type { Sender } from "../../records/sender.ts";
import { type System, Systems } from "../../records/system.ts";
import { takeTurn } from "./turn.ts";
import {
  createProvider,
  indexed,
  open,
  openFor,
  run,
  runNow,
  signalled,
  startAnew,
  stored,
  waiting,
} from "./testing.ts";

beforeEach(startAnew);
afterEach(() => clock.resume());

const many = (number: number, make: (i: number) => ReturnType<typeof waiting>) =>
  Promise.all(Array.from({ length: number }, (_, i) => make(i)));

const dueIn = (sistemId: number) => countIn([waitingIn("Medium", sistemId, "Email")], "due");

const past = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

/** The deliveries that the messages of these calls name. */
const releasedIds = (calls: AwsCall[]): number[] =>
  calls
    .filter(({ name }) => name === "sqs.SendMessageBatch")
    .flatMap(({ input }) => input.Entries as { MessageBody: string }[])
    .map(({ MessageBody }) => (JSON.parse(MessageBody) as { livrareId: number }).livrareId);

const withoutSender = ({ expeditorId: _sender, ...system }: Stored<System>): System => system;

describe("the dispatcher", () => {
  it("the dispatcher releases what is due, and nothing that is due later", async () => {
    const { id } = await createSystem();
    const due = await waiting(id, { priority: "High" });
    const later = await waiting(id, { priority: "High", dueAt: "2999-01-01T00:00:00.000Z" });
    await run();
    expect(await signalled("High")).toEqual([due.id]);
    expect((await stored(later)).dueAt).toBe(later.dueAt);
  });

  it("the dispatcher moves a released row without a new revision, so that it is not released again for a while", async () => {
    const { id } = await createSystem();
    const due = await waiting(id, { priority: "High" });
    await run();
    const after = await stored(due);
    expect(after.rev).toBe(due.rev);
    expect((after.dueAt ?? "") > clock.iso()).toBe(true);
    expect((await run())?.released).toBe(0);
    clock.freeze(new Date(Date.now() + 200_000));
    expect((await run())?.released).toBe(1);
  });

  it("the dispatcher lets the systems take turns: one with a bulk does not delay another", async () => {
    const [bulk, single] = [await createSystem(), await createSystem()];
    await many(60, (i) => waiting(bulk.id, { priority: "Low", dueAt: past(600 - i) }));
    const one = await waiting(single.id, { priority: "Low", dueAt: past(1) });
    const { calls } = await callsOf(() => run());
    const sent = calls.filter(({ name }) => name === "sqs.SendMessageBatch");
    const first = sent[0]?.input as { Entries: { MessageBody: string; DelaySeconds: number }[] };
    const bodies = first.Entries.map(({ MessageBody }) => JSON.parse(MessageBody) as { livrareId: number });
    expect(bodies.slice(0, 4).map(({ livrareId }) => livrareId)).toContain(one.id);
  });

  it("the dispatcher releases High before Medium before Low, oldest first", async () => {
    const { id } = await createSystem();
    const order: Priority[] = ["Low", "Medium", "High"];
    for (const priority of order) await many(3, (i) => waiting(id, { priority, dueAt: past(100 - 10 * i) }));
    const { calls } = await callsOf(() => run());
    const moved = calls.filter(({ name }) => name === "dynamodb.Update" || name === "dynamodb.UpdateItem");
    const ids = moved.map(({ input }) => Number((input.Key as { sk: string }).sk));
    const rows = await Promise.all(ids.map((one) => stored({ id: one })));
    const ours = rows.filter(({ sistemId }) => sistemId === id);
    expect(ours.map(({ priority }) => priority)).toEqual(
      ["High", "Medium", "Low"].flatMap((priority) => [priority, priority, priority]),
    );
    const batches = calls.filter(({ name }) => name === "sqs.SendMessageBatch");
    expect(batches.length).toBeGreaterThanOrEqual(3);
  });

  it("the dispatcher releases only what the providers take in a minute; another run adds nothing", async () => {
    const provider = await createProvider({ peSecunda: 1 });
    const { id } = await createSystem();
    await many(80, (i) => waiting(id, { priority: "Low", dueAt: past(80 - i) }));
    clock.freeze(clock.now());
    const outcome = await run();
    expect(outcome?.released).toBeGreaterThanOrEqual(42);
    expect(outcome?.released).toBeLessThanOrEqual(43);
    expect((await run())?.released).toBe(0);
    const { visible, delayed } = await depthOf(deliveries);
    expect(visible + delayed).toBe(outcome?.released);
    await transact(changing(Providers, provider, { ...provider, activ: false }));
  });

  it("the dispatcher is not held back by retries and scheduled messages, whose time has not come", async () => {
    const provider = await createProvider({ peSecunda: 1 });
    const later = Array.from({ length: 60 }, () => ({ message: { livrareId: 1 }, delaySeconds: 600 }));
    await sendMany(deliveries, later);
    const { id } = await createSystem();
    await waiting(id, { priority: "Low" });
    expect((await run())?.released).toBe(1);
    await transact(changing(Providers, provider, { ...provider, activ: false }));
  });

  it("the dispatcher gives the minute of a bulk that is cancelled to another system, and no place twice", async () => {
    const provider = await createProvider({ peSecunda: 1 });
    const [bulk, other] = await Promise.all([createSystem(), createSystem()]);
    const notification = await storeNotification({ sistemId: bulk.id, total: 60 });
    await vi.waitFor(async () => expect(await dueIn(bulk.id)).toBe(60), { timeout: 20_000, interval: 200 });
    clock.freeze(clock.now());
    expect((await runNow())?.released).toBeGreaterThanOrEqual(42);
    await many(5, () => waiting(other.id));
    expect((await run())?.released).toBe(0);
    await cancelNotification({ id: notification.id, by: "test" });
    await runCancellation(notification.id, { until: Infinity });
    expect((await run())?.released).toBe(5);
    expect(await takeWithdrawn()).toEqual({});
    await transact(changing(Providers, provider, { ...provider, activ: false }));
  });

  it("the dispatcher sends one probe of a channel while the breakers of all its providers are open", async () => {
    const provider = await createProvider();
    const { id } = await createSystem();
    const mails = await many(5, () => waiting(id, { priority: "High" }));
    const sms = await many(3, () => waiting(id, { priority: "High", canal: "SMS" }));
    await run(open);
    const found = await signalled("High");
    expect(found.filter((one) => !sms.some((row) => row.id === one))).toHaveLength(1);
    expect(found).toEqual(expect.arrayContaining(sms.map((row) => row.id)));
    const after = await Promise.all(mails.map(stored));
    expect(after.filter(({ dueAt }, i) => dueAt === mails[i]?.dueAt)).toHaveLength(4);
    await transact(changing(Providers, provider, { ...provider, activ: false }));
  });

  describe("a sender with a provider of its own", () => {
    let own: Stored<Provider>;
    let other: Stored<Provider>;
    let sender: Stored<Sender>;
    beforeEach(async () => {
      [own, other] = [await createProvider({ peSecunda: 1 }), await createProvider({ peSecunda: 50 })];
      sender = await createSender({ providerId: own.id });
    });
    afterEach(async () => {
      for (const provider of [own, other])
        await transact(changing(Providers, provider, { ...provider, activ: false }));
    });
    const bulkOf = async (number: number) => {
      const { id } = await createSystem({ expeditorId: sender.id });
      return many(number, (i) =>
        waiting(id, { priority: "High", expeditorId: sender.id, dueAt: past(600 - i) }),
      );
    };
    const releasedOf = (found: number[], rows: { id: number }[]) =>
      found.filter((one) => rows.some(({ id }) => id === one));

    it("a sender with a provider of its own is released no faster than that one takes, and holds nobody up", async () => {
      const bulk = await bulkOf(90);
      const { id } = await createSystem();
      const singles = await many(90, (i) => waiting(id, { priority: "High", dueAt: past(100 - i) }));
      clock.freeze(clock.now());
      const { calls } = await callsOf(() => run());
      const found = releasedIds(calls);
      expect(releasedOf(found, bulk).length).toBeLessThanOrEqual(60);
      expect(releasedOf(found, bulk).length).toBeGreaterThanOrEqual(59);
      expect(releasedOf(found, singles)).toHaveLength(90);
    });

    it("a sender with a provider of its own waits without a write while that one is out of order, but for one probe", async () => {
      const bulk = await bulkOf(30);
      const { id } = await createSystem();
      const singles = await many(5, () => waiting(id, { priority: "High" }));
      await run(openFor(({ id: one }) => one === own.id));
      const found = await signalled("High");
      expect(releasedOf(found, bulk)).toHaveLength(1);
      expect(releasedOf(found, singles)).toHaveLength(5);
      const after = await Promise.all(bulk.map(stored));
      expect(after.filter(({ dueAt }, i) => dueAt === bulk[i]?.dueAt)).toHaveLength(29);
    });

    it("a sender with a provider of its own is sent on while the other providers are out of order", async () => {
      const bulk = await bulkOf(5);
      const { calls } = await callsOf(() => run(openFor(({ id }) => id === other.id)));
      expect(releasedOf(releasedIds(calls), bulk)).toHaveLength(5);
    });

    it("a sender with a provider of its own is passed over for what its system has accepted since under another sender", async () => {
      const bulk = await bulkOf(150);
      const [sistemId = 0] = bulk.map((row) => row.sistemId);
      const system = await read(Systems, { id: sistemId });
      if (system) await transact(changing(Systems, system, withoutSender(system)));
      const late = await waiting(sistemId, { priority: "High", dueAt: past(1) });
      await run(openFor(({ id: one }) => one === own.id));
      const found = await signalled("High");
      expect(found).toContain(late.id);
      expect(releasedOf(found, bulk)).toHaveLength(1);
    });
  });

  it("a system in test mode does not wait for a channel that is out of order", async () => {
    const provider = await createProvider();
    const { id } = await createSystem({ mod: "PROBA" });
    const rows = await many(3, () => waiting(id, { priority: "High" }));
    await run(open);
    expect((await signalled("High")).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
    await transact(changing(Providers, provider, { ...provider, activ: false }));
  });

  it("the dispatcher ends what has expired instead of releasing it", async () => {
    const { id } = await createSystem();
    const row = await waiting(id, { priority: "High", expiresAt: past(1) });
    expect((await run())?.settled).toBe(1);
    const after = await stored(row);
    expect(after).toMatchObject({ status: "Failed", cauza: "temporary", motiv: "expirat" });
    expect(after).not.toHaveProperty("adresa");
    expect(await signalled("High")).toEqual([]);
  });

  it("the dispatcher does not signal a row that a worker takes meanwhile", async () => {
    const { id } = await createSystem();
    const row = await waiting(id, { priority: "High" });
    const claim = () =>
      transact(changing(Deliveries, row, { ...row, leaseUntil: "2999-01-01T00:00:00.000Z" }));
    expect(
      await beforeCalls({ command: "UpdateItemCommand", about: String(row.id), most: 1 }, claim, () => run()),
    ).toBe(1);
    expect(await signalled("High")).toEqual([]);
  });

  it("the dispatcher runs once at a time: a caller that finds it at work asks for another run", async () => {
    const { id } = await createSystem();
    await waiting(id, { priority: "High" });
    const late: { id: number }[] = [];
    const second = async () => {
      late.push(await waiting(id, { priority: "High" }));
      expect(await runNow()).toBeUndefined();
      await indexed();
    };
    const moment = { command: "UpdateItemCommand", about: "dueAt IN", most: 1 };
    expect(await beforeCalls(moment, second, () => run())).toBe(1);
    expect(await signalled("High")).toContain(late[0]?.id);
  });

  it("a dispatcher that was stopped is followed by another one once its lease has ended", async () => {
    const { id } = await createSystem();
    const row = await waiting(id, { priority: "High" });
    await indexed();
    // Its turn is taken, and nothing of it follows.
    expect(await takeTurn()).toBeDefined();
    expect(await run()).toBeUndefined();
    clock.freeze(new Date(Date.now() + 100_000));
    expect((await run())?.released).toBe(1);
    expect(await signalled("High")).toEqual([row.id]);
  });
});

it("a delivery that waits costs at most 3 write units", untilUndisturbed, async () => {
  const { id } = await createSystem();
  await many(50, () => waiting(id, { priority: "High" }));
  const { calls } = await callsOf(() => run());
  const moves = calls.filter(({ name }) => name === "dynamodb.Update" || name === "dynamodb.UpdateItem");
  expect(moves).toHaveLength(50);
  const units = moves.reduce((sum, { capacity }) => sum + capacity, 0);
  expect(units / 50).toBeLessThanOrEqual(3);
  expect(units).toBeGreaterThan(0);
});
