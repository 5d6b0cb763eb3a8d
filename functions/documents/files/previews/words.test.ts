import { as, bucketOf, member, organization, person, textFile, type ServiceClient } from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import { read, update } from "../../../../shared/data/repository.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { scannedPdf, writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { Conversions } from "../../records/conversion.ts";
import { Documents } from "../../records/document.ts";
import type { DocumentEvent } from "../../records/event.ts";
import { placeResult } from "../text/conversion-files.ts";
import { infect } from "../scanning/testing.ts";
import type { PlacedWords } from "./read-words.ts";

let own: ServiceClient;
let bucketId: string;
let written: Buffer;
let scan: Buffer;

beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = String(bucket.id);
  own = as(await member(bucket));
  written = await writtenPdf(["Planul urbanistic", "Anexa"]);
  scan = await scannedPdf(["Planul urbanistic"]);
});

const filed = async (bytes: Buffer, fields: Record<string, string> = {}): Promise<number> => {
  const file = new File([Uint8Array.from(bytes)], "act.pdf", { type: "application/pdf" });
  return (await own.upload<{ id: number }>("/api/documents/upload", { file, bucketId, ...fields })).json.id;
};
const wordsOf = (id: number, headers: Record<string, string> = {}) =>
  own.get<PlacedWords>(`/api/documents/${id}/cuvinte`, headers);
const textsIn = ({ pagini }: PlacedWords) => pagini.flatMap(({ randuri }) => randuri.map(({ text }) => text));

/** A transcription that has ended with this PDF, as the worker leaves it. */
async function transcribed(id: number, pdf: Buffer): Promise<void> {
  const started = await own.post<{ id: number }>("/api/transcriere", { documentId: id, tip: "OCR" });
  const document = await read(Documents, { id });
  const result = await placeResult(document, started.json.id, pdf, "application/pdf");
  await update(Conversions, { id: started.json.id }, (row) => ({
    ...row,
    status: "FINALIZATA" as const,
    pdf: result,
  }));
}

it("the words of a document come with their places, page by page", async () => {
  const id = await filed(written);
  const { json } = await wordsOf(id);
  expect([json.versiune, json.totalPagini, json.recunoscute, textsIn(json)]).toEqual([
    1,
    2,
    false,
    ["Planul urbanistic", "Anexa"],
  ]);
  expect(json.pagini[0]).toMatchObject({ pagina: 1, latime: 5950, inaltime: 8420 });
  expect(json.pagini[0]?.randuri[0]?.locuri).toHaveLength(4);
  const second = await own.get<PlacedWords>(`/api/documents/${id}/cuvinte?pagina=2`);
  expect([second.json.pagini.map(({ pagina }) => pagina), textsIn(second.json)]).toEqual([[2], ["Anexa"]]);
  expect((await own.get(`/api/documents/${id}/cuvinte?pagina=3`)).status).toBe(404);
});

it("the words of a scan are those that its last transcription laid over the pages of this version", async () => {
  const id = await filed(scan);
  expect((await wordsOf(id)).json).toMatchObject({ recunoscute: false, pagini: [{ randuri: [] }] });
  await transcribed(id, await writtenPdf(["Planul recunoscut"]));
  const { json } = await wordsOf(id);
  expect([json.recunoscute, textsIn(json)]).toEqual([true, ["Planul recunoscut"]]);
  const other = await scannedPdf(["Alt plan"]);
  const file = new File([Uint8Array.from(other)], "act.pdf", { type: "application/pdf" });
  await own.upload(`/api/documents/${id}/versions`, { file });
  expect((await wordsOf(id)).json).toMatchObject({
    versiune: 2,
    recunoscute: false,
    pagini: [{ randuri: [] }],
  });
});

it("the words of sealed content are unsealed with the document, for its password", async () => {
  const id = await filed(written, { parola: "cheia" });
  expect(refusal(await wordsOf(id))).toEqual([403, "error.parolaNecesara"]);
  expect(textsIn((await wordsOf(id, { "x-document-password": "cheia" })).json)).toContain("Anexa");
});

it("the words of a document are for who may read it, and of no content that is held back", async () => {
  const id = await filed(written);
  expect((await as(await person()).get(`/api/documents/${id}/cuvinte`)).status).toBe(404);
  await infect(id);
  expect(refusal(await wordsOf(id))).toEqual([423, "error.continutInfectat"]);
  const text = await own.upload<{ id: number }>("/api/documents/upload", {
    file: textFile("text"),
    bucketId,
  });
  expect(refusal(await wordsOf(text.json.id))).toEqual([415, "error.faraPrevizualizare"]);
});

it("reading words is the same look as that of a page: one record an hour", async () => {
  const id = await filed(written);
  await own.get(`/api/documents/${id}/previzualizare`);
  await wordsOf(id);
  await wordsOf(id);
  const list = `/api/eveniment-documents?filter[documentId]=${id}&filter[tip]=DESCARCAT`;
  expect((await own.get<PageOf<DocumentEvent>>(list)).json.items).toHaveLength(1);
});

it("words of a file that was looked at cost one read of its content and those of its record", async () => {
  const id = await filed(written);
  await wordsOf(id);
  const { calls } = await callsOf(() => wordsOf(id));
  expect(tally(calls)).toEqual(["dynamodb.BatchGetItem 1", "dynamodb.Query 2", "s3.GetObject 1"]);
});
