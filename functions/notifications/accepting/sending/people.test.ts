import { callWith, createGroup, createMachine, fresh } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { read, update } from "../../../../shared/data/repository.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { ReceivedNotices } from "../../records/received.ts";
import { Systems } from "../../records/system.ts";
import { deliverBy, fakeChannels, mailsTo } from "../../delivering/delivery/testing.ts";
import { changesIn } from "../callbacks/testing.ts";
import { type Machine, noticeOf, notificationOf, notify, storedDeliveries } from "./testing.ts";
import type { TrackingView } from "../tracking/view.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const byNumber = (value: string, fields: object = {}) => ({ type: "IDNP", value, ...fields });
const group = (value: string) => ({ type: "Group", value });

/** Sends to recipients and returns what the sender sees, and what is stored. */
async function sentTo(recipients: object[], fields: object = {}) {
  const trackingId = fresh("P");
  const { status, text } = await notify(machine, noticeOf({ recipients, ...fields }), trackingId);
  if (status !== 202) throw new Error(text);
  const notification = await notificationOf(machine.system, trackingId);
  const { json, text: seen } = await callWith<TrackingView>(
    machine.certificate,
    `GET /api/v1/notify/${trackingId}`,
  );
  return { notification, deliveries: await storedDeliveries(notification), json, seen };
}

it("a recipient who is named by number gets the message at their contact, and the sender learns no address", async () => {
  const ana = await createPerson({ mail: "ana.canar@exemplu.md", limba: "ru" });
  const texts = {
    subject: { ro: "Salut", ru: "Привет" },
    body: { ro: "Text", ru: "Текст {{RecipientName}}" },
  };
  const { deliveries, json, seen } = await sentTo([byNumber(ana.idnp)], texts);
  expect(deliveries).toMatchObject([
    {
      destinatarId: ana.id,
      adresa: "ana.canar@exemplu.md",
      canal: "Email",
      limba: "ru",
      status: "Sending",
    },
  ]);
  expect(deliveries[0]?.destinatar).toBe(`Destinatar ${ana.id}`);
  expect(json.deliveries).toMatchObject([
    { recipient: byNumber(ana.idnp), channel: "Email", status: "Sending" },
  ]);
  expect(seen).not.toContain("canar");
  await deliverBy(fakeChannels(), deliveries[0]?.id ?? 0);
  expect(mailsTo("ana.canar@exemplu.md")).toMatchObject([
    { subject: "Привет", text: expect.stringContaining(ana.nume) },
  ]);
});

it("a recipient who is named by number who has no contact, or is unknown, is Failed fara-contact; both look alike", async () => {
  const nobody = await createPerson({});
  const { json, deliveries } = await sentTo([byNumber(nobody.idnp), byNumber(newIdnp())]);
  const seen = json.deliveries.map(({ status, motiv, recipient: { type } }) => [status, motiv, type]);
  expect(seen).toEqual([
    ["Failed", "fara-contact", "IDNP"],
    ["Failed", "fara-contact", "IDNP"],
  ]);
  expect(json).toMatchObject({ status: "Failed", total: 2, counts: { Failed: 2 } });
  expect(deliveries.map(({ destinatarId }) => destinatarId)).toEqual([nobody.id, undefined]);
  expect(JSON.stringify(deliveries)).not.toContain(nobody.idnp);
});

it("a recipient who is named by number who has declined its category is Cancelled refuz-destinatar, and the system is told", async () => {
  const ion = await createPerson({ mail: `${fresh("ion")}@exemplu.md`, preferences: [{ activ: false }] });
  const { json, notification } = await sentTo([byNumber(ion.idnp)], { categorie: "stiri" });
  expect(json).toMatchObject({
    status: "Cancelled",
    deliveries: [{ status: "Cancelled", motiv: "refuz-destinatar" }],
  });
  expect(notification).toMatchObject({ status: "Cancelled", schimbari: 1, incheiatLa: expect.any(String) });
  const changes = await changesIn(machine.system);
  expect(changes.filter(({ notificareId }) => notificareId === notification.id)).toMatchObject([
    { status: "Cancelled", numar: 1 },
  ]);
});

it("a recipient who is named by number gets one delivery on each channel that they prefer, and one record of what they were sent", async () => {
  const ana = await createPerson({
    ...{ mail: `${fresh("ana")}@exemplu.md`, sms: "+37360000101" },
    preferences: [{ canale: ["Email", "SMS"] }],
  });
  const { deliveries, notification } = await sentTo([byNumber(ana.idnp), byNumber(ana.idnp)]);
  expect(deliveries.map(({ canal }) => canal)).toEqual(["Email", "SMS"]);
  const received = await read(ReceivedNotices, { id: notification.id, destinatarId: ana.id });
  expect(received?.livrari).toEqual(deliveries.map(({ id }) => id));
});

it("a recipient who is named by number is named with a firm and an address in one call", async () => {
  const [ana, firm] = [
    await createPerson({ mail: `${fresh("a")}@exemplu.md` }),
    await createPerson({ isFirm: true, sms: "+37360000102" }),
  ];
  const { json } = await sentTo([
    byNumber(ana.idnp),
    { type: "IDNO", value: firm.idno },
    { type: "Email", value: "alt@exemplu.md" },
  ]);
  expect(json.deliveries.map(({ recipient, channel }) => [recipient.type, recipient.value, channel])).toEqual(
    [
      ["IDNP", ana.idnp, "Email"],
      ["IDNO", firm.idno, "SMS"],
      ["Email", "alt@exemplu.md", "Email"],
    ],
  );
});

it("a recipient who is named by number by a wrong number is refused, and the field is named", async () => {
  const { status, json } = await notify(
    machine,
    noticeOf({
      recipients: [byNumber("123"), { type: "IDNO", value: "10036000123" }, byNumber("20020040060O9")],
    }),
  );
  expect(status).toBe(400);
  expect(json.message).toContain("recipients.0.value");
  expect(json.message).toContain("recipients.1.value");
  expect(json.message).toContain("recipients.2.value");
  expect(json.message).not.toContain("20020040060O9");
});

it("a group of another system is like one that does not exist, by id and by code", async () => {
  const other = await createMachine();
  const foreign = await createGroup({ sistemId: other.system.id });
  const answers = await Promise.all(
    [String(foreign.id), foreign.cod, "999", "LIPSA"].map((value) =>
      notify(machine, noticeOf({ recipients: [group(value)] })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

describe("short forms", () => {
  const byId = (certificate: string, body: object, trackingId = fresh("S")) =>
    callWith<{ message: string }>(certificate, `POST /api/v1/notify-by-id/${trackingId}`, body);
  const text = { subject: "Salut", body: "Text" };

  it("short forms name a person, a firm and a group beside other recipients", async () => {
    const ana = await createPerson({ mail: `${fresh("s")}@exemplu.md` });
    const firm = await createPerson({ isFirm: true });
    const { id, cod } = await createGroup({ sistemId: machine.system.id });
    for (const groupId of [id, cod]) {
      const trackingId = fresh("S");
      const answer = await byId(
        machine.certificate,
        { ...text, idnp: ana.idnp, idno: firm.idno, groupId },
        trackingId,
      );
      expect([answer.status, answer.text]).toEqual([202, expect.any(String)]);
      expect(await notificationOf(machine.system, trackingId)).toMatchObject({ hasCounter: true, total: 2 });
    }
  });

  it("short forms and the same recipient in the list are the same call", async () => {
    const ana = await createPerson({});
    const trackingId = fresh("S");
    const first = await byId(machine.certificate, { ...text, idnp: ana.idnp }, trackingId);
    const again = await notify(machine, { ...text, recipients: [byNumber(ana.idnp)] }, trackingId);
    expect([first.status, again.status, again.text]).toEqual([202, 202, first.text]);
  });

  it.each([
    ["idnp", { idnp: "123" }],
    ["idno", { idno: "1003" }],
    ["groupId", { groupId: "LIPSA" }],
    ["recipients", {}],
  ])("short forms that are wrong are refused by their field: %s", async (field, named) => {
    const { status, json } = await byId(machine.certificate, { ...text, ...named });
    expect([status, json.message]).toEqual([400, expect.stringContaining(field)]);
  });

  it("short forms of a stopped system are refused", async () => {
    const other = await createMachine();
    await update(Systems, other.system, (before) => ({ ...before, activ: false }));
    expect((await byId(other.certificate, { ...text, idnp: newIdnp() })).status).toBe(401);
  });
});
