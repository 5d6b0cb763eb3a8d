import { createServer } from "node:http";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { refusal } from "../../../../shared/testing/caller.ts";
import { zip } from "../../../../shared/testing/file-samples.ts";
import { listenOnLoopback, type Loopback } from "../../../../shared/testing/loopback.ts";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { DOCX } from "../../../../shared/text/file-kinds.ts";
import { as, person, type ServiceClient } from "../../testing.ts";
import { config } from "./config.ts";
import type { ReadingView } from "./read-view.ts";

/** What the double of Gotenberg got, and what it answers. */
const received: { path: string; body: string }[] = [];
let answer: { status: number; body: Buffer } = { status: 200, body: Buffer.alloc(0) };
const converter = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    received.push({
      path: `${request.method ?? ""} ${request.url ?? ""}`,
      body: Buffer.concat(parts).toString("latin1"),
    });
    response.writeHead(answer.status).end(answer.body);
  });
});

let own: ServiceClient;
let listening: Loopback;
let pages: Buffer;

beforeAll(async () => {
  own = as(await person());
  pages = await writtenPdf(["unu", "doi"]);
});
beforeEach(async () => {
  listening = await listenOnLoopback(converter);
  config.officeConverter = `${listening.url}/pdf`;
  received.length = 0;
  answer = { status: 200, body: pages };
});
afterEach(async () => {
  config.officeConverter = "none";
  await listening.stop();
});

let made = 0;
/** A DOCX that no other document has. */
const letter = (): Buffer =>
  zip({
    "_rels/.rels":
      "<Relationships><Relationship Id='r1' Type='http://x/officeDocument' Target='word/document.xml'/></Relationships>",
    "word/document.xml": `<w:document><w:body><w:p><w:r><w:t>Cerere ${(made += 1)}</w:t></w:r></w:p></w:body></w:document>`,
  });
async function filed(bytes = letter(), fields: Record<string, string> = {}): Promise<string> {
  const file = new File([Uint8Array.from(bytes)], "cerere.docx", { type: DOCX });
  const { json } = await own.upload<{ id: number }>("/api/documents/upload", { file, ...fields });
  return `/api/documents/${json.id}`;
}

it("pages of an office file are made by the converter once, and kept beside its text", async () => {
  const address = await filed();
  const first = await own.get(`${address}/previzualizare`);
  expect([first.status, first.headers["x-page-count"]]).toEqual([200, "2"]);
  expect((await own.get(`${address}/previzualizare?pagina=2`)).status).toBe(200);
  expect(received.map(({ path }) => path)).toEqual(["POST /pdf/forms/libreoffice/convert"]);
  expect(received[0]?.body).toMatch(/name="files"; filename="document\.docx"/);
  expect((await own.get(`${address}/previzualizare?pagina=3`)).status).toBe(404);
});

it("a new version has pages of its own", async () => {
  const address = await filed();
  await own.get(`${address}/previzualizare`);
  const file = new File([Uint8Array.from(letter())], "cerere.docx", { type: DOCX });
  await own.upload(`${address}/versions`, { file });
  await own.get(`${address}/previzualizare`);
  expect(received).toHaveLength(2);
});

it("a file that the converter refuses has no pages, and a converter that fails is to be asked later: the text is read in both cases", async () => {
  const address = await filed();
  for (const [status, body, expected] of [
    [400, "no", [422, "error.fisierFaraPagini"]],
    [500, "down", [503, "error.convertorIndisponibil"]],
    [429, "later", [503, "error.convertorIndisponibil"]],
    [200, "<html>", [503, "error.convertorIndisponibil"]],
  ] as const) {
    answer = { status, body: Buffer.from(body) };
    expect([status, refusal(await own.get(`${address}/previzualizare`))]).toEqual([status, expected]);
  }
  config.officeConverter = "http://127.0.0.1:9";
  expect(refusal(await own.get(`${address}/previzualizare`))).toEqual([503, "error.convertorIndisponibil"]);
  expect((await own.get<ReadingView>(`${address}/lectura`)).json.blocuri).toHaveLength(1);
});

it("without a converter an office file has no pages, and its text is read with its headings and tables", async () => {
  config.officeConverter = "none";
  const address = await filed();
  expect(refusal(await own.get(`${address}/previzualizare`))).toEqual([415, "error.vedereDeCitire"]);
  const view = await own.get<ReadingView>(`${address}/lectura`);
  expect(view.json).toEqual({
    versiune: 1,
    blocuri: [{ tip: "PARAGRAF", text: `Cerere ${made}` }],
    trunchiat: false,
  });
});

it("content that is sealed is sent to no converter", async () => {
  const address = await filed(letter(), { criptat: "true" });
  expect(refusal(await own.get(`${address}/previzualizare`))).toEqual([415, "error.vedereDeCitire"]);
  expect(received).toEqual([]);
  expect((await own.get(`${address}/lectura`)).status).toBe(200);
});

it("the reading view is for who may download the document, with its password, and is refused for what has no text or is damaged", async () => {
  const address = await filed(letter(), { parola: "cheia" });
  expect((await as(await person()).get(`${address}/lectura`)).status).toBe(404);
  expect((await own.get(`${address}/lectura`)).status).toBe(403);
  expect((await own.get(`${address}/lectura`, { "x-document-password": "cheia" })).status).toBe(200);
  expect(refusal(await own.get(`${await filed(letter().subarray(0, 100))}/lectura`))).toEqual([
    422,
    "error.fisierStricat",
  ]);
  const bytes = new File([new Uint8Array([0, 1, 2, 255])], "a.bin", { type: "application/octet-stream" });
  const { json } = await own.upload<{ id: number }>("/api/documents/upload", { file: bytes });
  expect(refusal(await own.get(`/api/documents/${json.id}/lectura`))).toEqual([415, "error.faraText"]);
});
