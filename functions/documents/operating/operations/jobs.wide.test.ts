import { connect, providers } from "../../sources/connections/testing.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { clock } from "../../../../shared/clock.ts";
import { create, read, removing, update } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import type { JobView } from "../../../../shared/jobs/operated.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { scannedPdf } from "../../../../shared/testing/scanned-pdf.ts";
import type { Scan } from "../../../../shared/ocr/scan-apart.ts";
import { handler as importHandler } from "../../sources/imports/consumer.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { importQueue } from "../../records/import.ts";
import { type Upload, Uploads, UPLOADS_FAILED, uploadQueue } from "../../records/upload.ts";
import { conversionOf, filed, pdfFile, start, work } from "../../making/transcription/testing.ts";
import { handler as uploadHandler } from "../../keeping/uploads/consumer.ts";
import { removeExpired } from "../../keeping/uploads/remove-expired.ts";
import { as, person, serviceAdmin, type Person, type ServiceClient } from "../../testing.ts";
import { waitingUpload } from "./testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/** The reader of scans; tests make it fail. */
const reader = vi.hoisted(() => ({ isBroken: false }));
vi.mock("../../../../shared/ocr/scan-apart.ts", () => ({
  withScan: (_file: object, _of: object, use: (scan: Scan) => Promise<unknown>) =>
    use({
      read: () => {
        if (reader.isBroken) throw new Error("the reader is broken");
        return Promise.resolve({ text: "citit", words: [], layer: { pdf: new Uint8Array(), turn: 0 } });
      },
      searchable: () => Promise.resolve(new Uint8Array()),
    }),
}));

let root: ServiceClient;
let ana: Person;
beforeAll(async () => {
  root = as(await serviceAdmin());
  ana = await person();
});
afterAll(() => providers.stop());

const listed = async (query = "") =>
  (await root.get<PageOf<JobView>>(`/api/v1/admin/jobs${query}`)).json.items;
const jobOf = async (id: number) => (await listed("?size=200")).find((job) => job.id === id);
const retry = ({ kind, id }: Pick<JobView, "kind" | "id">) =>
  root.post<JobView>(`/api/v1/admin/jobs/${kind}-${id}/retry`);

/** The `due` index shows a change after a while. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 200 });

const loseMessages = () => drain(uploadQueue, () => Promise.resolve({ batchItemFailures: [] }));

it("a job that waits is listed with its attempts, and a retry wakes a worker at once", async () => {
  const row = await create(Uploads, waitingUpload(nextId()));
  await soon(async () =>
    expect(await jobOf(row.id)).toEqual({
      kind: "upload",
      id: row.id,
      stare: "ASTEAPTA",
      incercari: 0,
      creatLa: row.createdAt,
      reluareLa: row.dueAt,
      parti: 10,
      partiGata: 0,
      poate: ["REIA"],
    }),
  );
  await loseMessages();
  expect(await retry({ kind: "upload", id: row.id })).toMatchObject({
    status: 200,
    json: { stare: "ASTEAPTA", poate: ["REIA"] },
  });
  expect((await drain(uploadQueue, uploadHandler)).handled).toBe(1);
});

it("a page of jobs goes on behind the one before, also if jobs of that have ended meanwhile", async () => {
  const rows = await Promise.all(Array.from({ length: 5 }, () => create(Uploads, waitingUpload(nextId()))));
  await soon(async () => {
    for (const { id } of rows) expect(await jobOf(id)).toBeDefined();
  });
  const whole = (await listed("?size=200")).map(({ id }) => id);
  const seen: number[] = [];
  let left = whole.length;
  let address: string | undefined = "/api/v1/admin/jobs?size=2";
  while (address) {
    const page: Answer<PageOf<JobView>> = await root.get<PageOf<JobView>>(address);
    const ids = page.json.items.map(({ id }) => id);
    seen.push(...ids);
    const ended = rows.filter(({ id }) => ids.includes(id));
    for (const row of ended) await transact(removing(Uploads, row));
    left -= ended.length;
    await soon(async () =>
      expect((await root.get("/api/v1/admin/jobs")).json).toMatchObject({ total: left }),
    );
    address = /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  expect(seen).toEqual(whole);
});

it("a job that a worker holds is not retried, and neither is an unknown one", async () => {
  const row = await create(Uploads, { ...waitingUpload(nextId()), leaseUntil: secondsFromNow(60) });
  await soon(async () => expect(await jobOf(row.id)).toMatchObject({ stare: "IN_LUCRU", poate: [] }));
  expect(await retry({ kind: "upload", id: row.id })).toMatchObject({
    status: 409,
    json: { detail: expect.stringContaining("preluată acum") as string },
  });
  expect(await retry({ kind: "upload", id: 7 })).toMatchObject({ status: 404 });
  expect(await retry({ kind: "spring", id: row.id })).toMatchObject({ status: 404 });
});

it("an upload whose job failed is listed until it expires, and cannot begin again: its bytes are gone", async () => {
  const { id } = await create(Uploads, waitingUpload(nextId()));
  await retry({ kind: "upload", id });
  await drain(uploadQueue, uploadHandler);
  const row = await read(Uploads, { id });
  expect(row).toMatchObject({ status: "ESUATA", dueStatus: UPLOADS_FAILED });
  await soon(async () =>
    expect(await jobOf(id)).toMatchObject({
      stare: "ESUATA",
      eroare: row?.errorKey,
      motiv: "Contul celui care a pornit-o nu mai există sau este oprit.",
      poate: [],
    }),
  );
  expect(await retry({ kind: "upload", id })).toMatchObject({ status: 409 });
  clock.freeze(new Date(Date.now() + 25 * 3600 * 1000));
  await soon(async () => {
    await removeExpired({ most: 100 });
    expect(await read(Uploads, { id })).toBeUndefined();
  });
  clock.resume();
});

it("a conversion whose workers failed begins again by a retry, and ends", async () => {
  const scan = await filed(ana, pdfFile(await scannedPdf(["unu"])));
  const { id } = (await start(as(ana), scan)).json;
  reader.isBroken = true;
  clock.freeze(new Date());
  // The first one finds the number of pages, which is progress: five follow without any.
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await drain(conversionQueue, () => Promise.resolve({ batchItemFailures: [] }));
    await retry({ kind: "conversion", id });
    await work();
  }
  clock.resume();
  expect(await conversionOf(as(ana), id)).toMatchObject({ status: "ESUATA" });
  await soon(async () =>
    expect(await jobOf(id)).toMatchObject({ stare: "ESUATA", incercari: 5, poate: ["REIA"] }),
  );
  reader.isBroken = false;
  expect((await retry({ kind: "conversion", id })).json).toMatchObject({ stare: "ASTEAPTA", incercari: 0 });
  await work();
  expect(await conversionOf(as(ana), id)).toMatchObject({ status: "FINALIZATA" });
  await soon(async () => expect(await jobOf(id)).toBeUndefined());
});

it("of an import only the failed items begin again, with the rights that its person has by then", async () => {
  await connect(ana, "provider_a");
  providers.a.files.push(driveFile("bun", "bun.txt", "text/plain", "root", "bun"));
  const items = ["bun", "lipsa"].map((ref) => ({ ref, mod: "COPIE" }));
  const { json } = await as(ana).post<{ id: number }>("/api/documents/import", {
    furnizor: "provider_a",
    items,
  });
  await drain(importQueue, importHandler);
  const states = async () =>
    (await as(ana).get<{ items: { status: string }[] }>(`/api/documents/import/${json.id}`)).json.items.map(
      ({ status }) => status,
    );
  expect(await states()).toEqual(["FINALIZATA", "ESUATA"]);
  await soon(async () =>
    expect(await jobOf(json.id)).toMatchObject({ stare: "ESUATA", parti: 2, partiGata: 1, poate: ["REIA"] }),
  );
  providers.a.files.push(driveFile("lipsa", "lipsa.txt", "text/plain", "root", "a apărut"));
  expect(await retry({ kind: "import", id: json.id })).toMatchObject({ status: 200 });
  await drain(importQueue, importHandler);
  expect(await states()).toEqual(["FINALIZATA", "FINALIZATA"]);
});

it("the list is narrowed by kind and by failure, and shows no name of a document or a person", async () => {
  const waiting = await create(Uploads, waitingUpload(nextId()));
  const failed = await create(Uploads, waitingUpload(nextId()));
  await update(Uploads, { id: failed.id }, (row): Upload => ({
    ...row,
    status: "ESUATA",
    denumire: "Act secret.pdf",
    dueStatus: UPLOADS_FAILED,
  }));
  const idsOf = async (query: string) => (await listed(query)).map(({ id }) => id);
  await soon(async () => {
    expect(await idsOf("?size=200&filter[kind]=upload&filter[esuata]=true")).toContain(failed.id);
    expect(await idsOf("?size=200&filter[kind]=upload&filter[esuata]=false")).toContain(waiting.id);
  });
  expect(await idsOf("?size=200&filter[esuata]=false")).not.toContain(failed.id);
  expect(await idsOf("?size=200&filter[kind]=import")).not.toContain(waiting.id);
  expect(JSON.stringify(await listed("?size=200"))).not.toMatch(/secret\.pdf|user#/);
});
