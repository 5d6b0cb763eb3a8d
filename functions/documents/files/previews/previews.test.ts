import { PDFDocument } from "@cantoo/pdf-lib";
import { as, person, textFile, type Person, type ServiceClient } from "../../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { pdfWith, saved, textField } from "../../../../shared/testing/form-pdf.ts";
import { bilevel, pictureFile, tiffOf } from "../../../../shared/testing/picture-files.ts";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { toPng } from "../../../../shared/text/picture-formats.ts";
import type { DocumentEvent } from "../../records/event.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let ana: Person;
let own: ServiceClient;
let bytes: Buffer;

const fileOf = (content: Buffer, name: string, type: string) =>
  new File([Uint8Array.from(content)], name, { type });
const pdf = () => fileOf(bytes, "act.pdf", "application/pdf");
const filed = async (file: File, fields: Record<string, string> = {}): Promise<string> => {
  const { json } = await own.upload<{ id: number }>("/api/documents/upload", { file, ...fields });
  return `/api/documents/${json.id}`;
};
const sizeOf = (png: Buffer) => [png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

beforeAll(async () => {
  ana = await person();
  own = as(ana);
  bytes = await writtenPdf(["Prima pagină", "A doua pagină"]);
});

afterEach(() => {
  clock.resume();
});

it("a page of a PDF is a PNG of the wanted width, 800 where none is said, and the answer says how many there are", async () => {
  const address = await filed(pdf());
  const first = await own.get(`${address}/previzualizare`);
  expect([first.status, first.headers["content-type"], first.headers["x-page-count"]]).toEqual([
    200,
    "image/png",
    "2",
  ]);
  expect(sizeOf(first.bytes)).toEqual(["PNG", 800, 1132]);
  const second = await own.get(`${address}/previzualizare?pagina=2&latime=100`);
  expect(sizeOf(second.bytes)).toEqual(["PNG", 100, 141]);
  expect(second.bytes).not.toEqual(first.bytes);
  expect(
    (await own.get(`${address}/previzualizare`, { "if-none-match": first.headers.etag ?? "" })).status,
  ).toBe(304);
});

it("a page of a form shows what was written into it", async () => {
  const look = async (value: string) => {
    const form = await pdfWith([textField("nume", value)], { text: "Cerere" });
    return (
      await own.get(
        `${await filed(fileOf(await saved(form), "cerere.pdf", "application/pdf"))}/previzualizare`,
      )
    ).bytes;
  };
  expect(await look("Ștefan")).not.toEqual(await look(""));
});

it("a picture is its own page", async () => {
  const png = toPng({ width: 40, height: 20, grey: true, data: new Uint8Array(800) });
  const address = await filed(fileOf(png, "plan.png", "image/png"));
  expect(sizeOf((await own.get(`${address}/previzualizare?latime=64`)).bytes)).toEqual(["PNG", 64, 32]);
});

it("each picture of a TIFF is a page, and other kinds of pictures are one", async () => {
  const tiff = await filed(fileOf(pictureFile("tiff-pages"), "fax.tif", "image/tiff"));
  const second = await own.get(`${tiff}/previzualizare?pagina=2&latime=64`);
  expect([second.headers["x-page-count"], ...sizeOf(second.bytes)]).toEqual(["2", "PNG", 64, 128]);
  for (const [name, type] of [
    ["heic-turned", "image/heic"],
    ["webp", "image/webp"],
    ["gif-moving", "image/gif"],
  ] as const) {
    const one = await own.get(`${await filed(fileOf(pictureFile(name), "poza", type))}/previzualizare`);
    expect([type, one.status, one.headers["x-page-count"]]).toEqual([type, 200, "1"]);
  }
});

it("a picture in a form of its format that is not read here is refused in these words, and one that is cut as damaged", async () => {
  const refusal = async (bytes: Buffer) =>
    (
      await own.get<{ message: string }>(
        `${await filed(fileOf(bytes, "a.tif", "image/tiff"))}/previzualizare`,
      )
    ).json.message;
  expect(await refusal(tiffOf(bilevel({ 262: 8 })))).toBe("error.fisierNesuportat");
  expect(await refusal(tiffOf({}))).toBe("error.fisierStricat");
});

it("is refused for a page or a width that is not there, and for what has no pages", async () => {
  const address = await filed(pdf());
  const statusOf = async (query: string) => (await own.get(`${address}/previzualizare?${query}`)).status;
  expect([await statusOf("pagina=3"), await statusOf("pagina=0"), await statusOf("latime=63")]).toEqual([
    404, 400, 400,
  ]);
  expect([await statusOf("latime=2001"), await statusOf("pagina=unu")]).toEqual([400, 400]);
  const refusal = async (file: File) =>
    (await own.get<{ message: string }>(`${await filed(file)}/previzualizare`)).json.message;
  expect(await refusal(textFile("text"))).toBe("error.faraPrevizualizare");
  expect(await refusal(fileOf(bytes.subarray(0, 300), "a.pdf", "application/pdf"))).toBe(
    "error.fisierStricat",
  );
  const forHolders = await PDFDocument.load(bytes);
  const lock = { Filter: "Adobe.PubSec", SubFilter: "adbe.pkcs7.s5", V: 4, Length: 128 };
  forHolders.context.trailerInfo.Encrypt = forHolders.context.register(forHolders.context.obj(lock));
  const locked = Buffer.from(await forHolders.save({ useObjectStreams: false }));
  expect(await refusal(fileOf(locked, "a.pdf", "application/pdf"))).toBe("error.fisierCuParola");
  const { json } = await own.post<{ id: number }>("/api/documents", { denumire: "Gol" });
  expect((await own.get(`/api/documents/${json.id}/previzualizare`)).status).toBe(404);
});

it("is for who may download the document, with its password, and not of a deleted one", async () => {
  const address = await filed(pdf(), { parola: "cheia" });
  const look = `${address}/previzualizare`;
  expect((await as(await person()).get(look)).status).toBe(404);
  expect((await own.get(look)).status).toBe(403);
  const { status, headers } = await own.get(look, { "x-document-password": "cheia" });
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  await own.delete(address);
  expect((await own.get(look, { "x-document-password": "cheia" })).status).toBe(409);
});

it("is noted once an hour for a person and a version, as a preview", async () => {
  const address = await filed(pdf());
  const id = address.split("/").at(-1) ?? "";
  const noted = async () =>
    (
      await own.get<PageOf<DocumentEvent>>(
        `/api/eveniment-documents?filter[documentId]=${id}&filter[tip]=DESCARCAT`,
      )
    ).json.items.map(({ detalii }) => detalii);
  const details = { versiune: 1, mod: "vizualizare", previzualizare: true };
  const download = { versiune: 1, mod: "descarcare" };
  await own.get(`${address}/previzualizare`);
  await own.get(`${address}/previzualizare?pagina=2`);
  expect(await noted()).toEqual([details]);
  await own.get(`${address}/download`);
  expect(await noted()).toEqual([download, details]);
  clock.freeze(new Date(Date.now() + 3_601_000));
  await own.get(`${address}/previzualizare`);
  expect(await noted()).toEqual([details, download, details]);
});
