import { beforeAll, expect, it } from "vitest";
import { as, person, type Person } from "../../testing.ts";
import { head, put, remove } from "../../../../shared/content/objects.ts";
import { contentKey } from "../../records/document.ts";
import { verifySample } from "./integrity.ts";
import { createDocumentWithVersions, store, readStored } from "./testing.ts";

let ana: Person;
let plain: number;
let sealed: number;

beforeAll(async () => {
  ana = await person();
  plain = await createDocumentWithVersions(ana, {}, 3);
  sealed = await createDocumentWithVersions(ana, { criptat: "true" });
  await as(ana).post("/api/documents", { denumire: "fără conținut" });
});

/** Replaces the bytes of a version by other bytes of the same length. */
async function alter(id: number, numarVersiune: number): Promise<void> {
  const key = contentKey((await readStored(id)).cod, numarVersiune);
  const { etag = "", size = 0 } = (await head(store(), key)) ?? {};
  const condition = { ifMatch: etag };
  await put(store(), key, Buffer.alloc(size, "x"), { condition, contentType: "text/plain", metadata: {} });
}

it("the nightly integrity sweep reads versions back, sealed ones too, and finds nothing where all is well", async () => {
  expect(await verifySample()).toEqual({ checked: 2, bytes: 22, defects: [] });
});

it("the nightly integrity sweep reads every version in time: chance chooses which", async () => {
  await alter(plain, 2);
  const found = [];
  for (const chance of [0, 0.34, 0.99]) found.push((await verifySample({ random: () => chance })).defects);
  const defect = { documentId: plain, numarVersiune: 2, cause: "ALTERED" };
  expect(found).toEqual([[], [defect], []]);
});

it("the nightly integrity sweep names content that is gone, and sealed content that was changed", async () => {
  await alter(sealed, 1);
  await remove(store(), [contentKey((await readStored(plain)).cod, 3)]);
  const { defects } = await verifySample({ random: () => 0.99 });
  expect(defects).toEqual([
    { documentId: sealed, numarVersiune: 1, cause: "UNREADABLE" },
    { documentId: plain, numarVersiune: 3, cause: "UNREADABLE" },
  ]);
});

it("the nightly integrity sweep goes on with the next documents every night, and starts over after the last", async () => {
  const others = [await createDocumentWithVersions(ana), await createDocumentWithVersions(ana)];
  const nights = [];
  for (let night = 0; night < 4; night += 1) {
    const { defects, checked } = await verifySample({ documents: 2, random: () => 0.99 });
    nights.push([checked, defects.length]);
  }
  expect(others).toHaveLength(2);
  // The two new ones; the empty and the sealed; the first; the two new ones again.
  expect(nights).toEqual([
    [2, 0],
    [1, 1],
    [1, 1],
    [2, 0],
  ]);
});

it("the nightly integrity sweep stops in time", async () => {
  expect(await verifySample({ seconds: 0 })).toEqual({ checked: 0, bytes: 0, defects: [] });
});
