import { callWith, createGroup, createMachine, fresh } from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { changing, update } from "../../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { countsUnits } from "../../../../shared/testing/costs.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { addMembers, removeMembers } from "../../recipients/groups/members.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { readCounts, readLarge } from "../../state/progress/large.ts";
import { Contacts } from "../../records/contact.ts";
import type { Delivery } from "../../records/delivery.ts";
import { type Group, membersOf } from "../../records/group.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { receivedBy } from "../../records/received.ts";
import { RECIPIENT } from "../../records/recipient.ts";
import {
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "../../accepting/sending/testing.ts";
import { expand } from "./expand.ts";
import { accepted, current } from "./testing.ts";
import type { TrackingView } from "../../accepting/tracking/view.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const run = ({ id }: Pick<Notification, "id">) => expand(id, { onMade: () => undefined });
const byNumber = (value: string) => ({ type: "IDNP", value });
const byGroup = ({ cod }: Group) => ({ type: "Group", value: cod });

/** A group with this many new people, each with a mail contact. */
async function groupOf(size: number, fields: Parameters<typeof createPerson>[0] = {}) {
  const group = await createGroup({ sistemId: machine.system.id });
  const people = await Promise.all(
    Array.from({ length: size }, () => createPerson({ mail: `${fresh("m")}@exemplu.md`, ...fields })),
  );
  await addMembers(
    group.id,
    people.map(({ id }) => ({ id })),
  );
  return { group, people };
}

async function acceptedTo(recipients: object[], fields: object = {}) {
  const trackingId = fresh("G");
  const { status, text } = await notify(machine, noticeOf({ recipients, ...fields }), trackingId);
  if (status !== 202) throw new Error(text);
  return notificationOf(machine.system, trackingId);
}

async function expandedTo(recipients: object[], fields: object = {}) {
  const notification = await acceptedTo(recipients, fields);
  await run(notification);
  return { notification: await current(notification), deliveries: await storedDeliveries(notification) };
}

const sorted = (ids: readonly (number | undefined)[]) => ids.toSorted((a = 0, b = 0) => a - b);
const peopleIn = (deliveries: readonly Delivery[]) =>
  sorted(deliveries.map(({ destinatarId }) => destinatarId));
const idsOf = (people: readonly { id: number }[]) => sorted(people.map(({ id }) => id));

const seenOf = ({ trackingId }: Notification) =>
  callWith<TrackingView>(machine.certificate, `GET /api/v1/notify/${trackingId}`);

it("a notification to a group makes one delivery for each member, which the sender sees only by id", async () => {
  const { group, people } = await groupOf(53);
  const { notification, deliveries } = await expandedTo([byGroup(group)]);
  expect(peopleIn(deliveries)).toEqual(idsOf(people));
  expect(notification).toMatchObject({ status: "Sending", total: 53, counts: { Sending: 53 } });
  const { json, text } = await seenOf(notification);
  expect(json).toMatchObject({ total: 53, counts: { Sending: 53 } });
  expect(sorted(json.deliveries.map(({ recipient }) => Number(recipient.value)))).toEqual(idsOf(people));
  expect(new Set(json.deliveries.map(({ recipient }) => recipient.type))).toEqual(new Set(["Destinatar"]));
  for (const { idnp, contacts } of people) {
    expect(text).not.toContain(idnp);
    expect(text).not.toContain(contacts[0]?.adresa);
  }
});

it("a notification to a group of numbers reaches those whose numbers they are, once also if they are members by id, and leaves the others out", async () => {
  const { group, people } = await groupOf(40);
  const [ana, ion] = [people[0], await createPerson({ mail: `${fresh("m")}@exemplu.md` })];
  const numbers = [ana?.idnp ?? "", ion.idnp, newIdnp()];
  await addMembers(
    group.id,
    numbers.map((one) => memberOfNumber("idnp", one)),
  );
  const { deliveries } = await expandedTo([byGroup(group)]);
  expect(peopleIn(deliveries)).toEqual(idsOf([...people, ion]));
});

it("a notification to a group reaches a person once who is named by number, twice, and stands in both groups", async () => {
  const { group, people } = await groupOf(3);
  const other = await groupOf(2);
  const [ana] = people;
  await addMembers(other.group.id, [{ id: ana?.id ?? 0 }]);
  const { deliveries, notification } = await expandedTo([
    byGroup(group),
    byGroup(other.group),
    byGroup(group),
    byNumber(ana?.idnp ?? ""),
    byNumber(ana?.idnp ?? ""),
  ]);
  expect(peopleIn(deliveries)).toEqual(idsOf([...people, ...other.people]));
  expect(notification).toMatchObject({ total: 5, counts: { Sending: 5 } });
  const { json } = await seenOf(notification);
  const named = json.deliveries.map(({ recipient }) => recipient).filter(({ type }) => type === "IDNP");
  expect(named).toEqual([byNumber(ana?.idnp ?? "")]);
});

it("a notification to a group has its total once it is expanded, however many channels people have", async () => {
  const { group } = await groupOf(4, { sms: "+37360000201", preferences: [{ canale: ["Email", "SMS"] }] });
  const accepted4 = await acceptedTo([byGroup(group)]);
  expect(accepted4).toMatchObject({ total: 4, isResolving: true });
  await run(accepted4);
  expect(await current(accepted4)).toMatchObject({ total: 8, counts: { Sending: 8 } });
  expect((await seenOf(accepted4)).json).toMatchObject({ total: 8, counts: { Sending: 8 } });
});

it("a notification to a group sees people as they are when their chunk is made", async () => {
  const { group, people } = await groupOf(40);
  const late = people.toSorted((a, b) => a.id - b.id).at(-1);
  const [contact] = late?.contacts ?? [];
  const notification = await acceptedTo([byGroup(group)]);
  if (contact) await update(Contacts, contact, (before) => ({ ...before, verificat: false }));
  await removeMembers(group.id, [people[0]?.id ?? 0]);
  const added = await createPerson({ mail: `${fresh("nou")}@exemplu.md` });
  await addMembers(group.id, [{ id: added.id }]);
  await run(notification);
  const deliveries = await storedDeliveries(notification);
  expect(peopleIn(deliveries)).toEqual(idsOf([...people.slice(1), added]));
  const failed = deliveries.filter(({ status }) => status === "Failed");
  expect(failed.map(({ destinatarId, motiv }) => [destinatarId, motiv])).toEqual([
    [late?.id, "fara-contact"],
  ]);
  expect(await readCounts(notification)).toEqual({ Sending: 39, Failed: 1 });
});

it("a notification to a group goes on from the bookmark: what is cancelled meanwhile is not sent, and nobody is doubled", async () => {
  const { group, people } = await groupOf(60);
  const notification = await acceptedTo([{ type: "Email", value: "unu@exemplu.md" }, byGroup(group)]);
  const stop = { command: "TransactWriteItemsCommand", about: '":made":61', most: 1 };
  const cancel = async () => {
    const before = await current(notification);
    const { leaseUntil: _lease, ...rest } = before;
    await transact(changing(Notifications, before, { ...rest, anulatLa: clock.iso() }));
  };
  await beforeCalls(stop, cancel, async () => {
    await expect(run(notification)).rejects.toThrow(RevisionConflict);
  });
  const bookmark = await readLarge(notification);
  expect(bookmark).toMatchObject({ made: 31, reached: 1 });
  expect(bookmark.memberId).toBeGreaterThan(0);
  await run(notification);
  const deliveries = await storedDeliveries(notification);
  expect(peopleIn(deliveries.filter(({ destinatarId }) => destinatarId !== undefined))).toEqual(
    idsOf(people),
  );
  expect(await readCounts(notification)).toEqual({ Sending: 31, Cancelled: 30 });
});

it("a notification to a group that two workers expand at once makes nothing twice", async () => {
  const { group, people } = await groupOf(50);
  const notification = await acceptedTo([byGroup(group)]);
  await Promise.allSettled([run(notification), run(notification), run(notification)]);
  await run(notification);
  expect(peopleIn(await storedDeliveries(notification))).toEqual(idsOf(people));
  expect(await readCounts(notification)).toEqual({ Sending: 50 });
});

it(
  "a notification to a group reads the thirty members of a chunk by one Query, and side by side the people and who was served already",
  untilUndisturbed,
  async () => {
    const { group } = await groupOf(30);
    const empty = await createGroup({ sistemId: machine.system.id });
    const notification = await acceptedTo([byGroup(group), byGroup(empty)]);
    const { calls } = await callsOf(() => run(notification));
    const queriesOf = (partition: string) =>
      calls.filter(
        ({ name, input }) => name === "dynamodb.Query" && JSON.stringify(input).includes(partition),
      );
    // The second one finds that there is nobody else.
    expect(queriesOf(membersOf(group.id))).toHaveLength(2);
    const reads = queriesOf(`"${RECIPIENT}#`);
    expect(reads).toHaveLength(30);
    const served = calls.filter(
      ({ name, input }) =>
        name === "dynamodb.BatchGetItem" && JSON.stringify(input).includes(`"${receivedBy(0).slice(0, -1)}`),
    );
    expect(served).toHaveLength(1);
    const together = [...reads, ...served];
    const firstEnd = Math.min(...together.map(({ endedAt }) => endedAt));
    expect(together.filter(({ beganAt }) => beganAt > firstEnd)).toEqual([]);
  },
);

it("a notification to a group without members ends at once", async () => {
  const group = await createGroup({ sistemId: machine.system.id });
  const { notification, deliveries } = await expandedTo([byGroup(group)]);
  expect([notification.status, notification.total, deliveries]).toEqual(["Cancelled", 0, []]);
});

it("many numbers are expanded as groups are", async () => {
  const people = await Promise.all(
    Array.from({ length: 30 }, () => createPerson({ mail: `${fresh("n")}@exemplu.md` })),
  );
  const { deliveries, notification } = await expandedTo(people.map(({ idnp }) => byNumber(idnp)));
  expect(deliveries.map(({ destinatarId }) => destinatarId)).toEqual(people.map(({ id }) => id));
  expect(notification).toMatchObject({ total: 30, status: "Sending" });
});

it.skipIf(!countsUnits)(
  "a delivery by person costs at most 4 write units more than one by address",
  untilUndisturbed,
  async () => {
    const { group } = await groupOf(60);
    const unitsOf = async (notification: Notification) => {
      const { calls } = await callsOf(() => run(notification));
      return calls
        .filter(({ name }) => name === "dynamodb.TransactWriteItems")
        .reduce((sum, { capacity }) => sum + capacity, 0);
    };
    const byPerson = await unitsOf(await acceptedTo([byGroup(group)]));
    const byAddress = await unitsOf(await accepted(machine, 60));
    expect(byAddress).toBeGreaterThan(60);
    expect((byPerson - byAddress) / 60).toBeLessThanOrEqual(4);
  },
);
