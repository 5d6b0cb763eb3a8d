import { afterEach, beforeAll, expect, it } from "vitest";
import { as, person, type ServiceClient, type Person } from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { head } from "../../../../shared/content/objects.ts";
import { listParts } from "../../../../shared/content/large-objects.ts";
import { read } from "../../../../shared/data/repository.ts";
import { maintainAll } from "../../operating/maintenance/maintain.ts";
import { Uploads, type UploadView } from "../../records/upload.ts";
import { stagingStore } from "../../files/content/staged.ts";
import { removeExpired } from "./remove-expired.ts";
import { uploadJob } from "./upload-job.ts";
import { backgroundBytes, dropMessages, runUploads, sendUpload } from "./testing.ts";

const HOUR = 3600 * 1000;
const setClockAhead = (hours: number) => clock.freeze(new Date(Date.now() + hours * HOUR));

let somebody: Person;
beforeAll(async () => {
  somebody = await person();
});
afterEach(() => clock.resume());

/** A client whose token is valid at the frozen time. */
const ana = (): ServiceClient => as(somebody);

/** The `due` index lags behind its table. */
const sweep = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return removeExpired({ most: 100 });
};

it("an upload that nobody used in its time is removed with its parts; one that is still open stays", async () => {
  const old = await sendUpload(ana(), Buffer.from("uitat"));
  const row = await read(Uploads, { id: old.uploadId });
  setClockAhead(7);
  const young = await sendUpload(ana(), Buffer.from("proaspăt"));
  expect(await sweep()).toBe(1);
  expect(await read(Uploads, { id: old.uploadId })).toBeUndefined();
  expect(await listParts(stagingStore(), row?.key ?? "", row?.multipartId ?? "")).toBeUndefined();
  expect(await head(stagingStore(), row?.key ?? "")).toBeUndefined();
  expect((await ana().get(`/api/documents/uploads/${young.uploadId}`)).status).toBe(200);
});

it("a promised upload is never removed: if its message was lost a worker is woken again, and its status stays for a day", async () => {
  const { uploadId } = await sendUpload(ana(), backgroundBytes());
  await ana().post("/api/documents/upload", { uploadId });
  await dropMessages();
  setClockAhead(30);
  await sweep();
  expect(await uploadJob.sweep(Infinity)).toBe(1);
  expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
  const status = (await ana().get<UploadView>(`/api/documents/uploads/${uploadId}`)).json;
  expect(status.status).toBe("FINALIZATA");
  setClockAhead(50);
  expect((await ana().get(`/api/documents/uploads/${uploadId}`)).status).toBe(200);
  setClockAhead(55);
  await sweep();
  expect((await ana().get(`/api/documents/uploads/${uploadId}`)).status).toBe(404);
  expect((await ana().get(`/api/documents/${status.documentId}`)).status).toBe(200);
});

it("the daily maintenance removes uploads that are over", async () => {
  const old = await sendUpload(ana(), Buffer.from("uitat"));
  setClockAhead(7);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await maintainAll({ documents: 1, seconds: 20 });
  expect(await read(Uploads, { id: old.uploadId })).toBeUndefined();
});
