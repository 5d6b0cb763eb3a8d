import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { as, client, fresh, issuer, person, serviceAdmin, textFile, type Person } from "../../testing.ts";
import { afterAll, expect, it } from "vitest";
import { isCell } from "../../../../shared/data/counters.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { attemptsOf } from "../../../../shared/testing/attempts.ts";
import { keptTotals } from "../../../../shared/testing/kept-totals.ts";
import { PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { counters } from "../../records/counters.ts";
import { Documents } from "../../records/document.ts";

afterAll(() => ownCloud.stop());

const UPLOADS = 50;

/** Concurrent uploads by these people in turn; returns the items that their transactions collided on. */
async function meetingsOf(people: Person[], fields: Record<string, string>): Promise<Key[]> {
  await ownCloud.faults.change({ transactionMs: 10 });
  const upload = async (i: number) => {
    const somebody = people[i % people.length] ?? people[0];
    if (!somebody) throw new Error("nobody uploads");
    const parts = { file: textFile(`conținut ${i}`), denumire: fresh("act"), ...fields };
    return (await as(somebody).upload<{ id: number }>("/api/documents/upload", parts)).status;
  };
  const uploads = () => Promise.all(Array.from({ length: UPLOADS }, (_, i) => upload(i)));
  const { attempts, result } = await attemptsOf(uploads);
  await ownCloud.faults.change({ transactionMs: 0 });
  expect(result).toEqual(Array.from({ length: UPLOADS }, () => 201));
  return attempts.flatMap((attempt) => attempt.met);
}

it("fifty uploads at once into the platform's bucket succeed, and their transactions meet only in cells of counters", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => person()));
  const met = await meetingsOf(people, { bucketId: String(PLATFORM_BUCKET_ID) });
  expect(met.length).toBeGreaterThan(0);
  expect(met.filter((key) => !isCell(key))).toEqual([]);

  const totals = await keptTotals(Documents.table);
  expect(totals[counters.bucket(PLATFORM_BUCKET_ID)]).toMatchObject({ "open.ACTIV": UPLOADS });
  expect(totals[counters.all]).toMatchObject({ "open.ACTIV": UPLOADS });
  for (const somebody of people)
    expect((await as(somebody).get<{ total: number }>("/api/documents")).json.total).toBe(
      UPLOADS / people.length,
    );
});

it("fifty uploads at once that name one issuer and one owner also meet only in cells of counters", async () => {
  const { id: emitentId } = await issuer();
  const { id: proprietarId } = await client();
  const met = await meetingsOf([await serviceAdmin()], {
    emitentId: String(emitentId),
    proprietarId: String(proprietarId),
  });
  expect(met.length).toBeGreaterThan(0);
  expect(met.filter((key) => !isCell(key))).toEqual([]);

  const totals = await keptTotals(Documents.table);
  expect(totals[counters.issuer(emitentId)]).toMatchObject({ "open.ACTIV": UPLOADS });
});
