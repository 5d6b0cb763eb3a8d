import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { sqliteIndex } from "./sqlite-index.ts";
import { describeSearchIndex } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const freshFile = () => join(folder, `${(made += 1)}.sqlite`);

describeSearchIndex("SQLite", () => Promise.resolve(sqliteIndex(freshFile())));

it("what one process has written another one finds, also after both have ended", async () => {
  const file = freshFile();
  const [writer, reader] = [sqliteIndex(file), sqliteIndex(file)];
  const query = { q: "", keys: ["all"], at: "", from: 0, size: 1 };
  expect((await reader.search(query)).total).toBe(0);
  await writer.write([{ id: 7, version: 1, words: {}, facets: {}, readers: [{ key: "all" }] }]);
  expect((await reader.search(query)).hits).toEqual([{ id: 7, facets: {} }]);
  await Promise.all([writer.close(), reader.close()]);
  const again = sqliteIndex(file);
  expect((await again.search(query)).hits).toEqual([{ id: 7, facets: {} }]);
  await again.close();
});

it("neither the words of an entry nor those of a query are taken for what opens it or narrows by it", async () => {
  const index = sqliteIndex(":memory:");
  const entry = { version: 1, words: { denumire: ["n1 n2 n3"] }, facets: { format: ["pdf"] } };
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

it("a file of an older format is emptied, and filled as a new one", async () => {
  const file = freshFile();
  const older = new DatabaseSync(file);
  older.exec(`CREATE TABLE generations (number INTEGER PRIMARY KEY, searched INTEGER NOT NULL);
    INSERT INTO generations VALUES (3, 1);
    CREATE TABLE entries_3 (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, text TEXT);
    CREATE TABLE facets_3 (id INTEGER, field TEXT, value TEXT, PRIMARY KEY (id, field, value)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE words_3 USING fts5 (denumire, open, lent, content='', contentless_delete=1);
    INSERT INTO entries_3 VALUES (7, 1, NULL)`);
  older.close();
  const index = sqliteIndex(file);
  expect(await index.generations()).toEqual({ searched: 1 });
  await index.write([{ id: 7, version: 1, words: {}, facets: {}, readers: [{ key: "all" }] }]);
  expect((await index.search({ q: "", keys: ["all"], at: "", from: 0, size: 1 })).total).toBe(1);
  await index.close();
  const again = sqliteIndex(file);
  expect((await again.search({ q: "", keys: ["all"], at: "", from: 0, size: 1 })).total).toBe(1);
  await again.close();
});
