import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { passes, type Filter } from "../../../../shared/data/page.ts";
import { recount } from "../../../../shared/data/recount.ts";
import { read, readItems, readPartition, recordOf, removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { clock } from "../../../../shared/clock.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import { isValid, rightsOf, visibleBuckets } from "../../access/authorization.ts";
import { loadPerson } from "../../access/load-person.ts";
import type { Person as Caller } from "../../access/principal.ts";
import { rowsOf } from "../../records/counted-rows.ts";
import { counters } from "../../records/counters.ts";
import { type Document, Documents, type DocumentView } from "../../records/document.ts";
import { headKey, headOf } from "../../records/event.ts";
import { type Grant, granteeOf } from "../../records/grant.ts";
import { factsOf, MANY, MOST_BENEFICIARIES, type Shared } from "../../records/granted.ts";
import { type Membership, Memberships } from "../../records/membership.ts";
import { expireGrants } from "../../granting/sharing/expire-grants.ts";
import {
  as,
  bucketOf,
  client,
  join,
  member,
  organization,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * Compares the lists of granted documents with a plain walk over all records. Histories of everything that changes
 * these lists are generated; the steps of a history run in parallel.
 */

const LONG = { timeout: 240_000 };

interface Step {
  act: string;
  /** Selects one of the existing records. */
  pick: number;
}

const acts = [
  "create",
  "create",
  "create",
  "give",
  "give",
  "give",
  "give",
  "lend",
  "lend",
  "revoke",
  "revoke",
  "move",
  "hide",
  "archive",
  "reactivate",
  "remove",
  "purge",
  "own",
  "spread",
  "join",
  "leave",
];
const step: fc.Arbitrary<Step> = fc.record({ act: fc.constantFrom(...acts), pick: fc.nat(10_000) });
const chosen = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;

/** The ids and totals of a list, page after page. */
async function follow(somebody: ServiceClient, query: string, size: number) {
  const found = { ids: [] as number[], totals: new Set<number>(), relations: new Set<unknown>() };
  for (let next: string | undefined = `/api/documents?${query}&size=${size}`; next;) {
    const page: { json: PageOf<DocumentView>; headers: Record<string, string> } =
      await somebody.get<PageOf<DocumentView>>(next);
    found.ids.push(...page.json.items.map(({ id }) => id));
    found.totals.add(page.json.total);
    found.relations.add(page.headers["x-total-relation"] ?? "eq");
    next = /<\/documents([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1];
  }
  return found;
}

describe("totals of what was granted", () => {
  let bucketIds: number[];
  let people: Record<string, Person>;
  let governor: Person;
  let clients: number[];
  const ids: number[] = [];
  const grants = new Map<number, Grant>();

  beforeAll(async () => {
    const ours = await organization();
    const [first, second] = [await bucketOf(ours), await bucketOf(ours)];
    bucketIds = [first.id, second.id];
    governor = await serviceAdmin({ hasSecret: true });
    const [firm, citizen] = [await client(), await client()];
    people = {
      stranger: await person(),
      trusted: await person({ hasSecret: true }),
      citizen: await person({ clientId: citizen.id }),
      manager: await person({ clientId: firm.id, hasSecret: true }),
      operator: await member(first),
      suspect: await person({ organizatieId: ours.id }),
    };
    clients = [firm.id, citizen.id];
    for (let i = 0; i < MOST_BENEFICIARIES; i += 1) clients.push((await client()).id);
  });

  const everybody = () => Object.values(people);
  const beneficiary = (pick: number) =>
    pick % 3 === 0
      ? { beneficiarClientId: chosen(clients.slice(0, 2), pick >> 3) }
      : { beneficiarOperatorId: chosen(everybody(), pick >> 3).id };

  const give = async (id: number, wanted: object) => {
    const { json, status } = await as(governor).post<Grant>(`/api/documents/${id}/partajeaza`, wanted);
    if (status < 300) grants.set(json.id, json);
  };

  afterEach(() => clock.resume());
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  const leave = async (somebody: Person) => {
    const rows = await readPartition(Documents.table, `user#${somebody.id}`, { prefix: "membership#" });
    for (const row of rows) await transact(removing(Memberships, recordOf<Membership>(row)));
  };

  const run = async ({ act, pick }: Step): Promise<unknown> => {
    if (act === "create") {
      const { json } = await as(pick % 2 ? governor : chosen(everybody(), pick >> 1)).post<{ id: number }>(
        "/api/documents",
        {
          denumire: `Act ${pick}`,
          visibility: chosen(["PUBLIC", "PERSONAL", "PERSONAL", "SECRET"], pick >> 2),
          ...(pick % 2 ? { bucketId: chosen([...bucketIds, 1], pick >> 4) } : {}),
        },
      );
      return json.id && ids.push(json.id);
    }
    if (act === "join")
      return join(chosen(everybody(), pick), { id: chosen(bucketIds, pick >> 4) }).catch(() => 0);
    if (act === "leave") return leave(chosen(everybody(), pick)).catch(() => 0);
    if (ids.length === 0) return undefined;
    const id = chosen(ids, pick);
    const path = `/api/documents/${id}`;
    const by = as(governor);
    const drept = chosen(["CITIRE", "SCRIERE"], pick >> 6);
    switch (act) {
      case "give":
        return give(id, { ...beneficiary(pick >> 1), drept });
      case "lend":
        return give(id, {
          ...beneficiary(pick >> 1),
          drept,
          dataExpirare: pick % 2 ? inMinutes(4) : "2099-12-31T22:00:00Z",
        });
      case "revoke":
        return by.delete(`/api/partajare-documents/${chosen([...grants.keys(), 0], pick)}`);
      case "move":
        return by.patch(path, { bucketId: chosen(bucketIds, pick >> 4) });
      case "hide":
        return by.patch(path, { visibility: chosen(["PUBLIC", "PERSONAL", "SECRET"], pick >> 4) });
      case "own":
        return by.patch(path, { proprietarId: chosen([...clients.slice(0, 2), null], pick >> 4) });
      case "archive":
        return by.post(`${path}/arhiveaza`);
      case "reactivate":
        return by.post(`${path}/restore`);
      case "remove":
        return by.delete(path);
      case "purge":
        return by.post(`${path}/purge`);
      default:
        // Only few documents have very many readers.
        if (pick % 3 > 0) return undefined;
        for (const beneficiarClientId of clients) await give(id, { beneficiarClientId, drept });
        return undefined;
    }
  };

  interface Known extends Document {
    grants: Grant[];
  }

  const walk = async (): Promise<Known[]> => {
    const all = await Promise.all(
      ids.map(async (id) => {
        const document = await read(Documents, { id });
        const rows = await readPartition(Documents.table, `document#${id}`, { prefix: "grant#" });
        return document && { ...document, grants: rows.map((row) => recordOf<Grant>(row)) };
      }),
    );
    return all.filter((document) => document !== undefined);
  };

  const is = (field: string, ...values: (string | number)[]): Filter => ({ field, operator: "in", values });
  const filters = (): Filter[][] => [
    [],
    [is("bucketId", chosen(bucketIds, 0))],
    [is("status", "ACTIV")],
    [is("status", "STERS", "ARHIVAT")],
    [is("visibility", "SECRET")],
    [is("partajat", "true")],
    [is("partajat", "true"), is("status", "STERS", "PURJAT", "ACTIV")],
  ];

  const expected = (all: Known[], caller: Caller, asked: Filter[]): number[] => {
    const isShared = asked.some(({ field }) => field === "partajat");
    const fields = asked.filter(({ field }) => field !== "partajat");
    const hasStatus = asked.some(({ field }) => field === "status");
    return all
      .filter(({ status }) => hasStatus || status === "ACTIV" || status === "ARHIVAT")
      .filter((document) => {
        const held = document.grants.filter(
          (grant) => caller.names.includes(granteeOf(grant)) && isValid(grant),
        );
        const owns = rightsOf({ ...caller, memberships: new Map() }, { ...document, visibility: "SECRET" });
        const isListed = visibleBuckets(caller)?.includes(document.bucketId) || owns.has("govern");
        const isInScope = isShared ? held.length > 0 : held.length > 0 || isListed;
        return isInScope && rightsOf(caller, document, held).has("read") && passes(document, fields);
      })
      .map(({ id }) => id)
      .sort((a, b) => b - a);
  };

  /** The facts of document and grants in the head of the chain. */
  const sharedOf = async ({ id }: Document): Promise<Shared | undefined> => {
    const [head] = await readItems(Documents.table, [headKey(id)]);
    return headOf(head).shared;
  };
  const keptOf = (document: Known): Shared => ({
    facts: factsOf(document),
    grantees: Object.fromEntries(
      document.grants.map(({ drept, dataExpirare, ...of }) => [
        granteeOf(of),
        { drept, ...(dataExpirare === undefined ? {} : { dataExpirare }) },
      ]),
    ),
  });

  const agree = async (all: Known[]) => {
    for (const document of all) {
      const shared = await sharedOf(document);
      const kept = keptOf(document);
      expect(shared).toEqual(shared?.grantees === MANY ? { ...kept, grantees: MANY } : kept);
    }
    for (const somebody of everybody())
      for (const name of ((await loadPerson(somebody.id)) as Caller).names) {
        const counter = counters.owner(name);
        const counted = { table: Documents.table, counter, rows: rowsOf(counter) ?? [] };
        expect([counter, await recount(counted, Infinity)]).toEqual([counter, "equal"]);
      }
  };

  it(
    "totals of what was granted are exact after any history, as the lists are, against a plain walk over all records",
    LONG,
    async () => {
      const met = { shown: 0, ended: 0, many: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 4, maxLength: 10 }), { minLength: 4, maxLength: 6 }),
          async (history) => {
            // Some of the earlier temporary grants have expired and are removed.
            await expireGrants("seara", { most: 3 });
            clock.resume();
            for (const together of history) await Promise.all(together.map(run));
            // The recent temporary grants have also expired, but are not removed.
            clock.freeze(inMinutes(5));
            const all = await walk();
            await agree(all);
            met.ended += all.flatMap(({ grants: given }) => given).filter((grant) => !isValid(grant)).length;
            met.many += all.filter(({ grants: given }) => given.length > MOST_BENEFICIARIES).length;
            for (const [name, somebody] of Object.entries(people)) {
              const caller = (await loadPerson(somebody.id)) as Caller;
              for (const asked of filters()) {
                const query = asked
                  .map(({ field, values }) => `filter[${field}][in]=${values.join(",")}`)
                  .join("&");
                const wanted = expected(all, caller, asked);
                const { ids: found, totals, relations } = await follow(as(somebody), query, 7);
                expect([name, query, found]).toEqual([name, query, wanted]);
                expect([name, query, ...totals, ...relations]).toEqual([name, query, wanted.length, "eq"]);
                const count = await as(somebody).get<number>(`/api/documents/count?${query}`);
                expect([name, query, count.json]).toEqual([name, query, wanted.length]);
                met.shown += wanted.length;
              }
              const pages = await Promise.all(
                [0, 1, 2].map((page) =>
                  as(somebody).get<PageOf<DocumentView>>(`/api/documents?size=3&page=${page}`),
                ),
              );
              const numbered = pages.flatMap(({ json }) => json.items.map(({ id }) => id));
              expect([name, numbered]).toEqual([name, expected(all, caller, []).slice(0, 9)]);
            }
          },
        ),
        { numRuns: 4 },
      );
      for (const number of Object.values(met)) expect(number).toBeGreaterThan(0);
    },
  );
});
