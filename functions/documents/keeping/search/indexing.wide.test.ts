import { kernel } from "../../../../shared/refusals.ts";
import { as, person, textFile, type Person } from "../../testing.ts";
import { GetQueueAttributesCommand } from "@aws-sdk/client-sqs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sqs } from "../../../../shared/aws/sqs.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { list } from "../../../../shared/content/objects.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { sqliteIndex } from "../../search-index/sqlite-index.ts";
import { indexedFields } from "../../records/indexed-fields.ts";
import { MOST_WHOLE } from "../../files/text/condensed.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { noise } from "../../../../shared/testing/file-samples.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { pdfWith, saved, textField } from "../../../../shared/testing/form-pdf.ts";
import { pictureFile } from "../../../../shared/testing/picture-files.ts";
import { scannedPdf, writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { pdfFile, start, work } from "../../making/transcription/testing.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { indexDocuments } from "./index-documents.ts";
import { indexText } from "./index-text.ts";
import { handler as worker } from "./consumer.ts";
import { handler as indexer } from "./indexer.ts";
import { changes, followed, indexed } from "./testing.ts";
import type { SearchView } from "./routes.ts";

let ana: Person;
beforeAll(async () => {
  ana = await person();
});
beforeEach(async () => {
  await indexed();
  // Scans of other tests are not recognised here.
  await drain(conversionQueue, () => Promise.resolve({ batchItemFailures: [] }));
});

let words = 0;
/**
 * A word that no other document has, and that is not a misspelling of another one: any two of them differ in two
 * letters.
 */
const word = () => {
  const letters = [...String((words += 1))].map((digit) => String.fromCharCode(97 + Number(digit)).repeat(2));
  return `cuvântul${letters.join("")}x`;
};

const search = async (q: string, by = ana) =>
  (await as(by).get<SearchView>(`/api/search/documente?q=${encodeURIComponent(q)}`)).json;
const idsFor = async (q: string, by = ana) => (await search(q, by)).items.map(({ id }) => id);

const filed = async (fields: object) =>
  (await as(ana).post<{ id: number }>("/api/documents", fields)).json.id;
const uploaded = async (file: File, parts: object = {}) =>
  (
    await as(ana).upload<{ id: number }>("/api/documents/upload", { file, ...parts } as Record<
      string,
      string | File
    >)
  ).json.id;
/** A text that a worker reads: the indexer reads small ones itself. */
const largeFile = (text: string) => textFile(`${text}${"\n".repeat(MOST_WHOLE)}`);

const textsOf = async (id: number) =>
  (await list(platformStore(), { prefix: `texts/${id}/`, after: undefined, limit: 10 })).map(
    ({ key }) => key,
  );

const patch = (id: number, fields: object) =>
  as(ana).patch(`/api/documents/${id}`, fields, { "content-type": "application/merge-patch+json" });

/** The id of a grant that lets somebody read a document. */
async function share(id: number, reader: Person): Promise<number> {
  const terms = { beneficiarOperatorId: reader.id, drept: "CITIRE" };
  return (await as(ana).post<{ id: number }>(`/api/documents/${id}/partajeaza`, terms)).json.id;
}

describe("the index follows", () => {
  it("a document that is made, changed, deleted and restored", async () => {
    const [before, after] = [word(), word()];
    const id = await filed({ denumire: before });
    expect(await idsFor(before)).toEqual([]);
    await indexed();
    expect(await idsFor(before)).toEqual([id]);
    await patch(id, { denumire: after });
    await indexed();
    expect([await idsFor(before), await idsFor(after)]).toEqual([[], [id]]);
    await as(ana).delete(`/api/documents/${id}`);
    await indexed();
    expect((await searchIndex().search(everything(after))).total).toBe(0);
    await as(ana).post(`/api/documents/${id}/restore`);
    await indexed();
    expect(await idsFor(after)).toEqual([id]);
  });

  it("a grant that is given and taken back", async () => {
    const reader = await person();
    const name = word();
    const id = await filed({ denumire: name });
    const grantId = await share(id, reader);
    await indexed();
    expect(await idsFor(name, reader)).toEqual([id]);
    await as(ana).delete(`/api/partajare-documents/${grantId}`);
    await indexed();
    expect((await searchIndex().search(everything(name, [`grant#user#${reader.id}`]))).total).toBe(0);
  });

  it("several records of a document in one batch, which come twice: each document is read once", async () => {
    const name = word();
    const id = await filed({ denumire: "Ciornă" });
    await share(id, await person());
    await patch(id, { denumire: name });
    const { calls } = await callsOf(followed);
    expect(calls.filter((call) => call.name === "dynamodb.Query")).toHaveLength(1);
    await Promise.all([indexDocuments(searchIndex(), [id]), indexDocuments(searchIndex(), [id])]);
    expect(await idsFor(name)).toEqual([id]);
  });

  it("documents that were never shared, without asking for their grants", async () => {
    const name = word();
    const ids = [await filed({ denumire: name }), await filed({ denumire: name })];
    const { calls } = await callsOf(followed);
    expect(new Set(calls.map((call) => call.name))).toEqual(new Set(["dynamodb.BatchGetItem"]));
    expect((await idsFor(name)).toSorted()).toEqual(ids.toSorted());
  });
});

/** A query with the keys of the service's administrator, or others. */
const everything = (q: string, keys = ["all", "secret#all"]) => ({
  q,
  keys,
  at: new Date().toISOString(),
  from: 0,
  size: 10,
});

it("the text of a document is found after a worker has read it out; names and rights do not wait for that", async () => {
  const [name, inside] = [word(), word()];
  const id = await uploaded(largeFile(`Se aprobă ${inside}`), { denumire: name });
  await followed();
  expect([await idsFor(name), await idsFor(inside)]).toEqual([[id], []]);
  const { calls } = await callsOf(indexed);
  // The worker keeps the text, and does not fetch it again.
  const fetched = calls.filter((call) => call.name === "s3.GetObject").map(({ input }) => String(input.Key));
  expect(fetched.filter((key) => key.startsWith("texts/"))).toEqual([]);
  expect((await search(inside)).items).toMatchObject([
    { id, highlights: { text: [`Se aprobă <mark>${inside}</mark>`] } },
  ]);
});

it("the text of a document is asked of the workers for all new documents of a batch in one call, and not looked for before", async () => {
  for (let i = 0; i < 3; i += 1) await uploaded(largeFile(word()));
  const { calls } = await callsOf(followed);
  const asked = calls.filter(({ name }) => !name.startsWith("dynamodb."));
  expect(asked.map(({ name }) => name)).toEqual(["sqs.SendMessageBatch"]);
  expect(await drain(indexingQueue, worker)).toEqual({ handled: 3, failed: 0 });
});

it("the text of a document of a small text file is found together with its name: no copy is stored, and no worker is asked", async () => {
  const [name, inside] = [word(), word()];
  const id = await uploaded(textFile(`Se aprobă ${inside}.`), { denumire: name });
  const { calls } = await callsOf(followed);
  expect(calls.filter(({ name: made }) => made === "sqs.SendMessage")).toEqual([]);
  expect([await idsFor(name), await idsFor(inside)]).toEqual([[id], [id]]);
  await indexText(searchIndex(), { documentId: id });
  expect([await idsFor(inside), await textsOf(id)]).toEqual([[id], []]);
});

it("the text of a document of a small text file is left to a worker if its content does not come", async () => {
  const [name, inside] = [word(), word()];
  const id = await uploaded(textFile(inside), { denumire: name });
  const read = vi
    .spyOn(await platformStore().connect(), "send")
    .mockRejectedValueOnce(new Error("broken off"));
  await followed();
  read.mockRestore();
  expect([await idsFor(name), await idsFor(inside)]).toEqual([[id], []]);
  await indexed();
  expect(await idsFor(inside)).toEqual([id]);
});

it("the text of a document is found in the end if the record of a new document comes again after it was read out", async () => {
  const inside = word();
  const id = await uploaded(largeFile(inside));
  const [made] = await changes();
  if (!made) throw new Error("the stream has no record");
  await indexer(made);
  await drain(indexingQueue, worker);
  expect(await idsFor(inside)).toEqual([id]);
  await indexer(made);
  await drain(indexingQueue, worker);
  expect(await idsFor(inside)).toEqual([id]);
});

it("the text of a document of a PDF is its text layer", async () => {
  const id = await uploaded(new File([Uint8Array.from(await writtenPdf(["Registrul bunurilor"]))], "a.pdf"));
  await indexed();
  expect(await idsFor("registrul bunurilor")).toEqual([id]);
});

it("the text of a document of a form is also what was written into it, and what was noted on it", async () => {
  const [value, noted] = [word(), word()];
  const note = { Subtype: "Text", texts: { Contents: `de verificat ${noted}` } };
  const form = await pdfWith([textField("nume", value), note], { text: "Cerere" });
  const id = await uploaded(pdfFile(await saved(form)));
  await indexed();
  expect([await idsFor(value), await idsFor(noted)]).toEqual([[id], [id]]);
});

it("the text of a document that is long is found whole: the words after a long text, and the value of the last of ten thousand fields", async () => {
  const [first, middle, last, value] = [word(), word(), word(), word()];
  const filler = Array.from({ length: 12_000 }, (_, i) => `rubrica ${i} completată de solicitant`).join("\n");
  const text = `${first}\n${filler}\n${middle} ${last}`;
  const id = await uploaded(textFile(text));
  const fields = Array.from({ length: 10_000 }, (_, i) => textField(`c${i}`, `valoarea${i} completată aici`));
  const form = await uploaded(pdfFile(await saved(await pdfWith([...fields, textField("c", value)]))));
  await indexed();
  expect(text.length).toBeGreaterThan(400_000);
  const found = await Promise.all([first, middle, last, value, "valoarea9998"].map((one) => idsFor(one)));
  expect(found).toEqual([[id], [id], [id], [form], [form]]);
});

it("the text of a document of a scan with a note is the note at first, and with a transcription both", async () => {
  const [inside, noted] = [word(), word()];
  const pdf = await PDFDocument.load(await scannedPdf([inside]));
  await pdf.attach(Buffer.from(noted), "nota.txt");
  const id = await uploaded(pdfFile(await saved(pdf), "scan.pdf"));
  await indexed();
  expect([await idsFor(inside), await idsFor(noted)]).toEqual([[], [id]]);
  await start(as(ana), id);
  await work();
  await indexed();
  expect([await idsFor(inside), await idsFor(noted)]).toEqual([[id], [id]]);
  expect(JSON.stringify((await search(noted)).items)).not.toContain("\ufffc");
});

it("the text of a document is read out of a content once, also where a version with it is restored or uploaded again", async () => {
  const [first, second] = [word(), word()];
  const id = await uploaded(largeFile(first));
  await indexed();
  await as(ana).upload(`/api/documents/${id}/versions`, { file: largeFile(second) });
  await indexed();
  // In quotation marks no letter is changed: a scan of another test may be misread as a similar word.
  expect([await idsFor(`"${first}"`), await idsFor(second)]).toEqual([[], [id]]);
  await as(ana).post(`/api/documents/${id}/versions/1/restore`);
  const { calls } = await callsOf(indexed);
  expect(await idsFor(first)).toEqual([id]);
  const readIn = (of: typeof calls) =>
    of.map(({ input }) => String(input.Key)).filter((key) => key.startsWith("uploads/"));
  expect(readIn(calls)).toEqual([]);
  await as(ana).upload(`/api/documents/${id}/versions`, { file: largeFile(second) });
  expect(readIn((await callsOf(indexed)).calls)).toEqual([]);
  expect(await idsFor(`"${second}"`)).toEqual([id]);
  await as(ana).post(`/api/documents/${id}/versions/1/restore`);
  await indexed();
  await patch(id, { descriere: "iar" });
  expect(readIn((await callsOf(indexed)).calls)).toEqual([]);
  expect(await textsOf(id)).toHaveLength(2);
});

it("the text of a document of a scan is what a transcription has read, until that is removed", async () => {
  const inside = word();
  const id = await uploaded(pdfFile(await scannedPdf([inside]), "scan.pdf"));
  await indexed();
  expect(await idsFor(inside)).toEqual([]);
  const { json } = await start(as(ana), id);
  await work();
  await indexed();
  expect(await idsFor(inside)).toEqual([id]);
  expect((await as(ana).delete(`/api/conversies/${json.id}`)).status).toBe(204);
  await indexed();
  expect(await idsFor(inside)).toEqual([]);
});

it("the text of a document of a scan is found if the transcription comes before the file was looked through", async () => {
  const inside = word();
  const id = await uploaded(pdfFile(await scannedPdf([inside]), "scan.pdf"));
  await start(as(ana), id);
  await work();
  await indexed();
  expect(await idsFor(inside)).toEqual([id]);
});

it("the text of a document that turns out to be empty costs its worker one write of what the file says about itself", async () => {
  const name = word();
  const id = await uploaded(pdfFile(await scannedPdf([word()]), "scan.pdf"), { denumire: name });
  await followed();
  const write = vi.spyOn(searchIndex(), "write");
  const { calls } = await callsOf(() => drain(indexingQueue, worker));
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
  expect(calls.map((call) => call.name).filter((call) => /^dynamodb\.(?!BatchGet)/.test(call))).toEqual([
    "dynamodb.GetItem",
    "dynamodb.TransactWriteItems",
    "dynamodb.GetItem",
    "dynamodb.Query",
  ]);
  expect([await idsFor(name), await textsOf(id)]).toEqual([[id], [expect.stringContaining(`texts/${id}/`)]]);
});

it("of the text of a document of a picture nothing is kept, and nothing is looked for when it is indexed again", async () => {
  const picture = new File([Uint8Array.from(pictureFile("png"))], "poza.png", { type: "image/png" });
  const id = await uploaded(picture);
  await indexed();
  expect(await textsOf(id)).toEqual([]);
  const { calls } = await callsOf(async () => {
    await patch(id, { descriere: "iar" });
    await indexed();
  });
  expect(calls.map((call) => call.name).filter((call) => /^s3\.|^sqs\.SendMessage$/.test(call))).toEqual([]);
});

it("the text of a document with a damaged file is empty, and is not tried for ever", async () => {
  const name = word();
  const file = new File([Uint8Array.from(Buffer.concat([Buffer.from("%PDF-1.7\n"), noise]))], "a.pdf");
  const id = await uploaded(file, { denumire: name });
  await indexed();
  expect(await idsFor(name)).toEqual([id]);
  const { calls } = await callsOf(async () => {
    await patch(id, { descriere: "iar" });
    await indexed();
  });
  expect(calls.filter(({ name: made }) => made === "sqs.SendMessage")).toEqual([]);
});

it("the text of a document that lies sealed is neither read out, nor kept, nor found", async () => {
  for (const protection of [{ criptat: "true" }, { parola: "cheie1" }, { secret: "true" }]) {
    const [name, inside] = [word(), word()];
    const id = await uploaded(textFile(inside), { denumire: name, ...protection });
    await indexed();
    await indexText(searchIndex(), { documentId: id });
    expect((await searchIndex().search(everything(name))).hits).toMatchObject([{ id }]);
    expect((await searchIndex().search(everything(inside))).total).toBe(0);
    expect(await textsOf(id)).toEqual([]);
  }
});

it("the text of a document goes with the document that is purged, also where a worker comes late", async () => {
  const inside = word();
  const id = await uploaded(largeFile(inside));
  await indexed();
  expect(await textsOf(id)).toHaveLength(1);
  await as(ana).delete(`/api/documents/${id}`);
  expect((await as(ana).post(`/api/documents/${id}/purge`)).status).toBe(200);
  expect(await textsOf(id)).toEqual([]);
  await indexed();
  await indexText(searchIndex(), { documentId: id });
  expect(await textsOf(id)).toEqual([]);
  expect((await searchIndex().search(everything(inside))).total).toBe(0);
});

describe("an index that is away", () => {
  const write = () => vi.spyOn(searchIndex(), "write");
  const away = () => write().mockRejectedValue(kernel.indisponibil());
  afterEach(() => vi.restoreAllMocks());

  const counted = async (QueueUrl: string) => {
    const names = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesDelayed"] as const;
    const { Attributes = {} } = await sqs().send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...names] }),
    );
    return names.map((name) => Number(Attributes[name]));
  };

  it("an index that is away keeps changes in the stream: a batch fails as a whole until the index has it, and no worker is asked", async () => {
    const names = [word(), word()];
    const ids = [await filed({ denumire: names[0] }), await filed({ denumire: names[1] })];
    const events = await changes();
    const refused = away();
    const { calls } = await callsOf(async () => {
      for (const event of events) await expect(indexer(event)).rejects.toMatchObject({ status: 503 });
    });
    expect(calls.filter(({ name }) => name.startsWith("sqs."))).toEqual([]);
    // One that is away is not asked for each document by itself.
    expect(refused).toHaveBeenCalledTimes(events.length);
    refused.mockRestore();
    for (const event of events) await indexer(event);
    expect([await idsFor(names[0] ?? ""), await idsFor(names[1] ?? "")]).toEqual(ids.map((id) => [id]));
  });

  it("an index that is away keeps a text that was asked for: its message comes later, and no attempt is counted", async () => {
    const id = await uploaded(largeFile(word()));
    await followed();
    const refused = away();
    expect(await drain(indexingQueue, worker)).toEqual({ handled: 1, failed: 0 });
    const [visible, inFlight] = await counted(queueUrl(indexingQueue));
    expect(visible).toBe(0);
    expect(inFlight).toBeGreaterThanOrEqual(1);
    refused.mockRestore();
    await indexText(searchIndex(), { documentId: id });
  });

  it("an unreachable index is told apart from a record that fails by itself: that one goes to the workers, with counted attempts", async () => {
    const good = word();
    const ids = [await filed({ denumire: "Rău" }), await filed({ denumire: good })];
    const [bad, other] = ids as [number, number];
    const index = searchIndex();
    const written = index.write.bind(index);
    write().mockImplementation(async (entries, options) => {
      if (entries.some(({ id }) => id === bad)) throw new Error("OpenSearch refused 1 entries");
      await written(entries, options);
    });
    for (const event of await changes()) await indexer(event);
    expect(await idsFor(good)).toEqual([other]);
    expect(await drain(indexingQueue, worker)).toEqual({ handled: 0, failed: 1 });
  });
});

it("a document that the index refuses holds no other back, and is left to a worker", async () => {
  const index = sqliteIndex(":memory:", indexedFields);
  const [bad, ...good] = [await filed({ denumire: "Rău" }), await filed({ denumire: "Bun" })];
  const picky: SearchIndex = {
    ...index,
    write: async (entries) => {
      if (entries.some(({ id }) => id === bad)) throw new Error("refused");
      await index.write(entries);
    },
  };
  expect(await indexDocuments(picky, [bad, ...good])).toEqual([{ documentId: bad, hasEntry: false }]);
  expect((await index.search(everything(""))).hits.map(({ id }) => id)).toEqual(good);
  await expect(indexText(picky, { documentId: bad })).rejects.toThrow();
  await index.close();
});
