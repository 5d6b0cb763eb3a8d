import { administrator, call, callWith, createMachine, createTemplate } from "./testing.ts";
import { mailSink } from "../../shared/testing/local-mail.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startSmsGateway, type SmsGateway } from "../../localstack/providers/sms-gateway.ts";
import { pdf } from "../../shared/testing/file-samples.ts";
import { drain } from "../../shared/testing/queues.ts";
import { gatewayProvider, sinkProvider } from "./delivering/channels/testing/messages.ts";
import { handler as deliver } from "./delivering/delivery/consumer.ts";
import { deliveries } from "./records/lanes.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  sms,
  storedDeliveries,
} from "./accepting/sending/testing.ts";
import type { PreviewView } from "./accepting/templates/preview-template.ts";

/* What arrives is what was requested: from the interface of systems to the mail sink and the gateway. */

let machine: Machine;
let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway({ token: "secretul-gateway" });
  await sinkProvider();
  await gatewayProvider(gateway.url, { token: "secretul-gateway" });
  machine = await createMachine();
});
beforeEach(() => {
  mailSink.clear();
  gateway.clear();
});
afterAll(() => gateway.stop());

const preview = async (id: number, body: object): Promise<PreviewView> =>
  (await callWith<PreviewView>(machine.certificate, `POST /api/v1/template/${id}/preview`, body)).json;

const work = () => drain(deliveries, deliver);

async function sent(fields: object, by: Machine = machine, trackingId?: string): Promise<void> {
  const { status, text } = await notify(by, fields, trackingId);
  expect([status, text]).toEqual([202, expect.any(String)]);
  await work();
}

/** Normalises line ends: SMTP has CR and LF, which the sink shows as LF. */
const lines = (text: string | undefined): string | undefined => text?.replaceAll("\r\n", "\n").trimEnd();

const mailTo = (to: string) => {
  const found = mailSink.mails().filter((mail) => mail.to.includes(to));
  expect([to, found.length]).toEqual([to, 1]);
  return found[0];
};

const VALUES = {
  nume: `<b>Ion & "Ana"</b>\r\nBcc: altul@exemplu.md`,
  suma: "1 234,50 lei",
  adresa: "str. Ștefan cel Mare, 1 <casa@exemplu.md>",
};

describe("a mail", () => {
  const body = {
    ro: "<h1>Bună, {{nume}}</h1><p>Suma: {{suma}}; {{adresa}}. Ăâîșț ĂÂÎȘȚ „ghilimele” – €</p>",
    ru: "<p>Здравствуйте, {{nume}}: {{suma}}, {{adresa}}. Ёё № «ёлка»</p>",
  };
  const subject = {
    ro: "Aviz pentru {{nume}}: ăîș",
    ru: "Уведомление для {{nume}}",
    en: "Notice for {{nume}}",
  };

  it("a mail has subject and HTML as the preview showed them, letter for letter, in ro and ru, and in ro for en", async () => {
    const { id } = await createTemplate({ sistemId: machine.system.id, subject, body });
    const recipients = ["ro", "ru", "en"].map((limba) => email(`limba.${limba}@exemplu.md`, { limba }));
    await sent({ template: { id, variables: VALUES }, recipients });
    for (const [limba, shownIn] of [
      ["ro", "ro"],
      ["ru", "ru"],
      ["en", "ro"],
    ] as const) {
      const shown = await preview(id, { variables: VALUES, limba: shownIn });
      const mail = mailTo(`limba.${limba}@exemplu.md`);
      expect([mail?.subject, lines(mail?.html)]).toEqual([shown.subject, lines(shown.body)]);
      // Values stay text: in HTML they are escaped, in the text part they are as they were given.
      expect(mail?.html).toContain("&lt;b&gt;Ion &amp;");
      expect(mail?.text).toContain(`<b>Ion & "Ana"</b> Bcc: altul@exemplu.md`);
      expect(mail?.text).toContain("1 234,50 lei");
      expect(mail?.text).toContain("<casa@exemplu.md>");
      expect(mail?.to).toEqual([`limba.${limba}@exemplu.md`]);
      expect(mail?.headers).not.toHaveProperty("bcc");
    }
  });

  it("a mail without markup has the text as the preview showed it, and no HTML", async () => {
    const plain = {
      ro: "Bună, {{nume}}.\n\nSuma: {{suma}}\n.\n..două puncte\nFrom: x",
      ru: "Привет, {{nume}}",
    };
    const { id } = await createTemplate({ sistemId: machine.system.id, subject: "Text", body: plain });
    for (const limba of ["ro", "ru"]) {
      const to = `text.${limba}@exemplu.md`;
      await sent({ template: { id, variables: VALUES }, recipients: [email(to, { limba })] });
      const mail = mailTo(to);
      const shown = await preview(id, { variables: VALUES, limba });
      expect([lines(mail?.text), mail?.html]).toEqual([lines(shown.body), undefined]);
    }
  });

  it("a mail carries the values of its own recipient in a bulk", async () => {
    const recipients = ["Ana", "Ион", "<i>Eva</i>"].map((nume, i) =>
      email(`propriu.${i}@exemplu.md`, { variables: { nume } }),
    );
    await sent({ subject: "Pentru {{nume}}", body: "Text", recipients });
    expect([0, 1, 2].map((i) => mailTo(`propriu.${i}@exemplu.md`)?.subject)).toEqual([
      "Pentru Ana",
      "Pentru Ион",
      "Pentru <i>Eva</i>",
    ]);
  });

  it("a mail is not changed by a change of its template after acceptance", async () => {
    const { id } = await createTemplate({ sistemId: machine.system.id, subject: "Vechi", body: "Vechi" });
    await notify(machine, { template: { id }, recipients: [email("vechi@exemplu.md")] });
    const changed = { subject: "Nou", body: "Nou" };
    expect((await call(`PATCH /api/templates/${id}`, await administrator(), changed)).status).toBe(200);
    await work();
    expect([mailTo("vechi@exemplu.md")?.subject, lines(mailTo("vechi@exemplu.md")?.text)]).toEqual([
      "Vechi",
      "Vechi",
    ]);
  });

  it("a mail has its attachments byte for byte with their names, inline and by reference", async () => {
    const file = { fileName: "act nr. 1 – ș.pdf", dimensiune: pdf.length };
    const opened = await callWith<{ uploadId: string; url: string }>(
      machine.certificate,
      "POST /api/v1/attachments",
      file,
    );
    const { uploadId, url } = opened.json;
    expect((await fetch(url, { method: "PUT", body: new Uint8Array(pdf) })).status).toBe(200);
    const bytes = Buffer.from("linia 1\r\nlinia 2\n\n.\nultima; ăîș");
    const attachments = [{ fileName: "Список.txt", base64: bytes.toString("base64") }, { uploadId }];
    await sent(noticeOf({ recipients: [email("fisiere@exemplu.md")], attachments }));
    const mail = mailTo("fisiere@exemplu.md");
    expect(mail?.attachments.map(({ name, content }) => [name, content])).toEqual([
      ["Список.txt", bytes.toString("base64")],
      [file.fileName, pdf.toString("base64")],
    ]);
  });

  it("a mail is forwarded as one marked copy to each address", async () => {
    const { status } = await call("POST /api/admin/notify", await administrator(), {
      ...noticeOf({ recipients: [email("principal@exemplu.md")] }),
      sistemId: machine.system.id,
      forwardTo: ["copie.unu@exemplu.md", "copie.doi@exemplu.md", "copie.unu@exemplu.md"],
    });
    expect(status).toBe(202);
    await work();
    expect(mailSink.mails()).toHaveLength(3);
    expect(mailTo("principal@exemplu.md")?.subject).toBe("Salut");
    for (const to of ["copie.unu@exemplu.md", "copie.doi@exemplu.md"]) {
      expect(mailTo(to)?.subject).toBe("[Copie] Salut");
      expect(mailTo(to)?.text).toContain("trimise către un destinatar.");
    }
  });
});

it.each([
  ["GSM-7", "a", 160, 1],
  ["GSM-7", "a", 161, 2],
  ["GSM-7", "€", 80, 1],
  ["GSM-7", "€", 81, 2],
  ["UCS-2", "ș", 70, 1],
  ["UCS-2", "ж", 71, 2],
  ["UCS-2", "😀", 35, 1],
])(
  "an SMS arrives as the preview showed it, and counts as %s: %s %i times",
  async (codare, letter, times, segmente) => {
    const bodyShort = letter.repeat(times);
    const { id } = await createTemplate({ sistemId: machine.system.id, bodyShort });
    const variables = { nume: "Ana" };
    const shown = await preview(id, { variables });
    expect(shown.sms).toEqual({ codare, segmente });
    const trackingId = `sms-${id}`;
    await sent({ template: { id, variables }, recipients: [sms("069 123 456")] }, machine, trackingId);
    expect(gateway.texts().map(({ to, text }) => [to, text])).toEqual([["+37369123456", shown.bodyShort]]);
    const [delivery] = await storedDeliveries(await notificationOf(machine.system, trackingId));
    expect(delivery).toMatchObject({ status: "Sent", segmente });
  },
);

it("test mode and simulator addresses go the whole way and open no connection", async () => {
  const [mails, texts] = [mailSink.connections(), gateway.requests()];
  const trial = await createMachine({ mod: "PROBA" });
  await sent(noticeOf({ recipients: [email("ana@exemplu.md"), sms("069123456")] }), trial, "proba");
  const simulated = [email("livrat@simulator.test"), email("permanent@simulator.test"), sms("+37300000003")];
  await sent(noticeOf({ recipients: simulated }), machine, "simulat");
  const statusesOf = async ({ system }: Machine, trackingId: string) =>
    (await storedDeliveries(await notificationOf(system, trackingId))).map(({ status, cauza }) =>
      [status, cauza].filter(Boolean).join(" "),
    );
  expect(await statusesOf(trial, "proba")).toEqual(["Delivered", "Delivered"]);
  expect((await statusesOf(machine, "simulat")).sort()).toEqual([
    "Delivered",
    "Failed permanent",
    "Failed temporary",
  ]);
  expect([mailSink.connections(), gateway.requests()]).toEqual([mails, texts]);
});
