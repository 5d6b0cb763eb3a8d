import { ownCloud } from "../../../shared/testing/own-cloud.ts";
import { as, fresh, person, textFile } from "../testing.ts";
import { afterAll, expect, it } from "vitest";
import { COUNTERS } from "../../../shared/data/counters.ts";
import { attemptsOf } from "../../../shared/testing/attempts.ts";
import { keptTotals } from "../../../shared/testing/kept-totals.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { counters, Documents } from "../records/document.ts";

afterAll(() => ownCloud.stop());

const UPLOADS = 50;

it("fifty uploads at once into the platform's bucket succeed, and their transactions meet in cells of counters alone", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => person()));
  await ownCloud.faults.change({ transactionMs: 10 });
  const upload = async (i: number) => {
    const somebody = people[i % people.length] ?? people[0];
    if (!somebody) throw new Error("nobody uploads");
    const parts = {
      file: textFile(`conținut ${i}`),
      denumire: fresh("act"),
      bucketId: String(PLATFORM_BUCKET_ID),
    };
    return (await as(somebody).upload<{ id: number }>("/api/documents/upload", parts)).status;
  };
  const uploads = () => Promise.all(Array.from({ length: UPLOADS }, (_, i) => upload(i)));
  const { attempts, result } = await attemptsOf(uploads);
  await ownCloud.faults.change({ transactionMs: 0 });

  expect(result).toEqual(Array.from({ length: UPLOADS }, () => 201));
  const met = attempts.flatMap((attempt) => attempt.met.map(({ pk }) => pk));
  expect(met.length).toBeGreaterThan(0);
  expect(met.filter((pk) => !pk.startsWith(COUNTERS))).toEqual([]);

  const totals = await keptTotals(Documents.table);
  expect(totals[counters.bucket(PLATFORM_BUCKET_ID)]).toMatchObject({ "open.ACTIV": UPLOADS });
  expect(totals[counters.all]).toMatchObject({ "open.ACTIV": UPLOADS });
  for (const somebody of people)
    expect((await as(somebody).get<{ total: number }>("/api/documents")).json.total).toBe(
      UPLOADS / people.length,
    );
});
