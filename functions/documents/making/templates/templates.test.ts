import {
  Document as WordDocument,
  Footer,
  FootnoteReferenceRun,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  SimpleField,
  Textbox,
  TextRun,
} from "docx";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { operationsOf } from "../../../../shared/contract/contract-operations.ts";
import { pagesOf, textOf } from "../../../../shared/text/text-of.ts";
import { docxText } from "../../../../shared/rendering/docx-template.ts";
import {
  as,
  asMachine,
  bucketOf,
  machineClient,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { ExportedTemplate } from "./export-import.ts";
import type { DocumentEvent } from "../../records/event.ts";
import { make, OUTSIDE_PICTURE, wanted, withPart, wordOf, wordWithLink } from "./testing.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { TemplateRow, TemplateView } from "../../records/template.ts";

let maker: ServiceClient;
let colleague: ServiceClient;
let administrator: ServiceClient;
let stranger: ServiceClient;
let machine: ServiceClient;
let bucketId: number;
let foreignBucketId: number;

beforeAll(async () => {
  const home = await organization();
  const bucket = await bucketOf(home);
  bucketId = bucket.id;
  foreignBucketId = (await bucketOf(await organization())).id;
  maker = as(await member(bucket));
  colleague = as(await member(bucket));
  administrator = as(await organizationAdmin(home));
  stranger = as(await person());
  machine = asMachine(await machineClient());
});

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const publish = (fields: object = {}) => make(administrator, { publicat: true, ...fields });
const ofWord = (bytes: Buffer) => ({ format: "DOCX", continut: bytes.toString("base64") });
const paragraph = (text: string) => new Paragraph(text);
const textOfPdf = async (bytes: Buffer) =>
  (await textOf({ bytes, contentType: "application/pdf" })).replaceAll(/\s+/g, " ").trim();

describe("GET, POST, PUT, PATCH, DELETE /api/templates and /api/templates/{id}: standard CRUD", () => {
  it("a template is made with the names that it uses, read with its content, listed without it", async () => {
    const made = await maker.post<TemplateView>(
      "/api/templates",
      wanted({ continut: "{{a.b}}{{#l}}{{c}}{{/l}}" }),
    );
    expect([made.status, made.json]).toMatchObject([
      201,
      { variabile: ["a.b", "l", "c"], versiune: 1, publicat: false, limba: "ro", format: "TEXT" },
    ]);
    const read = await maker.get<TemplateView>(`/api/templates/${made.json.id}`);
    expect(read.json.continut).toBe("{{a.b}}{{#l}}{{c}}{{/l}}");
    const { json } = await maker.get<PageOf<TemplateRow>>(`/api/templates?filter[cod]=${made.json.cod}`);
    expect(json.items.map((row) => [row.id, "continut" in row])).toEqual([[made.json.id, false]]);
    expect(read.text).not.toContain("creator");
  });

  it.each(["TEXT", "DOCX"])("what a write of a %s answers can be written back as it is", async (format) => {
    const content = format === "DOCX" ? ofWord(await wordOf("Stimate {{nume}}")) : {};
    const made = await make(maker, content);
    const address = `/api/templates/${made.id}`;
    const patched = await maker.patch<TemplateView>(address, { denumire: "Alta" });
    const replaced = await maker.put<TemplateView>(address, patched.json);
    const bytes = Buffer.from((await maker.get(`${address}/export`)).text);
    const imported = await maker.upload<TemplateView>("/api/templates/import", {
      file: new File([new Uint8Array(bytes)], "sablon.json"),
      cod: wanted().cod,
    });
    const written = [made, patched.json, replaced.json, imported.json];
    expect(written.map(({ continut }) => continut)).toEqual(written.map(() => wanted(content).continut));
    expect([replaced.status, replaced.json.versiune, replaced.json.denumire]).toEqual([200, 1, "Alta"]);
  });

  it("an Idempotency-Key gives the same answer again, also for a content that is larger than an item", async () => {
    const body = wanted({ continut: "ș".repeat(400_000) });
    const send = () => maker.post<TemplateView>("/api/templates", body, { "idempotency-key": body.cod });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.headers["idempotent-replayed"]]).toEqual([201, 201, "true"]);
    expect(again.text).toBe(first.text);
  });

  it("GET, POST, PUT, PATCH, DELETE /api/templates and /api/templates/{id}: standard CRUD lists show no continut, and neither filter nor sort by it: 400", async () => {
    const refusals = ["filter[continut]=x", "continut.contains=x", "sort=continut"].map(async (query) =>
      refusal(await maker.get(`/api/templates?${query}`)),
    );
    expect(await Promise.all(refusals)).toEqual([
      [400, "error.filtruNecunoscut"],
      [400, "error.filtruNecunoscut"],
      [400, "error.sortareNecunoscuta"],
    ]);
  });

  it("new content is a new version, a new name is not", async () => {
    const { id, hash } = await make(maker);
    const renamed = await maker.patch<TemplateView>(`/api/templates/${id}`, { denumire: "Alta" });
    expect([renamed.json.versiune, renamed.json.hash]).toEqual([1, hash]);
    const changed = await maker.patch<TemplateView>(`/api/templates/${id}`, { continut: "{{altul}}" });
    expect(changed.json).toMatchObject({ versiune: 2, variabile: ["altul"], denumire: "Alta" });
    const replaced = await maker.put<TemplateView>(`/api/templates/${id}`, wanted({ continut: "{{altul}}" }));
    expect([replaced.status, replaced.json.versiune]).toEqual([200, 2]);
  });

  it("drafts belong to their maker and to the administrators of the organization", async () => {
    const { id, cod } = await make(maker);
    const statuses = await Promise.all(
      [maker, administrator, colleague, stranger].map(
        async (by) => (await by.get(`/api/templates/${id}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
    const listed = async (by: ServiceClient) =>
      (await by.get<PageOf<TemplateRow>>("/api/templates?size=200")).json.items.some(
        (one) => one.cod === cod,
      );
    expect(await Promise.all([maker, administrator, colleague, stranger].map(listed))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("published ones are everybody's to use; publishing and changing them is for administrators", async () => {
    const { id } = await make(maker);
    expect(refusal(await maker.patch(`/api/templates/${id}`, { publicat: true }))).toEqual([
      403,
      "error.publicareaESarcinaAdministratorului",
    ]);
    expect(refusal(await maker.post("/api/templates", wanted({ publicat: true })))[0]).toBe(403);
    expect((await administrator.patch(`/api/templates/${id}`, { publicat: true })).status).toBe(200);
    expect((await stranger.get(`/api/templates/${id}`)).status).toBe(200);
    expect(refusal(await maker.patch(`/api/templates/${id}`, { denumire: "x" }))).toEqual([
      403,
      "error.faraDreptPeSablon",
    ]);
    expect(refusal(await stranger.delete(`/api/templates/${id}`))).toEqual([403, "error.faraDreptPeSablon"]);
    expect((await administrator.patch(`/api/templates/${id}`, { publicat: false })).status).toBe(200);
    expect((await stranger.get(`/api/templates/${id}`)).status).toBe(404);
  });

  it("totals count what the caller may see, once", async () => {
    const home = await organization();
    const boss = as(await organizationAdmin(home));
    const before = (await boss.get<number>("/api/templates/count")).json;
    await make(boss);
    await make(boss, { publicat: true });
    expect((await boss.get<number>("/api/templates/count")).json).toBe(before + 2);
    expect(
      (await as(await serviceAdmin()).get<PageOf<unknown>>("/api/templates?size=1")).json.total,
    ).toBeGreaterThan(before);
  });

  it("a removed one is gone, its removal can be repeated, its code is free", async () => {
    const { id, cod } = await make(maker);
    expect((await maker.delete(`/api/templates/${id}`)).status).toBe(204);
    expect((await maker.delete(`/api/templates/${id}`)).status).toBe(204);
    expect((await maker.get(`/api/templates/${id}`)).status).toBe(404);
    expect((await make(maker, { cod })).cod).toBe(cod);
  });

  it("a code that is taken is 409, a stale If-Match 412, nobody 401", async () => {
    const { id, cod } = await make(maker);
    expect(refusal(await maker.post("/api/templates", wanted({ cod })))).toEqual([409, "error.codExista"]);
    expect((await maker.patch(`/api/templates/${id}`, { denumire: "x" }, { "if-match": '"9"' })).status).toBe(
      412,
    );
    expect((await nobody.get("/api/templates")).status).toBe(401);
  });

  it.each([
    ["sablonTagNeinchis", "Rândul {{nume"],
    ["sablonSectiuneNeinchisa", "{{#a}}"],
    ["sablonSectiuneNepotrivita", "{{#a}}{{/b}}"],
    ["sablonNumeGresit", "{{a b}}"],
    ["sablonPreaAdanc", "{{#a}}".repeat(51)],
  ])("a content that cannot be read is 400 %s and leaves nothing", async (key, continut) => {
    const body = wanted({ continut });
    const answer = await maker.post("/api/templates", body);
    expect([...refusal(answer), answer.headers["content-type"]]).toEqual([
      400,
      `error.${key}`,
      "application/problem+json",
    ]);
    const { json } = await maker.get<PageOf<unknown>>(`/api/templates?filter[cod]=${body.cod}`);
    expect(json.total).toBe(0);
  });

  it.each([{ format: "ODT" }, { continut: "" }, { cod: ".." }, { denumire: "" }, { limba: "fr" }])(
    "%j is 400",
    async (fields) => {
      expect(refusal(await maker.post("/api/templates", wanted(fields)))).toEqual([400, "error.validare"]);
    },
  );

  it("a file that is not a DOCX is 415; a bomb, macros and outside references 422; invalid base64 400", async () => {
    const word = await wordOf("{{nume}}");
    const of = async (bytes: Buffer) => refusal(await maker.post("/api/templates", wanted(ofWord(bytes))));
    expect(await of(Buffer.from("nu este arhivă"))).toEqual([415, "error.sablonNuEsteDocx"]);
    expect(await of(withPart(Buffer.from(await wordOf()), "word/huge.xml", "a".repeat(3_000_000)))).toEqual([
      422,
      "error.sablonPreaMareInauntru",
    ]);
    expect(await of(withPart(word, "word/vbaProject.bin", "x"))).toEqual([422, "error.sablonCuMacrouri"]);
    expect(await of(withPart(word, "word/_rels/footer1.xml.rels", OUTSIDE_PICTURE))).toEqual([
      422,
      "error.sablonCuReferinte",
    ]);
    expect(
      refusal(await maker.post("/api/templates", wanted({ format: "DOCX", continut: "nu e!" }))),
    ).toEqual([400, "error.base64Gresit"]);
    expect((await make(maker, ofWord(await wordWithLink()))).variabile).toEqual(["nume"]);
  });
});

describe("a reference outside of a DOCX is found by what the XML means, not by how it is written", () => {
  const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image";
  const relation = (rest: string, type = TYPE) =>
    `<Relationship Id="r9" Type="${type}" Target="https://x.test/a" ${rest}/>`;
  const file = (...relations: string[]) => `<Relationships>${relations.join("")}</Relationships>`;
  const outcome = async (content: string | Buffer, part = "word/_rels/footer1.xml.rels") =>
    refusal(
      await maker.post("/api/templates", wanted(ofWord(withPart(await wordOf("{{nume}}"), part, content)))),
    );
  const OUTSIDE = [422, "error.sablonCuReferinte"];
  const BROKEN = [415, "error.sablonNuEsteDocx"];

  it.each([
    ["a decimal entity", file(relation('TargetMode="Extern&#97;l"'))],
    ["a hexadecimal entity", file(relation("TargetMode = '&#x45;xternal'"))],
    ["a hyperlink only by its text", file(relation('TargetMode="External"', `${TYPE}" x="/hyperlink`))],
    ["a sign that closes a tag in a value", file(relation('x=">" TargetMode="External"'))],
    ["behind a comment that looks like a tag", file('<!-- <a b=" -->', relation('TargetMode="External"'))],
    ["a prefix of a name space", file(relation('TargetMode="External"').replace("<", "<p:"))],
  ])("%s", async (_, content) => {
    expect(await outcome(content)).toEqual(OUTSIDE);
  });

  it.each([
    [
      "an entity of its own document type is no DOCX",
      `<!DOCTYPE r [<!ENTITY e "External">]>${file(relation('TargetMode="&e;"'))}`,
    ],
    [
      "a default of an attribute in its own document type is no DOCX",
      `<!DOCTYPE r [<!ATTLIST Relationship TargetMode CDATA "External">]>${file(relation(""))}`,
    ],
    ["an entity that is not known is no DOCX", file(relation('TargetMode="&e;"'))],
    ["UTF-16 is no DOCX", Buffer.from(`\ufeff${file(relation('TargetMode="External"'))}`, "utf16le")],
    [
      "another encoding by its declaration is no DOCX",
      `<?xml version="1.0" encoding="UTF-7"?>${file(relation('TargetMode="+AEU-xternal"'))}`,
    ],
    ["a doubled attribute is no DOCX", file(relation('TargetMode="Internal" TargetMode="External"'))],
    ["a value without quotes is no DOCX", file(relation("TargetMode=External"))],
    ["a comment without an end is no DOCX", `${file()}<!-- `],
  ])("%s", async (_, content) => {
    expect(await outcome(content)).toEqual(BROKEN);
  });

  it("macros are found this way too", async () => {
    const type = "application/vnd.ms-word.document.macroEn&#97;bled.main+xml";
    const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
    expect(await outcome(types, "[Content_Types].xml")).toEqual([422, "error.sablonCuMacrouri"]);
  });

  it("a reference outside of a DOCX is found by what the XML means, not by how it is written and what only looks like one does not count: a comment, a CDATA section, a hyperlink", async () => {
    const outside = relation('TargetMode="External"');
    const harmless = file(
      `<!-- ${outside} -->`,
      `<![CDATA[${outside}]]>`,
      relation('TargetMode="External"', TYPE.replace("image", "hyperlink")),
    );
    expect(
      (
        await maker.post(
          "/api/templates",
          wanted(ofWord(withPart(await wordOf("{{nume}}"), "word/_rels/footer1.xml.rels", harmless))),
        )
      ).status,
    ).toBe(201);
  });
});

describe("GET /api/templates/{id}/export: JSON export, and POST /api/templates/import: multipart import", () => {
  const importing = (bytes: Buffer, parts: Record<string, string> = {}, name = "sablon.json") =>
    maker.upload<TemplateView>("/api/templates/import", {
      file: new File([new Uint8Array(bytes)], name),
      ...parts,
    });

  it.each(["TEXT", "HTML", "DOCX"])("an exported %s is imported as the same template", async (format) => {
    const fields = format === "DOCX" ? ofWord(await wordOf("Stimate {{nume}}")) : { format };
    const { id, cod } = await make(maker, { ...fields, limba: "ru", descriere: "Двуязычный" });
    const exported = await maker.get(`/api/templates/${id}/export`);
    expect(exported.headers["content-disposition"]).toContain(`${cod}.json`);
    await maker.delete(`/api/templates/${id}`);
    const { status, json } = await importing(exported.bytes);
    expect([status, json]).toMatchObject([
      201,
      { cod, format, limba: "ru", descriere: "Двуязычный", publicat: false },
    ]);
    const again = await maker.get(`/api/templates/${json.id}/export`);
    expect(again.text).toBe(exported.text);
  });

  it("an export is the JSON that its contract declares; ranges are not taken", async () => {
    const { id } = await make(maker);
    const ranged = await maker.get(`/api/templates/${id}/export`, { range: "bytes=0-9" });
    expect([ranged.status, ranged.headers["accept-ranges"]]).toEqual([200, undefined]);
    expect(ExportedTemplate.parse(JSON.parse(ranged.text))).toMatchObject({ tip: "temelia.sablon" });
    const operations = operationsOf(JSON.parse(readFileSync("functions/documents/openapi.json", "utf8")));
    const declared = operations.find(({ path }) => path === "/api/templates/{id}/export");
    expect(Object.keys(declared?.responses ?? { 206: {} })).not.toContain("206");
    expect(declared?.responses["200"]?.content).toMatchObject({
      "application/json": { schema: { $ref: "#/components/schemas/SablonExportat" } },
    });
  });

  it("a document of Word is imported with its code beside it", async () => {
    const { cod } = wanted();
    const { status, json } = await importing(await wordOf("{{nume}}"), { cod }, "Cerere.docx");
    expect([status, json]).toMatchObject([
      201,
      { cod, denumire: "Cerere", format: "DOCX", variabile: ["nume"] },
    ]);
  });

  it("a file that is not an export is 400, a taken code 409, and another code may be given with the file", async () => {
    expect(refusal(await importing(Buffer.from("{}")))).toEqual([400, "error.nuEsteExport"]);
    expect(refusal(await importing(Buffer.from("nimic")))).toEqual([400, "error.nuEsteExport"]);
    const { id } = await make(maker);
    const { bytes } = await maker.get(`/api/templates/${id}/export`);
    expect(refusal(await importing(bytes))).toEqual([409, "error.codExista"]);
    expect((await importing(bytes, { cod: wanted().cod })).status).toBe(201);
  });
});

describe("POST /api/templates/render: preview, {{var}} placeholders replaced, returns text", () => {
  const render = (body: object, headers = {}) =>
    maker.post<{ text: string; lipsa: string[] }>("/api/templates/render", body, headers);
  const asJson = { accept: "application/json" };

  it("missing placeholders stay visible; plain text unless the caller accepts JSON", async () => {
    const { id } = await make(maker, { continut: "Stimate {{nume}}, din {{oras}}" });
    const plain = await render({ templateId: id, variabile: { nume: "Ion" } });
    expect([plain.status, plain.headers["content-type"], plain.text]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "Stimate Ion, din {{oras}}",
    ]);
    const { json } = await render({ templateId: id, variabile: { nume: "Ion" } }, asJson);
    expect(json).toEqual({ text: "Stimate Ion, din {{oras}}", lipsa: ["oras"] });
  });

  it("POST /api/templates/render: preview, {{var}} placeholders replaced, returns text of a content that is being written; values of HTML are escaped", async () => {
    const { text } = await render({ continut: "<b>{{x}}</b>", format: "HTML", variabile: { x: "<script>" } });
    expect(text).toBe("<b>&lt;script&gt;</b>");
  });

  it("POST /api/templates/render: preview, {{var}} placeholders replaced, returns text of a DOCX, also where Word has split a placeholder", async () => {
    const { id } = await make(maker, ofWord(await wordOf(["Stimate {{nu", "me}}, {{lip", "sa}}"])));
    const { json } = await render({ templateId: id, variabile: { nume: "Ion" } }, asJson);
    expect([json.text.trim(), json.lipsa]).toEqual(["Stimate Ion, {{lipsa}}", ["lipsa"]]);
  });

  it("the variables of headers, footers, notes and text boxes of a DOCX are listed, asked for, previewed and filled; its PDF keeps headers, footers and fields", async () => {
    const file = new WordDocument({
      footnotes: { 1: { children: [paragraph("{{nota}}")] } },
      sections: [
        {
          headers: { default: new Header({ children: [paragraph("Nr. {{numar}}")] }) },
          footers: {
            default: new Footer({
              children: [
                new Paragraph({
                  children: [
                    new TextRun({ children: ["p. ", PageNumber.CURRENT, " din ", PageNumber.TOTAL_PAGES] }),
                  ],
                }),
              ],
            }),
          },
          children: [
            new Paragraph({ children: [new TextRun("Corp {{corp}}"), new FootnoteReferenceRun(1)] }),
            new Textbox({ children: [paragraph("{{caseta}}")] }),
            new Paragraph({ children: [new SimpleField("AUTHOR", "câmp")] }),
          ],
        },
      ],
    });
    const { id, variabile } = await make(maker, ofWord(await Packer.toBuffer(file)));
    expect(variabile.toSorted()).toEqual(["caseta", "corp", "nota", "numar"]);
    const values = { caseta: "v1", corp: "v2", nota: "v3", numar: "v4" };
    const { json } = await render({ templateId: id, variabile: values }, asJson);
    expect([json.lipsa, Object.values(values).filter((value) => !json.text.includes(value))]).toEqual([
      [],
      [],
    ]);
    const pdf = await maker.post(`/api/templates/${id}/descarca`, { format: "PDF", variabile: values });
    const text = await textOfPdf(pdf.bytes);
    for (const part of ["Nr. v4", "Corp v2", "câmp", "p. 1 din 1"]) expect(text).toContain(part);
  });

  it("POST /api/templates/{id}/descarca: a DOCX of several sections keeps the header and the footer of each, on pages of their own", async () => {
    const onTop = (text: string) => ({ default: new Header({ children: [paragraph(text)] }) });
    const below = (text: string) => ({ default: new Footer({ children: [paragraph(text)] }) });
    const lines = (text: string, count: number) => Array.from({ length: count }, () => paragraph(text));
    const file = new WordDocument({
      sections: [
        { headers: onTop("Sus {{nume}}"), footers: below("Jos unu"), children: lines("prima", 50) },
        { children: [paragraph("a doua moștenește")] },
        { headers: onTop("Sus trei"), children: [paragraph("a treia")] },
        { properties: { type: SectionType.CONTINUOUS }, children: [paragraph("a patra continuă")] },
        {
          properties: { type: SectionType.CONTINUOUS },
          footers: below("Jos cinci"),
          children: [paragraph("a cincea")],
        },
      ],
    });
    const { id } = await make(maker, ofWord(await Packer.toBuffer(file)));
    const pdf = await maker.post(`/api/templates/${id}/descarca`, {
      format: "PDF",
      variabile: { nume: "Ana" },
    });
    const pages = await pagesOf({ bytes: pdf.bytes, contentType: "application/pdf" });
    const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, " ").trim());
    expect(texts.map((text) => text.replaceAll(/(prima )+/g, "prima "))).toEqual([
      "prima Sus Ana Jos unu",
      "prima Sus Ana Jos unu",
      "a doua moștenește Sus Ana Jos unu",
      "a treia a patra continuă Sus trei Jos unu",
      "a cincea Sus trei Jos cinci",
    ]);
    const word = await maker.post(`/api/templates/${id}/descarca`, {
      format: "DOCX",
      variabile: { nume: "Ana" },
    });
    expect(word.status).toBe(200);
  });

  it("POST /api/templates/render: preview, {{var}} placeholders replaced, returns text names sections that were not sent, of a text and of a DOCX, and leaves them out", async () => {
    const word = await make(
      maker,
      ofWord(await wordOf("{{#rate}}", "{{.}}", "{{/rate}}", "{{^alte}}", "nimic", "{{/alte}}")),
    );
    const text = "{{#rate}}{{.}}{{/rate}}{{^alte}}nimic{{/alte}}";
    for (const of of [{ continut: text }, { templateId: word.id }]) {
      const { json } = await render(of, asJson);
      expect([json.text.trim(), json.lipsa]).toEqual(["nimic", ["rate", "alte"]]);
      const sent = await render({ ...of, variabile: { rate: [], alte: null } }, asJson);
      expect([sent.json.text.trim(), sent.json.lipsa]).toEqual(["nimic", []]);
    }
  });

  it("POST /api/templates/render: preview, {{var}} placeholders replaced, returns text shows numbers as they were written", async () => {
    const body =
      '{"continut":"{{suma}} {{cont}} {{#r}}{{pret}};{{/r}} {{mic}} {{#l}}{{.}},{{/l}}","variabile":' +
      '{"suma":10.00,"cont":12345678901234567890,"r":[{"pret":1.50},{"pret":2}],"mic":1e-7,"l":[3.0,4]}}';
    const headers = { ...asJson, "content-type": "application/json" };
    const { json } = await maker.post<{ text: string }>("/api/templates/render", body, headers);
    expect(json.text).toBe("10.00 12345678901234567890 1.50;2; 1e-7 3.0,4,");
  });

  it("POST /api/templates/render: preview, {{var}} placeholders replaced, returns text without templateId and continut, or with both, 400; another's draft 404", async () => {
    const { id } = await make(maker);
    expect((await render({})).status).toBe(400);
    expect((await render({ templateId: id, continut: "x" })).status).toBe(400);
    expect(refusal(await stranger.post("/api/templates/render", { templateId: id }))).toEqual([
      404,
      "error.sablonInexistent",
    ]);
  });
});

describe("POST /api/templates/{id}/genereaza: generates a real document (PDF/DOCX)", () => {
  const HTML = "<h1>Decizie</h1><p>Se aprobă {{ce}}</p><ul>{{#puncte}}<li>{{.}}</li>{{/puncte}}</ul>";
  const values = { ce: "планul <b>ș ț</b>", puncte: ["unu", "doi"] };

  it.each([
    ["TEXT", "PDF"],
    ["TEXT", "DOCX"],
    ["HTML", "PDF"],
    ["HTML", "DOCX"],
    ["DOCX", "PDF"],
    ["DOCX", "DOCX"],
  ])(
    "POST /api/templates/{id}/genereaza: generates a real document (PDF/DOCX) of a %s template as %s, with GENERAT beside CREAT in its chain",
    async (format, wantedFormat) => {
      const content =
        format === "DOCX"
          ? ofWord(await wordOf("Decizie: {{ce}}", "{{#puncte}}", "{{.}}", "{{/puncte}}"))
          : {
              format,
              continut: format === "HTML" ? HTML : "Decizie: {{ce}}\n{{#puncte}}\n- {{.}}\n{{/puncte}}",
            };
      const { id, versiune } = await publish(content);
      const made = await maker.post<DocumentView>(`/api/templates/${id}/genereaza`, {
        format: wantedFormat,
        variabile: values,
      });
      expect([made.status, made.json.denumire]).toEqual([201, "Adeverință"]);
      expect(made.headers.warning !== undefined).toBe(format === "DOCX" && wantedFormat === "PDF");
      const { bytes } = await maker.get(`/api/documents/${made.json.id}/download`);
      const text = wantedFormat === "PDF" ? await textOfPdf(bytes) : await docxText(bytes);
      for (const words of ["Decizie", "планul <b>ș ț</b>", "unu", "doi"]) expect(text).toContain(words);
      const { json } = await maker.get<PageOf<DocumentEvent>>(
        `/api/eveniment-documents?filter[documentId]=${made.json.id}`,
      );
      const [generated] = json.items.filter(({ tip }) => tip === "GENERAT");
      expect(generated?.detalii).toMatchObject({ templateId: id, versiune, format: wantedFormat });
      expect((await maker.get(`/api/documents/${made.json.id}/integritate`)).json).toMatchObject({
        valid: true,
      });
    },
  );

  it.each(["TEXT", "HTML", "DOCX"])(
    "a list of a %s template may have one entry, or be one text",
    async (format) => {
      const parts = ["{{#puncte}}", "- {{.}}", "{{/puncte}}", "{{^puncte}}", "nimic", "{{/puncte}}"];
      const content =
        format === "DOCX" ? ofWord(await wordOf(...parts)) : { format, continut: parts.join("\n") };
      const { id } = await publish(content);
      const madeOf = async (puncte: unknown) => {
        const body = { format: "DOCX", variabile: { puncte } };
        const { status, bytes } = await maker.post(`/api/templates/${id}/descarca`, body);
        return status === 200 ? (await docxText(bytes)).replaceAll(/\s+/g, " ").trim() : status;
      };
      for (const one of [["unu"], "unu"]) expect(await madeOf(one)).toBe("- unu");
      expect(await madeOf(0)).toBe("- 0");
      for (const none of [[], "", false, null]) expect(await madeOf(none)).toBe("nimic");
    },
  );

  it("POST /api/templates/{id}/genereaza: generates a real document (PDF/DOCX) is strict: 400 that lists all that is missing, and no document", async () => {
    const { id } = await publish({ continut: "{{unu}} {{doi}} {{#l}}{{trei}}{{/l}}" });
    const before = (await maker.get<number>("/api/documents/count")).json;
    const { status, json } = await maker.post<{ errors: { field: string }[] }>(
      `/api/templates/${id}/genereaza`,
      {
        format: "PDF",
        variabile: { l: [{}] },
      },
    );
    expect([status, json.errors.map(({ field }) => field)]).toEqual([
      400,
      ["variabile.unu", "variabile.doi", "variabile.trei"],
    ]);
    expect((await maker.get<number>("/api/documents/count")).json).toBe(before);
  });

  it("POST /api/templates/{id}/genereaza: generates a real document (PDF/DOCX) into the bucket and under the name that are asked for; a foreign bucket 403, another's draft 404", async () => {
    const { id } = await publish({ continut: "text" });
    const asked = { format: "PDF", bucketId, denumire: "Adeverința nr. 1" };
    expect((await maker.post<DocumentView>(`/api/templates/${id}/genereaza`, asked)).json).toMatchObject({
      bucketId,
      denumire: "Adeverința nr. 1",
      contentType: "application/pdf",
    });
    expect(
      (await maker.post(`/api/templates/${id}/genereaza`, { ...asked, bucketId: foreignBucketId })).status,
    ).toBe(403);
    const draft = await make(maker);
    expect((await stranger.post(`/api/templates/${draft.id}/genereaza`, asked)).status).toBe(404);
    expect((await maker.post(`/api/templates/${id}/genereaza`, { format: "ODT" })).status).toBe(400);
  });

  it.each(["TEXT", "HTML", "DOCX"])(
    "a control character in a value of a %s template is 400 by its code, in PDF and DOCX alike",
    async (format) => {
      const content =
        format === "DOCX" ? ofWord(await wordOf("Nr. {{x}}")) : { format, continut: "Nr. {{x}}" };
      const { id } = await publish(content);
      for (const wantedFormat of ["PDF", "DOCX"]) {
        const body = { format: wantedFormat, variabile: { x: "12\u0007a\u0085" } };
        const { status, json } = await maker.post<{ message: string; title: string }>(
          `/api/templates/${id}/descarca`,
          body,
        );
        expect([wantedFormat, status, JSON.stringify(json)]).toEqual([
          wantedFormat,
          400,
          expect.stringContaining("U+0007, U+0085"),
        ]);
        const spaced = { format: wantedFormat, variabile: { x: "12\ta\r\nb" } };
        expect((await maker.post(`/api/templates/${id}/descarca`, spaced)).status).toBe(200);
      }
    },
  );

  it("POST /api/templates/{id}/genereaza: generates a real document (PDF/DOCX) says what no page can show: letters without a sign 400, too many pages 422", async () => {
    const { id } = await publish({ format: "HTML", continut: '{{x}}{{#l}}<hr class="pagina">{{/l}}' });
    const of = async (variabile: object) =>
      refusal(await maker.post(`/api/templates/${id}/genereaza`, { format: "PDF", variabile }));
    expect(await of({ x: "漢", l: [] })).toEqual([400, "error.literaFaraSemn"]);
    expect(await of({ x: "a", l: Array.from({ length: 600 }, () => 1) })).toEqual([
      422,
      "error.paginaPreaMare",
    ]);
  });
});

it.each([
  ["PDF", "application/pdf"],
  ["DOCX", DOCX],
])(
  "POST /api/templates/{id}/descarca: downloads the generated result as %s, and stores nothing",
  async (format, contentType) => {
    const { id } = await publish({ continut: "Bine {{cine}}" });
    const before = (await maker.get<number>("/api/documents/count")).json;
    const { status, headers, bytes } = await maker.post(`/api/templates/${id}/descarca`, {
      format,
      variabile: { cine: "ați venit" },
    });
    expect([status, headers["content-type"]]).toEqual([200, contentType]);
    expect(format === "PDF" ? await textOfPdf(bytes) : await docxText(bytes)).toContain("Bine ați venit");
    expect((await maker.get<number>("/api/documents/count")).json).toBe(before);
  },
);

it("POST /api/templates/{id}/descarca: downloads the generated result with missing values 400", async () => {
  const { id } = await publish();
  expect((await maker.post(`/api/templates/${id}/descarca`, { format: "PDF" })).status).toBe(400);
});

it("the machine API: published templates are listed and read by their code, drafts are not there", async () => {
  const { cod } = await publish();
  const draft = await make(maker);
  expect((await machine.get<TemplateView>(`/api/v1/templates/${cod}`)).json).toMatchObject({
    cod,
    publicat: true,
  });
  const missing = await machine.get(`/api/v1/templates/${draft.cod}`);
  expect([missing.status, Object.keys(missing.json as object)]).toEqual([404, ["message"]]);
  const { json } = await machine.get<PageOf<TemplateRow>>("/api/v1/templates?size=200");
  expect(json.items.every(({ publicat }) => publicat)).toBe(true);
  expect(json.items.some((one) => one.cod === cod)).toBe(true);
});

it("the machine API: published templates are rendered", async () => {
  const { cod } = await publish({ continut: "Nr. {{nr}}" });
  const { status, text } = await machine.post(`/api/v1/templates/${cod}/render`, { variabile: { nr: 7 } });
  expect([status, text]).toEqual([200, "Nr. 7"]);
});

it("the machine API: published templates ask for the scope of reading: 403 without it, 401 without a token", async () => {
  const writer = asMachine(await machineClient({ scopes: ["documente.write"] }));
  expect((await writer.get("/api/v1/templates")).status).toBe(403);
  expect((await nobody.get("/api/v1/templates")).status).toBe(401);
});
