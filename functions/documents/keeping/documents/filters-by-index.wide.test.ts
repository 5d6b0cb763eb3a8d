import { FEW_ROWS } from "../../../../shared/data/list-page.ts";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { counters } from "../../records/counters.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { grantKey } from "../../records/grant.ts";
import { indexed } from "../search/testing.ts";
import {
  as,
  bucketOf,
  client,
  member,
  organization,
  person,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

type Page = PageOf<DocumentView>;

/*
 * The index answers filters over some hundred rows, except for changes that it may not have yet. Here only the
 * counters claim that there are so many. Without the index, the same lists are read row by row, and must show the
 * same.
 */

/** Hundreds of requests, on a busy machine. */
const LONG = { timeout: 480_000 };

let bucketId: number;
let otherBucketId: number;
let operator: Person;
let insider: Person;
let citizen: Person;
let stranger: Person;
let people: Person[];
const ids: number[] = [];

async function file(by: Person, fields: object): Promise<number> {
  const { status, json } = await as(by).post<{ id: number }>("/api/documents", fields);
  expect(status).toBe(201);
  ids.push(json.id);
  return json.id;
}

const share = (id: number, to: Person) =>
  as(insider).post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId: to.id, drept: "CITIRE" });

beforeAll(async () => {
  const home = await organization();
  const bucket = await bucketOf(home);
  const other = await bucketOf(home);
  ({ id: bucketId } = bucket);
  ({ id: otherBucketId } = other);
  const owner = await client();
  operator = await member(bucket);
  insider = await member(bucket, "ADMIN", { hasSecret: true });
  citizen = await person({ clientId: owner.id });
  stranger = await person();
  people = [operator, insider, citizen, stranger];
  await aMinuteAgo(async () => {
    for (let i = 0; i < 12; i += 1)
      await file(insider, {
        bucketId,
        denumire: `Act ${i}`,
        etichete: i % 2 ? ["urgent"] : ["vechi"],
        ...(i % 4 === 0 ? { proprietarId: owner.id } : {}),
        ...(i % 5 === 4 ? { visibility: "SECRET" } : {}),
      });
    await share(ids[1] ?? 0, stranger);
    await share(ids[2] ?? 0, stranger);
  });
  await indexed();
  const names = people.flatMap(({ id, clientId }) => [
    `user#${id}`,
    ...(clientId === undefined ? [] : [`client#${clientId}`]),
  ]);
  for (const name of names) await pretend(counters.owner(name), "1.open.ACTIV", FEW_ROWS + 1);
  await pretend(counters.bucket(bucketId), "open.ACTIV", FEW_ROWS + 1);
});

const pretend = (counter: string, label: string, by: number) =>
  transact([{ table: Documents.table, count: { counter, label }, by }]);

afterEach(() => {
  vi.restoreAllMocks();
  clock.resume();
});

const list = (somebody: ServiceClient, query: string) => somebody.get<Page>(`/api/documents?${query}`);

/** Every page by cursor, and the count. */
async function walk(somebody: Person, query: string) {
  const [found, totals]: [number[], Set<string | undefined>] = [[], new Set()];
  let address: string | undefined = `/api/documents?${query}&size=7`;
  while (address) {
    const { status, json, headers }: Answer<Page> = await as(somebody).get<Page>(address);
    expect([status, address]).toEqual([200, address]);
    found.push(...json.items.map(({ id }) => id));
    totals.add(headers["x-total-count"]);
    address = /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  const { json: count } = await as(somebody).get<number>(`/api/documents/count?${query}`);
  return { found, totals: [...totals], count };
}

/** The same without the index. */
async function walkRows(somebody: Person, query: string) {
  const away = vi.spyOn(searchIndex(), "list").mockRejectedValue(kernel.indisponibil());
  try {
    return await walk(somebody, query);
  } finally {
    away.mockRestore();
  }
}

const URGENT = "filter[etichete]=urgent";
const queries = [
  URGENT,
  "filter[denumire][contains]=act&sort=-denumire",
  "filter[etichete][notIn]=urgent&sort=denumire",
];

describe("a filter over some hundred documents", untilUndisturbed, () => {
  it.each([600, 5000])(
    "a filter over some hundred documents of %i rows asks the index, by at most 9 calls and 60 units",
    async (rows) => {
      const { json: total } = await as(operator).get<number>(
        `/api/documents/count?filter[bucketId]=${bucketId}`,
      );
      await pretend(counters.bucket(bucketId), "open.ACTIV", rows - total);
      const asked = vi.spyOn(searchIndex(), "list");
      const { calls, result } = await callsOf(() => list(as(operator), URGENT));
      expect(result.json.items).not.toHaveLength(0);
      expect(asked).toHaveBeenCalledOnce();
      expect(calls.length).toBeLessThanOrEqual(9);
      expect(calls.reduce((sum, { capacity }) => sum + capacity, 0)).toBeLessThanOrEqual(60);
    },
  );

  it("a filter over some hundred documents shows what has changed a moment ago, before the index has heard of it", async () => {
    const asked = vi.spyOn(searchIndex(), "list");
    const before = await walk(operator, URGENT);
    const added = await file(operator, { bucketId, denumire: "Act nou", etichete: ["urgent"] });
    const [changed = 0, ended = 0] = [ids[2], ids[3]];
    await as(operator).patch(`/api/documents/${changed}`, { etichete: ["urgent"] });
    await as(operator).patch(`/api/documents/${ended}`, { etichete: [] });
    const wanted = [...before.found.filter((id) => id !== ended), changed, added].sort((a, b) => b - a);
    const total = String(wanted.length);
    expect(await walk(operator, URGENT)).toEqual({ found: wanted, totals: [total], count: wanted.length });
    const page = await list(as(operator), `${URGENT}&size=2&page=1`);
    expect(page.json.items.map(({ id }) => id)).toEqual(wanted.slice(2, 4));
    expect(asked.mock.calls.length).toBeGreaterThan(4);
    await indexed();
    expect((await walk(operator, URGENT)).found).toEqual(wanted);
  });

  it("a filter over some hundred documents shows what only a grant shows as it is now, too", async () => {
    const [given = 0] = [ids[2]];
    await as(insider).patch(`/api/documents/${given}`, { etichete: ["urgent", "nou"] });
    expect((await walk(stranger, "filter[etichete]=nou")).found).toEqual([given]);
  });

  it("a filter over some hundred documents reads the grants of those documents only that were granted to the reader", async () => {
    const [granted = 0] = [ids[6]];
    await share(granted, operator);
    await indexed();
    clock.freeze(new Date(Date.now() + 11_000));
    const { calls, result } = await callsOf(() => list(as(operator), "filter[etichete]=vechi"));
    expect(result.json.items.map(({ id }) => id)).toContain(granted);
    expect(result.json.items.length).toBeGreaterThan(1);
    const keys = calls
      .filter(({ name }) => name === "dynamodb.BatchGetItem")
      .flatMap(({ input }) => Object.values(input.RequestItems as Record<string, { Keys: Key[] }>))
      .flatMap(({ Keys }) => Keys);
    expect(keys.filter(({ sk }) => sk.startsWith("grant#"))).toEqual([
      grantKey(granted, `user#${operator.id}`),
    ]);
  });

  it("a filter over some hundred documents reads the events of an owner only if some of their documents lie outside the places whose events are read", async () => {
    const visible = await bucketOf(await organization());
    const author = await member(visible);
    await pretend(counters.bucket(visible.id), "open.ACTIV", FEW_ROWS + 1);
    const readsOwn = async () => {
      const { calls } = await callsOf(() => list(as(author), URGENT));
      expect(calls.some(({ name }) => name === "dynamodb.Query")).toBe(true);
      return JSON.stringify(calls).includes(`events#owner#user#${author.id}`);
    };
    const urgent = { denumire: "Act propriu", etichete: ["urgent"] };
    const inside = await file(author, { ...urgent, bucketId: visible.id });
    expect([await readsOwn(), (await walk(author, URGENT)).found]).toEqual([false, [inside]]);
    const outside = await file(author, { ...urgent, bucketId: PLATFORM_BUCKET_ID });
    expect([await readsOwn(), (await walk(author, URGENT)).found]).toEqual([true, [outside, inside]]);
  });

  it("a filter over some hundred documents reads no document that only a grant shows if none of their bucket has changed lately", async () => {
    await indexed();
    clock.freeze(new Date(Date.now() + 11_000));
    const { calls } = await callsOf(() => list(as(stranger), "filter[etichete]=nimic"));
    const read = JSON.stringify(calls.filter(({ name }) => name === "dynamodb.BatchGetItem"));
    expect(calls.some(({ name }) => name === "dynamodb.Query")).toBe(true);
    expect([ids[1], ids[2]].filter((id) => read.includes(`document#${String(id)}"`))).toEqual([]);
  });

  it("a filter over some hundred documents is read row by row if the index does not answer, or lags by more than ten seconds", async () => {
    const changed = ids[5] ?? 0;
    await as(operator).patch(`/api/documents/${changed}`, { etichete: ["urgent", "rar"] });
    const RARE = "filter[etichete]=rar";
    expect(await walkRows(operator, RARE)).toEqual({ found: [changed], totals: ["1"], count: 1 });
    clock.freeze(new Date(Date.now() + 11_000));
    const asked = vi.spyOn(searchIndex(), "list");
    expect((await walk(operator, RARE)).found).toEqual([changed]);
    expect(asked).not.toHaveBeenCalled();
    await indexed();
    expect((await walk(operator, RARE)).found).toEqual([changed]);
    expect(asked).toHaveBeenCalled();
  });

  it("a filter over some hundred documents goes on by its cursor if the index goes away, and comes back", async () => {
    const query = `${URGENT}&sort=-denumire`;
    const wanted = (await walk(operator, query)).found;
    const next = ({ headers }: Answer<Page>) =>
      /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1] ?? "";
    const first = await list(as(operator), `${query}&size=2`);
    const away = vi.spyOn(searchIndex(), "list").mockRejectedValue(kernel.indisponibil());
    const second = await as(operator).get<Page>(next(first));
    expect(away).toHaveBeenCalled();
    away.mockRestore();
    const third = await as(operator).get<Page>(next(second));
    const found = [first, second, third].flatMap(({ json }) => json.items.map(({ id }) => id));
    expect(found).toEqual(wanted.slice(0, 6));
  });

  type Step = { act: "label" | "archive" | "share" | "hide" | "move" | "index" | "file"; at: number };
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom("label", "archive", "share", "hide", "move", "index", "file"),
    at: fc.nat({ max: 30 }),
  });

  /** Steps that the document's state does not allow are refused, without effect. */
  async function run({ act, at }: Step): Promise<void> {
    const id = ids[at % ids.length] ?? 0;
    const path = `/api/documents/${id}`;
    if (act === "index") return indexed();
    if (act === "file")
      return void (await file(operator, { bucketId, denumire: `Act ${at}`, etichete: ["urgent"] }));
    if (act === "archive") await as(insider).post(`${path}/arhiveaza`);
    if (act === "share") await share(id, stranger);
    if (act === "label") await as(insider).patch(path, { etichete: at % 3 ? ["urgent"] : ["vechi"] });
    if (act === "hide") await as(insider).patch(path, { visibility: at % 2 ? "SECRET" : "PERSONAL" });
    if (act === "move") await as(insider).patch(path, { bucketId: at % 2 ? otherBucketId : bucketId });
  }

  it(
    "a filter over some hundred documents shows what its rows show after any history, whatever the index has heard of",
    LONG,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 7 }), async (history) => {
          for (const one of history) await run(one);
          for (const somebody of people)
            for (const query of queries)
              expect([somebody.login, query, await walk(somebody, query)]).toEqual([
                somebody.login,
                query,
                await walkRows(somebody, query),
              ]);
        }),
        { numRuns: 3 },
      );
    },
  );
});
