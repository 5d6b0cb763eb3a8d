import { MOST_ROWS } from "../../../../shared/data/list-page.ts";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { once } from "../../../../shared/once.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { counters } from "../../records/counters.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { grantLabel, OF_MANY } from "../../records/granted.ts";
import { indexed } from "../search/testing.ts";
import {
  as,
  bucketOf,
  client,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * Filters and orders over more than 10,000 rows are answered by the index. Here only the counters claim that number
 * of rows, so that the same lists can be compared before and after.
 */

/** Thousands of requests, on a busy machine. */
const LONG = { timeout: 240_000 };

const queries = [
  "sort=denumire",
  "sort=-denumire,creatLa",
  "sort=dimensiune,-visibility",
  "filter[denumire][contains]=PLAN",
  "filter[denumire][doesNotContain]=plan&sort=denumire",
  "filter[etichete]=urgent",
  "filter[etichete][notIn]=urgent,vechi",
  "filter[descriere][specified]=true&sort=descriere",
  "filter[retinereLegala]=false&filter[status]=ARHIVAT",
  "filter[visibility]=PERSONAL&sort=-id,denumire",
  "filter[id][greaterThan]=0&filter[denumire][lessThan]=n",
  "filter[partajat]=true&sort=denumire",
] as const;

/** True for filters on fields; the counts of other filters come directly from the counters. */
const isOfFields = (query: string): boolean => /^filter\[(?!partajat)/.test(query);

const list = (somebody: ServiceClient, query: string) =>
  somebody.get<PageOf<DocumentView>>(`/api/documents?${query}`);
const namesIn = ({ json }: { json: PageOf<DocumentView> }) => json.items.map(({ denumire }) => denumire);

/** Follows the link to the next page up to the end; returns the ids, and the total that each page reported. */
async function walk(somebody: ServiceClient, query: string): Promise<{ ids: number[]; totals: number[] }> {
  const [ids, totals]: [number[], number[]] = [[], []];
  let address: string | undefined = `/api/documents?${query}&size=2`;
  while (address) {
    const { status, json, headers }: Answer<PageOf<DocumentView>> =
      await somebody.get<PageOf<DocumentView>>(address);
    expect([status, address]).toEqual([200, address]);
    ids.push(...json.items.map(({ id }) => id));
    totals.push(Number(headers["x-total-count"]));
    address = /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  return { ids, totals };
}

describe("a list of more than 10,000 documents, with filters and orders", () => {
  let people: Record<string, Person>;
  let bucketId: number;
  let organizatieId: number;
  let archived: number;

  const filed = async (somebody: Person, fields: object): Promise<number> => {
    const { status, json } = await as(somebody).post<{ id: number }>("/api/documents", fields);
    expect(status).toBe(201);
    return json.id;
  };

  const share = async (somebody: Person, id: number, { id: beneficiarOperatorId }: Person): Promise<void> => {
    const grant = { beneficiarOperatorId, drept: "CITIRE" };
    expect((await as(somebody).post(`/api/documents/${id}/partajeaza`, grant)).status).toBe(201);
  };

  /** Files everything a minute ago: what has just changed is read from the table instead of found in the index. */
  const prepare = async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    ({ id: bucketId } = bucket);
    ({ id: organizatieId } = org);
    const citizen = await client();
    people = {
      operator: await member(bucket),
      insider: await member(bucket, "OPERATOR", { hasSecret: true }),
      orgAdmin: await organizationAdmin(org),
      serviceAdmin: await serviceAdmin(),
      secretAdmin: await serviceAdmin({ hasSecret: true }),
      citizen: await person({ clientId: citizen.id }),
      stranger: await person(),
    };
    const {
      operator,
      citizen: owner,
      stranger,
      insider,
    } = people as Record<"operator" | "citizen" | "stranger" | "insider", Person>;
    for (const denumire of ["Plan de urbanism", "plan 10", "Plan 2", "Ședință", "Sesiune", "Țară", "Arhivă"])
      await filed(operator, {
        denumire,
        bucketId,
        descriere: `despre ${denumire}`,
        etichete: denumire.startsWith("P") ? ["urgent", "plan"] : [],
      });
    await filed(operator, {
      denumire: "Al cetățeanului",
      bucketId,
      proprietarId: citizen.id,
      etichete: ["vechi"],
    });
    await filed(insider, { denumire: "Plan secret", bucketId, visibility: "SECRET" });
    const ownRequest = await filed(owner, { denumire: "Cererea mea" });
    archived = await filed(operator, { denumire: "Plan vechi", bucketId });
    await as(operator).post(`/api/documents/${archived}/arhiveaza`);
    const shared = await filed(operator, { denumire: "Plan partajat", bucketId });
    await share(operator, shared, stranger);
    await share(owner, ownRequest, operator);
  };

  beforeAll(async () => {
    await aMinuteAgo(prepare);
    await indexed();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    clock.resume();
  });

  /** Makes the counters claim more documents than a list may read. */
  const pretend = once(async () => {
    const given = { bucketId, secrecy: "open", status: "ACTIV", drept: "CITIRE" } as const;
    const labels = ["open.ACTIV", "open.ARHIVAT", "open.STERS", "secret.ACTIV"];
    const owners = Object.values(people).flatMap(({ id, clientId }) => [
      `user#${id}`,
      ...(clientId === undefined ? [] : [`client#${clientId}`]),
    ]);
    const counts = [
      ...labels.flatMap((label) => [
        { counter: counters.all, label },
        { counter: counters.bucket(bucketId), label },
        ...owners.map((name) => ({ counter: counters.owner(name), label: `1.${label}` })),
      ]),
      ...owners.flatMap((name) => [
        { counter: counters.owner(name), label: OF_MANY },
        { counter: counters.owner(name), label: grantLabel(name, given) },
      ]),
    ];
    for (const count of counts) await transact([{ table: Documents.table, count, by: MOST_ROWS + 1 }]);
  });

  /** Makes all changes so far too old to be read from the table. The index has not heard of them. */
  const notHeardOf = () => clock.freeze(new Date(Date.now() + 11_000));

  const everyAnswer = async () => {
    const answers: Record<string, unknown> = {};
    for (const [name, somebody] of Object.entries(people))
      for (const query of queries) {
        const count = await as(somebody).get<number>(`/api/documents/count?${query}`);
        const walked = await walk(as(somebody), query);
        answers[`${name} ${query}`] = isOfFields(query) ? { ...walked, count: count.json } : walked;
      }
    return answers;
  };

  it(
    "a list of more than 10,000 documents, with filters and orders shows every caller what its rows would show, page by page, with the same totals and counts",
    LONG,
    async () => {
      const asked = vi.spyOn(searchIndex(), "list");
      const byRows = await everyAnswer();
      expect(asked).not.toHaveBeenCalled();
      await pretend();
      const byIndex = await everyAnswer();
      expect(asked.mock.calls.length).toBeGreaterThan(2 * queries.length * Object.keys(people).length);
      expect(byIndex).toEqual(byRows);
    },
  );

  it("a list of more than 10,000 documents, with filters and orders names an organization by its buckets; what the index does not know is still read from rows", async () => {
    const { operator } = people as { operator: Person };
    await pretend();
    const asked = vi.spyOn(searchIndex(), "list");
    const named = `filter[organizatieId]=${organizatieId}&sort=denumire&filter[denumire][contains]=sedin`;
    expect(namesIn(await list(as(operator), named))).toEqual(["Ședință"]);
    expect(asked).toHaveBeenCalledOnce();
    for (const query of [
      "sort=organizatieId",
      "filter[organizatieId][greaterThan]=1",
      "filter[status]=STERS&sort=denumire",
    ])
      expect([query, (await list(as(operator), query)).status]).toEqual([query, 200]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("a list of more than 10,000 documents, with filters and orders leaves out what has changed since the index was written, and takes it off the total", async () => {
    const { operator } = people as { operator: Person };
    await pretend();
    const query = "filter[denumire][contains]=plan vechi";
    expect((await list(as(operator), query)).json).toMatchObject({ items: [{ id: archived }] });
    await as(operator).delete(`/api/documents/${archived}`);
    const { json, headers } = await list(as(operator), query);
    expect([json.items, headers["x-total-count"]]).toEqual([[], "0"]);
  });

  it("a list of more than 10,000 documents, with filters and orders leaves out what the index, further behind, still finds by an earlier name, and takes it off the total", async () => {
    const { operator } = people as { operator: Person };
    await pretend();
    const query = "filter[denumire][contains]=sesiune";
    const [{ id } = { id: 0 }] = (await list(as(operator), query)).json.items;
    expect((await as(operator).patch(`/api/documents/${id}`, { denumire: "Întâlnire" })).status).toBe(200);
    notHeardOf();
    const { json, headers } = await list(as(operator), query);
    expect([json.items, headers["x-total-count"], headers["x-total-relation"]]).toEqual([[], "0", "gte"]);
    await indexed();
  });

  it("a list of more than 10,000 documents, with filters and orders counts nothing that changed since the index was written, whatever page it is on", async () => {
    const { operator } = people as { operator: Person };
    await pretend();
    const query = "filter[denumire][contains]=plan&sort=-denumire&size=1";
    const seen = async () => {
      const { json, headers } = await list(as(operator), query);
      const count = await as(operator).get<number>(`/api/documents/count?${query}`);
      return [json.items[0]?.denumire, Number(headers["x-total-count"]), count.json];
    };
    const [first, total = 0] = await seen();
    const { json } = await list(as(operator), "filter[denumire]=plan 10&sort=denumire");
    await as(operator).delete(`/api/documents/${json.items[0]?.id}`);
    expect(await seen()).toEqual([first, Number(total) - 1, Number(total) - 1]);
    notHeardOf();
    expect(await seen()).toEqual([first, Number(total) - 1, Number(total) - 1]);
  });

  it("a list of more than 10,000 documents, with filters and orders is also read by page number, and its cursor fits only this list", async () => {
    const { operator } = people as { operator: Person };
    await pretend();
    const all = namesIn(await list(as(operator), "sort=denumire"));
    expect(namesIn(await list(as(operator), "sort=denumire&size=3&page=1"))).toEqual(all.slice(3, 6));
    const { headers } = await list(as(operator), "sort=denumire&size=3");
    const [, cursor = ""] = /cursor=([^&>]+)/.exec(String(headers.link)) ?? [];
    const refused = { status: 400, json: { message: "error.cursorIncorect" } };
    expect(await list(as(operator), `sort=-denumire&size=3&cursor=${cursor}`)).toMatchObject(refused);
    const { after, ...rest } = JSON.parse(Buffer.from(cursor, "base64url").toString()) as {
      after: unknown[];
    };
    for (const forged of [[...after, 1], [1, ...after.slice(1)], [{}, 1], [null, "a"], []]) {
      const text = Buffer.from(JSON.stringify({ ...rest, after: forged })).toString("base64url");
      expect(await list(as(operator), `sort=denumire&size=3&cursor=${text}`)).toMatchObject(refused);
    }
  });

  it("a list of more than 10,000 documents, with filters and orders waits for the index where that does not answer: 503", async () => {
    const { operator } = people as { operator: Person };
    await pretend();
    vi.spyOn(searchIndex(), "list").mockRejectedValue(kernel.indisponibil());
    expect(await list(as(operator), "sort=denumire")).toMatchObject({ status: 503 });
  });
});
