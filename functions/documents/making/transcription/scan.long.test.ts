import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { as, person, type Person } from "../../testing.ts";
import type { SQSEvent } from "aws-lambda";
import { list, put, remove } from "../../../../shared/content/objects.ts";
import type { QueueHandler } from "../../../../shared/messaging/consumer.ts";
import { Killed, killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { scannedPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { textOf } from "../../../../shared/text/text-of.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { conversionOf, filed, pdfFile, start } from "./testing.ts";

/*
 * A scan of 100 pages in separate processes: the first is killed in the middle, the second continues with the first
 * unread page and stays within the memory limit of its function.
 */
const PAGES = 100;
const KILLED_AFTER = 25;
const MOST_BYTES = 1500 * 1000 ** 2;
const LEASE_MS = 65_000;

const consumer = join(import.meta.dirname, "consumer.ts");
const killed = killableProcesses(["reader"]);
const second = functionProcesses(1);
afterAll(async () => {
  await Promise.all([killed.stop(), second.stop()]);
});

let ana: Person;
beforeAll(async () => {
  ana = await person();
});

const messageOf = (conversionId: number) =>
  ({
    Records: [
      { messageId: "1", body: JSON.stringify({ conversionId }), messageAttributes: {}, receiptHandle: "" },
    ],
  }) as unknown as SQSEvent;

const keptPages = async (id: number) =>
  (await list(platformStore(), { prefix: `transcriptions/${id}/page-`, after: undefined, limit: 1000 })).map(
    ({ key }) => key,
  );

/** Replaces the text of a stored page. If the page were read again, this text would be missing from the result. */
async function mark(key: string, text: string): Promise<void> {
  const bytes = Buffer.from(JSON.stringify({ text, words: [], layer: "", turn: 0 }));
  const [, prefix = ""] = /^(.+-)\d+$/.exec(key) ?? [];
  await remove(platformStore(), [key]);
  await put(platformStore(), `${prefix}${bytes.length}`, bytes, {
    condition: { ifNoneMatch: "*" },
    contentType: "application/json",
    metadata: {},
  });
}

it("a scan of 100 pages survives its worker, in less than 1.5 GB", async () => {
  const texts = Array.from({ length: PAGES }, (_, index) => `Pagina numărul ${index + 1} din dosar`);
  const own = as(ana);
  const documentId = await filed(ana, pdfFile(await scannedPdf(texts)));
  const { json } = await start(own, documentId, { tip: "OCR" });

  const first = killed.handlerOf(consumer) as unknown as QueueHandler;
  const ended = first(messageOf(json.id)).then(
    () => "finished",
    (error: unknown) => (error instanceof Killed ? "killed" : "failed"),
  );
  while ((await keptPages(json.id)).length < KILLED_AFTER) await new Promise((go) => setTimeout(go, 200));
  await killed.kill("reader");
  expect(await ended).toBe("killed");
  const before = await keptPages(json.id);
  const sample = before.find((key) => key.includes("/page-7-")) ?? "";
  await mark(sample, "Pagina 7, citită de primul");

  await new Promise((go) => setTimeout(go, LEASE_MS));
  const began = performance.now();
  expect(await second.consumerOf(consumer)(messageOf(json.id))).toEqual({ batchItemFailures: [] });
  const seconds = (performance.now() - began) / 1000;

  expect(await conversionOf(own, json.id)).toMatchObject({
    status: "FINALIZATA",
    pagini: PAGES,
    paginiGata: PAGES,
  });
  const pages = (await own.get(`/api/transcriere/${json.id}/text`)).text.split("\f");
  expect(pages).toHaveLength(PAGES);
  expect(pages[6]).toBe("Pagina 7, citită de primul");
  const wrong = pages.filter((page, index) => index !== 6 && page !== texts[index]);
  expect(wrong.length).toBeLessThanOrEqual(2);
  const answer = await own.get(`/api/transcriere/${json.id}/download?format=pdf`);
  // A result that is too large for one answer comes from the store.
  const { location } = answer.headers;
  const pdf = location ? Buffer.from(await (await fetch(location)).arrayBuffer()) : answer.bytes;
  const found = await textOf({ bytes: pdf, contentType: "application/pdf" });
  expect(found).toContain("Pagina numărul 100 din dosar");
  expect(second.peakMemory()).toBeLessThan(MOST_BYTES);
  const megabytes = (second.peakMemory() / 1e6).toFixed(0);
  process.stdout.write(
    `${PAGES - before.length} pages in ${seconds.toFixed(0)} s, at most ${megabytes} MB\n`,
  );
});
