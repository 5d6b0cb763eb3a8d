import { administrator, call, createSystem, createTemplate, fresh, operatorOf } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { TemplateView } from "../../records/template.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let admin: Record<string, string>;
let systemId: number;
beforeAll(async () => {
  admin = await administrator();
  ({ id: systemId } = await createSystem());
});

const wanted = (fields: object = {}) => ({
  sistemId: systemId,
  cod: fresh("T"),
  name: "Șablon",
  subject: "Salut",
  body: "Text",
  ...fields,
});
const create = (fields?: object) => call<TemplateView>("POST /api/templates", admin, wanted(fields));

describe("/api/templates", () => {
  it("/api/templates takes a plain text as the Romanian one, and shows every text by language", async () => {
    const { status, json } = await create({
      subject: "Bună, {{nume}}",
      body: { ro: "Suma {{suma}} la {{Date}}", ru: "Сумма {{suma}}" },
      bodyShort: "{{suma}}",
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      subject: { ro: "Bună, {{nume}}" },
      body: { ro: "Suma {{suma}} la {{Date}}", ru: "Сумма {{suma}}" },
      bodyShort: { ro: "{{suma}}" },
      versiune: 1,
    });
    expect(json.variabile).toEqual(["nume", "suma"]);
    expect((await call<TemplateView>(`GET /api/templates/${json.id}`, admin)).json).toEqual(json);
  });

  it("a new text is a new version; the same text, or another name, is not", async () => {
    const { json } = await create();
    const patch = async (fields: object) =>
      (await call<TemplateView>(`PATCH /api/templates/${json.id}`, admin, fields)).json;
    expect(await patch({ name: "Alt nume" })).toMatchObject({ versiune: 1, body: { ro: "Text" } });
    expect(await patch({ body: "Text" })).toMatchObject({ versiune: 1 });
    expect(await patch({ body: "Alt text" })).toMatchObject({ versiune: 2, subject: { ro: "Salut" } });
    expect(await patch({ bodyShort: "Scurt" })).toMatchObject({ versiune: 3, bodyShort: { ro: "Scurt" } });
    expect(await patch({ bodyShort: null })).not.toHaveProperty("bodyShort");
  });

  it("PUT without a short text or a category removes them", async () => {
    const { json } = await create({ bodyShort: "Scurt", categorie: "mementouri" });
    const replaced = await call<TemplateView>(`PUT /api/templates/${json.id}`, admin, wanted());
    expect(replaced.status).toBe(200);
    expect(replaced.json).not.toHaveProperty("bodyShort");
    expect(replaced.json).not.toHaveProperty("categorie");
    expect((await call<TemplateView>(`GET /api/templates/${json.id}`, admin)).json).toEqual(replaced.json);
  });

  it.each([
    ["a tag that does not close", { body: "Unu\nDoi {{nume" }, "sablonTagNeinchis", /2/],
    ["a section that does not close", { subject: "{{#a}}" }, "sablonSectiuneNeinchisa", /a/],
    ["an unescaped value", { body: "{{{nume}}}" }, "sablonNumeGresit", /nume/],
    [
      "a wrong tag in another language",
      { body: { ro: "x", ru: "{{/a}}" } },
      "sablonSectiuneNepotrivita",
      /a/,
    ],
  ])("%s is 400 and names its place", async (_, fields, key, place) => {
    expect(await create(fields)).toMatchObject({
      status: 400,
      json: { message: `error.${key}`, detail: expect.stringMatching(place) as string },
    });
  });

  it.each([
    ["no Romanian text", { body: { ru: "Текст" } }, "body"],
    ["a line break in the subject", { subject: "Unu\r\nBcc: x@exemplu.md" }, "subject"],
    ["a text that is too long", { bodyShort: "x".repeat(1001) }, "bodyShort"],
    ["a category in capitals", { categorie: "Taxe" }, "categorie"],
    ["a system that does not exist", { sistemId: 4 }, "sistemId"],
  ])("%s is 400 and names the field", async (_, fields, field) => {
    const { status, json } = await create(fields);
    const { errors } = json as unknown as { errors: { field: string }[] };
    expect([status, errors.map((error) => error.field.split(".")[0])]).toEqual([400, [field]]);
  });

  it("a code is unique within its system", async () => {
    const { id: other } = await createSystem();
    const cod = fresh("T");
    const statuses = [
      (await create({ cod })).status,
      (await create({ cod })).status,
      (await create({ cod, sistemId: other })).status,
    ];
    expect(statuses).toEqual([201, 409, 201]);
  });

  it("texts of 100,000 letters in three languages are kept to the letter", async () => {
    const body = { ro: "ă".repeat(100_000), ru: "ж".repeat(100_000), en: "a".repeat(100_000) };
    const { status, json } = await create({ body });
    expect([status, json.body]).toEqual([201, body]);
    const list = await call(`GET /api/templates?filter[id]=${json.id}`, admin);
    expect(list.text.length).toBeLessThan(2000);
  });

  it("operators read only the templates of their system", async () => {
    const [own, other] = [await createSystem(), await createSystem()];
    const mine = await createTemplate({ sistemId: own.id });
    const foreign = await createTemplate({ sistemId: other.id });
    const operator = await operatorOf(own);
    const { json } = await call<PageOf<{ id: number }>>("GET /api/templates", operator);
    expect([json.items.map(({ id }) => id), json.total]).toEqual([[mine.id], 1]);
    expect((await call(`GET /api/templates/${foreign.id}`, operator)).status).toBe(404);
    expect((await call(`PATCH /api/templates/${mine.id}`, operator, { name: "x" })).status).toBe(403);
  });
});
