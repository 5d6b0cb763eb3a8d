import { administrator, call, createSystem, createTemplate, fresh } from "./testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { smtpSettings } from "./delivering/providers/testing.ts";
import { handler as maintain } from "./operating/operational/upkeep.ts";
import { noticeOf } from "./accepting/sending/testing.ts";
import type { PageOf } from "../../shared/http/responses.ts";

/* The protocol of all six record types. */

let admin: Record<string, string>;
let sistemId: number;
beforeAll(async () => {
  admin = await administrator();
  ({ id: sistemId } = await createSystem());
});

interface RecordType {
  /** The body of a record; undefined where none is created by a call. */
  body?: () => Promise<object>;
  change?: object;
  /** A filter that chooses only one record. */
  filter: (record: Record<string, unknown>) => string;
}

const notified = async (): Promise<{ id: number }> =>
  (await call<{ id: number }>("POST /api/notificares", admin, { ...noticeOf(), sistemId })).json;
const by = (field: string) => (record: Record<string, unknown>) =>
  `filter[${field}]=${String(record[field])}`;

const types: Record<string, RecordType> = {
  sistems: {
    body: () => Promise.resolve({ cod: fresh("S"), denumire: "Sistem" }),
    change: { denumire: "Alt nume" },
    filter: by("cod"),
  },
  templates: {
    body: () => Promise.resolve({ sistemId, cod: fresh("T"), name: "Unu", subject: "Unu", body: "Unu" }),
    change: { name: "Doi" },
    filter: by("cod"),
  },
  providers: {
    body: () =>
      Promise.resolve({
        cod: fresh("P"),
        canal: "Email",
        tip: "SMTP",
        configuratie: smtpSettings,
        prioritate: 1,
      }),
    change: { prioritate: 2 },
    filter: by("cod"),
  },
  notificares: {
    body: () => Promise.resolve({ ...noticeOf({ subject: fresh("Aviz") }), sistemId }),
    change: { status: "Cancelled" },
    filter: by("trackingId"),
  },
  livrares: { change: { status: "Cancelled" }, filter: by("notificareId") },
  "eveniment-notificares": {
    body: async () => ({ notificareId: (await notified()).id, detalii: { text: "Verificat" } }),
    filter: by("id"),
  },
};

/** Reads a stored record of a type. */
async function stored(type: string) {
  const { body } = types[type] ?? {};
  const id = body
    ? (await call<{ id: number }>(`POST /api/${type}`, admin, await body())).json.id
    : (
        await call<PageOf<{ id: number }>>(
          `GET /api/${type}?filter[notificareId]=${(await notified()).id}`,
          admin,
        )
      ).json.items[0]?.id;
  const { status, json, headers } = await call<Record<string, unknown>>(`GET /api/${type}/${id}`, admin);
  expect([type, status]).toEqual([type, 200]);
  return { address: `/api/${type}/${id}`, json, etag: headers.etag ?? "" };
}

it.each(Object.entries(types).filter(([, { body }]) => body))(
  "/api/%s: an Idempotency-Key gets the same answer again and makes one record; another body is refused",
  async (type, { body }) => {
    const headers = { ...admin, "idempotency-key": fresh("cheie") };
    const sent = (await body?.()) ?? {};
    const total = async () => (await call<number>(`GET /api/${type}/count`, admin)).json;
    const before = await total();
    const first = await call(`POST /api/${type}`, headers, sent);
    const again = await call(`POST /api/${type}`, headers, sent);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await total()).toBe(before + 1);
    expect((await call(`POST /api/${type}`, headers, await body?.())).status).toBe(422);
  },
);

it.each(Object.entries(types).filter(([, { change }]) => change))(
  "/api/%s: If-Match admits the revision that was read, and no other",
  async (type, { change }) => {
    const { address, etag } = await stored(type);
    const patch = (match: string) => call(`PATCH ${address}`, { ...admin, "if-match": match }, change);
    expect(etag).toMatch(/^"\d+"$/);
    expect((await patch('"999"')).status).toBe(412);
    expect((await patch(etag)).status).toBe(200);
    expect((await patch(etag)).status).toBe(412);
  },
);

describe.each(Object.entries(types))("/api/%s", (type, { filter }) => {
  it("a list is an envelope, with its total in the body, in a header and at …/count", async () => {
    const { json } = await stored(type);
    const {
      status,
      json: page,
      headers,
    } = await call<PageOf<{ id: number }>>(`GET /api/${type}?${filter(json)}&size=5`, admin);
    expect(status).toBe(200);
    expect(page).toEqual({ items: [expect.anything()], page: 0, size: 5, total: 1 });
    // A list may show less of a record than its own address, and nothing else.
    expect(json).toMatchObject(page.items[0] ?? {});
    expect([headers["x-total-count"], headers["x-total-relation"]]).toEqual(["1", undefined]);
    const all = await call<PageOf<{ id: number }>>(`GET /api/${type}?size=1`, admin);
    expect((await call<number>(`GET /api/${type}/count`, admin)).json).toBe(all.json.total);
    expect([all.json.items.length, all.json.size]).toEqual([1, 1]);
  });

  it("is filtered by its id", async () => {
    const { json } = await stored(type);
    const { json: found } = await call<PageOf<{ id: number }>>(
      `GET /api/${type}?filter[id]=${String(json.id)}`,
      admin,
    );
    expect([found.items.map(({ id }) => id), found.total]).toEqual([[json.id], 1]);
  });
});

it("the nightly check finds no difference after all of it", async () => {
  await createTemplate({ sistemId });
  const { totals } = await maintain();
  expect(totals).toMatchObject({ differing: 0, unsettled: 0, finished: true });
});
