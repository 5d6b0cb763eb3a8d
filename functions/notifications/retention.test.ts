import {
  administrator,
  call,
  callWith,
  createGroup,
  createMachine,
  createRecipient,
  inYears,
  newCertificate,
  operatorOf,
  registeredAs,
} from "./testing.ts";
import { deliverBy, deliveryOf, fakeChannels, later, someProvider } from "./delivering/delivery/testing.ts";
import {
  addOwnContact,
  codesTo,
  createLinked,
  type Linked,
  verify,
  withMail,
} from "./self-service/testing.ts";
import { createContact } from "./recipients/registry/testing.ts";
import {
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "./accepting/sending/testing.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../shared/clock.ts";
import { remove } from "../../shared/content/objects.ts";
import { idsIn } from "../../shared/data/lists.ts";
import { readPartition } from "../../shared/data/repository.ts";
import { dump } from "../../shared/testing/dump.ts";
import { bearerOf } from "../../shared/testing/people.ts";
import { store } from "./state/content/store.ts";
import { makeDigest } from "./delivering/digests/collect.ts";
import { expand } from "./delivering/expansion/expand.ts";
import { addMembers } from "./recipients/groups/members.ts";
import { handler as maintain } from "./operating/operational/upkeep.ts";
import { applyReceipt } from "./delivering/receipts/apply.ts";
import { Deliveries, deliveriesOf, deliveriesTo } from "./records/delivery.ts";
import { Events, eventsOf } from "./records/event.ts";
import type { Notification } from "./records/notification.ts";
import { receivedBy, ReceivedNotices } from "./records/received.ts";
import type { FeedView } from "./accepting/reports/feed.ts";

/*
 * A person who was sent something by number, by group and in a mail of the day, once the days of each kind of record
 * have passed. DynamoDB may remove ended items much later: here it has removed none, and still no reader sees one.
 */

const DAY_SECONDS = 24 * 3600;
const NOON = "2026-11-26T10:00:00Z";
const HOUR = "18:00";

let machine: Machine;
let person: Linked;
let idnp: string;
let code: string;
let contactId: number;
let groupId: number;
let sent: Notification[];
/** The delivery by number, and the mail of the day. */
let deliveryId: number;
let digestId: number;
let adresaHmac: string;

const taking = fakeChannels([someProvider({ recipise: true })], {
  hand: ({ livrareId }) => Promise.resolve({ kind: "accepted", messageId: `m-${livrareId}` }),
});

/** A system whose certificate is valid after the records of its notifications have ended. */
async function lastingMachine(): Promise<Machine> {
  const certificate = newCertificate({ until: inYears(3) });
  const { system } = await createMachine(registeredAs(certificate));
  return { system, certificate };
}

async function accepted(trackingId: string, fields: object): Promise<Notification> {
  const { status, text } = await notify(machine, noticeOf(fields), trackingId);
  if (status !== 202) throw new Error(text);
  const notification = await notificationOf(machine.system, trackingId);
  if (notification.isResolving) await expand(notification.id, { onMade: () => undefined });
  return notification;
}

beforeAll(async () => {
  clock.freeze(new Date(NOON));
  await withMail();
  machine = await lastingMachine();
  person = await createLinked();
  const admin = await administrator();
  ({ idnp = "" } = (await call<{ idnp?: string }>(`GET /api/destinatars/${person.id}`, admin)).json);
  await createContact(person.id);
  const rezumat = { categorie: "stiri", rezumat: { ora: HOUR } };
  expect((await person.ask("POST /api/registry/me/preferences", rezumat)).status).toBe(201);
  const own = await addOwnContact(person);
  [contactId, code] = [own.id, codesTo(own.adresa)[0] ?? ""];
  const { id, cod } = await createGroup({ sistemId: machine.system.id });
  groupId = id;
  await addMembers(id, [{ id: person.id }, { id: (await createRecipient()).id }], []);
  const byNumber = [{ type: "IDNP", value: idnp }];
  sent = [
    await accepted("prin-numar", { recipients: byNumber }),
    await accepted("prin-grup", { recipients: [{ type: "Group", value: cod }] }),
    await accepted("in-rezumat", { recipients: byNumber, categorie: "stiri" }),
  ];
  for (const notification of sent.slice(0, 2))
    for (const one of await storedDeliveries(notification)) await deliverBy(taking, one.id);
  const [toPerson] = await storedDeliveries(sent[0] as Notification);
  deliveryId = toPerson?.id ?? 0;
  later(7 * 3600);
  const digest = await makeDigest({ destinatarId: person.id, system: machine.system });
  digestId = digest?.id ?? 0;
  await deliverBy(taking, digestId);
  const row = await deliveryOf(digestId);
  expect(row.status).toBe("Sent");
  ({ adresaHmac } = row);
}, 60_000);
afterAll(() => clock.resume());

/** Sets the clock to `days` after everything was sent, whatever the test before has set. */
const afterDays = (days: number): void =>
  clock.freeze(new Date(Date.parse(NOON) + (days * DAY_SECONDS + 12 * 3600) * 1000));

/** What every reader sees of what was sent: lists as their totals, records as their statuses. */
async function seen() {
  const [admin, operator] = [await administrator(), await operatorOf(machine.system)];
  const own = bearerOf("notifications", person.account);
  const [first, , collected] = sent;
  /** The total of a list; its status if the list is refused. */
  const total = async (address: string, headers = admin) => {
    const answer = await call<{ total: number }>(`GET ${address}`, headers);
    return answer.status === 200 ? answer.json.total : answer.status;
  };
  const status = async (address: string, headers = admin) => (await call(`GET ${address}`, headers)).status;
  const asSystem = async (address: string) => (await callWith(machine.certificate, address)).status;
  const read = await call(`POST /api/registry/me/notifications/${first?.id}/read`, own);
  return {
    read: read.status,
    notifications: await total(`/api/notificares?filter[sistemId]=${machine.system.id}`),
    ofOperator: await total("/api/notificares", operator),
    deliveries: await total(`/api/livrares?filter[notificareId]=${first?.id}`),
    deliveriesOfOperator: await total(`/api/livrares?filter[notificareId]=${first?.id}`, operator),
    events: await total(`/api/eveniment-notificares?filter[notificareId]=${first?.id}`),
    byTrackingId: await total("/api/notificares?filter[trackingId]=prin-numar"),
    notification: await status(`/api/notificares/${first?.id}`),
    delivery: await status(`/api/livrares/${deliveryId}`),
    collected: await status(`/api/notificares/${collected?.id}`),
    digest: await status(`/api/livrares/${digestId}`),
    tracked: await asSystem("GET /api/v1/notify/prin-grup"),
    report: await asSystem("GET /api/v1/notify/prin-numar/report"),
    changes: (await callWith<FeedView>(machine.certificate, "GET /api/v1/notify")).json.items.length > 0,
    ofPerson: await total("/api/registry/me/notifications", own),
    rows: (await idsIn(Deliveries.table, [{ partitions: [deliveriesOf(first?.id ?? 0)] }], 9)).length,
    toAddress: (await idsIn(Deliveries.table, [{ partitions: [deliveriesTo(adresaHmac)] }], 9)).length,
    eventRows: (await readPartition(Events.table, eventsOf(first?.id ?? 0))).length > 0,
    receivedRows: (await readPartition(ReceivedNotices.table, receivedBy(person.id))).length,
  };
}

/** What every reader sees while all is there. */
const all = {
  ...{ notifications: 3, ofOperator: 3, deliveries: 1, deliveriesOfOperator: 1, events: 3, byTrackingId: 1 },
  ...{ notification: 200, delivery: 200, collected: 200, digest: 200, tracked: 200, report: 200 },
  ...{ changes: true, ofPerson: 3, read: 200, rows: 1, toAddress: 4, eventRows: true, receivedRows: 3 },
};

/** The items of the tables that have one of these in a key or a field. */
const stored = async (...ids: (number | string)[]) =>
  (await dump()).filter((line) => ids.some((id) => line.includes(String(id)))).length;

it("what was sent to a person is read by its sender, its operator, administrators and the person", async () => {
  afterDays(0);
  expect(await seen()).toEqual(all);
});

it("what was sent to a person is proved by a code for ten minutes, although its row is still there", async () => {
  afterDays(0);
  expect(await stored("contact-code#" + String(contactId))).toBe(1);
  const headers = bearerOf("notifications", person.account);
  const again = {
    ask: ((address: string, body?: object) => call(address, headers, body)) as Linked["ask"],
  };
  expect((await verify(again, contactId, code)).status).toBe(400);
});

it("what was sent to a person is there for 90 days for the person, and 400 for the others", async () => {
  afterDays(91);
  expect(await seen()).toEqual({ ...all, ofPerson: 0, read: 404, receivedRows: 0 });
});

it("what was sent to a person has no number, text or address any more once the content has ended", async () => {
  afterDays(91);
  await remove(
    store(),
    sent.map(({ objectKey }) => objectKey),
  );
  for (const path of ["", "/report"]) {
    const { status, text } = await callWith(machine.certificate, `GET /api/v1/notify/prin-numar${path}`);
    expect([path, status, text.includes(idnp), text.includes("@")]).toEqual([path, 200, false, false]);
  }
  expect((await dump()).filter((line) => line.includes(idnp)).length).toBe(1);
});

it("what was sent to a person is there for nobody after 400 days, although every row of it still is", async () => {
  afterDays(401);
  expect(await stored(...sent.map(({ id }) => id), deliveryId, digestId)).toBeGreaterThan(20);
  const none = {
    ...{ notifications: 0, ofOperator: 0, deliveries: 0, events: 0, byTrackingId: 0 },
    // The same as for another system's notification.
    deliveriesOfOperator: 403,
    ...{ notification: 404, delivery: 404, collected: 404, digest: 404, tracked: 404, report: 404 },
    ...{ changes: false, ofPerson: 0, read: 404, rows: 0, toAddress: 0, eventRows: false, receivedRows: 0 },
  };
  expect(await seen()).toEqual(none);
});

it("what was sent to a person no longer changes, and its trackingId names another notification", async () => {
  afterDays(401);
  await applyReceipt(digestId, { status: "Read" });
  expect(await makeDigest({ destinatarId: person.id, system: machine.system })).toBeUndefined();
  expect((await notify(machine, noticeOf(), "prin-numar")).status).toBe(202);
  const { json } = await callWith(machine.certificate, "GET /api/v1/notify/prin-numar");
  expect(json).toMatchObject({ counts: { Sending: 1 } });
});

it("people, their addresses, preferences and groups stay, and the nightly check of totals finds nothing", async () => {
  afterDays(401);
  const admin = await administrator();
  const total = async (address: string) =>
    (await call<{ total: number }>(`GET ${address}`, admin)).json.total;
  const kept = ["canal-contacts", "preferinta-notificares"].map((path) =>
    total(`/api/${path}?destinatarId=${person.id}`),
  );
  expect(await Promise.all(kept)).toEqual([2, 1]);
  const group = await call<{ numarMembri: number }>(`GET /api/grups/${groupId}`, admin);
  expect([group.status, group.json.numarMembri]).toEqual([200, 2]);
  const { totals } = await maintain();
  expect(totals).toMatchObject({ differing: 0, unsettled: 0, finished: true });
});
