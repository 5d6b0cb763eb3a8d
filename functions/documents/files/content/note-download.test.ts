import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { as, member, bucketOf, organization, textFile, using, type Person } from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { readItems, readPartition } from "../../../../shared/data/repository.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { personKey } from "../../access/principal.ts";
import { handler } from "../../keeping/downloads/routes.ts";
import { Documents } from "../../records/document.ts";
import { type DownloadMark, markKey, NOTED_SECONDS } from "../../records/download-mark.ts";
import { EVENT_PREFIX } from "../../records/event.ts";

const downloadsFunction = join(import.meta.dirname, "../../keeping/downloads/routes.ts");
const processes = functionProcesses(2);
afterAll(() => processes.stop());
afterEach(() => clock.resume());

let ana: Person;
let ion: Person;
let id: number;
beforeEach(async () => {
  const bucket = await bucketOf(await organization());
  [ana, ion] = [await member(bucket), await member(bucket)];
  const filed = { file: textFile("conținut"), bucketId: String(bucket.id) };
  id = (await as(ana).upload<{ id: number }>("/api/documents/upload", filed)).json.id;
});

const download = async (who = ana, headers: Record<string, string> = {}, client = as(who)) =>
  (await client.get(`/api/documents/${id}/download`, headers)).status;
const range = (bytes: string) => ({ range: `bytes=${bytes}` });
const addVersion = () => as(ana).upload(`/api/documents/${id}/versions`, { file: textFile("doi") });

/** The actor and version of each download, oldest first. */
async function notes(): Promise<[string, number][]> {
  const items = await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX });
  const noted = items.filter(({ tip }) => tip === "DESCARCAT");
  return noted.map(({ actor, detalii }) => [String(actor), (detalii as { versiune: number }).versiune]);
}
const markOfAna = async () =>
  (await readItems(Documents.table, [markKey(id, personKey(ana.id))]))[0] as unknown as DownloadMark;

type Event = Parameters<typeof handler>[0];
const asHead = ({ requestContext, ...event }: Event): Event => ({
  ...event,
  requestContext: { ...requestContext, http: { ...requestContext.http, method: "HEAD" } },
});

it("a download in pieces that leave out the first byte is noted", async () => {
  expect(await download(ana, range("1-"))).toBe(206);
  expect(await notes()).toEqual([[ana.login, 1]]);
});

it("a download in pieces is noted once, whatever their ranges and order", async () => {
  for (const bytes of ["4-", "0-3", "2-5", "0-", "-1"]) await download(ana, range(bytes));
  expect(await notes()).toEqual([[ana.login, 1]]);
});

it("a download of another version, and by another caller, is noted apart", async () => {
  await download();
  await download(ion);
  await addVersion();
  for (const who of [ana, ana, ion]) await download(who);
  await as(ana).get(`/api/documents/${id}/versions/1/download`);
  expect((await notes()).toSorted()).toEqual(
    [
      [ana.login, 1],
      [ana.login, 2],
      [ion.login, 1],
      [ion.login, 2],
    ].toSorted(),
  );
});

it("a download is noted again when the window has passed, not a second sooner", async () => {
  const began = Math.floor(Date.now() / 1000);
  const at = (seconds: number) => clock.freeze(new Date((began + seconds) * 1000));
  at(0);
  await download();
  at(NOTED_SECONDS - 1);
  await download();
  expect(await notes()).toHaveLength(1);
  at(NOTED_SECONDS);
  await download();
  expect(await notes()).toHaveLength(2);
});

it("a download that sends no content is not noted: HEAD, known content, a range outside it", async () => {
  const { headers } = await as(ana).get(`/api/documents/${id}/download`);
  await download(ion, { "if-none-match": headers.etag ?? "" });
  await download(ion, range("99-"));
  const head = using((event) => handler(asHead(event)), ion);
  expect((await head.get(`/api/documents/${id}/download`)).status).toBe(200);
  expect(await notes()).toEqual([[ana.login, 1]]);
});

it("downloads that come together of one caller through several processes are noted once", async () => {
  const spread = using(processes.handlerOf(downloadsFunction), ana);
  const pieces = Array.from({ length: 12 }, (_, i) => range(`${i % 4}-`));
  const statuses = await Promise.all(pieces.map((headers) => download(ana, headers, spread)));
  expect(statuses).toEqual(pieces.map(() => 206));
  expect(await notes()).toEqual([[ana.login, 1]]);
});

it("downloads that come together of two versions are both noted: who loses the race looks again", async () => {
  await addVersion();
  const versions = [1, 2, 1, 2, 1, 2];
  await Promise.all(versions.map((n) => as(ana).get(`/api/documents/${id}/versions/${n}/download`)));
  expect((await notes()).map(([, version]) => version).toSorted()).toEqual([1, 2]);
});

it("the mark of a caller's downloads is one item for a document, keeps what is not past, and is forgotten with its window", async () => {
  const began = Math.floor(Date.now() / 1000);
  clock.freeze(new Date(began * 1000));
  await download();
  await addVersion();
  clock.freeze(new Date((began + 200) * 1000));
  await download();
  expect(await markOfAna()).toMatchObject({
    notedUntil: { 1: began + NOTED_SECONDS, 2: began + 200 + NOTED_SECONDS },
    forgetAt: began + 200 + NOTED_SECONDS,
  });
  clock.freeze(new Date((began + 200 + NOTED_SECONDS) * 1000));
  await download();
  expect(Object.keys((await markOfAna()).notedUntil)).toEqual(["2"]);
  const marks = await readPartition(Documents.table, `document#${id}`, { prefix: "download#" });
  expect(marks).toHaveLength(1);
});
