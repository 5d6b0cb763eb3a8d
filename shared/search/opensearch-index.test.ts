import { afterAll, describe, expect, it } from "vitest";
import { Client } from "@opensearch-project/opensearch";
import { openSearchIndex } from "./opensearch-index.ts";
import { describeSearchIndex } from "./testing.ts";

/*
 * The contract on a real OpenSearch: `OPENSEARCH_URL=http://127.0.0.1:9200 npm run test:search`. Its indexes `documents-g*`
 * are removed.
 */
const node = process.env.OPENSEARCH_URL;

const removeAll = async () => {
  const client = new Client({ node: node ?? "" });
  const { body } = await client.transport.request({ method: "GET", path: "/documents-g*/_alias" });
  for (const index of Object.keys(body as object))
    await client.transport.request({ method: "DELETE", path: `/${index}` });
  await client.close();
};

if (node === undefined)
  describe("the search index on OpenSearch", () => {
    it("says in words that nothing answers", async () => {
      const index = openSearchIndex({ node: "http://127.0.0.1:1" });
      const query = { q: "", keys: ["all"], at: "", from: 0, size: 1 };
      await expect(index.search(query)).rejects.toMatchObject({ status: 503 });
      await index.close();
    });
  });
else {
  afterAll(removeAll);
  describeSearchIndex("OpenSearch", async () => {
    await removeAll();
    const index = openSearchIndex({ node, waits: true });
    await index.generations();
    return index;
  });
}
