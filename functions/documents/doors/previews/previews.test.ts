import { beforeAll, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callerOf, refusal } from "../../../../shared/testing/caller.ts";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { groups } from "../../api.ts";
import { infect } from "../../files/scanning/testing.ts";
import type { ReadingView } from "../../files/previews/read-view.ts";
import type { CreatedLink } from "../../granting/links/create-link.ts";
import { changing, read, readItems } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { Documents } from "../../records/document.ts";
import { appendingUnfenced, type DocumentEvent, headKey, headOf } from "../../records/event.ts";
import type { LinkView } from "../../records/link.ts";
import { documents } from "../../service.ts";

let own: ServiceClient;
let bucketId: number;
let pdf: File;
beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = bucket.id;
  own = as(await member(bucket));
  pdf = new File([Uint8Array.from(await writtenPdf(["Prima", "A doua"]))], "act.pdf", {
    type: "application/pdf",
  });
});

const upload = async (file: File, fields: Record<string, string> = {}): Promise<number> => {
  const filed = { file, bucketId: String(bucketId), ...fields };
  return (await own.upload<{ id: number }>("/api/documents/upload", filed)).json.id;
};
async function linkTo(id: number, wanted: object = {}): Promise<string> {
  const { json } = await own.post<CreatedLink>(`/api/documents/${id}/linkuri`, wanted);
  return new URL(json.url).pathname.replace("/l/", "/api/public/linkuri/");
}
const readings = async (id: number) => {
  const list = `/api/eveniment-documents?filter[documentId]=${id}&filter[tip]=DESCARCAT`;
  return (await own.get<PageOf<DocumentEvent>>(list)).json.items.map(({ actor, detalii }) => [
    actor,
    detalii,
  ]);
};
const usesOf = async (id: number) =>
  (await own.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`)).json.items[0]?.descarcari;
const everyRoute = callerOf(lambdaHandler(documents, ...groups));
const from = (reader: string, path: string) => everyRoute("GET", `/documents${path}`, { from: reader });

it("a link shows a page of its document, and a text, without using a download up", async () => {
  const id = await upload(pdf);
  const link = await linkTo(id, { maxDescarcari: 1 });
  const { status, headers, bytes } = await nobody.get(`${link}/previzualizare?pagina=2&latime=200`);
  expect([status, headers["content-type"], headers["x-page-count"]]).toEqual([200, "image/png", "2"]);
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  const reading = await nobody.get<ReadingView>(`${link}/lectura`);
  expect(JSON.stringify(reading.json.blocuri)).toContain("A doua");
  expect(await usesOf(id)).toBe(0);
  expect((await nobody.get(`${link}/download`)).status).toBe(200);
  for (const path of ["/previzualizare", "/lectura"])
    expect(refusal(await nobody.get(link + path))).toEqual([404, "error.linkInexistent"]);
});

it("a look by a link is noted as looked at and not as downloaded, once an hour for each reader", async () => {
  const id = await upload(pdf);
  const link = await linkTo(id);
  const linkId = (await own.get<PageOf<LinkView>>(`/api/documents/${id}/linkuri`)).json.items[0]?.id;
  for (const reader of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await from(reader, `${link}/previzualizare`);
  const look = { versiune: 1, mod: "vizualizare", previzualizare: true, link: linkId };
  expect(await readings(id)).toEqual([
    [`link:${linkId}`, look],
    [`link:${linkId}`, look],
  ]);
  await from("192.0.2.1", `${link}/download`);
  expect((await readings(id))[0]).toEqual([
    `link:${linkId}`,
    { versiune: 1, mod: "descarcare", link: linkId },
  ]);
});

it("a look by a link needs the passwords of a download", async () => {
  const link = await linkTo(await upload(pdf, { parola: "parola actului" }), { parola: "sesam" });
  const look = async (headers: Record<string, string>) =>
    refusal(await nobody.get(`${link}/previzualizare`, headers));
  expect(await look({})).toEqual([403, "error.parolaLinkuluiNecesara"]);
  expect(await look({ "x-link-password": "altul" })).toEqual([403, "error.parolaLinkuluiIncorecta"]);
  expect(await look({ "x-link-password": "sesam" })).toEqual([403, "error.parolaNecesara"]);
  const both = { "x-link-password": "sesam", "x-document-password": encodeURIComponent("parola actului") };
  expect((await nobody.get(`${link}/previzualizare`, both)).status).toBe(200);
});

it("everybody sees the pages and the text of a public document, and of no other; the look is noted", async () => {
  const open = await upload(pdf, { visibility: "PUBLIC" });
  const closed = await upload(pdf);
  const at = (id: number, path: string) => nobody.get(`/api/v1/public/documents/${id}/${path}`);
  expect((await at(open, "previews?latime=100")).headers["x-page-count"]).toBe("2");
  expect((await at(open, "readings")).status).toBe(200);
  for (const path of ["previews", "readings"]) expect((await at(closed, path)).status).toBe(404);
  expect(await readings(open)).toEqual([
    ["anonim", { versiune: 1, mod: "vizualizare", previzualizare: true }],
  ]);
});

it("infected content is shown to nobody, by a link or in the catalogue", async () => {
  const id = await upload(pdf, { visibility: "PUBLIC" });
  const link = await linkTo(id);
  await infect(id);
  const paths = [`${link}/previzualizare`, `${link}/lectura`];
  for (const path of [
    ...paths,
    ...["previews", "readings"].map((one) => `/api/v1/public/documents/${id}/${one}`),
  ])
    expect(refusal(await nobody.get(path))).toEqual([423, "error.continutInfectat"]);
  expect(await readings(id)).toEqual([]);
});

it("a file above 25 MB is shown to those who have an account, and to nobody else", async () => {
  const id = await upload(textFile("conținut"), { visibility: "PUBLIC" });
  const link = await linkTo(id);
  await retry(async () => {
    const [document, [head]] = await Promise.all([
      read(Documents, { id }),
      readItems(Documents.table, [headKey(id)]),
    ]);
    if (!document) throw new Error("the document is gone");
    const noted = appendingUnfenced(document, headOf(head), { tip: "NOTA", actor: "test" });
    await transact([...changing(Documents, document, { ...document, dimensiune: 25_000_001 }), ...noted]);
  });
  expect(refusal(await nobody.get(`${link}/lectura`))).toEqual([413, "error.previzualizareMare"]);
  expect((await nobody.get(`/api/v1/public/documents/${id}/readings`)).status).toBe(413);
  expect((await as(await serviceAdmin()).get(`/api/documents/${id}/lectura`)).status).not.toBe(413);
});
