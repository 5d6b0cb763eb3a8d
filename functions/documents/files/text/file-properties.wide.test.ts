import {
  as,
  bucketOf,
  fresh,
  member,
  organization,
  type Person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, expect, it } from "vitest";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { zip } from "../../../../shared/testing/file-samples.ts";
import { loadPrincipal } from "../../access/load-person.ts";
import { listedKeysOf } from "../../access/reading-keys.ts";
import { indexed } from "../../keeping/search/testing.ts";
import { Documents, type DocumentView, type FileProperties } from "../../records/document.ts";
import { read } from "../../../../shared/data/repository.ts";
import { searchIndex } from "./document-index.ts";
import { noteProperties } from "./file-properties.ts";
import type { TextSource } from "./kept-text.ts";

let person: Person;
let ana: ServiceClient;
beforeAll(async () => {
  person = await member(await bucketOf(await organization()));
  ana = as(person);
});

const SENTENCES =
  "Consiliul local a hotărât aprobarea taxelor locale pentru anul următor și publicarea hotărârii în registrul de stat.";

async function pdf({ title, author }: { title?: string; author?: string }): Promise<File> {
  const made = await PDFDocument.create();
  made.addPage();
  made.addPage().drawText(SENTENCES.normalize("NFD").replaceAll(/\p{M}/gu, ""), { size: 6 });
  if (title) made.setTitle(title);
  if (author) made.setAuthor(author);
  made.setCreationDate(new Date("2031-03-14T08:00:00Z"));
  return new File([new Uint8Array(await made.save())], "scan0001.pdf", { type: "application/pdf" });
}

const docx = (title: string): File => {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  const parts = {
    "_rels/.rels": `<Relationships>${relation("a", "officeDocument", "word/document.xml")}${relation("b", "core-properties", "core.xml")}</Relationships>`,
    "word/document.xml": `<w:document><w:body><w:p><w:r><w:t>${SENTENCES}</w:t></w:r></w:p></w:body></w:document>`,
    "core.xml": `<cp><dc:title>${title}</dc:title></cp>`,
  };
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return new File([new Uint8Array(zip(parts))], "act.docx", { type });
};

const uploaded = async (file: File): Promise<DocumentView> => {
  const { json } = await ana.upload<DocumentView>("/api/documents/upload", { file });
  await indexed();
  return json;
};

const propertiesOf = async (id: number): Promise<FileProperties | undefined> =>
  (await ana.get<DocumentView>(`/api/documents/${id}`)).json.proprietati;

it("a document says the title, author, date, language and pages of its file, after the file was read", async () => {
  const { id, proprietati } = await uploaded(await pdf({ title: "Hotărâre", author: "Ana  Țurcanu" }));
  expect(proprietati).toBeUndefined();
  expect(await propertiesOf(id)).toEqual({
    titlu: "Hotărâre",
    autor: "Ana Țurcanu",
    data: "2031-03-14T08:00:00.000Z",
    limba: "ro",
    pagini: 2,
  });
});

it("whoever has read a document may change it after its file was read: its revision is the same", async () => {
  const { json, headers } = await ana.upload<DocumentView>("/api/documents/upload", { file: await pdf({}) });
  await indexed();
  expect(await propertiesOf(json.id)).toMatchObject({ pagini: 2 });
  const ifMatch = { "if-match": headers.etag ?? "" };
  const changed = await ana.patch(`/api/documents/${json.id}`, { denumire: "Alta" }, ifMatch);
  expect(changed.status).toBe(200);
  expect(await propertiesOf(json.id)).toMatchObject({ pagini: 2 });
});

it("a new version has the properties of its own file, and a restored one those that it had", async () => {
  const [first, second] = [fresh("Titlu"), fresh("Titlu")];
  const { id } = await uploaded(await pdf({ title: first }));
  await ana.upload(`/api/documents/${id}/versions`, { file: docx(second) });
  expect(await propertiesOf(id)).toBeUndefined();
  await indexed();
  expect(await propertiesOf(id)).toEqual({ titlu: second, limba: "ro" });
  await ana.post(`/api/documents/${id}/versions/1/restore`, {});
  await indexed();
  expect(await propertiesOf(id)).toMatchObject({ titlu: first, pagini: 2 });
});

it("lists filter and sort by what files say, row by row and in the index alike", async () => {
  const author = fresh("Autor");
  const titles = ["Zeta", "Alfa", "Beta"].map((word) => `${word} ${author}`);
  const ids: number[] = [];
  for (const title of titles) ids.push((await uploaded(await pdf({ title, author }))).id);
  const rows = async (query: string) =>
    (await ana.get<PageOf<DocumentView>>(`/api/documents?${query}`)).json.items.map(({ id }) => id);
  expect(await rows(`filter[autorFisier]=${author}&sort=titluFisier`)).toEqual([ids[1], ids[2], ids[0]]);
  expect(await rows(`filter[titluFisier][contains]=zeta ${author.toLowerCase()}`)).toEqual([ids[0]]);
  expect(await rows(`filter[autorFisier]=${author}&filter[paginiFisier][greaterThan]=2`)).toEqual([]);
  expect(
    await rows(
      `filter[autorFisier]=${author}&filter[limbaFisier]=ro&dataFisier.lessThan=2031-04-01T00:00:00Z`,
    ),
  ).toEqual(ids.toReversed());
  const caller = await loadPrincipal(`user#${person.id}`);
  if (!caller) throw new Error("nobody");
  const { rows: listed } = await searchIndex().list({
    keys: listedKeysOf(caller),
    at: new Date().toISOString(),
    filters: [{ field: "autorFisier", operator: "equals", values: [author] }],
    sort: [{ field: "titluFisier", descending: true }],
    from: 0,
    size: 10,
  });
  expect(listed.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
});

it("what a worker read of a former content is not noted", async () => {
  const { id } = await uploaded(await pdf({ title: "vechi" }));
  const before = await read(Documents, { id });
  await ana.upload(`/api/documents/${id}/versions`, { file: docx("nou") });
  expect(await noteProperties(before as TextSource, { title: "vechi" })).toBe(false);
  expect(await propertiesOf(id)).toBeUndefined();
});

it("a purged document says nothing of its file, and a sealed one never did", async () => {
  const { id } = await uploaded(await pdf({ title: "date" }));
  expect(await propertiesOf(id)).toMatchObject({ titlu: "date" });
  const admin = as(await serviceAdmin({ hasSecret: true }));
  await admin.delete(`/api/documents/${id}`);
  const purged = await admin.post<DocumentView>(`/api/documents/${id}/purge`);
  expect([purged.json.status, purged.json.proprietati]).toEqual(["PURJAT", undefined]);
  expect((await read(Documents, { id }))?.proprietati).toBeUndefined();
  const sealed = await ana.upload<DocumentView>("/api/documents/upload", {
    file: await pdf({ title: "taină" }),
    criptat: "true",
  });
  await indexed();
  expect((await read(Documents, { id: sealed.json.id }))?.proprietati).toBeUndefined();
});
