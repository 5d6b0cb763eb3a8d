import { beforeEach, expect, it } from "vitest";
import { as, fresh, person, serviceAdmin, textFile, type Person } from "../../testing.ts";
import { head, put, removeUnchanged } from "../../../../shared/content/objects.ts";
import { loadPerson } from "../../access/load-person.ts";
import { contentKey } from "../../records/document.ts";
import { openForVersion, writeVersion } from "../../files/filing/new-version.ts";
import { maintainAll, maintainFor } from "./maintain.ts";
import {
  listKeys,
  daysLater,
  createDocumentWithVersions,
  isThere,
  putOrphan,
  store,
  readStored,
} from "./testing.ts";

let ana: Person;
beforeEach(async () => {
  ana = await person();
});

const sweepAfter = async (days: number) => (await daysLater(days, () => maintainAll())).orfane;
const nextKey = async (id: number) => {
  const { cod, numarVersiune } = await readStored(id);
  return contentKey(cod, numarVersiune + 1);
};

it("the sweep removes content that no version was made of, and nothing else", async () => {
  const documents = [
    await createDocumentWithVersions(ana, {}, 2),
    await createDocumentWithVersions(ana),
    await createDocumentWithVersions(ana, { secret: "true" }),
  ];
  const empty = (await as(ana).post<{ id: number }>("/api/documents", { denumire: "fără conținut" })).json.id;
  const before = await listKeys();
  const orphans = [await nextKey(documents[0] ?? 0), await nextKey(empty), contentKey(fresh("NICIODATA"), 1)];
  for (const key of orphans) await putOrphan(key);
  expect(await sweepAfter(1.1)).toBe(orphans.length);
  expect(await listKeys()).toEqual(before);
});

it("the sweep removes the content of a writer that lost its code to another spelling of it", async () => {
  const { cod } = await readStored(await createDocumentWithVersions(ana, { cod: fresh("Acelasi-") }, 2));
  const lost = [contentKey(cod.toLowerCase(), 1), contentKey(cod.toUpperCase(), 3)];
  const kept = [contentKey(cod, 1), contentKey(cod, 2)];
  for (const key of lost) await putOrphan(key);
  expect(await sweepAfter(1.1)).toBe(2);
  expect(await Promise.all([...lost, ...kept].map(isThere))).toEqual([false, false, true, true]);
});

it("the sweep spares what is younger than a day: its writer may still be there", async () => {
  const key = await nextKey(await createDocumentWithVersions(ana));
  await putOrphan(key);
  expect(await sweepAfter(0.9)).toBe(0);
  expect(await isThere(key)).toBe(true);
  expect(await sweepAfter(1.1)).toBe(1);
});

it("the sweep does not touch names that no version has", async () => {
  const strange = ["uploads/citeste-ma", "uploads/X/v01", "uploads/X/v1/y", contentKey(fresh("X"), 7)];
  for (const key of strange) await putOrphan(key);
  expect(await sweepAfter(1.1)).toBe(0);
  expect(await listKeys()).toEqual(expect.arrayContaining(strange));
});

it("the sweep makes the number free at once: the next version does not wait", async () => {
  const id = await createDocumentWithVersions(ana);
  await putOrphan(await nextKey(id));
  await sweepAfter(1.1);
  const { status } = await as(ana).upload(`/api/documents/${id}/versions`, { file: textFile("nouă") });
  expect([status, (await readStored(id)).numarVersiune]).toEqual([201, 2]);
  // A takeover would have to wait until the fence is 35 s old; the writer gives up before that.
  const { bytes } = await as(ana).get(`/api/documents/${id}/download`);
  expect(bytes.toString()).toBe("nouă");
});

it("the sweep cannot take a version's content: a writer that wakes up behind it places its content again", async () => {
  const id = await createDocumentWithVersions(ana);
  const awake = Promise.withResolvers<undefined>();
  const writing = writeLate(id, awake.promise);
  await expect.poll(async () => isThere(await nextKey(id))).toBe(true);
  expect(await sweepAfter(1.1)).toBe(1);
  awake.resolve(undefined);
  await writing;
  const { numarVersiune, cod } = await readStored(id);
  expect([numarVersiune, await isThere(contentKey(cod, 2))]).toEqual([2, true]);
});

it("the sweep is not made of organizations' runs: content without a version belongs to nobody", async () => {
  await putOrphan(contentKey(fresh("AL-NIMANUI"), 1));
  const admin = await serviceAdmin({ adminServiciu: false, organizatieId: 4711 });
  const caller = await loadPerson(admin.id);
  if (!caller) throw new Error("nobody");
  expect((await daysLater(2, () => maintainFor(caller))).orfane).toBe(0);
  expect(await sweepAfter(1.1)).toBe(1);
});

it("the sweep is bounded, and goes on where it stopped", async () => {
  for (let n = 0; n < 3; n += 1) await putOrphan(contentKey(fresh("MULTE"), 1));
  const one = { documents: 1, seconds: 60 };
  const raports = [];
  for (let n = 0; n < 4; n += 1) raports.push(await daysLater(1.1, () => maintainAll(one)));
  expect(raports.reduce((sum, { orfane }) => sum + orfane, 0)).toBe(3);
  expect(raports.every(({ orfane }) => orfane <= 1)).toBe(true);
  expect(raports.at(-1)?.terminat).toBe(true);
});

/** Writes a new version, and waits for `awake` between placing its content and committing. */
async function writeLate(id: number, awake: Promise<undefined>) {
  const caller = await loadPerson(ana.id);
  if (!caller) throw new Error("nobody");
  const opened = await openForVersion(caller, id);
  const facts = {
    dimensiune: 6,
    hashSha256: "0".repeat(64),
    extensie: "txt",
    format: "text" as const,
    contentType: "text/plain",
  };
  return writeVersion(opened, {
    content: { facts, tip: "MODIFICAT" },
    place: async ({ key, condition, claim }) => {
      const options = { condition, contentType: "text/plain", metadata: { claim } };
      const isPlaced = await put(store(), key, Buffer.from("târziu"), options);
      await awake;
      return isPlaced;
    },
  });
}

it("a fenced object that another has replaced meanwhile stays", async () => {
  const key = contentKey(fresh("INLOCUIT"), 1);
  await putOrphan(key);
  const before = await head(store(), key);
  await put(store(), key, Buffer.from("altul"), {
    condition: { ifMatch: before?.etag ?? "" },
    contentType: "text/plain",
    metadata: {},
  });
  expect((await head(store(), key))?.etag).not.toBe(before?.etag);
  const signal = AbortSignal.timeout(10_000);
  expect(await removeUnchanged(store(), key, before?.etag ?? "", signal)).toBe(false);
  expect(await isThere(key)).toBe(true);
});
