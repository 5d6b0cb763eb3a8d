import { as, person, type Person, type ServiceClient } from "../../testing.ts";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { list } from "../../../../shared/content/objects.ts";
import { withContext } from "../../../../shared/context.ts";
import { read, update } from "../../../../shared/data/repository.ts";
import { scannedPdf } from "../../../../shared/testing/scanned-pdf.ts";
import type { Word } from "../../../../shared/ocr/recognized.ts";
import type { Scan } from "../../../../shared/ocr/scan-apart.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { Conversions } from "../../records/conversion.ts";
import { conversionOf, filed, pdfFile, start, work } from "./testing.ts";
import { transcribe } from "./work.ts";

/** The reader's behaviour at its next page; it counts the pages of the whole test. */
const reader = vi.hoisted(() => ({
  pages: 0,
  onPage: (_page: number): Promise<void> => Promise.resolve(),
  words: (_page: number): Word[] => [],
}));
const noLayer = vi.hoisted(() => ({ pdf: new Uint8Array(), turn: 0 }));
vi.mock("../../../../shared/ocr/scan-apart.ts", () => ({
  withScan: (_file: object, _of: object, use: (scan: Scan) => Promise<unknown>) =>
    use({
      read: async () => {
        reader.pages += 1;
        await reader.onPage(reader.pages);
        return { text: `text ${reader.pages}`, words: reader.words(reader.pages), layer: noLayer };
      },
      searchable: () => Promise.resolve(new Uint8Array()),
    }),
}));

class Killed extends Error {}

/** After this many attempts without progress a conversion fails. */
const ATTEMPTS = 5;

let ana: Person;
let own: ServiceClient;
let scan: Buffer;

beforeAll(async () => {
  ana = await person();
  own = as(ana);
  scan = await scannedPdf(["unu", "doi", "trei", "patru"]);
});

beforeEach(() => {
  reader.pages = 0;
  reader.onPage = () => Promise.resolve();
  reader.words = () => [];
});

afterEach(() => {
  clock.resume();
});

const started = async () => (await start(own, await filed(ana, pdfFile(scan)))).json.id;
const text = async (id: number) => (await own.get(`/api/transcriere/${id}/text`)).text;
const keysOf = async (id: number) =>
  list(platformStore(), { prefix: `transcriptions/${id}/`, after: undefined, limit: 100 });

/** Ends the lease of a worker that will never return, as if its process had been killed. */
const leaseEnds = () => {
  clock.freeze(new Date(Date.now() + 120_000));
};

it("a worker that was killed is followed by one that goes on with the page after the last one", async () => {
  const id = await started();
  let hang = (): void => undefined;
  reader.onPage = (page) => (page === 3 ? new Promise((resolve) => (hang = resolve)) : Promise.resolve());
  const killed = transcribe(id);
  await vi.waitFor(
    () => {
      expect(reader.pages).toBe(3);
    },
    { timeout: 30_000 },
  );
  leaseEnds();
  reader.onPage = () => Promise.resolve();
  await transcribe(id);
  expect([reader.pages, await text(id)]).toEqual([5, "text 1\ftext 2\ftext 4\ftext 5"]);
  // The first worker continues, and changes nothing.
  hang();
  await killed;
  expect(await text(id)).toBe("text 1\ftext 2\ftext 4\ftext 5");
});

it("a worker with no time left hands over, and the next one goes on", async () => {
  const id = await started();
  const { signal } = new AbortController();
  const budget = { endsAt: performance.now() + 900_000, signal };
  reader.onPage = (page) => {
    // The remaining time is too short for a third page.
    if (page === 2) budget.endsAt = performance.now() + 30_000;
    return Promise.resolve();
  };
  await withContext({ correlationId: "x", service: "documents", budget }, () => transcribe(id));
  expect(await conversionOf(own, id)).toMatchObject({ status: "IN_ASTEPTARE", pagini: 4, paginiGata: 2 });
  await work();
  expect(await conversionOf(own, id)).toMatchObject({ status: "FINALIZATA", paginiGata: 4 });
  expect(reader.pages).toBe(4);
});

it("a worker that fails is tried again, and has failed after the fifth attempt without a page more", async () => {
  const id = await started();
  reader.onPage = () => Promise.reject(new Killed("not now"));
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1)
    await expect(transcribe(id)).rejects.toThrow("not now");
  expect(await conversionOf(own, id)).toMatchObject({ status: "IN_ASTEPTARE" });
  await transcribe(id).catch(() => undefined);
  await transcribe(id).catch(() => undefined);
  expect(await conversionOf(own, id)).toMatchObject({ status: "ESUATA", eroare: "error.intern" });
});

it("a worker whose predecessors were all killed at the same page gives up", async () => {
  const id = await started();
  await update(Conversions, { id }, (row) => ({
    ...row,
    status: "IN_LUCRU" as const,
    attempts: ATTEMPTS,
  }));
  await transcribe(id);
  expect(await conversionOf(own, id)).toMatchObject({
    status: "ESUATA",
    eroare: "error.transcriereIntrerupta",
  });
  expect(reader.pages).toBe(0);
});

it("a worker reads nothing for somebody who may no longer read the document", async () => {
  const id = await started();
  await update(Conversions, { id }, (row) => ({ ...row, creator: "user#9007199254740990" }));
  await transcribe(id);
  const row = await read(Conversions, { id });
  expect([row?.status, row?.eroare, reader.pages]).toEqual(["ESUATA", "error.neautentificat", 0]);
});

it("a worker whose conversion is cancelled in between leaves nothing behind", async () => {
  const id = await started();
  reader.onPage = async (page) => {
    if (page === 2) expect((await own.delete(`/api/conversies/${id}`)).status).toBe(204);
  };
  await transcribe(id);
  expect(await keysOf(id)).toEqual([]);
  expect((await own.get(`/api/conversies/${id}`)).status).toBe(404);
});

it("a worker whose message was lost is woken by who asks for its progress", async () => {
  const id = await started();
  await work();
  const late = await started();
  const { drain } = await import("../../../../shared/testing/queues.ts");
  const { conversionQueue } = await import("../../records/conversion.ts");
  await drain(conversionQueue, () => Promise.resolve({ batchItemFailures: [] }));
  clock.freeze(new Date(Date.now() + 61_000));
  await conversionOf(own, late);
  await work();
  expect([(await conversionOf(own, late)).status, (await conversionOf(own, id)).status]).toEqual([
    "FINALIZATA",
    "FINALIZATA",
  ]);
});

it("a worker keeps how sure the engine is of each word, and names the pages whose mean is too low", async () => {
  const word = (text: string, confidence: number) => ({ text, confidence });
  reader.words = (page) => (page === 2 ? [word("dci", 41), word("text", 62)] : [word("text", 96)]);
  const id = await started();
  await work();
  const { calitate } = await conversionOf(own, id);
  expect(calitate).toEqual({ medie: 78, paginiNesigure: [2] });
  const answer = await own.get<object>(`/api/transcriere/${id}/download?format=json`);
  expect([answer.headers["content-type"], answer.json]).toMatchObject([
    "application/json",
    {
      pagini: [
        { pagina: 1, calitate: 96, cuvinte: [{ text: "text", incredere: 96 }] },
        {
          pagina: 2,
          calitate: 52,
          cuvinte: [
            { text: "dci", incredere: 41 },
            { text: "text", incredere: 62 },
          ],
        },
        { pagina: 3 },
        { pagina: 4 },
      ],
    },
  ]);
});

it("a worker that recognised no word keeps none: a download of them is 409", async () => {
  const id = await started();
  await work();
  expect((await conversionOf(own, id)).calitate).toBeUndefined();
  const answer = await own.get<{ message: string }>(`/api/transcriere/${id}/download?format=json`);
  expect([answer.status, answer.json.message]).toEqual([409, "error.faraCuvinte"]);
});
