import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
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
import { as, person, textFile, using, type Person } from "../../testing.ts";
import { dropScans, runScans } from "./testing.ts";

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

/** Loses every message, and lets the sweep wake the workers once they are missed. */
async function recover(): Promise<void> {
  await dropScans();
  clock.freeze(new Date(Date.now() + 200_000));
  await vi.waitFor(
    async () => {
      await sweep();
      await runScans();
      const states = (await filed()).map(({ scanare }) => scanare?.stare);
      expect(states.filter((stare) => stare !== "curat")).toEqual([]);
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
