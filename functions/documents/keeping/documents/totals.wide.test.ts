import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client,
  issuer,
  join,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
} from "../../testing.ts";
import { passes, type Filter } from "../../../../shared/data/page.ts";
import { read, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import { loadPerson } from "../../access/load-person.ts";
import { rightsOf, visibleBuckets } from "../../access/authorization.ts";
import type { Person as Caller } from "../../access/principal.ts";
import { type Document, Documents, type DocumentView } from "../../records/document.ts";
import type { Grant } from "../../records/grant.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

type Page = PageOf<DocumentView>;

/*
 * Lists, counts and totals against a plain walk over all records. Histories are generated and their steps run in
 * parallel; afterwards every caller queries with every filter.
 */

/** Thousands of requests, on a busy machine. */
const LONG = { timeout: 240_000 };

const visibilities = ["PUBLIC", "PERSONAL", "SECRET"] as const;

interface Step {
  act: "create" | "move" | "hide" | "archive" | "reactivate" | "remove" | "purge" | "share";
  /** Selects one of the existing documents, people, buckets or visibilities. */
  pick: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    ...(["create", "create", "create", "move", "hide", "archive", "archive"] as const),
    ...(["reactivate", "remove", "remove", "purge", "share"] as const),
  ),
  pick: fc.nat(10_000),
});

const chosen = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;

describe("lists, counts and totals agree for every caller and filter", () => {
  let bucketIds: number[];
  let clientId: number;
  let emitentId: number;
  let organizatieId: number;
  let people: Person[];
  let governor: Person;
  const ids: number[] = [];

  beforeAll(async () => {
    const ours = await organization();
    organizatieId = ours.id;
    const [first, second] = [await bucketOf(ours), await bucketOf(ours)];
    bucketIds = [first.id, second.id];
    const register = await client();
    clientId = register.id;
    emitentId = (await issuer()).id;
    governor = await serviceAdmin({ hasSecret: true });
    const both = await member(first, "ADMIN", { hasSecret: true, clientId });
    await join(both, second);
    people = [
      await member(first),
      both,
      await person({ organizatieId: ours.id }),
      await person({ clientId: (await client()).id }),
      await organizationAdmin(ours),
      await serviceAdmin(),
      governor,
    ];
  });

  const run = async ({ act, pick }: Step): Promise<void> => {
    if (act === "create") {
      const filed = pick % 3;
      const creator = filed === 0 ? chosen(people, pick) : governor;
      const { json } = await as(creator).post<{ id: number }>("/api/documents", {
        denumire: `Act ${pick}`,
        visibility: chosen(visibilities, pick >> 2),
        ...(filed === 0 ? {} : { bucketId: chosen([...bucketIds, 1], pick >> 4) }),
        ...(filed === 2 ? { proprietarId: clientId, emitentId } : {}),
      });
      if (json.id) ids.push(json.id);
      return;
    }
    if (ids.length === 0) return;
    const id = chosen(ids, pick);
    const path = `/api/documents/${id}`;
    const by = as(governor);
    if (act === "move") await by.patch(path, { bucketId: chosen(bucketIds, pick >> 4) });
    if (act === "hide") await by.patch(path, { visibility: chosen(visibilities, pick >> 4) });
    if (act === "archive") await by.post(`${path}/arhiveaza`);
    if (act === "reactivate") await by.post(`${path}/restore`);
    if (act === "remove") await by.delete(path);
    if (act === "purge") await by.post(`${path}/purge`);
    if (act === "share") await share(id, chosen(people, pick >> 4).id);
  };

  const share = (documentId: number, beneficiarOperatorId: number) =>
    as(governor).post(`/api/documents/${documentId}/partajeaza`, { beneficiarOperatorId, drept: "CITIRE" });

  /** A filter as query text, and in the form that the walk applies. */
  const filters = (): [string, Filter[]][] => {
    const is = (field: string, ...values: (string | number)[]): Filter => ({ field, operator: "in", values });
    const text = ({ field, values }: Filter) => `filter[${field}][in]=${values.join(",")}`;
    const [first = 0, second = 0] = bucketIds;
    const wanted: Filter[][] = [
      [],
      [is("bucketId", first)],
      [is("bucketId", first), is("bucketId", second)],
      [is("bucketId", first, second)],
      [is("status", "ACTIV")],
      [is("status", "ARHIVAT")],
      [is("status", "STERS")],
      [is("status", "PURJAT")],
      [is("status", "ACTIV", "STERS")],
      [is("bucketId", second), is("status", "ACTIV")],
      [is("visibility", "SECRET")],
      [is("visibility", "PUBLIC")],
      [is("proprietarId", clientId)],
      [is("emitentId", emitentId)],
      [is("organizatieId", organizatieId)],
      [is("organizatieId", organizatieId), is("bucketId", first, 1)],
    ];
    return wanted.map((all) => [all.map(text).join("&"), all]);
  };

  interface Known extends Document {
    grants: Grant[];
    organizatieId?: number;
  }

  /** Every document of the histories, as stored. */
  const walk = async (): Promise<Known[]> => {
    const all = await Promise.all(
      ids.map(async (id) => {
        const document = await read(Documents, { id });
        const grants = await readPartition(Documents.table, `document#${id}`, { prefix: "grant#" });
        return document && { ...document, grants: grants.map((grant) => recordOf<Grant>(grant)) };
      }),
    );
    return all
      .filter((document) => document !== undefined)
      .map((document) => (bucketIds.includes(document.bucketId) ? { ...document, organizatieId } : document));
  };

  /** True if a list of the caller shows the document: it is in their scope, and they may read it. */
  const shows = (caller: Caller, document: Known): boolean => {
    const granted = document.grants.filter((grant) => grant.beneficiarOperatorId === caller.id);
    const visible = visibleBuckets(caller);
    const ours = rightsOf({ ...caller, memberships: new Map() }, { ...document, visibility: "SECRET" });
    const inScope =
      !visible || visible.includes(document.bucketId) || granted.length > 0 || ours.has("govern");
    return inScope && rightsOf(caller, document, granted).has("read");
  };

  const expected = (all: Known[], caller: Caller, asked: Filter[]): number[] => {
    const hasStatus = asked.some(({ field }) => field === "status");
    return all
      .filter(({ status }) => hasStatus || status === "ACTIV" || status === "ARHIVAT")
      .filter((document) => shows(caller, document) && passes(document, asked))
      .map(({ id }) => id)
      .sort((a, b) => b - a);
  };

  /** The ids and totals of a list, page after page. */
  const follow = async (somebody: Person, query: string, size: number) => {
    const pages: Page[] = [];
    for (let next: string | undefined = `/api/documents?${query}&size=${size}`; next;) {
      const page: { json: Page; headers: Record<string, string> } = await as(somebody).get<Page>(next);
      pages.push(page.json);
      next = /<\/documents([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1];
    }
    return pages;
  };

  const idsOf = (pages: Page[]) => pages.flatMap(({ items }) => items.map(({ id }) => id));

  it("after any history, by cursor and by number, against a plain walk over all records", LONG, async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 4, maxLength: 8 }), { minLength: 4, maxLength: 6 }),
        async (history) => {
          for (const together of history) await Promise.all(together.map(run));
          const all = await walk();
          all.forEach(({ status }) => reached.add(status));
          for (const somebody of people) {
            const caller = (await loadPerson(somebody.id)) as Caller;
            for (const [query, asked] of filters()) {
              // Lists of administrators also contain records of other tests, unless a filter restricts them to ours.
              if (visibleBuckets(caller) === undefined && !/bucketId|Id\]/.test(query)) continue;
              const wanted = expected(all, caller, asked);
              const pages = await follow(somebody, query, 7);
              expect([somebody.login, query, idsOf(pages)]).toEqual([somebody.login, query, wanted]);
              expect([query, ...new Set(pages.map(({ total }) => total))]).toEqual([query, wanted.length]);
              const count = await as(somebody).get<number>(`/api/documents/count?${query}`);
              expect([query, count.json]).toEqual([query, wanted.length]);
            }
            const numbered = await Promise.all(
              [0, 1, 2].map((page) =>
                as(somebody).get<Page>(
                  `/api/documents?size=5&page=${page}&filter[organizatieId]=${organizatieId}`,
                ),
              ),
            );
            const first = expected(all, caller, [
              { field: "organizatieId", operator: "in", values: [organizatieId] },
            ]);
            expect(idsOf(numbered.map(({ json }) => json))).toEqual(first.slice(0, 15));
          }
        },
      ),
      { numRuns: 3 },
    );
    expect([...reached].sort()).toEqual(["ACTIV", "ARHIVAT", "PURJAT", "STERS"]);
  });
});

it("a filter on an organization reads the lists of its buckets and no others, also after its rights changed", async () => {
  const ours = await organization();
  const bucket = await bucketOf(ours);
  await member(bucket);
  const admin = await serviceAdmin();
  const { calls } = await callsOf(() => as(admin).get(`/api/documents?filter[organizatieId]=${ours.id}`));
  const read = [...JSON.stringify(calls).matchAll(/documents#bucket#(\w+)/g)].map(([, id]) => Number(id));
  expect(new Set(read)).toEqual(new Set([bucket.id]));
});
