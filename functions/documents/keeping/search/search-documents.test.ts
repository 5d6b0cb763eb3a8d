import {
  as,
  bucketOf,
  client,
  member,
  organization,
  organizationAdmin,
  person,
  type Person,
} from "../../testing.ts";
import { afterAll, afterEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { sqliteIndex } from "../../search-index/sqlite-index.ts";
import { indexedFields } from "../../records/indexed-fields.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import { loadPerson } from "../../access/load-person.ts";
import { narrowedIds } from "../../records/narrowed.ts";
import { indexDocuments } from "./index-documents.ts";
import { type SearchRequest, searchDocuments } from "./search-documents.ts";
import type { DocumentView } from "../../records/document.ts";

const index = sqliteIndex(":memory:", indexedFields);
afterEach(() => clock.resume());
afterAll(() => index.close());

async function filed(by: Person, fields: object): Promise<DocumentView> {
  const { json, status } = await as(by).post<DocumentView>("/api/documents", fields);
  expect(status).toBe(201);
  await indexDocuments(index, [json.id]);
  return json;
}

async function search(by: Person, asked: Partial<SearchRequest> = {}, on: SearchIndex = index) {
  const caller = await loadPerson(by.id);
  if (!caller) throw new Error("nobody has this id");
  return searchDocuments(caller, { q: "", page: 0, size: 20, ...asked }, on);
}
const idsFor = async (by: Person, asked: Partial<SearchRequest> = {}) =>
  (await search(by, asked)).items.map(({ id }) => id);

const house = async () => {
  const owner = await organization();
  const bucket = await bucketOf(owner);
  return { owner, bucket, ana: await member(bucket), stranger: await person() };
};

it("words of the name, the code, the description and the labels are found, without case and diacritics, and marked", async () => {
  const { ana, bucket } = await house();
  const fields = { denumire: "Școala <nouă>", descriere: "Un plan de urbanism", etichete: ["Ședință", "x"] };
  const { id } = await filed(ana, { ...fields, bucketId: bucket.id });
  expect((await search(ana, { q: 'scoala sedinta "plan de urbanism"' })).items).toMatchObject([
    {
      id,
      highlights: {
        denumire: ["<mark>Școala</mark> &lt;nouă&gt;"],
        etichete: ["<mark>Ședință</mark>, x"],
        descriere: ["Un <mark>plan de urbanism</mark>"],
      },
    },
  ]);
});

it("total and facets count only what the caller may read; what is merely public is not a hit", async () => {
  const { ana, bucket, owner, stranger } = await house();
  await filed(ana, { denumire: "Bugetul", etichete: ["a", "b"], bucketId: bucket.id });
  await filed(ana, { denumire: "Bugetul local", etichete: ["a"], bucketId: bucket.id, visibility: "PUBLIC" });
  const etichete = [
    { value: "a", count: 2 },
    { value: "b", count: 1 },
  ];
  expect(await search(ana, { q: "buget" })).toMatchObject({ total: 2, relation: "eq", facets: { etichete } });
  const head = await organizationAdmin(owner);
  expect((await search(head, { q: "buget" })).total).toBe(2);
  expect(await search(stranger, { q: "buget" })).toMatchObject({
    items: [],
    total: 0,
    facets: { etichete: [] },
  });
});

it("a filter narrows by the values of a field", async () => {
  const { ana, bucket } = await house();
  const bucketId = bucket.id;
  const [first] = [
    await filed(ana, { denumire: "Act", etichete: ["x"], bucketId }),
    await filed(ana, { denumire: "Act", bucketId }),
  ];
  expect(await idsFor(ana, { filters: [{ field: "etichete", values: ["x"] }] })).toEqual([first.id]);
  expect(await idsFor(ana, { filters: [{ field: "format", values: ["pdf"] }] })).toEqual([]);
});

it("what is shared is found as long as the grant holds, by a client's person too", async () => {
  const { ana, bucket } = await house();
  const { id: clientId } = await client();
  const reader = await person({ clientId });
  const { id } = await filed(ana, { denumire: "Contractul", bucketId: bucket.id });
  const dataExpirare = new Date(Date.now() + 3_600_000).toISOString();
  const terms = { beneficiarClientId: clientId, drept: "CITIRE", dataExpirare };
  expect((await as(ana).post(`/api/documents/${id}/partajeaza`, terms)).status).toBe(201);
  expect(await idsFor(reader, { q: "contract" })).toEqual([]);
  await indexDocuments(index, [id]);
  expect(await idsFor(reader, { q: "contract" })).toEqual([id]);
  clock.freeze(new Date(Date.now() + 3_600_001));
  expect(await search(reader, { q: "contract" })).toMatchObject({ items: [], total: 0 });
});

it("what is deleted is no longer found, and found again when it is restored", async () => {
  const { ana, bucket } = await house();
  const { id } = await filed(ana, { denumire: "Proces-verbal", bucketId: bucket.id });
  expect((await as(ana).delete(`/api/documents/${id}`)).status).toBe(204);
  await indexDocuments(index, [id]);
  expect(await idsFor(ana)).toEqual([]);
  expect((await as(ana).post(`/api/documents/${id}/restore`)).status).toBe(200);
  await indexDocuments(index, [id]);
  expect(await idsFor(ana)).toEqual([id]);
});

it("while the index lags, a hit that the caller may no longer read is left out, and subtracted from total and facets", async () => {
  const { ana, bucket } = await house();
  const kept = await filed(ana, { denumire: "Registru", etichete: ["a"], bucketId: bucket.id });
  const deleted = await filed(ana, { denumire: "Registru", etichete: ["a", "b"], bucketId: bucket.id });
  await as(ana).delete(`/api/documents/${deleted.id}`);
  expect(await search(ana, { q: "registru" })).toMatchObject({
    items: [{ id: kept.id }],
    total: 1,
    facets: { etichete: [{ value: "a", count: 1 }], status: [{ value: "ACTIV", count: 1 }] },
  });
});

it.each<[string, (by: Person, id: number) => Promise<{ status: number }>]>([
  ["deleted", (by, id) => as(by).delete(`/api/documents/${id}`)],
  ["hidden", (by, id) => as(by).patch(`/api/documents/${id}`, { visibility: "SECRET" })],
  [
    "moved",
    async (by, id) => {
      const { organizatieId = 0 } = by;
      const bucket = await bucketOf({ id: organizatieId });
      return as(await organizationAdmin({ id: organizatieId })).patch(`/api/documents/${id}`, {
        bucketId: bucket.id,
      });
    },
  ],
])(
  "while the index lags, neither total nor facets count, whatever page is read, a document that was %s",
  async (_, change) => {
    const { ana, bucket } = await house();
    const ben = await member(bucket);
    const word = `Lag${bucket.id}`;
    const fields = { denumire: word, bucketId: bucket.id, criptat: true };
    const hidden = await filed(ana, { ...fields, etichete: ["ascuns"] });
    const kept = await filed(ana, { ...fields, etichete: ["văzut"] });
    const asked = { q: word, size: 1 };
    expect(await search(ben, asked)).toMatchObject({ items: [{ id: kept.id }], total: 2 });
    expect((await change(ana, hidden.id)).status).toBeLessThan(300);
    const seen = { items: [{ id: kept.id }], total: 1, facets: { etichete: [{ value: "văzut", count: 1 }] } };
    expect(await search(ben, asked)).toMatchObject(seen);
    expect(
      await search(ben, { ...asked, filters: [{ field: "etichete", values: ["ascuns"] }] }),
    ).toMatchObject({
      items: [],
      total: 0,
    });
    await indexDocuments(index, [hidden.id]);
    expect(await narrowedIds()).not.toContain(hidden.id);
    expect(await search(ben, asked)).toMatchObject(seen);
  },
);

it("while the index lags, a grant that was revoked or shortened no longer counts, but what may still be read does", async () => {
  const { ana, bucket } = await house();
  const [reader, ben] = [await person(), await member(bucket)];
  const word = `Grant${bucket.id}`;
  const lend = async () => {
    const { id } = await filed(ana, { denumire: word, bucketId: bucket.id });
    const terms = { beneficiarOperatorId: reader.id, drept: "CITIRE" };
    const { json } = await as(ana).post<{ id: number }>(`/api/documents/${id}/partajeaza`, terms);
    await indexDocuments(index, [id]);
    return { id, grant: `/api/partajare-documents/${json.id}` };
  };
  const [revoked, shortened, kept] = [await lend(), await lend(), await lend()];
  const total = async (by: Person) => (await search(by, { q: word, size: 1 })).total;
  expect([await total(reader), await total(ben)]).toEqual([3, 3]);
  expect((await as(ana).delete(revoked.grant)).status).toBe(204);
  expect([await total(reader), await total(ben)]).toEqual([2, 3]);
  const dataExpirare = new Date(clock.now().getTime() + 60_000).toISOString();
  expect((await as(ana).patch(shortened.grant, { dataExpirare })).status).toBe(200);
  clock.freeze(new Date(Date.now() + 61_000));
  expect([await total(reader), await total(ben)]).toEqual([1, 3]);
  expect((await search(reader, { q: word, size: 1 })).items).toMatchObject([{ id: kept.id }]);
});

it("a mark of a document that changes while it is indexed stays until that change is indexed, too", async () => {
  const { ana, bucket } = await house();
  const { id } = await filed(ana, { denumire: "Marcat", bucketId: bucket.id });
  await as(ana).delete(`/api/documents/${id}`);
  const slow: SearchIndex = {
    ...index,
    write: async (entries) => {
      await as(ana).post(`/api/documents/${id}/restore`);
      await as(ana).delete(`/api/documents/${id}`);
      await index.write(entries);
    },
  };
  await indexDocuments(slow, [id]);
  expect(await narrowedIds()).toContain(id);
  await indexDocuments(index, [id]);
  expect(await narrowedIds()).not.toContain(id);
});

/** An index that records its queries. */
function noted(): { asked: string[]; on: SearchIndex } {
  const asked: string[] = [];
  const search: SearchIndex["search"] = (query) => (asked.push("search"), index.search(query));
  const findsEach: SearchIndex["findsEach"] = (...of) => (asked.push("findsEach"), index.findsEach(...of));
  return { asked, on: { ...index, search, findsEach } };
}

it(
  "a correction names no word that only others may read, neither by the answer nor by the calls that it takes",
  untilUndisturbed,
  async () => {
    const [{ ana, bucket }, { ana: ben }] = [await house(), await house()];
    await filed(ana, { denumire: "Hidrometeorologie", bucketId: bucket.id, visibility: "PUBLIC" });
    expect(await search(ana, { q: "hidrometeorolgie" })).toMatchObject({
      total: 1,
      correction: { searched: "hidrometeorologie" },
    });
    const callsFor = async (q: string) => {
      const { asked, on } = noted();
      const { result, calls } = await callsOf(() => search(ben, { q }, on));
      expect([result.items, result.total, result.correction]).toEqual([[], 0, undefined]);
      return [asked, tally(calls)];
    };
    expect(await callsFor("hidrometeorolgie")).toEqual(await callsFor("hidrometeorolxgix"));
  },
);

it.each<[string, (by: Person, id: number) => Promise<{ status: number }>]>([
  ["deleted", (by, id) => as(by).delete(`/api/documents/${id}`)],
  ["hidden", (by, id) => as(by).patch(`/api/documents/${id}`, { visibility: "SECRET" })],
])("while the index lags, no correction names a word of a document that was %s", async (_, change) => {
  const { ana, bucket } = await house();
  const ben = await member(bucket);
  const { id } = await filed(ana, { denumire: "Topometrie", criptat: true, bucketId: bucket.id });
  expect((await search(ben, { q: "topomtrie" })).correction?.searched).toBe("topometrie");
  expect((await change(ana, id)).status).toBeLessThan(300);
  expect(await search(ben, { q: "topomtrie" })).not.toHaveProperty("correction");
  // The same must hold if a mark is missing: each found document is read again before words are taken from it.
  const unmarked: SearchIndex = {
    ...index,
    search: (query) => index.search({ ...query, except: [] }),
    findsEach: (terms, asking) => index.findsEach(terms, { ...asking, except: [] }),
  };
  expect(await search(ben, { q: "topomtrie" }, unmarked)).not.toHaveProperty("correction");
});

it("where all that a correction finds is refused when it is read again, nothing is said of it", async () => {
  const { ana, bucket } = await house();
  const bucketId = bucket.id;
  const { id } = await filed(ana, { denumire: "Ecometrie", bucketId });
  let times = 0;
  const late: SearchIndex = {
    ...index,
    search: async (query) => {
      times += 1;
      const found = await index.search({ ...query, except: [] });
      if (times === 3) await as(ana).delete(`/api/documents/${id}`);
      return found;
    },
  };
  const found = await search(ana, { q: "ecomtrie" }, late);
  expect([times, found.items, found.total]).toEqual([3, [], 0]);
  expect(found).not.toHaveProperty("correction");
});

it("a query is corrected only if what was typed can still be searched, in quotes", async () => {
  const ana = await person();
  const numbers = Array.from({ length: 44 }, (_, i) => 1_000_000_000 + i).join(" ");
  await filed(ana, { denumire: "Cartografiere", descriere: numbers });
  const misspelt = `${numbers} cartografere`;
  expect((await search(ana, { q: misspelt })).correction?.searched).toBe(`${numbers} cartografiere`);
  const longest = `${misspelt.padEnd(498, " ")}00`;
  await filed(ana, { denumire: "Cartografiere", descriere: `${numbers} 00` });
  expect(longest).toHaveLength(500);
  expect(await search(ana, { q: longest })).not.toHaveProperty("correction");
});

it("a word that finds nothing costs the index three more questions and the table one more read, two such words one more of each", async () => {
  const { ana, bucket } = await house();
  await filed(ana, { denumire: "Calcografie monocromatică", bucketId: bucket.id });
  const caller = await loadPerson(ana.id);
  if (!caller) throw new Error("nobody has this id");
  const costOf = async (q: string): Promise<[string[], number]> => {
    const { asked, on } = noted();
    const { calls } = await callsOf(() => searchDocuments(caller, { q, page: 0, size: 20 }, on));
    return [asked, calls.filter(({ name }) => name === "dynamodb.BatchGetItem").length];
  };
  // Every search reads the documents that others have marked as no longer readable.
  const [, marks] = await costOf('"calcogrfie"');
  const more = async (q: string) => {
    const [asked, reads] = await costOf(q);
    return [asked, reads - marks];
  };
  expect(await more('"calcogrfie"')).toEqual([["search"], 0]);
  expect(await more("calcografie")).toEqual([["search"], 1]);
  expect(await more("calcografie x13131313")).toEqual([["search", "findsEach"], 0]);
  expect(await more("calcografie xilofon")).toEqual([["search", "findsEach", "search"], 0]);
  expect(await more("calcogrfie")).toEqual([["search", "findsEach", "search", "search"], 2]);
  const two = ["search", "findsEach", "search", "search", "search"];
  expect(await more("calcogrfie monocromtică")).toEqual([two, 3]);
});

it("who joins a bucket later finds what was indexed before, though no entry changes", async () => {
  const { ana, bucket, stranger } = await house();
  const { id } = await filed(ana, { denumire: "Dispoziția", bucketId: bucket.id });
  expect(await idsFor(stranger, { q: "dispozitia" })).toEqual([]);
  expect(await idsFor(await member(bucket), { q: "dispozitia" })).toEqual([id]);
});

it("an indexer that comes late with an old state of the document changes nothing", async () => {
  const { ana, bucket } = await house();
  const { id } = await filed(ana, { denumire: "Vechi", bucketId: bucket.id });
  const late: Parameters<SearchIndex["write"]>[0][] = [];
  const held = { ...index, write: async (entries: (typeof late)[number]) => void late.push(entries) };
  await indexDocuments(held, [id]);
  await as(ana).patch(
    `/api/documents/${id}`,
    { denumire: "Nou" },
    { "content-type": "application/merge-patch+json" },
  );
  await indexDocuments(index, [id]);
  for (const entries of late) await index.write(entries);
  expect([await idsFor(ana, { q: "nou" }), await idsFor(ana, { q: "vechi" })]).toEqual([[id], []]);
});
