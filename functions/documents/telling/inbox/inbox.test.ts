import { as, type Person, person, serviceAdmin } from "../../testing.ts";
import { describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { messageGroups, wayFor } from "../../records/inbox.ts";
import type { InboxMessageView } from "./list-inbox.ts";
import { toldTo } from "./testing.ts";

type Inbox = PageOf<InboxMessageView>;

const unread = (somebody: Person) => as(somebody).get<Inbox>("/api/inbox?filter[citit]=false");

describe("the inbox", () => {
  it("shows one's own messages, newest first, page by page, and nobody else's", async () => {
    const [ana, ion] = [await person(), await person()];
    const all: number[] = [];
    for (let number = 0; number < 5; number += 1) all.unshift(await toldTo(ana));
    const first = await as(ana).get<Inbox>("/api/inbox?size=3");
    expect(first.json.items.map(({ id }) => id)).toEqual(all.slice(0, 3));
    expect(first.json.total).toBe(5);
    const second = await as(ana).get<Inbox>("/api/inbox?size=3&page=1");
    expect(second.json.items.map(({ id }) => id)).toEqual(all.slice(3));
    expect((await as(ion).get<Inbox>("/api/inbox")).json).toMatchObject({ items: [], total: 0 });
  });

  it("speaks the language of the request", async () => {
    const ana = await person();
    await toldTo(ana);
    const { json } = await as(ana).get<Inbox>("/api/inbox", { "accept-language": "ru" });
    expect(json.items[0]?.titlu).toBe("Импорт завершён: загружено файлов — 1 из 2");
  });

  it("counts what was not read, and a message that is read leaves the count and stays", async () => {
    const ana = await person();
    const [one, other] = [await toldTo(ana), await toldTo(ana)];
    expect((await unread(ana)).json.total).toBe(2);
    const marked = await as(ana).post<InboxMessageView>(`/api/inbox/${one}/read`);
    expect(marked.json).toMatchObject({ id: one, citit: true });
    expect((await as(ana).post(`/api/inbox/${one}/read`)).status).toBe(200);
    const { json } = await unread(ana);
    expect([json.total, json.items.map(({ id }) => id)]).toEqual([1, [other]]);
    expect((await as(ana).get<Inbox>("/api/inbox")).json.total).toBe(2);
    const read = await as(ana).get<Inbox>("/api/inbox?filter[citit]=true");
    expect(read.json.items.map(({ id }) => id)).toEqual([one]);
  });

  it("marks all as read, more than fit into one transaction", async () => {
    const ana = await person();
    for (let number = 0; number < 30; number += 1) await toldTo(ana);
    expect((await as(ana).post("/api/inbox/read-all")).status).toBe(204);
    expect((await unread(ana)).json.total).toBe(0);
    expect((await as(ana).post("/api/inbox/read-all")).status).toBe(204);
  });

  it("does not know the message of somebody else", async () => {
    const [ana, ion] = [await person(), await person()];
    const id = await toldTo(ana);
    expect((await as(ion).post(`/api/inbox/${id}/read`)).status).toBe(404);
    expect((await unread(ana)).json.total).toBe(1);
  });

  it("ends by itself after ninety days", async () => {
    const ana = await person();
    await toldTo(ana);
    clock.freeze(new Date(Date.now() + 91 * 24 * 3600_000));
    try {
      expect((await unread(ana)).json).toMatchObject({ items: [], total: 0 });
    } finally {
      clock.resume();
    }
  });

  it("answers the bell by one page: beside the caller a list, its total, and the documents", async () => {
    const ana = await person();
    for (let number = 0; number < 3; number += 1)
      await toldTo(ana, { fel: "PARTAJAT", documentId: nextId(), partajareId: 1 });
    const { calls } = await callsOf(() => unread(ana));
    expect(tally(calls.filter(({ name }) => !name.endsWith("UpdateItem")))).toMatchInlineSnapshot(`
      [
        "dynamodb.BatchGetItem 1",
        "dynamodb.Query 3",
      ]
    `);
  });

  it("is the same in the zone of officials", async () => {
    const ana = await serviceAdmin();
    const id = await toldTo(ana);
    const zone = await as(ana).get<Inbox>("/api/v1/staff/messages");
    expect(zone.json).toEqual((await as(ana).get<Inbox>("/api/inbox")).json);
    expect((await as(ana).post(`/api/v1/staff/messages/${id}/read`)).status).toBe(200);
    expect((await as(ana).post("/api/v1/staff/inboxes/current/read")).status).toBe(204);
    expect((await unread(ana)).json.total).toBe(0);
  });
});

describe("preferences", () => {
  it("are as usual until somebody chooses, and what is left out is as usual again", async () => {
    const ana = await person({ langKey: "ru" });
    const first = await as(ana).get("/api/inbox/preferences");
    expect(first.json).toMatchObject({ limba: "ru", moduri: {}, folosite: { PARTAJARI: "MAIL" } });
    const chosen = { limba: "ro", implicit: "REZUMAT", moduri: { LINKURI: "NIMIC" } };
    const { json } = await as(ana).put("/api/inbox/preferences", chosen);
    expect(json).toMatchObject({ ...chosen, folosite: { LINKURI: "NIMIC", PARTAJARI: "REZUMAT" } });
    expect((await as(ana).get("/api/inbox/preferences")).json).toEqual(json);
    const again = await as(ana).put("/api/inbox/preferences", { limba: null });
    expect(again.json).toEqual(first.json);
  });

  it("are refused by their names if they are none", async () => {
    const ana = await person();
    const { status, json } = await as(ana).put<{ fieldErrors?: unknown[] }>("/api/inbox/preferences", {
      moduri: { PARTAJARI: "FAX" },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain("moduri.PARTAJARI");
  });

  it.each(messageGroups)(
    "the choice for %s goes before that for all, and both before what is usual",
    (group) => {
      const usual = wayFor(group, undefined);
      expect(wayFor(group, { moduri: {} })).toBe(usual);
      for (const way of ["NIMIC", "CLOPOTEL", "MAIL", "REZUMAT"] as const) {
        expect(wayFor(group, { implicit: way, moduri: {} })).toBe(way);
        expect(wayFor(group, { implicit: "NIMIC", moduri: { [group]: way } })).toBe(way);
      }
    },
  );
});
