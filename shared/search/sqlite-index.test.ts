import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sqliteIndex } from "./sqlite-index.ts";
import { describeLists } from "./testing-lists.ts";
import { describeSearchIndex } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const freshFile = () => join(folder, `${(made += 1)}.sqlite`);

describeSearchIndex("SQLite", () => Promise.resolve(sqliteIndex(freshFile())));
describeLists("SQLite", () => Promise.resolve(sqliteIndex(freshFile())));

it("what one process has written another one finds, also after both have ended", async () => {
  const file = freshFile();
  const [writer, reader] = [sqliteIndex(file), sqliteIndex(file)];
  const query = { q: "", keys: ["all"], at: "", from: 0, size: 1 };
  expect((await reader.search(query)).total).toBe(0);
  await writer.write([{ id: 7, version: 1, words: {}, facets: {}, listed: {}, readers: [{ key: "all" }] }]);
  expect((await reader.search(query)).hits).toEqual([{ id: 7, facets: {} }]);
  await Promise.all([writer.close(), reader.close()]);
  const again = sqliteIndex(file);
  expect((await again.search(query)).hits).toEqual([{ id: 7, facets: {} }]);
  await again.close();
});
