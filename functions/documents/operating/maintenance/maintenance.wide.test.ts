import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import {
  as,
  bucketOf,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
} from "../../testing.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import type { Approval } from "../../../../shared/features/approvals/approval.ts";
import { infect } from "../../files/scanning/testing.ts";
import { loadPerson } from "../../access/load-person.ts";
import type { Principal } from "../../access/principal.ts";
import { contentKey, Documents } from "../../records/document.ts";
import { lifecycle } from "../../access/transitions.ts";
import { type DocumentEvent, EVENT_PREFIX, isChain } from "../../records/event.ts";
import { maintainAll, maintainFor } from "./maintain.ts";
import type { MaintenanceReport } from "./run.ts";
import { daysLater, createDocumentWithVersions, isThere, store, readStored } from "./testing.ts";
import { head, put } from "../../../../shared/content/objects.ts";
import { changeStorageClass } from "../../../../shared/content/large-objects.ts";

const nothing: MaintenanceReport = { arhivate: 0, purjate: 0, orfane: 0, erori: 0, terminat: true };

/** Index reads lag by 300 ms in every run, so a recent write is not due yet. */
const waitForIndex = () => sleep(400);

async function run(
  days: number,
  bounds?: { documents: number; seconds: number },
): Promise<MaintenanceReport> {
  await waitForIndex();
  return daysLater(days, () => maintainAll(bounds));
}

const eventsOf = async (id: number) =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX })).map((item) =>
    recordOf<DocumentEvent>(item),
  );

const deleteDocument = async (id: number, by: Parameters<typeof as>[0]) => {
  await as(by).delete(`/api/documents/${id}`);
  return id;
};

async function callerOf({ id }: { id: number }): Promise<Principal> {
  const caller = await loadPerson(id);
  if (!caller) throw new Error("nobody");
  return caller;
}

describe("maintenance", () => {
  it("archives what was ACTIV and untouched for 365 days, not a day sooner", async () => {
    const id = await createDocumentWithVersions(await person());
    expect(await run(364)).toEqual(nothing);
    expect((await readStored(id)).status).toBe("ACTIV");
    expect(await run(366)).toEqual({ ...nothing, arhivate: 1 });
    expect(await readStored(id)).toMatchObject({ status: "ARHIVAT", numarVersiune: 1 });
    const events = await eventsOf(id);
    expect(events.map(({ tip, actor }) => [tip, actor]).at(-1)).toEqual(["ARHIVAT", "system"]);
    expect(isChain(events)).toBe(true);
  });

  it("purges what was deleted 30 days ago, not a day sooner: the bytes of every version go, the record stays", async () => {
    const ana = await person();
    const id = await deleteDocument(await createDocumentWithVersions(ana, {}, 3), ana);
    const { cod } = await readStored(id);
    expect(await run(29)).toEqual(nothing);
    expect(await isThere(contentKey(cod, 3))).toBe(true);
    expect(await run(31)).toEqual({ ...nothing, purjate: 1 });
    expect(await readStored(id)).toMatchObject({ status: "PURJAT", cod, numarVersiune: 3 });
    expect(await Promise.all([1, 2, 3].map((n) => isThere(contentKey(cod, n))))).toEqual([
      false,
      false,
      false,
    ]);
    const events = await eventsOf(id);
    expect(events.map(({ tip }) => tip).slice(-2)).toEqual(["STERS", "PURJAT"]);
    expect(isChain(events)).toBe(true);
  });

  it("maintenance never purges what is under legal hold; lifted, the hold delays it no longer", async () => {
    const [ana, admin] = [await person(), await serviceAdmin()];
    const held = await createDocumentWithVersions(ana);
    const heldLater = await deleteDocument(await createDocumentWithVersions(ana), ana);
    const hold = (id: number, retinereLegala: boolean) =>
      as(admin).patch(`/api/documents/${id}`, { retinereLegala });
    await hold(held, true);
    await deleteDocument(held, ana);
    await hold(heldLater, true);
    expect(await run(31)).toEqual(nothing);
    expect([(await readStored(held)).status, (await readStored(heldLater)).status]).toEqual([
      "STERS",
      "STERS",
    ]);
    await hold(held, false);
    expect(await run(31)).toEqual({ ...nothing, purjate: 1 });
    expect((await readStored(held)).status).toBe("PURJAT");
  });

  it("maintenance purges nothing in which the scan found something, in any version, until two people have decided", async () => {
    const [ana, first, second] = [await person(), await serviceAdmin(), await serviceAdmin()];
    const approve = ({ id }: Approval) => as(second).post(`/api/v1/admin/approvals/${id}/approve`);
    const current = await createDocumentWithVersions(ana);
    const earlier = await createDocumentWithVersions(ana);
    const released = await createDocumentWithVersions(ana);
    for (const id of [current, earlier, released]) await infect(id);
    await as(ana).upload(`/api/documents/${earlier}/versions`, { file: textFile("curat") });
    await approve((await as(first).post<Approval>(`/api/documents/${released}/release`)).json);
    for (const id of [current, earlier, released]) await deleteDocument(id, ana);
    expect(await run(31)).toEqual({ ...nothing, purjate: 1 });
    const states = async () =>
      Promise.all([current, earlier, released].map(async (id) => (await readStored(id)).status));
    expect(await states()).toEqual(["STERS", "STERS", "PURJAT"]);
    for (const id of [current, earlier]) {
      const asked = await as(ana).post<Approval>(`/api/documents/${id}/purge`);
      expect(asked.status).toBe(202);
      expect((await approve(asked.json)).status).toBe(200);
    }
    expect(await states()).toEqual(["PURJAT", "PURJAT", "PURJAT"]);
    expect(await run(31)).toEqual(nothing);
  });

  it("maintenance deletes the bytes that a purge left behind, once", async () => {
    const ana = await person();
    const id = await deleteDocument(await createDocumentWithVersions(ana), ana);
    await as(ana).post(`/api/documents/${id}/purge`);
    const key = contentKey((await readStored(id)).cod, 1);
    await put(store(), key, Buffer.from("rămas"), {
      condition: { ifNoneMatch: "*" },
      contentType: "text/plain",
      metadata: {},
    });
    expect((await readStored(id)).dueStatus).toMatch(/^PURJAT#\d{4}-\d\d#\d$/);
    expect(await run(0)).toEqual(nothing);
    expect(await isThere(key)).toBe(false);
    expect(await readStored(id)).not.toHaveProperty("dueStatus");
  });

  it("maintenance moves every version of what was archived to infrequent access, also what an earlier run began", async () => {
    const ana = await person();
    const id = await createDocumentWithVersions(ana, {}, 3);
    await as(ana).post(`/api/documents/${id}/arhiveaza`);
    const { cod, dueStatus } = await readStored(id);
    const keys = [1, 2, 3].map((n) => contentKey(cod, n));
    await changeStorageClass(store(), keys[0] ?? "", "STANDARD_IA");
    expect(dueStatus).toMatch(/^ARHIVAT#\d{4}-\d\d#\d$/);
    expect(await run(0)).toEqual(nothing);
    const classes = await Promise.all(keys.map(async (key) => (await head(store(), key))?.storageClass));
    expect(classes).toEqual(keys.map(() => "STANDARD_IA"));
    expect(await readStored(id)).not.toHaveProperty("dueStatus");
    const { text } = await as(ana).get(`/api/documents/${id}/versions/2/download`);
    expect(text).toBe("versiunea 2");
  });

  it("copies nothing at an administrator's request, which has no time for it", async () => {
    const ana = await person();
    const id = await createDocumentWithVersions(ana);
    await as(ana).post(`/api/documents/${id}/arhiveaza`);
    await waitForIndex();
    expect(await maintainFor(await callerOf(await serviceAdmin()))).toEqual(nothing);
    const { cod } = await readStored(id);
    expect((await head(store(), contentKey(cod, 1)))?.storageClass).toBe("STANDARD");
    expect(await run(0)).toEqual(nothing);
  });

  it("maintenance is bounded, and a further run goes on where the last one stopped", async () => {
    const ana = await person();
    const ids = await Promise.all(Array.from({ length: 5 }, () => createDocumentWithVersions(ana)));
    const two = { documents: 2, seconds: 60 };
    const raports = [await run(366, two), await run(366, two), await run(366, two)];
    expect(raports.map(({ arhivate, terminat }) => [arhivate, terminat])).toEqual([
      [2, false],
      [2, false],
      [1, true],
    ]);
    const states = await Promise.all(ids.map(async (id) => (await readStored(id)).status));
    expect(states).toEqual(ids.map(() => "ARHIVAT"));
    expect(await run(366, { documents: 10, seconds: 0 })).toEqual({ ...nothing, terminat: false });
  });

  it("maintenance counts what fails, does the rest, and tries again in the next run", async () => {
    const ana = await person();
    const [broken, whole] = [await createDocumentWithVersions(ana), await createDocumentWithVersions(ana)];
    const failing = vi.spyOn(lifecycle.archive, "stamp").mockImplementation((now) => {
      throw new Error(`not at ${now}`);
    });
    failing.mockImplementationOnce((now) => ({ arhivatLa: now }));
    const first = await run(366);
    failing.mockRestore();
    expect(first).toEqual({ ...nothing, arhivate: 1, erori: 1 });
    const states = await Promise.all([broken, whole].map(async (id) => (await readStored(id)).status));
    expect(states.toSorted()).toEqual(["ACTIV", "ARHIVAT"]);
    expect(await run(366)).toEqual({ ...nothing, arhivate: 1 });
  });
});

it("POST /api/admin/maintenance/run lets an organization's administrator maintain the organization's buckets and nothing else", async () => {
  const [org, foreign] = [await organization(), await organization()];
  const [own, other] = [await bucketOf(org), await bucketOf(foreign)];
  const mine = await createDocumentWithVersions(await member(own), { bucketId: String(own.id) });
  const theirs = await createDocumentWithVersions(await member(other), { bucketId: String(other.id) });
  const admin = await callerOf(await organizationAdmin(org));
  await waitForIndex();
  expect(await daysLater(366, () => maintainFor(admin))).toEqual({ ...nothing, arhivate: 1 });
  expect([(await readStored(mine)).status, (await readStored(theirs)).status]).toEqual(["ARHIVAT", "ACTIV"]);
  expect((await eventsOf(mine)).at(-1)?.actor).toBe(admin.actor);
  await run(366);
});

it("POST /api/admin/maintenance/run answers 200 with the report, and nobody but administrators is admitted", async () => {
  expect(await as(await serviceAdmin()).post("/api/admin/maintenance/run")).toMatchObject({
    status: 200,
    json: nothing,
  });
  expect((await as(await person()).post("/api/admin/maintenance/run")).status).toBe(403);
});
