import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as, bucketOf, fresh, freshIdno, member, organization, serviceAdmin, textFile } from "./testing.ts";
import type { ServiceClient } from "./testing.ts";
import { dynamo } from "../../shared/aws/clients.ts";
import { clock } from "../../shared/clock.ts";
import { readItems } from "../../shared/data/repository.ts";
import { shardOf } from "../../shared/data/shards.ts";
import type { Key } from "../../shared/data/tables.ts";
import { nextId, sortableId } from "../../shared/ids.ts";
import { Documents } from "./records/document.ts";
import { eventLists } from "./records/event.ts";
import { shards } from "./records/shards.ts";
import { sendUpload } from "./keeping/uploads/testing.ts";

/*
 * Another process may draw the same ids in the same millisecond. Here the clock is frozen, and the rows of such records
 * already exist for the ids that this process draws next.
 */
const TableName = Documents.table;
let clerk: ServiceClient;
let admin: ServiceClient;
let organizatieId: number;
let documentId: number;
let planted: (Key & { documentId: number; tip: string })[];

const keysAt = (id: number): Key[] => [
  ...eventLists.rowKeysOf(id),
  { pk: shardOf("documents#all#open", id, shards.documents), sk: sortableId(id) },
  ...["organizations", "buckets", "accounts", "memberships"].map((pk) => ({ pk, sk: sortableId(id) })),
  { pk: `upload#${id}`, sk: "upload" },
  { pk: "issuer", sk: sortableId(id) },
];

beforeAll(async () => {
  const own = await organization();
  organizatieId = own.id;
  clerk = as(await member(await bucketOf(own)));
  admin = as(await serviceAdmin());
  const filed = await clerk.upload<{ id: number }>("/api/documents/upload", { file: textFile("unu") });
  documentId = filed.json.id;
});

beforeEach(async () => {
  clock.freeze(new Date());
  const last = nextId();
  planted = Array.from({ length: 3 }, (_, i) => keysAt(last + 1 + i))
    .flat()
    .map((key) => ({ ...key, documentId: 1, tip: "CREAT" }));
  await Promise.all(planted.map((Item) => dynamo().send(new PutCommand({ TableName, Item }))));
});
afterEach(() => clock.resume());

describe("records whose ids meet another's: drawn again, nothing is overwritten", () => {
  const versions = () => `/api/documents/${documentId}/versions`;
  it.each<[string, () => Promise<{ status: number }>]>([
    ["a document", () => clerk.post("/api/documents", { denumire: "x" })],
    ["an upload", () => clerk.upload("/api/documents/upload", { file: textFile("x"), cod: fresh("COD") })],
    ["a change", () => clerk.patch(`/api/documents/${documentId}`, { denumire: fresh("y") })],
    ["a version", () => clerk.upload(versions(), { file: textFile("doi") })],
    ["a restored version", () => clerk.post(`${versions()}/1/restore`)],
    ["a noted download", () => clerk.get(`/api/documents/${documentId}/download`)],
    [
      "an opened upload",
      async () => ({ status: (await sendUpload(clerk, Buffer.from("x"))).uploadId ? 200 : 0 }),
    ],
    [
      "an organization",
      () => admin.post("/api/admin/organizatii", { cod: fresh("O"), denumire: "x", idno: freshIdno() }),
    ],
    ["a bucket", () => admin.post("/api/admin/buckets", { cod: fresh("B"), denumire: "x", organizatieId })],
    ["an issuer", () => admin.post("/api/emitents", { cod: fresh("E"), denumire: "x" })],
    [
      "an account",
      () => {
        const login = fresh("om").replace("-", ".");
        return admin.post("/api/admin/users", {
          login,
          email: `${login}@exemplu.md`,
          password: "o parolă bună",
        });
      },
    ],
  ])("%s", async (_what, act) => {
    const { status } = await act();
    expect([200, 201]).toContain(status);
    expect(await readItems(TableName, planted)).toEqual(planted);
  });
});
