import { callWith, createMachine, createTemplate, fresh } from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Machine } from "../sending/testing.ts";
import type { TemplateRow, TemplateView } from "../../records/template.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let machine: Machine;
let other: Machine;
beforeAll(async () => {
  machine = await createMachine();
  other = await createMachine();
});
afterEach(() => clock.resume());

const wanted = (fields: object = {}) => ({
  cod: fresh("T"),
  name: "Șablon",
  subject: "Salut",
  body: "Text",
  ...fields,
});
const as = ({ certificate }: Machine) => ({
  create: (fields?: object) => callWith<TemplateView>(certificate, "POST /api/v1/template", wanted(fields)),
  replace: (id: number, fields?: object) =>
    callWith<TemplateView>(certificate, `PUT /api/v1/template/${id}`, wanted(fields)),
  list: () => callWith<PageOf<TemplateRow>>(certificate, "GET /api/v1/template"),
  preview: (id: number, body: object) =>
    callWith<Record<string, unknown>>(certificate, `POST /api/v1/template/${id}/preview`, body),
});

describe("/api/v1/template", () => {
  it("a system creates, lists and replaces its own templates", async () => {
    const { status, json } = await as(machine).create({ sistemId: other.system.id });
    expect([status, json]).toMatchObject([
      201,
      { sistemId: machine.system.id, versiune: 1, body: { ro: "Text" }, creatDe: machine.system.cod },
    ]);
    const replaced = await as(machine).replace(json.id, { body: "Alt text" });
    expect([replaced.status, replaced.json]).toMatchObject([
      200,
      { id: json.id, versiune: 2, body: { ro: "Alt text" } },
    ]);
    expect((await as(machine).list()).json).toMatchObject({ total: 1, items: [{ id: json.id }] });
  });

  it("two systems see nothing of each other", async () => {
    const { id } = await createTemplate({ sistemId: machine.system.id });
    const missing = { message: "Resursa nu există." };
    expect(await as(other).replace(id)).toMatchObject({ status: 404, json: missing });
    expect(await as(other).preview(id, {})).toMatchObject({ status: 404, json: missing });
    expect((await as(other).list()).json).toEqual({ items: [], page: 0, size: 20, total: 0 });
  });

  it("a code is unique within its system", async () => {
    const cod = fresh("T");
    const statuses = [
      (await as(machine).create({ cod })).status,
      (await as(machine).create({ cod })).status,
      (await as(other).create({ cod })).status,
    ];
    expect(statuses).toEqual([201, 409, 201]);
  });

  it("a text that does not close is 400 and names its line", async () => {
    const { status, json } = await as(machine).create({ body: "Unu\nDoi {{nume" });
    expect([status, json]).toMatchObject([400, { message: expect.stringContaining("Rândul 2") }]);
  });
});

it("POST /api/v1/template/{id}/preview shows the texts as a recipient gets them: values are text in HTML, and no header in a subject", async () => {
  clock.freeze("2026-11-26T15:48:00Z");
  const { id } = await createTemplate({
    sistemId: machine.system.id,
    subject: "Bună, {{nume}}",
    body: { ro: "<p>{{nume}} la {{Date}}, {{Time}}</p>", ru: "{{nume}}: {{suma}}" },
    bodyShort: "{{nume}} {{suma}}",
  });
  const variables = { nume: "<b>Ion</b>\r\nBcc: x@exemplu.md", suma: 5 };
  const { status, json } = await as(machine).preview(id, { variables });
  expect([status, json]).toEqual([
    200,
    {
      subject: "Bună, <b>Ion</b> Bcc: x@exemplu.md",
      body: "<p>&lt;b&gt;Ion&lt;/b&gt;\r\nBcc: x@exemplu.md la 26.11.2026, 17:48</p>",
      bodyShort: "<b>Ion</b>\r\nBcc: x@exemplu.md 5",
      lipsa: [],
      sms: { codare: "GSM-7", segmente: 1 },
    },
  ]);
  expect((await as(machine).preview(id, { variables: { nume: "Ион" }, limba: "ru" })).json).toEqual({
    subject: "Bună, Ион",
    body: "Ион: {{suma}}",
    bodyShort: "Ион {{suma}}",
    lipsa: ["suma"],
    sms: { codare: "UCS-2", segmente: 1 },
  });
});

it("POST /api/v1/template/{id}/preview shows numbers as they were written: neither the end of a long one nor a decimal is lost", async () => {
  const { id } = await createTemplate({
    sistemId: machine.system.id,
    subject: "{{suma}}",
    body: "{{cont}} {{#rate}}{{.}}; {{/rate}}{{mare}}",
  });
  const body = '{"variables":{"suma":10.00,"cont":9007199254740993,"rate":[1.10,2],"mare":1E400}}';
  const { json } = await callWith<Record<string, unknown>>(
    machine.certificate,
    `POST /api/v1/template/${id}/preview`,
    body,
    { "content-type": "application/json" },
  );
  expect(json).toMatchObject({ subject: "10.00", body: "9007199254740993 1.10; 2; 1E400", lipsa: [] });
});

it("POST /api/v1/template/{id}/preview names a section whose variable is missing, and leaves it out", async () => {
  const { id } = await createTemplate({
    sistemId: machine.system.id,
    subject: "Taxe",
    body: "Text{{#rate}} {{.}}{{/rate}}{{^reduceri}} fără reduceri{{/reduceri}}",
  });
  expect((await as(machine).preview(id, {})).json).toMatchObject({
    body: "Text fără reduceri",
    lipsa: ["rate", "reduceri"],
  });
  expect((await as(machine).preview(id, { variables: { rate: [], reduceri: null } })).json.lipsa).toEqual([]);
});

it.each(["<3 {{nume}}", "< 18 ani: {{nume}}", "<= {{nume}}"])(
  "POST /api/v1/template/{id}/preview takes %s as a text: values stay as they are",
  async (body) => {
    const { id } = await createTemplate({ sistemId: machine.system.id, body });
    const { json } = await as(machine).preview(id, { variables: { nume: "Ana & Ion" } });
    expect(json.body).toBe(body.replace("{{nume}}", "Ana & Ion"));
  },
);

it("POST /api/v1/template/{id}/preview counts the subject where there is no short text", async () => {
  const { id } = await createTemplate({ sistemId: machine.system.id, subject: "ă".repeat(71) });
  expect((await as(machine).preview(id, {})).json).toMatchObject({ sms: { codare: "UCS-2", segmente: 2 } });
});
