import { administrator, call, createSystem } from "./testing.ts";
import { beforeAll, expect, it } from "vitest";
import type { Stored } from "../../shared/data/entity.ts";
import { handler as maintain } from "./operating/operational/upkeep.ts";
import type { Notification } from "./records/notification.ts";
import { storedDeliveries } from "./accepting/sending/testing.ts";
import { fillNotification, storeNotification } from "./accepting/tracking/testing.ts";
import type { PageOf } from "../../shared/http/responses.ts";

/* Filters and totals beyond the 10,000 rows that are counted. */

const [MOST, TOTAL] = [10_000, 10_050];

let admin: Record<string, string>;
let sistemId: number;
let large: Stored<Notification>;
let small: Stored<Notification>;
beforeAll(async () => {
  admin = await administrator();
  ({ id: sistemId } = await createSystem());
  large = await fillNotification({ sistemId, total: TOTAL });
  small = await storeNotification({ sistemId, total: 2 });
}, 600_000);

async function list(query: string) {
  const { status, json, headers } = await call<PageOf<{ id: number }>>(`GET /api/${query}`, admin);
  expect([query, status]).toEqual([query, 200]);
  return { items: json.items.map(({ id }) => id), total: json.total, relation: headers["x-total-relation"] };
}

it("totals are exact where they are kept, and a floor that says so where they are counted", async () => {
  for (const query of ["livrares?size=1", `livrares?filter[notificareId]=${large.id}&size=1`])
    expect(await list(query)).toMatchObject({ total: MOST, relation: "gte" });
  expect(await list(`livrares?filter[notificareId]=${small.id}&size=1`)).toMatchObject({
    total: 2,
    relation: undefined,
  });
  for (const query of ["notificares?size=1", `notificares?filter[sistemId]=${sistemId}&size=1`])
    expect(await list(query)).toMatchObject({ total: 2, relation: undefined });
});

it("the filters that decisions name choose their rows behind any number of others", async () => {
  const [first] = await storedDeliveries(large);
  const [own, second] = (await storedDeliveries(small)).map(({ id }) => id);
  for (const id of [first?.id, own])
    expect(await list(`livrares?filter[id]=${id}`)).toEqual({ items: [id], total: 1, relation: undefined });
  expect((await list(`livrares?filter[notificareId]=${small.id}`)).items).toEqual([second, own]);
  expect((await list(`notificares?filter[id]=${large.id}`)).items).toEqual([large.id]);
  expect((await list(`notificares?filter[trackingId]=${large.trackingId}`)).items).toEqual([large.id]);
  expect((await list(`notificares?filter[sistemId]=${sistemId}`)).items).toEqual([small.id, large.id]);
});

it("the nightly check finds no difference", async () => {
  const { totals } = await maintain();
  expect(totals).toMatchObject({ differing: 0, unsettled: 0, finished: true });
});
