import { as, bucketOf, member, organization, organizationAdmin, person, textFile } from "../../testing.ts";
import { client } from "../../testing.ts";
import { expect, it } from "vitest";
import { indexPartition } from "../../../../shared/data/entity.ts";
import { readProgress } from "../../../../shared/data/progress.ts";
import { changing, read, readPartition } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { organizationAdministrators } from "../../../../shared/features/accounts/account.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { described } from "../../../../shared/testing/costs.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { Accounts } from "../../access/account.ts";
import { administratorsOf, headsOf } from "../../access/people-around.ts";
import { AccessRequests } from "../../records/access-request.ts";
import { MEMBERSHIPS, membersOf } from "../../records/membership.ts";
import { listOlder } from "./older-rows.ts";
import type { Run } from "./run.ts";

async function runOf({ left = 1000 } = {}): Promise<Run> {
  const progress = await readProgress(Accounts.table, "older-rows-test");
  const report = { arhivate: 0, purjate: 0, orfane: 0, erori: 0, terminat: true };
  return { actor: "system", covers: () => true, progress, left, until: Infinity, report };
}

const walkAgain = async (): Promise<void> => {
  const { progress } = await runOf();
  for (const part of ["older-accounts", "older-members", "older-requests"])
    await progress.reach(part, undefined);
};

/** Removes the row of a record, or replaces it by what it was. */
const setRow = (partition: string, id: number, attributes?: Record<string, number>) => {
  const Key = { pk: partition, sk: sortableId(id) };
  const TableName = Accounts.table;
  return transact(
    [
      {
        item: attributes
          ? { Put: { TableName, Item: { ...Key, ...attributes } } }
          : { Delete: { TableName, Key } },
      },
    ],
    { repeatable: true },
  );
};

it("administrators, accounts of clients and heads from before their lists are found by them once maintenance came by", async () => {
  const org = await organization();
  const bucket = await bucketOf(org);
  const [admin, firma] = [await organizationAdmin(org), await client()];
  const official = await person({ clientId: firma.id });
  const [head, operator] = [await member(bucket, "ADMIN"), await member(bucket, "OPERATOR")];
  const ofClient = indexPartition(Accounts.name, "clientId", firma.id);
  await setRow(organizationAdministrators(org.id), admin.id);
  await setRow(ofClient, official.id);
  for (const partition of [membersOf(bucket.id), MEMBERSHIPS])
    for (const row of await readPartition(Accounts.table, partition))
      if (row.bucketId === bucket.id)
        await setRow(partition, Number(row.sk), { appUserId: Number(row.appUserId), bucketId: bucket.id });
  expect(await administratorsOf(org.id)).toEqual([]);
  expect((await headsOf(bucket.id)).length).toBe(2);
  const revision = (await read(Accounts, { id: admin.id }))?.rev;
  await walkAgain();
  const run = await runOf();
  expect([await listOlder(run), run.report.erori]).toEqual([true, 0]);
  expect(await administratorsOf(org.id)).toEqual([admin.id]);
  expect((await readPartition(Accounts.table, ofClient)).map(({ sk }) => Number(sk))).toEqual([official.id]);
  expect(await headsOf(bucket.id)).toEqual([head.id]);
  expect(await headsOf(bucket.id)).not.toContain(operator.id);
  expect((await read(Accounts, { id: admin.id }))?.rev).toBe(revision);
});

it("a request from before the list of owners waits for the decision of the owner once maintenance came by", async () => {
  const [owner, ion] = [await person(), await person()];
  const { json } = await as(owner).upload<{ id: number; cod: string }>("/api/documents/upload", {
    file: textFile("conținut"),
    denumire: "Plan",
  });
  const asked = { cod: json.cod, drept: "CITIRE", motivare: "x" };
  const { json: request } = await as(ion).post<{ id: number }>("/api/documents/cerere", asked);
  const stored = await read(AccessRequests, { id: request.id, documentId: json.id });
  if (!stored) throw new Error("no request");
  const listedIn = stored.listedIn.filter((partition) => !partition.includes("#owner#"));
  await transact(changing(AccessRequests, stored, { ...stored, listedIn }), { repeatable: true });
  const waiting = async () =>
    (await as(owner).get<PageOf<{ id: number }>>("/api/cerere-acces?filter[deDecis]=true")).json.items;
  expect(await waiting()).toEqual([]);
  await walkAgain();
  expect(await listOlder(await runOf())).toBe(true);
  expect((await waiting()).map(({ id }) => id)).toEqual([request.id]);
});

it("a walk stops with its run, goes on in the next one, and costs nothing once it came to the end", async () => {
  for (let i = 0; i < 30; i += 1) await person();
  await walkAgain();
  expect(await listOlder(await runOf({ left: 0 }))).toBe(false);
  expect(await listOlder(await runOf())).toBe(true);
  const run = await runOf();
  const { calls } = await callsOf(() => listOlder(run));
  expect(described(calls)).toBe("");
});
