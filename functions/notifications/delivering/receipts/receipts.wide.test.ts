import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  notificationOf,
  someProvider,
} from "../delivery/testing.ts";
import { administrator, call } from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, create, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { sealSecretOf } from "../channels/secrets.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { awaitingReceiptOf } from "../../records/lanes.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import { type Cause, type State, states } from "../../records/states.ts";
import { suppressionIdOf, Suppressions } from "../../records/suppression.ts";
import { handler as takeReport } from "./ses-reports.ts";
import { handler as settleOverdue } from "./settle-overdue.ts";

const secret = newWebhookSecret();
let provider: Stored<Provider>;
let other: Stored<Provider>;

async function createProvider(fields: Partial<Provider>): Promise<Stored<Provider>> {
  const made = someProvider({ recipise: true, ...fields });
  return create(Providers, { ...made, sigilate: { secret: await sealSecretOf(made.id, "secret", secret) } });
}

beforeAll(async () => {
  provider = await createProvider({ canal: "SMS", tip: "HTTP" });
  other = await createProvider({ canal: "SMS", tip: "HTTP" });
});
afterEach(() => clock.resume());

interface Signing {
  key?: string;
  at?: Date;
  body?: string;
}

/** Sends receipts as their provider does, signed by the package of the standard. */
function tell(
  receipts: object,
  { cod }: { cod: string } = provider,
  { key = secret, at = clock.now(), body }: Signing = {},
) {
  const sent = body ?? JSON.stringify(receipts);
  const id = `msg_${nextId()}`;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(key).sign(id, at, JSON.stringify(receipts)),
    "content-type": "application/json",
  };
  return call(`POST /api/v1/app/receipts/${cod}`, headers, sent);
}

let count = 0;
/** An SMS that the provider took. */
async function sentSms(by: Stored<Provider> = provider) {
  const messageId = `sms-${(count += 1)}`;
  const recipients = [{ canal: "SMS" as const, adresa: `+3736900${String(1000 + count)}` }];
  const accepted = await accept({ content: { recipients } });
  const hand = () => Promise.resolve({ kind: "accepted" as const, messageId, segments: 1 });
  await deliverBy(fakeChannels([by], { hand }), accepted.id);
  return { ...accepted, messageId, reference: `livrare-${accepted.id}` };
}

it("POST /api/v1/app/receipts/{provider} applies a receipt by reference or by the provider's id: 202, with its event and its count", async () => {
  for (const name of ["reference", "messageId"] as const) {
    const sms = await sentSms();
    const { status, json } = await tell({
      [name]: sms[name],
      status: "Delivered",
      at: "2026-11-26T10:00:00Z",
    });
    expect([status, json]).toEqual([202, { accepted: 1 }]);
    const row = await deliveryOf(sms.id);
    expect(row.status).toBe("Delivered");
    expect(row.incheiatLa).toBeDefined();
    expect(row).not.toHaveProperty("dueStatus");
    expect(await notificationOf(sms.notification)).toMatchObject({
      status: "Delivered",
      counts: { Delivered: 1 },
    });
    expect((await eventsOfNotification(sms.notification)).map(({ tip }) => tip)).toEqual([
      "TRIMISA",
      "LIVRATA",
    ]);
  }
});

it("POST /api/v1/app/receipts/{provider} takes up to 1,000 at once, known or not; an empty list, 1,001 and one without a name are 400", async () => {
  const [one, two] = [await sentSms(), await sentSms()];
  const unknown = Array.from({ length: 20 }, (_, i) => ({ messageId: `none-${i}`, status: "Read" }));
  const named = [one, two].map(({ reference }) => ({ reference, status: "Delivered" }));
  expect((await tell([...named, ...unknown])).status).toBe(202);
  expect((await deliveryOf(two.id)).status).toBe("Delivered");
  const many = Array.from({ length: 1001 }, () => ({ reference: "livrare-1", status: "Read" }));
  for (const wrong of [[], many, { status: "Read" }, { reference: "livrare-1", status: "Sending" }])
    expect((await tell(wrong)).status).toBe(400);
});

it("POST /api/v1/app/receipts/{provider} answers an unknown provider, a wrong or missing signature and an old one by the same 401", async () => {
  const sms = await sentSms();
  const receipt = { reference: sms.reference, status: "Delivered" };
  const old = new Date(clock.now().getTime() - 301_000);
  const answers = [
    await tell(receipt, { cod: "NIMENI" }),
    await tell(receipt, provider, { key: newWebhookSecret() }),
    await tell(receipt, provider, { at: old }),
    await tell(receipt, provider, { body: JSON.stringify({ ...receipt, status: "Read" }) }),
    await call(`POST /api/v1/app/receipts/${provider.cod}`, await administrator(), receipt),
    await tell(receipt, await create(Providers, someProvider({ canal: "SMS" }))),
  ];
  const comparable = answers.map(({ status, json, headers }) => {
    const { instance: _, correlationId: __, ...problem } = json as Record<string, unknown>;
    return JSON.stringify([status, problem, headers["www-authenticate"], headers["content-type"]]);
  });
  expect(new Set(comparable).size).toBe(1);
  expect(answers[0]?.status).toBe(401);
  expect(answers[0]?.headers["content-type"]).toContain("application/problem+json");
  expect((await deliveryOf(sms.id)).status).toBe("Sent");
});

it("POST /api/v1/app/receipts/{provider} changes no delivery of another provider", async () => {
  const sms = await sentSms(other);
  await tell({ reference: sms.reference, status: "Delivered" });
  await tell({ messageId: sms.messageId, status: "Delivered" });
  expect((await deliveryOf(sms.id)).status).toBe("Sent");
});

it("POST /api/v1/app/receipts/{provider} that comes twice, or out of order, changes what the table of transitions allows", async () => {
  const sms = await sentSms();
  for (const status of ["Read", "Delivered", "Read"]) await tell({ reference: sms.reference, status });
  expect((await deliveryOf(sms.id)).status).toBe("Read");
  expect((await eventsOfNotification(sms.notification)).map(({ tip }) => tip)).toEqual(["TRIMISA", "CITITA"]);
});

it("POST /api/v1/app/receipts/{provider} of ten at once of one delivery one counts", async () => {
  const sms = await sentSms();
  await Promise.all(
    Array.from({ length: 10 }, () => tell({ reference: sms.reference, status: "Delivered" })),
  );
  expect((await eventsOfNotification(sms.notification)).map(({ tip }) => tip)).toEqual([
    "TRIMISA",
    "LIVRATA",
  ]);
  expect((await notificationOf(sms.notification)).counts).toEqual({ Delivered: 1 });
});

it("a bounce after a delivery report counts, and suppresses the address", async () => {
  const sms = await sentSms();
  await tell({ reference: sms.reference, status: "Delivered" });
  await tell({ reference: sms.reference, status: "Failed", cauza: "permanent" });
  const row = await deliveryOf(sms.id);
  expect(row).toMatchObject({ status: "Failed", cauza: "permanent", motiv: "adresa-refuzata" });
  expect(await read(Suppressions, { id: suppressionIdOf(row.adresaHmac) })).toMatchObject({
    livrareId: sms.id,
  });
  expect((await notificationOf(sms.notification)).counts).toEqual({ Failed: 1 });
});

it("a bounce without a cause, or a temporary one, suppresses nothing, and a late report still counts", async () => {
  const sms = await sentSms();
  await tell({ reference: sms.reference, status: "Failed" });
  const row = await deliveryOf(sms.id);
  expect(row).toMatchObject({ status: "Failed", cauza: "temporary" });
  expect(await read(Suppressions, { id: suppressionIdOf(row.adresaHmac) })).toBeUndefined();
  await tell({ reference: sms.reference, status: "Delivered" });
  const late = await deliveryOf(sms.id);
  expect(late.status).toBe("Delivered");
  expect(late).not.toHaveProperty("cauza");
});

describe("the table of transitions", () => {
  const standings: { status: State; cauza?: Cause }[] = [
    ...states.filter((status) => status !== "Failed").map((status) => ({ status })),
    ...(["permanent", "temporary", "technical"] as const).map((cauza) => ({
      status: "Failed" as const,
      cauza,
    })),
  ];
  const allowed = [
    "Sent Delivered",
    "Sent Read",
    "Sent Failed",
    "Delivered Read",
    "Delivered Failed",
    "Failed temporary Delivered",
    "Failed temporary Read",
  ];

  it.each(["Delivered", "Read", "Failed"] as const)(
    "the table of transitions decides for a receipt %s in every state",
    async (status) => {
      for (const standing of standings) {
        const sms = await sentSms();
        const before = await deliveryOf(sms.id);
        const { cauza, ...others } = { ...before, ...standing };
        await transact(changing(Deliveries, before, { ...others, ...(cauza ? { cauza } : {}) } as Delivery));
        await tell({ reference: sms.reference, status, cauza: "temporary" });
        const after = await deliveryOf(sms.id);
        const name = [standing.status, standing.cauza, status].filter(Boolean).join(" ");
        const isAllowed = allowed.includes(name);
        expect([name, after.status]).toEqual([name, isAllowed ? status : standing.status]);
      }
    },
  );
});

describe("a receipt before its message", () => {
  const taken = (messageId: string) => () =>
    Promise.resolve({ kind: "accepted" as const, messageId, segments: 1 });
  const recipients = () => [{ canal: "SMS" as const, adresa: `+3736911${String(1000 + (count += 1))}` }];

  it.each(["reference", "messageId"])(
    "a receipt before its message is kept for an hour and applied, named by %s",
    async (name) => {
      const { id, notification } = await accept({ content: { recipients: recipients() } });
      const messageId = `early-${id}`;
      const named = name === "reference" ? { reference: `livrare-${id}` } : { messageId };
      await tell({ ...named, status: "Delivered" });
      await tell({ ...named, status: "Read" });
      await deliverBy(fakeChannels([provider], { hand: taken(messageId) }), id);
      expect((await deliveryOf(id)).status).toBe("Read");
      expect((await notificationOf(notification)).counts).toEqual({ Read: 1 });
    },
  );

  it("a receipt before its message that is stored between the outcome and its reading is applied by the one who stored it", async () => {
    const { id } = await accept({ content: { recipients: recipients() } });
    const work = () => deliverBy(fakeChannels([provider], { hand: taken(`m-${id}`) }), id);
    // The receipt is kept while the delivery is not stored as sent, which happens before the receipt is read again.
    const acted = await beforeCalls(
      { command: "TransactWriteItemsCommand", about: `livrare-${id}`, most: 1 },
      work,
      () => tell({ reference: `livrare-${id}`, status: "Delivered" }),
    );
    expect([acted, (await deliveryOf(id)).status]).toEqual([1, "Delivered"]);
  });

  it("a receipt before its message whose worker ended before it was applied is applied with the message that comes again", async () => {
    const sms = await sentSms();
    const { keepReceipt } = await import("./early.ts");
    await keepReceipt(provider.id, { deliveryId: sms.id }, { status: "Delivered" });
    await deliverBy(fakeChannels([provider]), sms.id);
    expect((await deliveryOf(sms.id)).status).toBe("Delivered");
  });
});

it("a receipt that does not come ends the delivery after 72 hours as Failed temporary, and is applied if it comes later", async () => {
  const sms = await sentSms();
  clock.freeze(new Date(clock.now().getTime() + 72 * 3600 * 1000 - 60_000));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await settleOverdue();
  expect(await deliveryOf(sms.id)).toMatchObject({ status: "Sent", dueStatus: awaitingReceiptOf(sms.id) });
  clock.freeze(new Date(clock.now().getTime() + 120_000));
  await settleOverdue();
  const row = await deliveryOf(sms.id);
  expect(row).toMatchObject({ status: "Failed", cauza: "temporary", motiv: "fara-recipisa" });
  expect(row).not.toHaveProperty("dueAt");
  await tell({ reference: sms.reference, status: "Delivered" });
  expect((await deliveryOf(sms.id)).status).toBe("Delivered");
});

describe("a report of Amazon SES", () => {
  const report = (messageId: string, detail: object) => ({
    source: "aws.ses",
    time: "2026-11-26T10:00:00Z",
    detail: { mail: { messageId, destination: ["ion@exemplu.md"] }, ...detail },
  });

  it("a report of Amazon SES of a delivery, a bounce or an opened mail is a receipt of the provider that took it", async () => {
    const ses = await createProvider({ tip: "SMTP" });
    const mail = async () => {
      const accepted = await accept();
      const messageId = `0102-${accepted.id}`;
      const hand = () => Promise.resolve({ kind: "accepted" as const, messageId });
      await deliverBy(fakeChannels([ses], { hand }), accepted.id);
      return { ...accepted, messageId };
    };
    const [delivered, bounced, delayed] = [await mail(), await mail(), await mail()];
    await takeReport(report(delivered.messageId, { eventType: "Delivery" }));
    await takeReport(report(bounced.messageId, { eventType: "Bounce", bounce: { bounceType: "Permanent" } }));
    await takeReport(report(delayed.messageId, { eventType: "Bounce", bounce: { bounceType: "Transient" } }));
    await takeReport({ source: "aws.ses", detail: {} });
    expect((await deliveryOf(delivered.id)).status).toBe("Delivered");
    const row = await deliveryOf(bounced.id);
    expect(row).toMatchObject({ status: "Failed", cauza: "permanent" });
    expect(await read(Suppressions, { id: suppressionIdOf(row.adresaHmac) })).toMatchObject({
      motiv: "adresa-refuzata",
    });
    expect(await deliveryOf(delayed.id)).toMatchObject({ status: "Failed", cauza: "temporary" });
    await takeReport(report(delivered.messageId, { eventType: "Open" }));
    expect((await deliveryOf(delivered.id)).status).toBe("Read");
  });

  it.each([
    ["5.1.1", true],
    ["5.7.1", false],
    ["5.2.2", false],
  ])(
    "a report of Amazon SES of a bounce with the code %s suppresses the address only if the code speaks of it: %s",
    async (status, isGone) => {
      const ses = await createProvider({ tip: "SMTP" });
      const { id } = await accept();
      const messageId = `0102-${id}`;
      const hand = () => Promise.resolve({ kind: "accepted" as const, messageId });
      await deliverBy(fakeChannels([ses], { hand }), id);
      const bounce = {
        bounceType: "Permanent",
        bouncedRecipients: [{ emailAddress: "ion@exemplu.md", status }],
      };
      await takeReport(report(messageId, { eventType: "Bounce", bounce }));
      const row = await deliveryOf(id);
      expect(row).toMatchObject({ status: "Failed", cauza: "permanent" });
      expect((await read(Suppressions, { id: suppressionIdOf(row.adresaHmac) })) !== undefined).toBe(isGone);
    },
  );
});
