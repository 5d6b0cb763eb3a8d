import { createSystem } from "../../testing.ts";
import { beforeEach, expect, it } from "vitest";
import { settleExpiredRows } from "./settle-expired.ts";
import { indexed, startAnew, stored, waiting } from "./testing.ts";

beforeEach(startAnew);

const past = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

it("what expires behind an outage ends: each run goes on from the page that the run before reached", async () => {
  const { id } = await createSystem();
  const rows = await Promise.all(
    Array.from({ length: 105 }, (_, i) => waiting(id, { priority: "Low", dueAt: past(500 - i) })),
  );
  const expired = await waiting(id, { priority: "Low", expiresAt: past(1) });
  await indexed();
  const run = () => settleExpiredRows(performance.now() + 20_000);
  expect([await run(), await run(), await run()]).toEqual([0, 1, 0]);
  expect(await stored(expired)).toMatchObject({ status: "Failed", cauza: "temporary", motiv: "expirat" });
  const after = await Promise.all(rows.map(stored));
  expect(after.map(({ rev, dueAt }) => [rev, dueAt])).toEqual(rows.map(({ rev, dueAt }) => [rev, dueAt]));
});
