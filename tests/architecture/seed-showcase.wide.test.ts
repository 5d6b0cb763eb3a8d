import "../../shared/testing/local-cloud.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../shared/clock.ts";
import { everyRow } from "../../shared/data/lists.ts";
import { findUnique, readMany } from "../../shared/data/repository.ts";
import { readHours } from "../../shared/metrics/timeline-days.ts";
import { listTrend } from "../../functions/platform/audits/read-audits.ts";
import { readUnclosed } from "../../functions/platform/issues/changes-of-issues.ts";
import { Systems } from "../../functions/platform/records/system.ts";
import { Documents } from "../../functions/documents/records/document.ts";
import { Notifications, trackingOf } from "../../functions/notifications/records/notification.ts";
import { approvalsOf, APPROVALS, asNow } from "../../shared/features/approvals/approval.ts";
import { holdings } from "../../functions/documents/operating/maintenance/holdings.ts";
import { PAPERS } from "../../localstack/demo/showcase/documents.ts";
import { notices } from "../../localstack/demo/showcase/notices.ts";
import { hasShowcase } from "../../localstack/demo/showcase/edition.ts";
import { seedShowcase } from "../../localstack/demo/showcase/seed-showcase.ts";
import { seed } from "../../localstack/demo/seed.ts";

afterAll(() => clock.resume());
beforeAll(async () => {
  await seed();
}, 60_000);

it("the work of an office is written once, and a second time writes nothing", async () => {
  expect(await hasShowcase()).toBe(false);
  expect(await seedShowcase()).toBe(true);
  expect(await hasShowcase()).toBe(true);
  expect(await seedShowcase()).toBe(false);
});

it("two hundred papers of an office have contents of several kinds, languages and states", async () => {
  const ids = Array.from({ length: PAPERS }, (_, i) => 101 + i);
  const papers = await readMany(Documents, ids);
  expect(papers).toHaveLength(200);
  expect(new Set(papers.map(({ cod }) => cod)).size).toBe(200);
  expect(new Set(papers.map(({ hashSha256 }) => hashSha256)).size).toBeGreaterThan(190);
  const kinds = Map.groupBy(papers, ({ extensie }) => extensie);
  expect([...kinds.keys()].sort()).toEqual(["docx", "pdf", "txt"]);
  expect(new Set(papers.map(({ status }) => status))).toEqual(new Set(["ACTIV", "ARHIVAT", "STERS"]));
  expect(papers.filter(({ denumire }) => /[а-я]/i.test(denumire))).toHaveLength(40);
  expect(papers.every(({ dimensiune = 0 }) => dimensiune > 400 && dimensiune < 60_000)).toBe(true);
});

it("notifications stand in the states that need no provider, and the others wait for the dispatcher", async () => {
  const found = await Promise.all(
    notices.map(({ trackingId }) =>
      findUnique(Notifications, "tracking", trackingOf({ sistemId: 1, trackingId })),
    ),
  );
  const stored = await readMany(
    Notifications,
    found.flatMap((id) => id ?? []),
  );
  const statusOf = (name: string) => stored.find(({ trackingId }) => trackingId === name)?.status;
  expect(stored).toHaveLength(notices.length);
  expect(statusOf("demo-sms-citit")).toBe("Read");
  expect(statusOf("demo-anulata")).toBe("Cancelled");
  expect(stored.find(({ trackingId }) => trackingId === "demo-programata")?.scheduledAt).toBeDefined();
});

it("an audited system has a trend of nine audits, whose deviations become fewer, and open issues of the last one", async () => {
  const id = (await findUnique(Systems, "cod", "evidenta-gospodariilor")) ?? 0;
  const { items } = await listTrend(id, { page: 0, size: 20, sort: [], filters: [] } as never);
  expect(items.map(({ counts }) => (counts?.FAIL ?? 0) + (counts?.WARN ?? 0))).toEqual([
    2, 2, 2, 3, 3, 4, 5, 5, 4,
  ]);
  expect((await readUnclosed(id)).map(({ rule }) => rule).sort()).toEqual(["dates-utc", "deprecation"]);
});

it("a week of measurements is kept for each service, with the time in which the system was off as a gap", async () => {
  const now = new Date();
  const hours = await readHours("documents", new Date(now.getTime() - 6 * 86_400_000), now);
  // Of three hours that begin with any minute, two are whole.
  expect(hours.size).toBeGreaterThan(6 * 24 - 6);
  expect(hours.size).toBeLessThan(6 * 24);
});

it("what organizations hold grew in this week up to what they hold", async () => {
  const now = new Date();
  const hours = await readHours("documents", new Date(now.getTime() - 6 * 86_400_000), now);
  const held = Object.entries(await holdings());
  expect(held.some(([line, n]) => line.startsWith("held-documents#") && n > 100)).toBe(true);
  for (const [line, n] of held) {
    const kept = [...hours]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, one]) => one[`|${line}|g`] ?? []);
    expect(kept).toEqual(kept.toSorted((a, b) => a - b));
    expect(kept.at(0)).toBeGreaterThanOrEqual(n * 0.9 - 1);
    expect(kept.at(-1)).toBe(n);
  }
});

const approvals = approvalsOf("documents");

async function asked() {
  const ids: number[] = [];
  for await (const { id } of everyRow(approvals.table, [{ partitions: [APPROVALS], counter: null }]))
    ids.push(id);
  return (await readMany(approvals, ids))
    .map(asNow)
    .map(({ verb, requestedBy, status }) => [verb, requestedBy, status]);
}

it("an approval waits for a second administrator, and a start after its day asks again", async () => {
  const waiting = ["documents.purge", "ana.admin", "IN_ASTEPTARE"];
  expect(await asked()).toEqual([waiting]);
  clock.freeze(new Date(Date.now() + 2 * 86_400_000));
  expect(await hasShowcase()).toBe(false);
  expect(await seedShowcase()).toBe(true);
  expect(await hasShowcase()).toBe(true);
  expect(await seedShowcase()).toBe(false);
  expect((await asked()).toSorted()).toEqual([["documents.purge", "ana.admin", "EXPIRATA"], waiting]);
});
