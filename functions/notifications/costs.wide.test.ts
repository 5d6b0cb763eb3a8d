import { createGroup, createMachine, call, callWith, fresh, operatorOf } from "./testing.ts";
import { deliverBy, fakeChannels, someProvider } from "./delivering/delivery/testing.ts";
import { indexed, runNow, startAnew, waiting } from "./delivering/dispatch/testing.ts";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../shared/clock.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import { nextId } from "../../shared/ids.ts";
import { newIdnp } from "../../shared/testing/state-numbers.ts";
import { newWebhookSecret } from "../../shared/outgoing/webhooks.ts";
import type { AwsCall } from "../../shared/testing/aws-calls.ts";
import { keys } from "../../shared/testing/caller.ts";
import { costOf, countsUnits, described, rowOf } from "../../shared/testing/costs.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";
import {
  changesIn,
  createCalledSystem,
  startCalledServer,
  type CalledServer,
} from "./accepting/callbacks/testing.ts";
import { callbackRunner } from "./accepting/callbacks/run-callback.ts";
import { sealSecretOf } from "./delivering/channels/secrets.ts";
import { collectFor, type Reader, reader, sendTo } from "./delivering/digests/testing.ts";
import { expand } from "./delivering/expansion/expand.ts";
import { accepted, deliveriesIn, expanded } from "./delivering/expansion/testing.ts";
import { addMembers } from "./recipients/groups/members.ts";
import { createPerson } from "./recipients/people/testing/records.ts";
import type { Notification } from "./records/notification.ts";
import { type Provider, Providers } from "./records/provider.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "./accepting/sending/testing.ts";
import { settle, storeNotification } from "./accepting/tracking/testing.ts";
import { guardedFetch } from "../../shared/outgoing/guarded-fetch.ts";

keys.sent = false;

/*
 * Calls and write units of each step of a notification; docs/scale.md calculates with these numbers. The certificate and the system
 * of a caller are read by each call here, because the tests cache no callers.
 */

let machine: Machine;
let server: CalledServer;
const secret = newWebhookSecret();

beforeAll(async () => {
  machine = await createMachine();
  server = await startCalledServer();
});
afterAll(() => server.stop());

const recipients = (count: number) => Array.from({ length: count }, (_, i) => email(`ion${i}@exemplu.md`));
const notice = (count: number) => noticeOf({ recipients: recipients(count) });

const accepting = (count: number) => () => Promise.resolve(() => notify(machine, notice(count)));

const track = (act: "GET" | "DELETE", { trackingId }: Notification) =>
  callWith(machine.certificate, `${act} /api/v1/notify/${trackingId}`);

const channels = (fields: Partial<Provider> = {}) =>
  fakeChannels([someProvider(fields)], {
    hand: () => Promise.resolve({ kind: "accepted", messageId: `m-${nextId()}` }),
  });

const SMALL = 1;
const LARGE = 60;

/** The first delivery of a notification that waits to be sent. */
async function firstOf(notification: Notification): Promise<number> {
  const [delivery] = await deliveriesIn(notification);
  return delivery?.id ?? 0;
}

const storedIn = (total: number) => storeNotification({ sistemId: machine.system.id, total });

async function small(): Promise<Stored<Notification>> {
  const { json } = await notify(machine, notice(SMALL));
  return notificationOf(machine.system, json.trackingId);
}

/** A provider that sends receipts, with a secret that no process has opened yet. */
async function receiptingProvider(): Promise<Stored<Provider>> {
  const made = someProvider({ recipise: true, canal: "SMS", tip: "HTTP" });
  const sigilate = { secret: await sealSecretOf(made.id, "secret", secret) };
  return create(Providers, { ...made, sigilate });
}

function receiptOf(deliveryId: number, provider: Provider) {
  const body = JSON.stringify({ reference: `livrare-${deliveryId}`, status: "Delivered" });
  const [id, at] = [`msg_${nextId()}`, clock.now()];
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
    "content-type": "application/json",
  };
  return call(`POST /api/v1/app/receipts/${provider.cod}`, headers, body);
}

const run = callbackRunner(guardedFetch(["127.0.0.1"]));

/** A group of the system with this many new people, as a call names it. */
async function groupOf(size: number) {
  const { id, cod } = await createGroup({ sistemId: machine.system.id });
  await addMembers(
    id,
    (await newPeople(size)).map((one) => ({ id: one })),
  );
  return { type: "Group", value: cod };
}

/** The ids of new people, each with a mail contact. */
const newPeople = (size: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: size }, async () => (await createPerson({ mail: `${fresh("om")}@exemplu.md` })).id),
  );

/** A notification to these recipients, accepted. */
async function acceptedTo(sent: object[]): Promise<Stored<Notification>> {
  const { json } = await notify(machine, noticeOf({ recipients: sent }));
  return notificationOf(machine.system, json.trackingId);
}

async function byNumber() {
  const { idnp } = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  return { type: "IDNP", value: idnp };
}

/** A change that its system must be told of. */
async function changed(): Promise<number> {
  const { system } = await createCalledSystem(`${server.url}/apeluri`);
  const { callbackUrl } = system;
  const notification = await storeNotification({ sistemId: system.id, fields: { callbackUrl } });
  const [delivery] = await storedDeliveries(notification);
  await settle(delivery ?? { id: 0 }, "Sent");
  const [change] = await changesIn(system);
  return change?.id ?? 0;
}

/** A reader with deliveries whose hour has come. */
async function collected(number: number): Promise<Reader> {
  const to = await reader();
  const hour = { isCollected: true, urmatoareaLa: clock.iso() };
  for (let i = 0; i < number; i += 1) await sendTo(to, { delivery: hour });
  return to;
}

interface Step {
  name: string;
  /** Prepares the act. */
  given: () => Promise<() => Promise<unknown>>;
}

const steps: Step[] = [
  // First: the other steps leave deliveries that wait.
  {
    name: "release 10 that waited",
    given: async () => {
      await startAnew();
      for (let i = 0; i < 10; i += 1) await waiting(machine.system.id);
      await indexed();
      return () => runNow();
    },
  },
  { name: "accept 1 recipient", given: accepting(1) },
  { name: "accept 20 recipients", given: accepting(20) },
  { name: "accept 10,000 recipients", given: accepting(10_000) },
  {
    name: "send a delivery of a small one",
    given: async () => {
      const id = await firstOf(await small());
      return () => deliverBy(channels(), id);
    },
  },
  {
    name: "send a delivery of a large one",
    given: async () => {
      const id = await firstOf(await expanded(machine, LARGE));
      return () => deliverBy(channels(), id);
    },
  },
  {
    name: "send one whose provider sends receipts",
    given: async () => {
      const id = await firstOf(await small());
      return () => deliverBy(channels({ recipise: true }), id);
    },
  },
  {
    name: "expand 60 recipients",
    given: async () => {
      const { id } = await accepted(machine, LARGE);
      return () => expand(id, { onMade: () => undefined });
    },
  },
  {
    name: "accept 1 person",
    given: async () => {
      const person = await byNumber();
      return () => notify(machine, noticeOf({ recipients: [person] }));
    },
  },
  {
    name: "accept a group of 60",
    given: async () => {
      const group = await groupOf(LARGE);
      return () => notify(machine, noticeOf({ recipients: [group] }));
    },
  },
  {
    name: "expand a group of 60",
    given: async () => {
      const { id } = await acceptedTo([await groupOf(LARGE)]);
      return () => expand(id, { onMade: () => undefined });
    },
  },
  {
    name: "send a delivery to a person of a small one",
    given: async () => {
      const id = await firstOf(await acceptedTo([await byNumber()]));
      return () => deliverBy(channels(), id);
    },
  },
  {
    name: "send a delivery to a member of a group",
    given: async () => {
      const notification = await acceptedTo([await groupOf(LARGE)]);
      await expand(notification.id, { onMade: () => undefined });
      const id = await firstOf(notification);
      return () => deliverBy(channels(), id);
    },
  },
  {
    name: "add 60 members",
    given: async () => {
      const { id } = await createGroup({ sistemId: machine.system.id });
      const membri = Array.from({ length: LARGE }, () => ({ idnp: newIdnp() }));
      const operator = await operatorOf(machine.system);
      return () => call(`POST /api/operator/groups/${id}/members`, operator, { membri });
    },
  },
  {
    name: "take a receipt",
    given: async () => {
      const id = await firstOf(await small());
      const provider = await receiptingProvider();
      const hand = () => Promise.resolve({ kind: "accepted" as const, messageId: `m-${nextId()}` });
      await deliverBy(fakeChannels([provider], { hand }), id);
      return () => receiptOf(id, provider);
    },
  },
  {
    name: "tell a system",
    given: async () => {
      const id = await changed();
      return () => run(id);
    },
  },
  {
    name: "make a mail of the day of 10",
    given: async () => {
      const to = await collected(10);
      return () => collectFor(to);
    },
  },
  {
    name: "send a mail of the day of 10",
    given: async () => {
      const digest = await collectFor(await collected(10));
      return () => deliverBy(channels(), digest?.id ?? 0);
    },
  },
  {
    name: "cancel a small one",
    given: async () => {
      const notification = await small();
      return () => track("DELETE", notification);
    },
  },
  {
    name: "cancel a large one",
    given: async () => {
      const notification = await expanded(machine, LARGE);
      return () => track("DELETE", notification);
    },
  },
  {
    name: "follow a small one",
    given: async () => {
      const notification = await small();
      return () => track("GET", notification);
    },
  },
  {
    name: "follow a large one",
    given: async () => {
      const notification = await storedIn(LARGE);
      return () => track("GET", notification);
    },
  },
];

describe("the calls that docs/scale.md reckons with", untilUndisturbed, () => {
  it.each(steps)("$name", async ({ name, given }) => {
    const { calls, writeUnits } = await costOf(await given());
    const [reckoned, units] = rowOf(name);
    expect(described(calls.filter((one) => !isCached(one)))).toBe(reckoned);
    if (countsUnits) expect(String(writeUnits)).toBe(units);
  });

  it("a delivery is made with at most 8 write units, sent with 12, and 3 more if it waited", () => {
    const unitsOf = (name: string) => Number(rowOf(name)[1]);
    expect(unitsOf("expand 60 recipients") / LARGE).toBeLessThanOrEqual(8);
    expect((unitsOf("accept 20 recipients") - unitsOf("accept 1 recipient")) / 19).toBeLessThanOrEqual(8);
    expect(unitsOf("send a delivery of a large one")).toBeLessThanOrEqual(12);
    // The turn of the dispatcher is two writes of a run, whatever it releases.
    expect((unitsOf("release 10 that waited") - 4) / 10).toBeLessThanOrEqual(3);
  });

  it("a delivery by person costs at most 4 write units more than one by address: made, sent, and both", () => {
    const more = (byPerson: string, byAddress: string) =>
      Number(rowOf(byPerson)[1]) - Number(rowOf(byAddress)[1]);
    const made = more("expand a group of 60", "expand 60 recipients") / LARGE;
    const sent = more("send a delivery to a member of a group", "send a delivery of a large one");
    expect(made).toBeGreaterThan(0);
    expect(made + sent).toBeLessThanOrEqual(4);
    const accepted = more("accept 1 person", "accept 1 recipient");
    const sentAlone = more("send a delivery to a person of a small one", "send a delivery of a small one");
    expect(accepted + sentAlone).toBeLessThanOrEqual(4);
  });
});

/** The senders of mail and the system of a delivery, which a process reads at most once a second. */
function isCached({ name, input }: AwsCall): boolean {
  const { ExpressionAttributeValues: values = {}, Key: { pk } = { pk: "" } } = input as Partial<Asked>;
  return values[":pk"] === "mail-senders" || (name === "dynamodb.GetItem" && pk.startsWith("system#"));
}

interface Asked {
  ExpressionAttributeValues: Record<string, unknown>;
  Key: { pk: string };
}
