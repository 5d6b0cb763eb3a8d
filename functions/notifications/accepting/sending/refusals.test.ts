import { administrator, call, createMachine, createTemplate, fresh } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { docx, elf, html, jpeg, pdf, png, windowsProgram } from "../../../../shared/testing/file-samples.ts";
import { deliveries } from "../../records/lanes.ts";
import { email, type Machine, messagesOf, noticeOf, notify, sms, stored } from "./testing.ts";

let machine: Machine;
let foreignTemplate: number;
/** Everything stored before the first refusal. */
let before: string[];
beforeAll(async () => {
  machine = await createMachine({ callbackUrl: "https://sistem.exemplu.md/apeluri" });
  const { system } = await createMachine();
  foreignTemplate = (await createTemplate({ sistemId: system.id })).id;
  before = await stored();
});

const inDays = (days: number) => new Date(clock.now().getTime() + days * 24 * 3600_000).toISOString();
const file = (fileName: string, bytes: Buffer | string) => ({
  attachments: [{ fileName, base64: Buffer.from(bytes).toString("base64") }],
});

/** Each refusal with the field or the reason that its message names. */
const refused: [title: string, body: () => object, named: RegExp][] = [
  ["no recipients", () => ({ recipients: [] }), /recipients/],
  [
    "10,001 recipients",
    () => ({ recipients: Array.from({ length: 10_001 }, (_, i) => email(`i${i}@exemplu.md`)) }),
    /recipients/,
  ],
  [
    "a wrong mail address",
    () => ({ recipients: [email("a@b.md"), email("Ion <a@b.md>")] }),
    /recipients\.1\.value/,
  ],
  ["an impossible number", () => ({ recipients: [sms("+373 12")] }), /recipients\.0\.value/],
  ["an IDNP that is none", () => ({ recipients: [{ type: "IDNP", value: "200" }] }), /recipients\.0/],
  ["an IDNO that is none", () => ({ recipients: [{ type: "IDNO", value: "100" }] }), /recipients\.0/],
  ["an unknown group", () => ({ recipients: [{ type: "Group", value: "toți" }] }), /recipients\.0/],
  ["a channel that there is not", () => ({ channels: ["Fax"] }), /channels\.0/],
  ["a ladder without a time", () => ({ escalate: {} }), /escalate\.afterMinutes/],
  [
    "an unknown type of recipient",
    () => ({ recipients: [{ type: "Fax", value: "022" }] }),
    /recipients\.0\.type/,
  ],
  ["a header in the subject", () => ({ subject: "Salut\r\nBcc: x@exemplu.md" }), /subject/],
  ["a subject of 256 letters", () => ({ subject: "x".repeat(256) }), /subject/],
  ["a body of 100,001 letters", () => ({ body: { ro: "x".repeat(100_001) } }), /body/],
  ["a short text of 1,001 letters", () => ({ bodyShort: "x".repeat(1001) }), /bodyShort/],
  ["no Romanian text", () => ({ body: { ru: "Текст" } }), /body/],
  ["no text", () => ({ body: undefined }), /body/],
  ["a text beside a template", () => ({ template: { id: 5 } }), /template/],
  [
    "another system's template",
    () => ({ subject: undefined, body: undefined, template: { id: foreignTemplate } }),
    /template\.id/,
  ],
  ["a text that does not close", () => ({ body: "Unu\nDoi {{nume" }), /2/],
  [
    "variables of 4 KB for a recipient",
    () => ({ recipients: [email("a@b.md", { variables: { x: "x".repeat(4096) } })] }),
    /variables/,
  ],
  ["a time of sending that has passed", () => ({ scheduledAt: inDays(-1) }), /scheduledAt/],
  ["a schedule beyond a year", () => ({ scheduledAt: inDays(400) }), /scheduledAt/],
  ["an end that has passed", () => ({ expiresAt: inDays(-1) }), /expiresAt/],
  ["an end before the sending", () => ({ scheduledAt: inDays(2), expiresAt: inDays(1) }), /expiresAt/],
  ["a time that is none", () => ({ scheduledAt: "mâine" }), /scheduledAt/],
  [
    "a callback to another origin",
    () => ({ callbackUrl: "https://altul.exemplu.md/apeluri" }),
    /callbackUrl/,
  ],
  ["a callback with a password", () => ({ callbackUrl: "https://a:b@sistem.exemplu.md/" }), /callbackUrl/],
  ["a category in capitals", () => ({ categorie: "Taxe" }), /categorie/],
  ["an unknown priority", () => ({ priority: "Urgent" }), /priority/],
  [
    "an SMS of seven segments",
    () => ({ bodyShort: "ж".repeat(403), recipients: [sms("069123456")] }),
    /6 segmente/,
  ],
  ["a path in a file name", () => file("../../aviz.pdf", pdf), /attachments\.0/],
  ["a path of Windows in a file name", () => file("c:\\aviz.pdf", pdf), /attachments\.0/],
  ["a program with a harmless name", () => file("aviz.pdf", elf), /attachments\.0/],
  ["a program of Windows as a text", () => file("aviz.txt", windowsProgram), /attachments\.0/],
  ["a page as a picture", () => file("poza.png", html), /attachments\.0/],
  ["another kind of file", () => file("aviz.docx", docx), /attachments\.0/],
  ["a picture under the name of another", () => file("poza.png", jpeg), /attachments\.0/],
  ["base64 that is none", () => ({ attachments: [{ fileName: "a.txt", base64: "Ab$=" }] }), /attachments\.0/],
  ["base64 that is cut", () => ({ attachments: [{ fileName: "a.txt", base64: "QUJDR" }] }), /attachments\.0/],
  ["an unknown upload", () => ({ attachments: [{ uploadId: "0".repeat(26) }] }), /attachments\.0/],
  [
    "11 attachments",
    () => ({ attachments: Array(11).fill({ fileName: "a.txt", base64: "QUJD" }) }),
    /attachments/,
  ],
];

describe("a refused notification", () => {
  it.each(refused)("%s is 400 and names its place", async (_, body, named) => {
    const { status, json } = await notify(machine, noticeOf(body()));
    expect([status, json]).toEqual([400, { message: expect.stringMatching(named) as string }]);
  });

  it("a refused notification leaves nothing behind, in table, bucket and queue", async () => {
    expect(await stored()).toEqual(before);
    expect(await messagesOf(deliveries)).toEqual([]);
  });

  it("a refused notification lists every missing variable of every recipient", async () => {
    const recipients = [
      email("a@exemplu.md", { variables: { nume: "A", suma: 1 } }),
      email("b@exemplu.md", { variables: { nume: "B" } }),
      email("B@exemplu.md"),
      email("c@exemplu.md"),
      email("d@exemplu.md"),
    ];
    const body = noticeOf({ subject: "{{nume}}", body: "{{suma}} la {{Date}} {{Time}}", recipients });
    const { status, json } = await notify(machine, body);
    expect([status, json.message]).toEqual([
      400,
      "Lipsesc variabile: suma (recipients.1); nume, suma (recipients.3–4).",
    ]);
  });

  it("a refused notification lists them as fields for administrators", async () => {
    const body = { ...noticeOf({ body: "{{suma}}" }), sistemId: machine.system.id };
    const { json } = await call<{ errors: object[]; message: string }>(
      "POST /api/admin/notify",
      await administrator(),
      body,
    );
    expect([json.message, json.errors]).toEqual([
      "error.variabileLipsa",
      [{ field: "recipients.0.variables", code: "variabileLipsa", message: "suma" }],
    ]);
  });

  it("a variable of a text in another language is not missing, nor one of an absent section", async () => {
    const body = { ro: "{{#rest}}{{suma}}{{/rest}}Text", ru: "{{suma}}" };
    expect((await notify(machine, noticeOf({ body }))).status).toBe(202);
    const russian = [email("ion@exemplu.md", { limba: "ru" })];
    expect((await notify(machine, noticeOf({ body, recipients: russian }))).status).toBe(400);
  });

  it("an address is in no answer, whatever is wrong with it", async () => {
    const recipients = [email("canar@@exemplu.md"), sms("+373canar")];
    const { text } = await notify(machine, noticeOf({ recipients }));
    expect(text).not.toContain("canar");
  });

  it.each([["%2F"], ["a b"], ["x".repeat(101)], ["ă"]])(
    "a trackingId %s is 400, 404 or 405",
    async (trackingId) => {
      const { status } = await notify(
        machine,
        noticeOf(),
        encodeURIComponent(decodeURIComponent(trackingId)),
      );
      expect([400, 404, 405]).toContain(status);
    },
  );

  it("JSON that is 10,000 deep is 400", async () => {
    const deep = `{"subject":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    const headers = { "content-type": "application/json" };
    expect((await notify(machine, deep, fresh("N"), headers)).status).toBe(400);
  });
});

it("accepts pictures, texts, tables and PDF byte for byte", async () => {
  const attachments = [
    ["poza.png", png],
    ["poza.jpeg", jpeg],
    ["aviz.pdf", pdf],
    ["note.txt", Buffer.from("Bună ziua")],
    ["sume.csv", Buffer.from("a;b\n1;2\n")],
  ].map(([fileName, bytes]) => ({ fileName, base64: Buffer.from(bytes as Buffer).toString("base64") }));
  expect((await notify(machine, noticeOf({ attachments }))).status).toBe(202);
});

it("an SMS of six segments is accepted", async () => {
  const body = noticeOf({ bodyShort: "ж".repeat(402), recipients: [sms("069123456")] });
  expect((await notify(machine, body)).status).toBe(202);
});
