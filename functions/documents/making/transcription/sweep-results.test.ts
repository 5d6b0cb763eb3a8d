import { as, person, textFile } from "../../testing.ts";
import { afterEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { head, put } from "../../../../shared/content/objects.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { scannedPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { maintainAll } from "../../operating/maintenance/maintain.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { filed, pdfFile, start } from "./testing.ts";
import { conversionJob } from "./conversion-job.ts";

afterEach(() => {
  clock.resume();
});

const later = (hours: number) => clock.freeze(new Date(Date.now() + hours * 3_600_000));
const leave = (key: string) =>
  put(platformStore(), key, Buffer.from("x"), {
    condition: { ifNoneMatch: "*" },
    contentType: "text/plain",
    metadata: {},
  });
const isThere = async (key: string) => (await head(platformStore(), key)) !== undefined;

it("a conversion whose message was lost is given to a worker again by the sweep", async () => {
  const ana = await person();
  await start(as(ana), await filed(ana, pdfFile(await scannedPdf(["unu"]))));
  await drain(conversionQueue, () => Promise.resolve({ batchItemFailures: [] }));
  // The `due` index lags behind its table.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await conversionJob.sweep(Infinity)).toBe(0);
  later(1);
  expect(await conversionJob.sweep(Infinity)).toBe(1);
  const woken = await drain(conversionQueue, () => Promise.resolve({ batchItemFailures: [] }));
  expect(woken.handled).toBe(1);
});

it("the daily maintenance removes what no conversion names, except what is recent", async () => {
  const ana = await person();
  const { json } = await start(as(ana), await filed(ana, textFile("text")));
  const [gone, unnamed] = ["transcriptions/77/page-1-9", `transcriptions/${json.id}/page-1-9`];
  await Promise.all([gone, unnamed].map(leave));
  await maintainAll();
  expect(await Promise.all([gone, unnamed].map(isThere))).toEqual([true, true]);
  later(25);
  const report = await maintainAll();
  expect(report.orfane).toBe(2);
  expect(await Promise.all([gone, unnamed].map(isThere))).toEqual([false, false]);
  clock.resume();
  expect((await as(ana).get(`/api/transcriere/${json.id}/text`)).text).toBe("text");
});
