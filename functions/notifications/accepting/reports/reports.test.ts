import { callWith, createMachine } from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { report as readReport, type ReportPage } from "./report.ts";
import { type Machine, settle, storeNotification } from "../tracking/testing.ts";
import type { FeedView } from "./feed.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});
afterEach(() => clock.resume());

const stored = (total: number, named?: (number: number) => string, { system } = machine) =>
  storeNotification({ sistemId: system.id, total, ...(named ? { named } : {}) });

const later = (seconds: number) => clock.freeze(new Date(Date.now() + seconds * 1000));

/** A notification whose only delivery has reached this state. */
async function moved(states: ("Sent" | "Delivered" | "Read")[], { system } = machine) {
  const notification = await storeNotification({ sistemId: system.id });
  const [delivery] = await storedDeliveries(notification);
  for (const state of states) await settle(delivery ?? { id: 0 }, state);
  return notification;
}

/** The lines of all pages of a report, without headings. */
async function linesOf(read: (cursor: string | undefined) => Promise<ReportPage>): Promise<string[]> {
  const page = await read(undefined);
  const lines: string[] = [];
  const take = ({ csv }: ReportPage) => lines.push(...csv.trim().split("\r\n").slice(1));
  take(page);
  for (let { next } = page; next !== undefined;) {
    const following = await read(next);
    take(following);
    ({ next } = following);
  }
  return lines;
}

const feed = async (query = "", { certificate } = machine) => {
  const { status, json } = await callWith<FeedView>(certificate, `GET /api/v1/notify${query}`);
  expect(status).toBe(200);
  return json;
};

it("GET /api/v1/notify gives the changes of state of the system's own notifications, oldest first, by pages", async () => {
  const ours = await createMachine();
  const first = await moved(["Sent", "Delivered"], ours);
  await moved(["Sent"], machine);
  const second = await moved(["Sent"], ours);
  later(60);
  const all = await feed("", ours);
  expect(all.items.map(({ trackingId, status, numar }) => [trackingId, status, numar])).toEqual([
    [first.trackingId, "Sent", 1],
    [first.trackingId, "Delivered", 2],
    [second.trackingId, "Sent", 1],
  ]);
  const page = await feed("?dupa=0&size=2", ours);
  expect([page.items, page.urmatorul]).toEqual([all.items.slice(0, 2), all.items[1]?.id]);
  const rest = await feed(`?dupa=${page.urmatorul}`, ours);
  expect([rest.items, rest.urmatorul]).toEqual([all.items.slice(2), all.urmatorul]);
  expect(await feed(`?dupa=${all.urmatorul}`, ours)).toEqual({ items: [], urmatorul: all.urmatorul });
});

it("GET /api/v1/notify holds a change back until none with a lower id can still be stored", async () => {
  const ours = await createMachine();
  await moved(["Sent"], ours);
  expect(await feed("", ours)).toEqual({ items: [], urmatorul: 0 });
  later(38);
  expect((await feed("", ours)).items).toEqual([]);
  later(40);
  expect((await feed("", ours)).items).toHaveLength(1);
});

it("GET /api/v1/notify gives a reader that stops anywhere each change once, while others write", async () => {
  const ours = await createMachine();
  const started = Date.now();
  const writing = Promise.all(Array.from({ length: 20 }, () => moved(["Sent", "Delivered"], ours)));
  const seen: number[] = [];
  let dupa = 0;
  const readOn = async () => {
    const { items, urmatorul } = await feed(`?dupa=${dupa}&size=3`, ours);
    seen.push(...items.map(({ id }) => id));
    dupa = urmatorul;
    return items.length;
  };
  await Promise.all([writing, readOn(), readOn()]);
  clock.freeze(new Date(started + 120_000));
  while ((await readOn()) > 0);
  expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

it("GET /api/v1/notify refuses an invalid position, and takes any size as at most 200", async () => {
  const { certificate } = machine;
  for (const query of ["?dupa=-1", "?dupa=x", "?size=0", "?dupa=99999999999999999"])
    expect((await callWith(certificate, `GET /api/v1/notify${query}`)).status).toBe(400);
  expect((await callWith(certificate, "GET /api/v1/notify?size=5000")).status).toBe(200);
});

describe("GET /api/v1/notify/{trackingId}/report", () => {
  const report = (trackingId: string, { certificate } = machine) =>
    callWith(certificate, `GET /api/v1/notify/${trackingId}/report`);

  it("GET /api/v1/notify/{trackingId}/report is CSV with a line for each delivery: recipient as named, channel, state, reason, time", async () => {
    const notification = await stored(3);
    const [first, second] = await storedDeliveries(notification);
    const at = { incheiatLa: "2030-01-01T00:00:00.000Z" };
    await settle(first ?? { id: 0 }, "Sent", at);
    await settle(second ?? { id: 0 }, "Failed", { ...at, cauza: "permanent", motiv: "adresa-refuzata" });
    const { status, headers, text } = await report(notification.trackingId);
    expect([status, headers["content-type"], headers.link]).toEqual([
      200,
      "text/csv; charset=utf-8",
      undefined,
    ]);
    expect(text.split("\r\n")).toEqual([
      "recipient,channel,status,reason,time",
      "ion0@exemplu.md,Email,Sent,,2030-01-01T00:00:00.000Z",
      "ion1@exemplu.md,Email,Failed,adresa-refuzata,2030-01-01T00:00:00.000Z",
      expect.stringMatching(/^ion2@exemplu.md,Email,Sending,,20/),
      "",
    ]);
  });

  it("GET /api/v1/notify/{trackingId}/report makes text of a cell that a spreadsheet would run", async () => {
    const named = (number: number) => ["+37369123456", '=cmd|"x"!A1@exemplu.md'][number] ?? "";
    const { trackingId } = await stored(2, named);
    const lines = (await report(trackingId)).text.split("\r\n");
    expect(lines[1]?.startsWith("'+37369123456,Email,")).toBe(true);
    expect(lines[2]?.startsWith(`"'=cmd|""x""!A1@exemplu.md",Email,`)).toBe(true);
  });

  it(
    "GET /api/v1/notify/{trackingId}/report has each line once on its pages, each as cheap as the first",
    untilUndisturbed,
    async () => {
      const notification = await stored(60);
      const costs: string[][] = [];
      const lines = await linesOf(async (cursor) => {
        const { calls, result } = await callsOf(() => readReport(notification, { cursor, size: 25 }));
        costs.push(tally(calls));
        return result;
      });
      expect(lines.map((line) => line.split(",")[0])).toEqual(
        Array.from({ length: 60 }, (_, i) => `ion${i}@exemplu.md`),
      );
      expect(costs).toHaveLength(3);
      expect(costs[1]).toEqual(costs[0]);
    },
  );

  it("GET /api/v1/notify/{trackingId}/report begins a new page before an answer becomes larger than Lambda allows", async () => {
    const name = "ș".repeat(100_000);
    const notification = await stored(45, (number) => `${number}-${name}@exemplu.md`);
    const sizes: number[] = [];
    const lines = await linesOf(async (cursor) => {
      const page = await readReport(notification, { cursor });
      sizes.push(Buffer.byteLength(page.csv));
      return page;
    });
    expect(lines.map((line) => line.split("-")[0])).toEqual(Array.from({ length: 45 }, (_, i) => String(i)));
    expect([sizes.length > 1, Math.max(...sizes) < 4_500_000]).toEqual([true, true]);
  });

  it("GET /api/v1/notify/{trackingId}/report of another system is not found; an invalid cursor is refused", async () => {
    const { trackingId } = await stored(1);
    expect((await report(trackingId, await createMachine())).status).toBe(404);
    expect((await report("necunoscut")).status).toBe(404);
    const { certificate } = machine;
    expect((await callWith(certificate, `GET /api/v1/notify/${trackingId}/report?cursor=x`)).status).toBe(
      400,
    );
  });
});
