import { administrator, call, createMachine, createTemplate, fresh } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { deliveries, deliveriesHigh, EXPANSIONS_DUE, expansions, waitingIn } from "../../records/lanes.ts";
import {
  contentOf,
  email,
  type Machine,
  messagesOf,
  noticeOf,
  notificationOf,
  notify,
  sms,
  stored,
  storedDeliveries,
} from "./testing.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const manyRecipients = (count: number) =>
  Array.from({ length: count }, (_, i) => email(`ion${i}@exemplu.md`));

describe("POST /api/v1/notify/{trackingId}", () => {
  it("POST /api/v1/notify/{trackingId} is 202, always with the same answer, and makes a delivery for each recipient and channel", async () => {
    const trackingId = fresh("N");
    const recipients = [email("Ion@Exemplu.MD", { limba: "ru" }), sms("069 123 456")];
    const answer = await notify(machine, noticeOf({ recipients, priority: "High" }), trackingId);
    expect([answer.status, answer.json]).toEqual([202, { trackingId, status: "Pending", deliveries: [] }]);
    const notification = await notificationOf(machine.system, trackingId);
    expect(notification).toMatchObject({
      status: "Sending",
      counts: { Sending: 2 },
      total: 2,
      creatDe: machine.system.cod,
      isResolving: false,
    });
    const made = await storedDeliveries(notification);
    expect(made).toMatchObject([
      { canal: "Email", adresa: "Ion@exemplu.md", destinatar: "I***@exemplu.md", limba: "ro", recipient: 0 },
      { canal: "SMS", adresa: "+37369123456", destinatar: "+373•••••456", status: "Sending", recipient: 1 },
    ]);
    const sent = await messagesOf(deliveriesHigh);
    expect(sent).toEqual(expect.arrayContaining(made.map(({ id }) => ({ livrareId: id }))));
  });

  it("POST /api/v1/notify/{trackingId} takes numbers of variables as they were written", async () => {
    const variables = '{"suma":10.00,"cont":12345678901234567890}';
    const recipients = `[{"type":"Email","value":"ana@exemplu.md","variables":${variables}}]`;
    const trackingId = fresh("N");
    const raw = `{"subject":"{{suma}}","body":"{{cont}}","recipients":${recipients}}`;
    const answer = await notify(machine, raw, trackingId, { "content-type": "application/json" });
    expect(answer.status).toBe(202);
    const [recipient] = (await contentOf(await notificationOf(machine.system, trackingId))).recipients;
    expect(recipient?.variables).toEqual({ suma: "10.00", cont: "12345678901234567890" });
  });

  it("POST /api/v1/notify/{trackingId} takes an attachment in base64 with the line ends of MIME", async () => {
    const trackingId = fresh("N");
    const bytes = Buffer.from("rând de text\n".repeat(20));
    const base64 = bytes.toString("base64").replaceAll(/.{76}/g, "$&\r\n");
    const attachments = [{ fileName: "aviz.txt", base64: `${base64}\n` }];
    expect((await notify(machine, noticeOf({ attachments }), trackingId)).status).toBe(202);
    const [kept] = (await contentOf(await notificationOf(machine.system, trackingId))).attachments;
    expect(Buffer.from(kept?.base64 ?? "", "base64").equals(bytes)).toBe(true);
  });

  it("cleans copied numbers and addresses; a number that is a digit short is refused", async () => {
    const trackingId = fresh("N");
    const recipients = [sms("\u202a+373\u00a069\u00a0123\u2011456\u202c"), email("ana\u200b@exemplu.md")];
    expect((await notify(machine, noticeOf({ recipients }), trackingId)).status).toBe(202);
    const content = await contentOf(await notificationOf(machine.system, trackingId));
    expect(content.recipients).toMatchObject([{ adresa: "+37369123456" }, { adresa: "ana@exemplu.md" }]);
    const short = await notify(machine, noticeOf({ recipients: [sms("06912345")] }));
    expect([short.status, short.json.message]).toEqual([400, expect.stringContaining("recipients.0.value")]);
  });

  it("a recipient named twice gets one message, whatever the letters of the address", async () => {
    const trackingId = fresh("N");
    const recipients = [
      email("ana@exemplu.md"),
      email("ANA@exemplu.md"),
      sms("+37369123456"),
      sms("069123456"),
    ];
    await notify(machine, noticeOf({ recipients }), trackingId);
    const { recipients: kept } = await contentOf(await notificationOf(machine.system, trackingId));
    expect(kept).toEqual([
      { canal: "Email", adresa: "ana@exemplu.md" },
      { canal: "SMS", adresa: "+37369123456" },
    ]);
  });

  it("more than 20 deliveries are left to the expander: the notification waits in its queue and in the due index", async () => {
    const trackingId = fresh("N");
    const { status } = await notify(machine, noticeOf({ recipients: manyRecipients(21) }), trackingId);
    const notification = await notificationOf(machine.system, trackingId);
    expect([status, notification]).toMatchObject([
      202,
      { status: "Pending", isResolving: true, counts: {}, total: 21, dueStatus: EXPANSIONS_DUE },
    ]);
    expect(await storedDeliveries(notification)).toEqual([]);
    expect(await messagesOf(expansions)).toContainEqual({ notificareId: notification.id });
  });

  it("20 deliveries are made in the same transaction", async () => {
    const trackingId = fresh("N");
    await notify(machine, noticeOf({ recipients: manyRecipients(20) }), trackingId);
    const made = await storedDeliveries(await notificationOf(machine.system, trackingId));
    expect(made.map(({ recipient }) => recipient)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it("a template that is changed after acceptance changes nothing that was accepted", async () => {
    const { id } = await createTemplate({ sistemId: machine.system.id, categorie: "taxe" });
    const trackingId = fresh("N");
    const template = { id, variables: { nume: "Ion" } };
    const body = { template, recipients: [email("ion@exemplu.md")] };
    expect((await notify(machine, body, trackingId)).status).toBe(202);
    const notification = await notificationOf(machine.system, trackingId);
    expect(notification).toMatchObject({ templateId: id, categorie: "taxe", subject: "Bună, {{nume}}" });
    expect(await contentOf(notification)).toMatchObject({
      texts: { subject: { ro: "Bună, {{nume}}" }, body: { ro: "Text" } },
      variables: { nume: "Ion" },
      sablonVersiune: 1,
    });
  });

  it("what is scheduled waits in the due index until its time, and no message is sent for it", async () => {
    await messagesOf(deliveries);
    const system = await createMachine();
    const trackingId = fresh("N");
    const scheduledAt = new Date(clock.now().getTime() + 3 * 3600_000).toISOString();
    await notify(system, noticeOf({ scheduledAt }), trackingId);
    const [delivery] = await storedDeliveries(await notificationOf(system.system, trackingId));
    expect(delivery).toMatchObject({
      status: "Sending",
      urmatoareaLa: scheduledAt,
      dueStatus: waitingIn("Medium", system.system.id, "Email"),
      dueAt: scheduledAt,
    });
    expect(await messagesOf(deliveries)).toEqual([]);
  });
});

describe("the same trackingId", () => {
  it("the same trackingId with the same content gets the same answer, with keys and recipients in any order", async () => {
    const trackingId = fresh("N");
    const recipients = [email("a@exemplu.md", { variables: { x: 1, y: 2 } }), email("b@exemplu.md")];
    const first = await notify(machine, noticeOf({ recipients }), trackingId);
    const again = {
      recipients: [recipients[1], { variables: { y: 2, x: 1 }, value: "a@exemplu.md", type: "Email" }],
      body: { ro: "Text" },
      subject: "Salut",
    };
    const before = await stored();
    const second = await notify(machine, again, trackingId);
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect(await stored()).toEqual(before);
  });

  it("the same trackingId with other content is 409 and nothing changes; another system may use it", async () => {
    const trackingId = fresh("N");
    await notify(machine, noticeOf(), trackingId);
    const before = await stored();
    const other = await notify(machine, noticeOf({ body: "Alt text" }), trackingId);
    expect(other).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining(trackingId) as string },
    });
    expect(await stored()).toEqual(before);
    expect((await notify(await createMachine(), noticeOf(), trackingId)).status).toBe(202);
  });

  it("50 times in parallel makes one notification and 50 equal answers", async () => {
    const trackingId = fresh("N");
    const before = (await stored()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => notify(machine, noticeOf(), trackingId)),
    );
    const texts = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    expect([...texts]).toEqual([`202 ${JSON.stringify({ trackingId, status: "Pending", deliveries: [] })}`]);
    const notification = await notificationOf(machine.system, trackingId);
    expect(await storedDeliveries(notification)).toHaveLength(1);
    // The record, its unique row, three list rows; the delivery and its row; the event and its row; the content.
    expect((await stored()).length - before).toBe(10);
  });

  it("the same trackingId is answered after its time of sending has passed and its template was removed", async () => {
    const { id } = await createTemplate({ sistemId: machine.system.id });
    const scheduledAt = new Date(clock.now().getTime() + 3600_000).toISOString();
    const expiresAt = new Date(clock.now().getTime() + 7200_000).toISOString();
    const body = {
      template: { id, variables: { nume: "Ion" } },
      recipients: [email("ion@exemplu.md")],
      scheduledAt,
      expiresAt,
    };
    const trackingId = fresh("N");
    await notify(machine, body, trackingId);
    expect((await call(`DELETE /api/templates/${id}`, await administrator())).status).toBe(204);
    clock.freeze(new Date(clock.now().getTime() + 24 * 3600_000));
    try {
      expect((await notify(machine, body, trackingId)).status).toBe(202);
      expect((await notify(machine, body)).status).toBe(400);
    } finally {
      clock.resume();
    }
  });
});
