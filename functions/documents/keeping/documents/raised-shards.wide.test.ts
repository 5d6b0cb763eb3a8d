import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client,
  member,
  nobody,
  organization,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { maintainAll } from "../../operating/maintenance/maintain.ts";
import { allInStates, Documents, type DocumentView } from "../../records/document.ts";
import { shards } from "../../records/shards.ts";
import { handler as upkeep } from "../../operating/operational/upkeep.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * Documents that were filed before and after the numbers of shards were raised, in one list. The numbers change with
 * the next month, so the clock moves there.
 */
const now = new Date();
const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  .toISOString()
  .slice(0, 7);
const before = structuredClone(shards);

const filed: DocumentView[] = [];
let clerk: Person;
let admin: Person;

const visibilities = ["PERSONAL", "PUBLIC", "SECRET"];

async function file(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const fields = { visibility: visibilities[i % 3], etichete: i % 2 ? ["impar"] : ["par"] };
    const { status, json } = await as(clerk).post<DocumentView>("/api/documents", {
      denumire: `Act ${i}`,
      ...fields,
    });
    expect(status).toBe(201);
    filed.unshift(json);
  }
}

beforeAll(async () => {
  clerk = await member(await bucketOf(await organization()), "ADMIN", { hasSecret: true });
  admin = await serviceAdmin({ hasSecret: true });
  await client();
  await file(9);
  for (const [i, counts] of Object.values(shards).entries()) Object.assign(counts, { [nextMonth]: 3 + i });
  clock.freeze(`${nextMonth}-15T10:00:00Z`);
  await client();
  await file(7);
});
afterAll(() => {
  clock.resume();
  Object.assign(shards, before);
});

/** The ids of a list by cursor, and its totals. */
async function follow(caller: ServiceClient, address: string) {
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let next: string | undefined = address; next !== undefined;) {
    const page: { json: PageOf<DocumentView>; headers: Record<string, string> } =
      await caller.get<PageOf<DocumentView>>(next);
    ids.push(...page.json.items.map(({ id }) => id));
    totals.add(page.json.total);
    next = /<\/documents([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1];
  }
  return { ids, totals: [...totals] };
}

const idsOf = (those: DocumentView[]) => ({ ids: those.map(({ id }) => id), totals: [those.length] });

describe("lists whose shards were raised since their first rows were written", () => {
  it("have rows under both lines of the table", async () => {
    const epochs = allInStates("open", ["ACTIV", "ARHIVAT"]);
    const rows = await Promise.all(epochs.map((list) => idsIn(Documents.table, [list], 100)));
    expect(rows.map(({ length }) => length)).toEqual([6, 5]);
    expect(epochs.map(({ partitions }) => partitions.length)).toEqual([8, 3]);
  });

  it("are read to their end, filtered, paged and counted together", async () => {
    const caller = as(admin);
    expect(await follow(caller, "/api/documents?size=4")).toEqual(idsOf(filed));
    const even = filed.filter(({ etichete }) => etichete.includes("par"));
    expect(await follow(caller, "/api/documents?size=5&filter[etichete]=par")).toEqual(idsOf(even));
    const secret = filed.filter(({ visibility }) => visibility === "SECRET");
    expect(await follow(caller, "/api/documents?size=2&filter[visibility]=SECRET")).toEqual(idsOf(secret));
    const { json } = await caller.get<PageOf<DocumentView>>("/api/documents?size=5&page=2");
    expect(json.items.map(({ id }) => id)).toEqual(filed.slice(10, 15).map(({ id }) => id));
    expect((await caller.get("/api/documents/count")).json).toBe(filed.length);
  });

  it("apply to events, to clients and to what everybody reads too", async () => {
    const open = filed.filter(({ visibility }) => visibility === "PUBLIC");
    expect(await follow(nobody, "/api/public/documents?size=2")).toEqual(idsOf(open));
    const events = await follow(as(admin), "/api/eveniment-documents?size=6");
    expect([events.ids.length, events.totals]).toEqual([filed.length, [filed.length]]);
    expect(events.ids).toEqual(events.ids.toSorted((a, b) => b - a));
    expect((await follow(as(admin), "/api/clients?size=1")).totals).toEqual([2]);
  });

  it("change where their rows are, and agree with the totals that the nightly check counts again", async () => {
    const [newest, oldest] = [filed[0], filed.at(-1)];
    for (const document of [newest, oldest]) await as(clerk).post(`/api/documents/${document?.id}/arhiveaza`);
    const archived = [newest, oldest].map((document) => document?.id);
    const list = await follow(as(admin), "/api/documents?filter[status]=ARHIVAT");
    expect(list).toEqual({ ids: archived, totals: [2] });
    expect((await upkeep()).totals).toMatchObject({ differing: 0, unsettled: 0, finished: true });
  });

  it("come due in all shards of the index", async () => {
    clock.freeze(new Date(clock.now().getTime() + 366 * 24 * 3600 * 1000));
    expect(await maintainAll()).toMatchObject({ arhivate: filed.length - 2, erori: 0 });
    for (const secrecy of ["open", "secret"] as const)
      expect(await idsIn(Documents.table, allInStates(secrecy, ["ARHIVAT"]), 100)).toEqual(
        filed
          .filter(({ visibility }) => (visibility === "SECRET") === (secrecy === "secret"))
          .map(({ id }) => id),
      );
  });
});
