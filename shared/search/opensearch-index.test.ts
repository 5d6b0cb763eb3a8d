import { afterAll, describe } from "vitest";
import { emptyOpenSearchIndex, openSearchUrl, removeOpenSearchIndexes } from "../testing/opensearch.ts";
import { describeSearchIndex } from "./testing.ts";

describe.runIf(openSearchUrl)(`where OPENSEARCH_URL names an OpenSearch`, () => {
  afterAll(removeOpenSearchIndexes);
  describeSearchIndex("OpenSearch", () => Promise.resolve(emptyOpenSearchIndex()));
});
