import { expect, it } from "vitest";
import { changing, read } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { counters } from "../../records/counters.ts";
import { Documents, HELD_BYTES, HELD_DOCUMENTS, type DocumentView } from "../../records/document.ts";
import { as, bucketOf, member, organization, textFile } from "../../testing.ts";
import { addUpHeld } from "./add-up-held.ts";

const text = (size: number) => textFile("a".repeat(size));

/** Makes a document one from before what is held was counted. */
async function age(id: number): Promise<void> {
  const stored = await read(Documents, { id });
  if (!stored) throw new Error("the document is gone");
  const { heldBytes: _, ...old } = stored;
  await transact(changing(Documents, stored, old));
}

it("documents from before are added up by upkeep, each once, and by their second version", async () => {
  const bucket = await bucketOf(await organization());
  const person = await member(bucket, "ADMIN");
  const who = as(person);
  const upload = async (size: number) =>
    (await who.upload<DocumentView>("/api/documents/upload", { file: text(size) })).json.id;
  const version = (id: number, size: number) =>
    who.upload(`/api/documents/${id}/versions`, { file: text(size) });
  const held = async () => {
    const totals = await readTotals(Documents.table, [
      counters.bucket(bucket.id),
      counters.owner(`user#${person.id}`),
    ]);
    return totals.map((total) => [total.get(HELD_BYTES), total.get(HELD_DOCUMENTS)]);
  };
  const [one, three, second, purged] = [
    await upload(10),
    await upload(20),
    await upload(30),
    await upload(40),
  ];
  const empty = (await who.post<DocumentView>("/api/documents", { denumire: "Act" })).json.id;
  await version(three, 21);
  await version(three, 22);
  await who.delete(`/api/documents/${purged}`);
  await who.post(`/api/documents/${purged}/purge`);
  for (const id of [one, three, second, purged, empty]) await age(id);
  expect(await held()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await who.patch(`/api/documents/${one}`, { denumire: "Altfel" });
  await version(second, 31);
  expect(await held()).toEqual([
    [61, 1],
    [61, 1],
  ]);
  const all = [10 + 20 + 21 + 22 + 30 + 31, 4];
  for (let round = 0; round < 3; round += 1) {
    await addUpHeld(() => true);
    expect(await held()).toEqual([all, all]);
  }
  const { calls } = await callsOf(() => addUpHeld(() => true));
  expect(calls).toHaveLength(1);
});
