import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readItems } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { as, issuer, person, serviceAdmin, textFile, type ServiceClient } from "../../testing.ts";
import { Documents } from "../../records/document.ts";
import { chaining, headKey, headOf, type StoredDocument } from "../../records/event.ts";
import { callerFor, change, hide, ingest, type Caller } from "./testing.ts";
import type { FeedView, MachineDocumentView } from "./views.ts";

const feed = "/api/v1/evenimente";
const kinds = ({ items }: FeedView) => items.map(({ cod, tip }) => [cod, tip]);

let admin: ServiceClient;
beforeAll(async () => {
  admin = as(await serviceAdmin({ hasSecret: true }));
});
afterEach(() => clock.resume());

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** The feed that a machine receives after all events have settled. */
async function read({ calls }: Caller, dupa = 0, size = 200): Promise<FeedView> {
  clock.freeze(secondsFromNow(60));
  const { status, json } = await calls.get<FeedView>(`${feed}?dupa=${dupa}&size=${size}`);
  clock.resume();
  expect(status).toBe(200);
  return json;
}

const addVersion = ({ calls }: Caller, { cod }: MachineDocumentView) =>
  calls.upload(`/api/v1/documents/${cod}/versiuni`, { file: textFile("doi") });

describe("GET /api/v1/evenimente", () => {
  it("GET /api/v1/evenimente gives the events of the issuer's own documents, oldest first, without downloads", async () => {
    const ours = await callerFor();
    const [first, second] = [await ingest(ours), await ingest(ours, { visibility: "PUBLIC" })];
    await addVersion(ours, first);
    await ours.calls.get(`/api/v1/documents/${first.cod}/continut`);
    await admin.post(`/api/documents/${second.id}/arhiveaza`);
    const given = await read(ours);
    expect(kinds(given)).toEqual([
      [first.cod, "CREAT"],
      [second.cod, "CREAT"],
      [first.cod, "MODIFICAT"],
      [second.cod, "ARHIVAT"],
    ]);
    expect(given.items[0]).toMatchObject({ documentId: first.id, actor: `machine:${ours.clientId}` });
  });

  it("GET /api/v1/evenimente tells nothing of sharing, which no machine may do", async () => {
    const ours = await callerFor();
    const document = await ingest(ours);
    const shared = { beneficiarOperatorId: (await person()).id, drept: "CITIRE" };
    const { json } = await admin.post<{ id: number }>(`/api/documents/${document.id}/partajeaza`, shared);
    await admin.delete(`/api/partajare-documents/${json.id}`);
    await addVersion(ours, document);
    const given = await read(ours);
    expect(kinds(given)).toEqual([
      [document.cod, "CREAT"],
      [document.cod, "MODIFICAT"],
    ]);
    expect(await read(ours, given.urmatorul)).toMatchObject({ items: [], urmatorul: given.urmatorul });
  });

  it("GET /api/v1/evenimente goes on from dupa, page by page, until urmatorul stays the same", async () => {
    const ours = await callerFor();
    const filed = [await ingest(ours), await ingest(ours), await ingest(ours)];
    const seen: string[] = [];
    let [dupa, pages] = [0, 0];
    for (;;) {
      const { items, urmatorul } = await read(ours, dupa, 2);
      if (urmatorul === dupa) break;
      seen.push(...items.map(({ cod }) => cod));
      [dupa, pages] = [urmatorul, pages + 1];
    }
    expect([seen, pages]).toEqual([filed.map(({ cod }) => cod), 2]);
    const later = await ingest(ours);
    expect(kinds(await read(ours, dupa))).toEqual([[later.cod, "CREAT"]]);
  });

  it("GET /api/v1/evenimente has nothing of other issuers, also where their documents are PUBLIC", async () => {
    const [ours, theirs] = [await callerFor(), await callerFor()];
    await ingest(theirs, { visibility: "PUBLIC" });
    expect(await read(ours)).toEqual({ items: [], urmatorul: 0 });
  });

  it("a document that becomes SECRET takes all of its events along, and brings them back", async () => {
    const ours = await callerFor();
    const [hidden, shown] = [await ingest(ours, { criptat: "true" }), await ingest(ours)];
    await hide(admin, hidden);
    expect(kinds(await read(ours))).toEqual([[shown.cod, "CREAT"]]);
    await change(admin, hidden, { visibility: "PERSONAL" });
    expect(kinds(await read(ours)).filter(([cod]) => cod === hidden.cod)).toEqual([
      [hidden.cod, "CREAT"],
      [hidden.cod, "MODIFICAT"],
      [hidden.cod, "MODIFICAT"],
    ]);
  });

  it("a document that moves to another issuer is in that one's feed from then on", async () => {
    const ours = await callerFor();
    const next = await callerFor({ emitentId: (await issuer()).id });
    const moved = await ingest(ours, { visibility: "PUBLIC" });
    await change(admin, moved, { emitentId: next.emitentId });
    expect([kinds(await read(ours)), kinds(await read(next))]).toEqual([[], [[moved.cod, "MODIFICAT"]]]);
  });

  it("a deleted document is followed by those who may write it, and is gone for a machine that only reads", async () => {
    const ours = await callerFor();
    const reading = await callerFor({ emitentId: ours.emitentId, scopes: ["documente.read"] });
    const { id, cod } = await ingest(ours);
    await admin.delete(`/api/documents/${id}`);
    expect(kinds(await read(ours))).toEqual([
      [cod, "CREAT"],
      [cod, "STERS"],
    ]);
    expect(kinds(await read(reading))).toEqual([]);
  });

  it("GET /api/v1/evenimente passes over what is hidden and fills the page behind it", async () => {
    const ours = await callerFor();
    const hidden = [await ingest(ours, { criptat: "true" }), await ingest(ours, { criptat: "true" })];
    for (const document of hidden) await hide(admin, document);
    const shown = [await ingest(ours), await ingest(ours)];
    const given = await read(ours, 0, 1);
    expect(kinds(given)).toEqual([[shown[0]?.cod, "CREAT"]]);
    expect(kinds(await read(ours, given.urmatorul, 1))).toEqual([[shown[1]?.cod, "CREAT"]]);
  });

  it("an event that commits after a later one is not skipped: both are held back until both are settled", async () => {
    const ours = await callerFor();
    const [slow, quick] = [await ingest(ours), await ingest(ours)];
    const [item, chain] = await readItems(Documents.table, [
      Documents.key({ id: slow.id }),
      headKey(slow.id),
    ]);
    const start = Date.now();
    // Its id is drawn first, but its transaction commits last.
    const late = chaining(item as unknown as StoredDocument, headOf(chain), { tip: "VERIFICAT", actor: "x" });
    await addVersion(ours, quick);
    const readAt = async (seconds: number) => {
      clock.freeze(new Date(start + seconds * 1000));
      return (await ours.calls.get<FeedView>(feed)).json.items.map(({ tip }) => tip);
    };
    expect(await readAt(30)).toEqual([]);
    await transact(late.writes);
    expect(await readAt(60)).toEqual(["CREAT", "CREAT", "VERIFICAT", "MODIFICAT"]);
  });

  it.each(["dupa=x", "dupa=-1", "dupa=99999999999999999", "size=0", "size=x"])(
    "%s is 400 {message}",
    async (query) => {
      const { calls } = await callerFor();
      expect(await calls.get(`${feed}?${query}`)).toMatchObject({
        status: 400,
        json: { message: expect.any(String) as string },
      });
    },
  );

  it("what comes after everything is empty, and stays where it is", async () => {
    const ours = await callerFor();
    await ingest(ours);
    const last = Number.MAX_SAFE_INTEGER;
    expect(await read(ours, last)).toEqual({ items: [], urmatorul: last });
  });
});
