import { administrator, call, createSystem } from "../../testing.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { read, readPartition } from "../../../../shared/data/repository.ts";
import { config } from "../../../../shared/features/approvals/config.ts";
import { needsSecondPersonInEachTest } from "../../../../shared/testing/four-eyes.ts";
import { describeOnePerson } from "../../../../shared/testing/one-person.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import { Accounts } from "../../access/account.ts";
import { indexed, runNow, signalled, startAnew, stored, waiting } from "../../delivering/dispatch/testing.ts";
import { completeOrders } from "../queues/dead-letter-orders.ts";
import { laneMarks } from "../../state/lanes/lane-mark.ts";
import { DEAD_LETTER_ORDERS, DeadLetterOrders } from "../../records/dead-letter-order.ts";
import type { Delivery } from "../../records/delivery.ts";
import { givenUpIn } from "../../records/lanes.ts";
import type { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { describeFactorReset } from "../../../../shared/testing/second-factors.ts";

/* Every route that reaches a marked verb; `tests/architecture/approvals.test.ts` lists them. */

let [ana, ion]: Record<string, string>[] = [{}, {}];
beforeAll(async () => {
  [ana, ion] = [await administrator(), await administrator()];
});
beforeEach(startAnew);
beforeEach(needsSecondPersonInEachTest);
afterEach(() => clock.resume());

const approve = ({ id }: ApprovalView) =>
  call<ApprovalView>(`POST /api/v1/admin/approvals/${id}/approve`, ion);
const ask = (address: string, body?: object) => call<ApprovalView>(address, ana, body);
const inQueue = (act: string) => `POST /api/admin/rabbit/queues/${act}`;

const dead = (sistemId: number, fields: Partial<Delivery> = {}) =>
  waiting(sistemId, {
    status: "Failed",
    cauza: "technical",
    motiv: "incercari-epuizate",
    incercari: 9,
    priority: "High",
    dueStatus: givenUpIn("High"),
    incheiatLa: clock.iso(),
    ...fields,
  });

/** A call, its subject, and the state that the call changes. */
type Case = () => Promise<{ address: string; state(): Promise<unknown> }>;

const ofDelivery =
  (address: string, make: (systemId: number) => ReturnType<typeof waiting>): Case =>
  async () => {
    const row = await make((await createSystem()).id);
    await indexed();
    return { address, state: () => stored(row) };
  };

const cases: Record<string, Case> = {
  "users.remove": async () => {
    const { id, login } = await addPersonTo("notifications");
    return { address: `DELETE /api/admin/users/${login}`, state: () => read(Accounts, { id }) };
  },
  "queues.purge": ofDelivery(inQueue("deliveries-high/purge"), (id) => waiting(id, { priority: "High" })),
  "queues.purge of dead letters": ofDelivery(inQueue("deliveries-high-dlq/purge"), dead),
  "queues.replay": ofDelivery(inQueue("deliveries-high-dlq/replay"), dead),
};

/** The admin zone asks in any case. */
const inZone = (act: string) => `POST /api/v1/admin/queues/${act}`;
const zoneCases: Record<string, Case> = {
  "admin.users.remove": async () => {
    const { id, login } = await addPersonTo("notifications");
    return { address: `DELETE /api/v1/admin/users/${login}`, state: () => read(Accounts, { id }) };
  },
  "admin.queues.purge": ofDelivery(inZone("deliveries-high/purge"), (id) =>
    waiting(id, { priority: "High" }),
  ),
  "admin.queues.replay": ofDelivery(inZone("deliveries-high-dlq/replay"), dead),
};

it.each(Object.entries({ ...cases, ...zoneCases }))(
  "%s answers 202 and does nothing until it is approved",
  async (name, make) => {
    if (name in zoneCases) config.fourEyes = "off";
    const { address, state } = await make();
    const before = await state();
    const { status, json, headers } = await ask(address);
    const path = `/notifications/api/v1/admin/approvals/${json.id}`;
    expect([status, headers.location, json.status]).toEqual([
      202,
      `http://temelia.test${path}`,
      "IN_ASTEPTARE",
    ]);
    expect(await state()).toEqual(before);
    expect(await approve(json)).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
    expect(await state()).not.toEqual(before);
    expect((await approve(json)).status).toBe(409);
  },
);

it.each(Object.entries(cases))("%s acts at once with FOUR_EYES=off", async (_, make) => {
  config.fourEyes = "off";
  const { address, state } = await make();
  const before = await state();
  expect([200, 204]).toContain((await ask(address)).status);
  expect(await state()).not.toEqual(before);
});

it("a queue without dead letters is not replayed, and an unknown one is neither: nobody is asked", async () => {
  expect((await ask(inQueue("deliveries/replay"))).status).toBe(409);
  expect((await ask(inQueue("nicio-coada/purge"))).status).toBe(404);
});

describe("an act on a queue that was asked for at a time", () => {
  const later = (seconds: number) => clock.freeze(new Date(Date.now() + seconds * 1000));

  it("purges what waited then, and nothing that came later", async () => {
    const { id } = await createSystem();
    const row = await waiting(id, { priority: "High" });
    const { json } = await ask(inQueue("deliveries-high/purge"));
    later(60);
    const newer = await waiting(id, { priority: "High" });
    await indexed();
    expect((await approve(json)).status).toBe(200);
    await runNow();
    expect(await stored(row)).toMatchObject({ status: "Cancelled", motiv: "golit" });
    expect(await signalled("High")).toEqual([newer.id]);
  });

  it("an act on a queue that was asked for at a time says what a purge would take and how many it is, and carries the scope through the approval", async () => {
    const { id } = await createSystem();
    const june = "2999-06-01T08:00:00.000Z";
    const fields = { priority: "High", scheduledAt: june, urmatoareaLa: june, dueAt: june } as const;
    const [due, scheduled] = [await waiting(id, { priority: "High" }), await waiting(id, fields)];
    await indexed();
    const { json } = await ask(inQueue("deliveries-high/purge"), { scope: "scheduled" });
    expect(json).toMatchObject({ args: { scope: "scheduled" } });
    expect(JSON.stringify(json)).toContain(
      "ce este programat pentru mai târziu, după starea de la momentul cererii (acum 1)",
    );
    expect((await approve(json)).status).toBe(200);
    expect([(await stored(due)).status, (await stored(scheduled)).status]).toEqual(["Sending", "Cancelled"]);
  });

  it("purges nothing that a later purge has left, and moves the approval all the same", async () => {
    const { json: early } = await ask(inQueue("deliveries-high/purge"));
    later(60);
    const { json: late } = await ask(inQueue("deliveries-high/purge"));
    expect((await approve(late)).status).toBe(200);
    const mark = (await laneMarks("High")).due;
    expect(await approve(early)).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
    expect((await laneMarks("High")).due?.purgedBefore).toBe(mark?.purgedBefore);
  });

  it("an act on a queue that was asked for at a time replays and forgets the dead letters of then, also those that are named", async () => {
    const { id } = await createSystem();
    for (const act of ["replay", "purge"]) {
      const [old, named] = [await dead(id), await dead(id)];
      const body = act === "replay" ? { messageIds: [named.id] } : undefined;
      const { json } = await ask(inQueue(`deliveries-high-dlq/${act}`), body);
      later(60);
      const newer = await dead(id);
      await indexed();
      expect((await approve(json)).status).toBe(200);
      expect(await stored(newer)).toEqual(newer);
      expect((await stored(named)).dueStatus).not.toBe(named.dueStatus);
      expect((await stored(old)).dueStatus === old.dueStatus).toBe(act === "replay");
      clock.resume();
    }
  });

  it("an act on a queue that was asked for at a time is completed by the dispatcher if its request could not: the order is over once the index has every row", async () => {
    const { id } = await createSystem();
    const letter = await dead(id);
    const { json } = await ask(inQueue("deliveries-high-dlq/replay"));
    // The index does not have the row yet.
    expect((await approve(json)).status).toBe(200);
    const orders = () => readPartition(DeadLetterOrders.table, DEAD_LETTER_ORDERS);
    const open = (await orders()).length;
    expect(open).toBeGreaterThan(0);
    await indexed();
    later(120);
    await completeOrders(performance.now() + 10_000);
    expect(await stored(letter)).toMatchObject({ status: "Sending", incercari: 0 });
    expect(await orders()).toEqual([]);
  });
});

describeOnePerson({
  service: "notifications",
  post: (address, body, headers) => call(`POST ${address}`, headers, body),
  put: (address, body, headers) => call(`PUT ${address}`, headers, body),
  async ask(headers) {
    const { login } = await addPersonTo("notifications");
    return (await call<ApprovalView>(`DELETE /api/admin/users/${login}`, headers)).json.id;
  },
});

describeFactorReset("users.revokeFactors", "notifications");
