import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { sqliteIndex } from "./sqlite-index.ts";
import { indexedFields } from "../records/indexed-fields.ts";
import { describeCorrections } from "./testing/corrections.ts";
import { describeLists } from "./testing/lists.ts";
import { describeSearchIndex } from "./testing/searches.ts";
import { describeSpellings } from "./testing/describe-spellings.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const freshFile = () => join(folder, `${(made += 1)}.sqlite`);

describeSearchIndex("SQLite", () => Promise.resolve(sqliteIndex(freshFile(), indexedFields)));
describeCorrections("SQLite", () => Promise.resolve(sqliteIndex(freshFile(), indexedFields)));
describeSpellings("SQLite", () => Promise.resolve(sqliteIndex(freshFile(), indexedFields)));
describeLists("SQLite", () => Promise.resolve(sqliteIndex(freshFile(), indexedFields)));

it("what one process has written another one finds, also after both have ended", async () => {
  const file = freshFile();
  const [writer, reader] = [sqliteIndex(file, indexedFields), sqliteIndex(file, indexedFields)];
  const query = { q: "", keys: ["all"], at: "", from: 0, size: 1 };
  expect((await reader.search(query)).total).toBe(0);
  await writer.write([{ id: 7, version: 1, words: {}, facets: {}, listed: {}, readers: [{ key: "all" }] }]);
  expect((await reader.search(query)).hits).toEqual([{ id: 7, facets: {} }]);
  await Promise.all([writer.close(), reader.close()]);
  const again = sqliteIndex(file, indexedFields);
  expect((await again.search(query)).hits).toEqual([{ id: 7, facets: {} }]);
  await again.close();
});

it("neither the words of an entry nor those of a query are taken for what opens it or narrows by it", async () => {
  const index = sqliteIndex(":memory:", indexedFields);
  const entry = { version: 1, words: { denumire: ["n1 n2 n3"] }, facets: { format: ["pdf"] }, listed: {} };
  await index.write([
    { ...entry, id: 1, readers: [{ key: "ana" }] },
    { ...entry, id: 2, words: {}, readers: [{ key: "ion" }] },
  ]);
  const query = { q: "", keys: ["ana"], at: "", from: 0, size: 9 };
  const found = async (fields: Partial<typeof query>) =>
    (await index.search({ ...query, ...fields })).hits.map(({ id }) => id);
  expect([await found({}), await found({ keys: ["ion"] }), await found({ keys: ["n1"] })]).toEqual([
    [1],
    [2],
    [],
  ]);
  expect([await found({ q: "n1" }), await found({ q: "n2", keys: ["ion"] })]).toEqual([[1], []]);
  await index.close();
});

it("a file with tables of another version is emptied, and says so until it is filled again", async () => {
  const file = freshFile();
  const query = { q: "", keys: ["all"], at: "", from: 0, size: 1 };
  const entry = { id: 7, version: 1, words: {}, facets: {}, listed: {}, readers: [{ key: "all" }] };
  const before = sqliteIndex(file, indexedFields);
  await before.write([entry]);
  await before.begin(2);
  await before.close();
  const db = new DatabaseSync(file);
  db.exec("PRAGMA user_version = 1; DROP TABLE facets_1");
  db.close();
  const emptied = sqliteIndex(file, indexedFields);
  await emptied.write([entry]);
  await emptied.close();
  const after = sqliteIndex(file, indexedFields);
  const filling = { status: 503, key: "indexulSeReface" };
  const asking = [
    () => after.search(query),
    () => after.list({ ...query, filters: [], sort: [] }),
    () => after.check(),
  ];
  for (const ask of asking) await expect(ask()).rejects.toMatchObject(filling);
  await expect(after.finish(1)).rejects.toMatchObject(filling);
  expect(await after.generations()).toEqual({});
  await after.begin(1);
  await after.write([entry]);
  await expect(after.search(query)).rejects.toMatchObject(filling);
  await after.finish(1);
  expect((await after.search(query)).total).toBe(1);
  await after.close();
});
