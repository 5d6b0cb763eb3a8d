import { clock } from "../../../shared/clock.ts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  type Answer,
  type ReceivedRequest,
  fakeOpenSearch,
  type FakeOpenSearch,
} from "../../../shared/testing/fake-opensearch.ts";
import {
  emptyOpenSearchIndex,
  newOpenSearchIndex,
  openSearchUrl,
  removeOpenSearchIndexes,
} from "../../../shared/testing/opensearch.ts";
import { indexedFields } from "../records/indexed-fields.ts";
import { openSearchIndex } from "./opensearch-index.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { describeCorrections } from "./testing/corrections.ts";
import { describeLists } from "./testing/lists.ts";
import { describeSearchIndex } from "./testing/searches.ts";
import { describeSpellings } from "./testing/describe-spellings.ts";
import { termsOf } from "./words.ts";

const everything = { q: "", keys: ["all"], at: "", from: 0, size: 10 };
const entry = (id: number, denumire = "plan"): SearchEntry => ({
  id,
  version: 5,
  words: { denumire: [denumire] },
  facets: {},
  listed: {},
  readers: [{ key: "all" }],
});

interface Made {
  mappings: { properties: Record<string, object> };
}
const readIndex = async (name: string): Promise<Made> => {
  const made = (await (await fetch(`${openSearchUrl}/${name}`)).json()) as Record<string, Made>;
  return Object.values(made)[0] ?? { mappings: { properties: {} } };
};

describe.runIf(openSearchUrl)("where OPENSEARCH_URL names an OpenSearch", () => {
  afterAll(removeOpenSearchIndexes);
  describeSearchIndex("OpenSearch", () => emptyOpenSearchIndex());
  describeCorrections("OpenSearch", () => emptyOpenSearchIndex());
  describeSpellings("OpenSearch", () => emptyOpenSearchIndex());
  describeLists("OpenSearch", () => emptyOpenSearchIndex());

  it("a generation that is older than a field gets it with the first write, and answers before", async () => {
    const name = `older-${String(Date.now())}`;
    const put = (address: string, body: object) =>
      fetch(`${openSearchUrl}/${address}`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const index = openSearchIndex(openSearchUrl, { name, fields: indexedFields });
    await index.begin(1);
    const { mappings } = await readIndex(`${name}-1`);
    await fetch(`${openSearchUrl}/${name}-1`, { method: "DELETE" });
    const { stems: _, ...older } = mappings.properties;
    const aliases = { [name]: {}, [`${name}-1-entries`]: {} };
    await put(`${name}-1`, { mappings: { ...mappings, properties: older }, aliases });
    expect((await index.search({ ...everything, q: "planuri" })).total).toBe(0);
    await index.write([entry(1)], { seenAtOnce: true });
    expect((await index.search({ ...everything, q: "planuri" })).total).toBe(1);
    await index.close();
    await fetch(`${openSearchUrl}/${name}-1`, { method: "DELETE" });
  });

  it("says that it is being filled until its first generation is whole, and takes what is written meanwhile", async () => {
    const index = newOpenSearchIndex();
    const filling = { status: 503, key: "indexulSeReface" };
    const asking = [
      () => index.search(everything),
      () => index.list({ ...everything, filters: [], sort: [] }),
      () => index.findsEach(termsOf("plan"), { keys: ["all"], at: "" }),
      () => index.check(),
    ];
    // A lost domain gets a change before its reindex: it reads that document itself.
    await index.write([entry(1)]);
    expect(await index.generations()).toEqual({});
    for (const ask of asking) await expect(ask()).rejects.toMatchObject(filling);
    await index.begin(1);
    await index.write([entry(2)], { seenAtOnce: true });
    expect(await index.generations()).toEqual({ filling: 1 });
    for (const ask of asking) await expect(ask()).rejects.toMatchObject(filling);
    await index.finish(1);
    expect((await index.search(everything)).hits).toMatchObject([{ id: 2 }]);
    await index.check();
    expect(await index.generations()).toEqual({ searched: 1 });
    await expect(index.finish(2)).rejects.toMatchObject(filling);
    await index.close();
  });

  it("a generation has the shards and copies that were set when it was made", async () => {
    const name = `sized-${String(Date.now())}`;
    const sizesOf = async (generation: number) => {
      const answer = await fetch(`${openSearchUrl}/${name}-${String(generation)}/_settings`);
      const settings = (await answer.json()) as Record<string, { settings: { index: object } }>;
      return Object.values(settings)[0]?.settings.index;
    };
    const [usual, larger] = [
      openSearchIndex(openSearchUrl, { name, fields: indexedFields }),
      openSearchIndex(openSearchUrl, { name, fields: indexedFields, sizes: { shards: 3, replicas: 0 } }),
    ];
    await usual.begin(1);
    await usual.finish(1);
    expect(await sizesOf(1)).toMatchObject({ number_of_shards: "1", auto_expand_replicas: "0-1" });
    await larger.begin(2);
    await larger.write([entry(1), entry(2), entry(3)]);
    await larger.finish(2);
    expect(await sizesOf(2)).toMatchObject({ number_of_shards: "3", number_of_replicas: "0" });
    expect((await larger.search(everything)).total).toBe(3);
    await Promise.all([usual.close(), larger.close()]);
    await fetch(`${openSearchUrl}/${name}-2`, { method: "DELETE" });
  });

  it("what is written is found without anybody asking for it", async () => {
    const index = await emptyOpenSearchIndex({ isRefreshed: false });
    await index.write([entry(1)]);
    await expect.poll(async () => (await index.search(everything)).total).toBe(1);
    await index.write([{ id: 1, version: 6 }]);
    await expect.poll(async () => (await index.search(everything)).total).toBe(0);
    await index.close();
  });
});

describe("the search index on OpenSearch, in moments that a real one is seldom in", () => {
  let node: FakeOpenSearch;
  let index: SearchIndex;
  const answering = async (answer: (asked: ReceivedRequest, time: number) => Answer) => {
    node = await fakeOpenSearch(answer);
    index = openSearchIndex(node.url, { name: "documente", fields: indexedFields });
  };
  afterEach(async () => {
    await index.close();
    await node.stop();
  });

  const isBulk = ({ path }: ReceivedRequest): boolean => path.startsWith("/_bulk");
  const bulks = () => node.asked.filter(isBulk);
  const searched = (generation: number) => ({
    body: { [`documente-${generation}`]: { aliases: { documente: {} } } },
  });
  const written: Answer = { body: { errors: false, items: [] } };
  const failed = (...types: string[]): Answer => ({
    body: {
      errors: true,
      items: types.map((type, i) => ({
        index: { _id: String(i + 1), status: 400, error: { type, reason: "Preview of value: 'secretul'" } },
      })),
    },
  });

  it("an entry that is newer there is left, and no failure", async () => {
    await answering((asked) => (isBulk(asked) ? failed("version_conflict_engine_exception") : searched(1)));
    await index.write([entry(1)]);
    const [{ path, body } = { path: "", body: "" }] = bulks();
    expect(path).toBe("/_bulk?require_alias=true");
    expect(
      body
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {
        index: { _index: "documente-1-entries", _id: "1", version: 5, version_type: "external_gte" },
      },
      {
        id: 1,
        title: ["plan"],
        words: ["plan"],
        doubtful: [],
        stems: [],
        forms: [],
        spellings: [],
        facets: {},
        listed: {},
        open: ["all"],
        lent: [],
      },
    ]);
  });

  it("the search index on OpenSearch, in moments that a real one is seldom in is searched for the versions of entries: what searches do not see yet does not count", async () => {
    await answering(() => ({ body: { hits: { total: { value: 1 }, hits: [{ _id: "7", _version: 12 }] } } }));
    expect(await index.versionsOf([7, 8])).toEqual(new Map([[7, 12]]));
    const [{ path, body } = { path: "", body: "" }] = node.asked;
    expect(path).toMatch(/^\/documente\/_search/);
    expect(JSON.parse(body)).toMatchObject({ version: true, query: { ids: { values: ["7", "8"] } } });
  });

  it("the search index on OpenSearch, in moments that a real one is seldom in is asked in the same copies of its shards each time: one copy may not see yet what another one told", async () => {
    await answering(() => ({ body: { hits: { total: { value: 0 }, hits: [] } } }));
    await index.versionsOf([7]);
    await index.list({ keys: ["all"], at: clock.iso(), filters: [], sort: [], from: 0, size: 1 });
    const copies = node.asked.map(({ path }) => new URL(path, node.url).searchParams.get("preference"));
    expect([copies.length, new Set(copies).size, copies[0]]).toEqual([2, 1, expect.any(String)]);
  });

  it("what it refuses is a failure, which names the entry and its kind and quotes nothing", async () => {
    await answering((asked) => (isBulk(asked) ? failed("mapper_parsing_exception") : searched(1)));
    const failure = await index.write([entry(1)]).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ message: "OpenSearch refused 1 entries, 1: mapper_parsing_exception" });
    expect(String(failure)).not.toContain("secretul");
  });

  it.each([
    [403, "cluster_block_exception"],
    [429, "cluster_block_exception"],
    [429, "rejected_execution_exception"],
    [503, "unavailable_shards_exception"],
  ])(
    "entries that it does not take now (%i, %s) are its own failure, whatever else it refuses",
    async (status, type) => {
      const items = [
        { index: { _id: "1", status: 400, error: { type: "mapper_parsing_exception" } } },
        { index: { _id: "2", status, error: { type } } },
      ];
      await answering((asked) => (isBulk(asked) ? { body: { errors: true, items } } : searched(1)));
      const failure = await index.write([entry(1), entry(2)]).catch((error: unknown) => error as Error);
      expect(failure).toMatchObject({
        status: 503,
        cause: { message: `OpenSearch refused 2 entries, 2: ${type}` },
      });
    },
  );

  it("an index that is closed to us, or blocked as a whole, is one that is away", async () => {
    await answering(() => ({ status: 403, body: { Message: "User is not authorized" } }));
    await expect(index.write([entry(1)])).rejects.toMatchObject({ status: 503 });
    await expect(index.search(everything)).rejects.toMatchObject({ status: 503 });
  });

  it("a check asks once", async () => {
    await answering(() => ({ status: 503, body: {} }));
    await expect(index.check()).rejects.toMatchObject({ status: 503 });
    expect(node.asked.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/documente\/_search\?.*allow_partial_search_results=false/),
    ]);
  });

  it("the search index on OpenSearch, in moments that a real one is seldom in where a generation was switched away under a write, the one in its place gets it", async () => {
    const answers = [searched(1), failed("index_not_found_exception"), searched(2), written];
    await answering((_, time) => answers[time - 1] ?? written);
    await index.write([entry(1)]);
    const aliases = bulks().map(({ body }) => /documente-\d+-entries/.exec(body)?.[0]);
    expect(aliases).toEqual(["documente-1-entries", "documente-2-entries"]);
  });

  it("a generation that is older than a field of the entries gets it, and the entries", async () => {
    const answers = [
      searched(1),
      failed("strict_dynamic_mapping_exception"),
      { body: {} },
      searched(1),
      written,
    ];
    await answering((_, time) => answers[time - 1] ?? written);
    await index.write([entry(1)]);
    expect(node.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /documente-*/_alias",
      "POST /_bulk?require_alias=true",
      "POST /documente-1/_mapping?ignore_unavailable=true",
      "GET /documente-*/_alias",
      "POST /_bulk?require_alias=true",
    ]);
  });

  it("generations that change again and again are a failure in the end", async () => {
    await answering((asked) => (isBulk(asked) ? failed("index_not_found_exception") : searched(1)));
    await expect(index.write([entry(1)])).rejects.toMatchObject({ status: 503 });
    expect(bulks()).toHaveLength(5);
  });

  it("no request is larger than small domains take, 10 MiB", async () => {
    await answering((asked) => (isBulk(asked) ? written : searched(1)));
    const text = "ш".repeat(200_000);
    await index.write(Array.from({ length: 30 }, (_, i) => ({ ...entry(i), words: { text: [text] } })));
    const sizes = bulks().map(({ body }) => Buffer.byteLength(body));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(10 * 1024 * 1024);
    const ids = bulks().flatMap(({ body }) =>
      [...body.matchAll(/"_id":"(\d+)"/g)].map(([, id]) => Number(id)),
    );
    expect(ids).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  it("the search index on OpenSearch, in moments that a real one is seldom in is asked again where it is busy, and its last word is told without the query that it quotes", async () => {
    const quoting = { type: "search_phase_execution_exception", reason: "secretul", root_cause: [{}] };
    await answering((_, time) =>
      time < 3 ? { status: 503, body: {} } : { status: 400, body: { error: quoting, status: 400 } },
    );
    const failure = await index.search(everything).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({
      message: "OpenSearch answered 400 (search_phase_execution_exception)",
    });
    expect(node.asked).toHaveLength(3);
  });

  it("the search index on OpenSearch, in moments that a real one is seldom in says in words that nothing answers, or only that it is busy", async () => {
    await answering(() => ({ status: 429, body: {} }));
    await expect(index.search(everything)).rejects.toMatchObject({ status: 503 });
    const nowhere = openSearchIndex("http://127.0.0.1:1", { name: "documente", fields: indexedFields });
    await expect(nowhere.search(everything)).rejects.toMatchObject({ status: 503 });
    await nowhere.close();
  });

  it("a switch that somebody else makes at the same moment is made once", async () => {
    const [both, after] = [{ body: { ...searched(1).body, "documente-2": { aliases: {} } } }, searched(2)];
    const gone: Answer = { status: 404, body: { error: { type: "index_not_found_exception" }, status: 404 } };
    let isSwitched = false;
    await answering(({ path }) => {
      if (path !== "/_aliases") return path.endsWith("_alias") ? (isSwitched ? after : both) : { body: {} };
      isSwitched = true;
      return gone;
    });
    await index.finish(2);
    expect(node.asked.map(({ path }) => path)).toEqual([
      "/documente-*/_alias",
      "/documente-2/_refresh",
      "/_aliases",
      "/documente-*/_alias",
    ]);
    expect(JSON.parse(node.asked[2]?.body ?? "")).toEqual({
      actions: [
        { add: { index: "documente-2", alias: "documente" } },
        { remove_index: { index: "documente-1" } },
      ],
    });
  });
});
