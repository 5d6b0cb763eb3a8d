import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client,
  fresh,
  issuer,
  member,
  nobody,
  organization,
  person,
  textFile,
  type Person,
} from "../../testing.ts";
import { indexPartition } from "../../../../shared/data/entity.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { falsify, falsifyTotals, keptTotals, loseCounter } from "../../../../shared/testing/kept-totals.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { daysLater } from "../maintenance/testing.ts";
import type { Bucket } from "../../records/bucket.ts";
import { counters } from "../../records/counters.ts";
import { Documents, lists } from "../../records/document.ts";
import { handler } from "./upkeep.ts";

const table = Documents.table;
const totals = () => keptTotals(table);
const differing = async () => (await handler()).totals.differing;

let ana: Person;
let bucket: Bucket;
let owner: { id: number };

async function upload(parts: Record<string, string> = {}): Promise<number> {
  const { status, json } = await as(ana).upload<{ id: number }>("/api/documents/upload", {
    file: textFile("conținut"),
    denumire: fresh("act"),
    bucketId: String(bucket.id),
    ...parts,
  });
  if (status !== 201) throw new Error(`upload: ${status}`);
  return json.id;
}

/** Every kind of counter, with every label: states, secrecies, an issuer, a client, grants, events. */
beforeAll(async () => {
  const home = await organization();
  bucket = await bucketOf(home);
  owner = await client();
  const institution = await issuer();
  ana = await member(bucket, "ADMIN", { hasSecret: true });
  const issued = { emitentId: String(institution.id), proprietarId: String(owner.id) };
  const archived = await upload(issued);
  await as(ana).post(`/api/documents/${archived}/arhiveaza`);
  const deleted = await upload({ visibility: "SECRET" });
  await as(ana).delete(`/api/documents/${deleted}`);
  await upload({ ...issued, visibility: "SECRET" });
  const open = await upload({ emitentId: issued.emitentId, visibility: "PUBLIC" });
  await as(ana).get(`/api/documents/${open}/download`);
  const bob = await person();
  await as(ana).post(`/api/documents/${open}/partajeaza`, { beneficiarOperatorId: bob.id, drept: "CITIRE" });
});

describe("the nightly check of totals", () => {
  it("the nightly check of totals finds that every total of every list is what its rows are", async () => {
    const kept = await totals();
    expect(kept[counters.all]).toMatchObject({
      "open.ACTIV": 1,
      "open.ARHIVAT": 1,
      "secret.ACTIV": 1,
      "secret.STERS": 1,
    });
    expect(kept[counters.bucket(bucket.id)]).toMatchObject({ "open.ARHIVAT": 1, "secret.STERS": 1 });
    const labels = Object.values(kept).flatMap((of) => Object.entries(of));
    expect(labels.filter(([label, number]) => label.startsWith("grants.") && number === 1)).toHaveLength(1);
    const report = (await handler()).totals;
    expect(report).toMatchObject({ differing: 0, unsettled: 0, finished: true });
    expect(report.checked).toBeGreaterThanOrEqual(Object.keys(kept).length);
    expect(await totals()).toEqual(kept);
  });

  it("repairs every label of every counter that is wrong", async () => {
    const right = await totals();
    await falsifyTotals(table);
    expect(await totals()).not.toEqual(right);
    expect(await differing()).toBe(Object.keys(right).length);
    expect(await totals()).toEqual(right);
    expect(await differing()).toBe(0);
  });

  it("reports a difference as a fault: an error with counter, label and numbers, and the metric of the alarm", async () => {
    await falsify(table, counters.bucket(bucket.id), "open.ARHIVAT", 2);
    const lines = (await logLinesOf(() => handler())).trim().split("\n");
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.filter(({ level }) => level === "error")).toEqual([
      expect.objectContaining({
        message: "a total differs from its rows",
        object: counters.bucket(bucket.id),
        label: "open.ARHIVAT",
        error: expect.objectContaining({ message: "the counter has 3, its rows are 1" }) as object,
      }),
    ]);
    expect(entries).toContainEqual(expect.objectContaining({ service: "documents", TotalsDiffering: 1 }));
  });

  it("clears a total whose rows are all gone, and restores one that was lost with all its cells", async () => {
    const right = await totals();
    await falsify(table, counters.owner("user#404"), `${bucket.id}.open.ACTIV`, 3);
    await loseCounter(table, counters.all);
    await loseCounter(table, counters.owner(`client#${owner.id}`));
    await loseCounter(table, "issuer");
    await loseCounter(table, "clients");
    expect(await differing()).toBe(5);
    expect(await totals()).toEqual(right);
  });

  it("the nightly check of totals does not take for a difference what is written between its two readings", async () => {
    const [partition = ""] = lists.bucket(bucket.id, "open");
    const before = (await totals())[counters.bucket(bucket.id)]?.["open.ACTIV"] ?? 0;
    let report;
    const writes = await beforeCalls(
      { command: "QueryCommand", about: partition, most: 1 },
      () => upload(),
      async () => (report = (await handler()).totals),
    );
    expect(writes).toBe(1);
    expect(report).toMatchObject({ differing: 0, unsettled: 0 });
    expect((await totals())[counters.bucket(bucket.id)]).toMatchObject({ "open.ACTIV": before + 1 });
  });

  it("the nightly check of totals never repairs a counter that changes while its rows are read: the next night does", async () => {
    const [partition = ""] = lists.bucket(bucket.id, "open");
    const counter = counters.bucket(bucket.id);
    const right = (await totals())[counter]?.["open.ACTIV"] ?? 0;
    await falsify(table, counter, "open.ACTIV", 5);
    let lines = "";
    const writes = await beforeCalls(
      { command: "QueryCommand", about: `"${partition}"` },
      () => upload(),
      async () => (lines = await logLinesOf(() => handler())),
    );
    expect(writes).toBeGreaterThan(3);
    // An upload also changes other counters; which of them are read meanwhile depends on timing.
    expect(lines).toMatch(
      new RegExp(`"a total could not be checked: it changed too often.*"object":"${counter}"`),
    );
    expect((await totals())[counter]).toMatchObject({ "open.ACTIV": right + 5 + writes });
    expect((await handler()).totals).toMatchObject({ differing: 1, unsettled: 0 });
    expect((await totals())[counter]).toMatchObject({ "open.ACTIV": right + writes });
  });
});

describe("a registration", () => {
  const account = (login: string) => ({ login, email: `${login}@exemplu.md`, password: "o parolă bună" });
  const register = (login: string) => nobody.post("/api/register", account(login));
  const activate = async (login: string) => {
    const { text = "" } = mailSink.mails().findLast(({ to }) => to.includes(`${login}@exemplu.md`)) ?? {};
    return nobody.get(`/api/activate?key=${/[?&]key=([0-9A-Z]+)/.exec(text)?.[1]}`);
  };
  const removedAfter = async (days: number) => (await daysLater(days, () => handler())).registrations;
  const itemsOf = async (login: string) => [
    ...(await readPartition(table, `unique#user.login#${login}`)),
    ...(await readPartition(table, `unique#user.email#${login}@exemplu.md`)),
    ...(await readPartition(table, indexPartition("user", "lastName", login))),
  ];

  it("a registration that nobody confirmed is removed after a week, not before, and its login and address are free again", async () => {
    expect((await register("uitata")).status).toBe(201);
    expect((await register("activata")).status).toBe(201);
    expect((await activate("activata")).status).toBe(200);
    const kept = await totals();
    expect(await removedAfter(6.99)).toEqual({ removed: 0, failed: 0 });
    expect(await itemsOf("uitata")).toHaveLength(2);
    expect(await removedAfter(7.01)).toEqual({ removed: 1, failed: 0 });
    expect(await itemsOf("uitata")).toEqual([]);
    expect(await itemsOf("activata")).toHaveLength(2);
    expect((await totals()).accounts?.rows).toBe((kept.accounts?.rows ?? 0) - 1);
    expect((await register("uitata")).status).toBe(201);
  });
});
