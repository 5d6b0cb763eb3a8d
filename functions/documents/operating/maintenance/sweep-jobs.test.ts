import { connect, providers } from "../../sources/connections/testing.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Scan } from "../../../../shared/ocr/scan-apart.ts";
import type { QueueHandler } from "../../../../shared/messaging/consumer.ts";
import type { Queue } from "../../../../shared/messaging/queue.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { scannedPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { handler as importHandler } from "../../sources/imports/consumer.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { importQueue } from "../../records/import.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { uploadQueue } from "../../records/upload.ts";
import { handler as indexingHandler } from "../../keeping/search/consumer.ts";
import { as, person, serviceAdmin, type Person } from "../../testing.ts";
import { handler as conversionHandler } from "../../making/transcription/consumer.ts";
import { filed, pdfFile, start } from "../../making/transcription/testing.ts";
import { handler as uploadHandler } from "../../keeping/uploads/consumer.ts";
import { backgroundBytes, sendUpload } from "../../keeping/uploads/testing.ts";
import { handler as sweep } from "./sweep-jobs.ts";

vi.mock("../../../../shared/ocr/scan-apart.ts", () => ({
  withScan: (_file: object, _of: object, use: (scan: Scan) => Promise<unknown>) =>
    use({
      read: () => Promise.resolve({ text: "citit", words: [], layer: { pdf: new Uint8Array(), turn: 0 } }),
      searchable: () => Promise.resolve(new Uint8Array()),
    }),
}));

const queues: [Queue, QueueHandler][] = [
  [uploadQueue, uploadHandler],
  [importQueue, importHandler],
  [conversionQueue, conversionHandler],
  [indexingQueue, indexingHandler],
];
const FILES = ["s1", "s2", "s3", "s4", "s5", "s6"];

let ana: Person;
let root: Person;
beforeAll(async () => {
  [ana, root] = [await person(), await serviceAdmin()];
  await connect(ana, "provider_a");
  providers.a.files.push(
    ...FILES.map((ref) => driveFile(ref, `${ref}.txt`, "text/plain", "root", `fișier ${ref}`)),
  );
});
afterAll(async () => {
  clock.resume();
  await providers.stop();
});

/** Starts a job of each kind. @returns the addresses of their statuses, with the person who may read them */
async function startJobs(): Promise<[Person, string][]> {
  const { uploadId } = await sendUpload(as(ana), backgroundBytes());
  await as(ana).post("/api/documents/upload", { uploadId });
  const items = FILES.map((ref) => ({ ref, mod: "COPIE" }));
  const started = { furnizor: "provider_a", items };
  const imported = (await as(ana).post<{ id: number }>("/api/documents/import", started)).json;
  const scan = await filed(ana, pdfFile(await scannedPdf(["unu"])));
  const conversion = (await start(as(ana), scan)).json;
  await as(root).post("/api/admin/search/reindex");
  return [
    [ana, `/api/documents/uploads/${uploadId}`],
    [ana, `/api/documents/import/${imported.id}`],
    [ana, `/api/conversies/${conversion.id}`],
    [root, "/api/admin/search/reindex"],
  ];
}

/** Tests begin without a scanner, and nobody sends a link here. */
const NOT_SCANNED = { scan: 0, rescan: 0, "link-mail": 0 };

it("jobs whose messages are all lost end with the second sweep at the latest", async () => {
  const jobs = await startJobs();
  const statuses = () =>
    Promise.all(jobs.map(async ([who, path]) => (await as(who).get<{ status: string }>(path)).json.status));
  for (const [queue] of queues) await drain(queue, () => Promise.resolve({ batchItemFailures: [] }));
  // The `due` index lags behind its table.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await sweep()).toEqual({ upload: 0, import: 0, conversion: 0, reindex: 0, ...NOT_SCANNED });
  expect(await statuses()).not.toContain("FINALIZATA");
  clock.freeze(new Date(Date.now() + 61_000));
  expect(await sweep()).toEqual({ upload: 1, import: 1, conversion: 1, reindex: 1, ...NOT_SCANNED });
  clock.resume();
  for (const [queue, handler] of queues) await drain(queue, handler);
  expect(await statuses()).toEqual(jobs.map(() => "FINALIZATA"));
});
