import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { as, person, textFile, using, type Person } from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import type { QueueHandler } from "../../../../shared/messaging/consumer.ts";
import { config as scanner } from "../../../../shared/scan/config.ts";
import { startClamdDouble } from "../../../../shared/testing/clamd-double.ts";
import { killAfter } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { config } from "../../access/config.ts";
import { handler as sweep } from "../../operating/maintenance/sweep-jobs.ts";
import type { DocumentView } from "../../records/document.ts";
import { scanQueue } from "../../records/scan.ts";
import { dropScans, runScans } from "./testing.ts";
import { Findings, FINDINGS } from "../../records/finding.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { readItems } from "../../../../shared/data/repository.ts";

/*
 * An upload, and then its scan, is killed after its first write, after its second, and so on until it completes. Whatever was
 * committed has its answer in the end, although every message was lost.
 */

const clamd = await startClamdDouble();
// For the processes; this one has read its settings.
Object.assign(process.env, { SCAN: "offered", CLAMD: clamd.setting });
config.scan = "offered";
scanner.clamd = clamd.address;

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const ofDocuments = processes.handlerOf(join(import.meta.dirname, "../../keeping/documents/routes.ts"));
const scanning = processes.handlerOf(join(import.meta.dirname, "consumer.ts")) as unknown as QueueHandler;
afterAll(async () => {
  await processes.stop();
  await clamd.stop();
  await ownCloud.stop();
});

let ana: Person;
beforeAll(() => clock.resume());
beforeEach(async () => {
  ana = await person();
});

const filed = async (): Promise<DocumentView[]> =>
  (await as(ana).get<PageOf<DocumentView>>("/api/documents?size=200")).json.items;

/** Loses every message, and lets the sweep wake the workers once they are missed: all contents have this answer in the end. */
async function recover(answer: "curat" | "infectat" = "curat"): Promise<void> {
  await dropScans();
  clock.freeze(new Date(Date.now() + 200_000));
  await vi.waitFor(
    async () => {
      await sweep();
      await runScans();
      const states = (await filed()).map(({ scanare }) => scanare?.stare);
      expect(states.filter((stare) => stare !== answer)).toEqual([]);
    },
    { timeout: 60_000, interval: 500 },
  );
  clock.resume();
}

it("an upload that is killed after any of its writes loses no scan of what it has committed", async () => {
  for (let nth = 1; ; nth += 1) {
    const send = () =>
      using(ofDocuments, ana).upload("/api/documents/upload", { file: textFile(`încărcarea ${nth}`) });
    const answer = await killAfter(nth, target, send);
    await recover();
    if (answer) break;
  }
  expect((await filed()).length).toBeGreaterThan(1);
});

it("a scan that is killed after any of its writes is made again", async () => {
  for (let nth = 1; ; nth += 1) {
    await as(ana).upload("/api/documents/upload", { file: textFile(`scanarea ${nth}`) });
    const done = await killAfter(nth, target, () => drain(scanQueue, scanning));
    await recover();
    if (done) break;
  }
});

/** How often administrators will be told of a document. */
async function findingsOf(documentId: number): Promise<number> {
  const { keys } = await readDue(Findings.table, { partition: FINDINGS, until: "9", limit: 1000 });
  const items = await readItems(Findings.table, keys);
  return items.filter((item) => item?.documentId === documentId).length;
}

it("a scan that finds something and is killed after any of its writes is told once", async () => {
  clamd.manner = "infected";
  for (let nth = 1; ; nth += 1) {
    const file = textFile(`găsirea ${nth}`);
    const { json } = await as(ana).upload<DocumentView>("/api/documents/upload", { file });
    const done = await killAfter(nth, target, () => drain(scanQueue, scanning));
    await recover("infectat");
    await vi.waitFor(async () => expect(await findingsOf(json.id)).toBe(1), { timeout: 20_000 });
    if (done) break;
  }
});
