import { etagAfter } from "../../../../shared/testing/etags.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { update } from "../../../../shared/data/repository.ts";
import { takeUnmoved } from "../../../../shared/testing/unmoved-heads.ts";
import { Grants, type Grant } from "../../records/grant.ts";
import { as, member, organizationAdmin, person, serviceAdmin, type Person } from "../../testing.ts";
import { approve, ask, eventsOf, house, isWhole, newDocument, reject, type House } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let ours: House;
beforeAll(async () => {
  ours = await house();
});

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR).toISOString();

/** A person's pending request for a new document. */
async function pending(fields: object = {}): Promise<{ document: DocumentView; ana: Person; id: number }> {
  const [document, ana] = [await newDocument(ours), await person()];
  return { document, ana, id: (await ask(ana, document, fields)).json.id };
}

const grantsOf = async ({ id }: DocumentView) =>
  (
    await ours.administrator.get<PageOf<Grant>>(`/api/partajare-documents?filter[documentId]=${id}`)
  ).json.items.map(({ beneficiarOperatorId, drept, dataExpirare }) => ({
    beneficiarOperatorId,
    drept,
    ...(dataExpirare === undefined ? {} : { dataExpirare }),
  }));
const share = (document: DocumentView, { id: beneficiarOperatorId }: Person, terms: object) =>
  ours.owner.post<Grant>(`/api/documents/${document.id}/partajeaza`, { beneficiarOperatorId, ...terms });
const reads = async (who: Person, { id }: DocumentView) => (await as(who).get(`/api/documents/${id}`)).status;

describe("POST /api/cereri/{id}/aproba", () => {
  it("POST /api/cereri/{id}/aproba gives the person the grant: they read at once, and APROBAT and PARTAJAT are in the history", async () => {
    const { document, ana, id } = await pending();
    expect(await reads(ana, document)).toBe(404);
    const { status, json } = await approve(ours.administrator, id);
    expect([status, json]).toMatchObject([
      200,
      { id, status: "APROBATA", documentId: document.id, decisDe: ours.clerk.login },
    ]);
    expect(json.decisLa).toBeDefined();
    expect(await reads(ana, document)).toBe(200);
    const granted = { beneficiarOperatorId: ana.id, drept: "CITIRE" };
    expect(await grantsOf(document)).toEqual([granted]);
    const [shared, approved] = await eventsOf(ours, document);
    expect([shared, approved]).toMatchObject([
      { tip: "PARTAJAT", actor: ours.clerk.login, ...granted },
      { tip: "APROBAT", actor: ours.clerk.login, cerereId: id, ...granted },
    ]);
    expect(await isWhole(ours, document)).toBe(true);
    expect((await as(ana).get<PageOf<DocumentView>>("/api/documents")).json.items[0]?.id).toBe(document.id);
  });

  it("POST /api/cereri/{id}/aproba without a body gives what was asked for; {drept?, dataExpirare?} replaces it", async () => {
    const first = await pending({ drept: "SCRIERE" });
    expect((await ours.administrator.post(`/api/cereri/${first.id}/aproba`)).status).toBe(200);
    expect(await grantsOf(first.document)).toEqual([
      { beneficiarOperatorId: first.ana.id, drept: "SCRIERE" },
    ]);
    const second = await pending({ drept: "SCRIERE" });
    const terms = { drept: "CITIRE", dataExpirare: inHours(5) };
    expect((await approve(ours.administrator, second.id, terms)).json).toMatchObject({ drept: "SCRIERE" });
    expect(await grantsOf(second.document)).toEqual([{ beneficiarOperatorId: second.ana.id, ...terms }]);
    const third = await pending();
    const asWanted = { drept: null, dataExpirare: null };
    expect((await approve(ours.administrator, third.id, asWanted)).status).toBe(200);
    expect(await grantsOf(third.document)).toEqual([{ beneficiarOperatorId: third.ana.id, drept: "CITIRE" }]);
  });

  it("widens the grant that there is, and never narrows it", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    await share(document, ana, { drept: "CITIRE", dataExpirare: inHours(1) });
    const asked = await ask(ana, document, { drept: "SCRIERE" });
    await approve(ours.administrator, asked.json.id);
    expect(await grantsOf(document)).toEqual([{ beneficiarOperatorId: ana.id, drept: "SCRIERE" }]);

    const [other, bob] = [await newDocument(ours), await person()];
    await share(other, bob, { drept: "CITIRE" });
    const more = await ask(bob, other, { drept: "SCRIERE" });
    const less = { drept: "CITIRE", dataExpirare: inHours(1) };
    expect((await approve(ours.administrator, more.json.id, less)).status).toBe(200);
    expect(await grantsOf(other)).toEqual([{ beneficiarOperatorId: bob.id, drept: "CITIRE" }]);
  });

  it("POST /api/cereri/{id}/aproba neither prolongs a right nor takes one away where the two grants differ in both: 409", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    await share(document, ana, { drept: "CITIRE" });
    const { id } = (await ask(ana, document, { drept: "SCRIERE" })).json;
    const short = await approve(ours.administrator, id, { dataExpirare: inHours(1) });
    expect(refusal(short)).toEqual([409, "error.partajareDiferita"]);
    expect(await grantsOf(document)).toEqual([{ beneficiarOperatorId: ana.id, drept: "CITIRE" }]);
    expect((await approve(ours.administrator, id)).status).toBe(200);
  });

  it("an expired grant counts for nothing: the person gets what was decided", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    await share(document, ana, { drept: "SCRIERE", dataExpirare: inHours(1) });
    const key = { documentId: document.id, beneficiarOperatorId: ana.id };
    await update(Grants, key, (grant) => ({ ...grant, dataExpirare: inHours(-1), dueAt: inHours(-1) }));
    // Only time causes this change, and the index knows when a grant ends.
    takeUnmoved();
    const { id } = (await ask(ana, document)).json;
    await approve(ours.administrator, id);
    expect(await grantsOf(document)).toEqual([{ beneficiarOperatorId: ana.id, drept: "CITIRE" }]);
    expect((await as(ana).patch(`/api/documents/${document.id}`, { descriere: "x" })).status).toBe(403);
  });

  it("POST /api/cereri/{id}/aproba is for whoever may share: the owner, the bucket's members, who was given SCRIERE, within their own right", async () => {
    const [writer, brief] = [await person(), await person()];
    const members = [as(await member(ours.bucket, "ADMIN")), as(await member(ours.bucket))];
    for (const by of [ours.owner, ...members, as(writer)]) {
      const { document, ana, id } = await pending();
      await share(document, writer, { drept: "SCRIERE" });
      const { status, json } = await approve(by, id);
      expect([status, json.status]).toEqual([200, "APROBATA"]);
      expect(await reads(ana, document)).toBe(200);
      expect(await isWhole(ours, document)).toBe(true);
    }
    const { document, id } = await pending();
    const until = inHours(2);
    await share(document, brief, { drept: "SCRIERE", dataExpirare: until });
    expect(refusal(await approve(as(brief), id))).toEqual([403, "error.pesteDreptulPropriu"]);
    expect((await approve(as(brief), id, { dataExpirare: until })).status).toBe(200);
  });

  it("POST /api/cereri/{id}/aproba needs the right to share: 404 for who may not read the document, 403 for who reads it, and for who asked", async () => {
    const { document, ana, id } = await pending();
    const reader = await person();
    await share(document, reader, { drept: "CITIRE" });
    for (const by of [as(reader), as(ana)]) {
      expect(refusal(await approve(by, id))).toEqual([403, "error.faraDrept"]);
      expect(refusal(await reject(by, id))).toEqual([403, "error.faraDrept"]);
    }
    const elsewhere = as(await organizationAdmin((await house()).home));
    for (const by of [as(await person()), elsewhere]) {
      expect((await approve(by, id)).status).toBe(404);
      expect((await reject(by, id)).status).toBe(404);
    }
    expect((await approve(ours.administrator, 77)).status).toBe(404);
    expect((await approve(as(await serviceAdmin()), id)).status).toBe(200);
  });

  it("a second decision is 409, whichever came first", async () => {
    for (const [first, second] of [
      [approve, approve],
      [approve, reject],
      [reject, approve],
      [reject, reject],
    ] as const) {
      const { id } = await pending();
      expect((await first(ours.administrator, id)).status).toBe(200);
      expect(refusal(await second(ours.administrator, id))).toEqual([409, "error.cerereDecisa"]);
    }
  });

  it("an end in the past is 400, an unknown drept too, and the request still waits", async () => {
    const { id } = await pending();
    expect((await approve(ours.administrator, id, { dataExpirare: inHours(-1) })).status).toBe(400);
    expect((await approve(ours.administrator, id, { dataExpirare: "mâine" })).status).toBe(400);
    expect((await approve(ours.administrator, id, { drept: "TOTUL" })).status).toBe(400);
    expect((await ours.administrator.get(`/api/cerere-acces/${id}`)).json).toMatchObject({
      status: "IN_ASTEPTARE",
    });
  });

  it("a document that is STERS or PURJAT meanwhile is 409; the request can still be refused", async () => {
    const { document, id } = await pending();
    await ours.owner.delete(`/api/documents/${document.id}`);
    expect(refusal(await approve(ours.administrator, id))).toEqual([409, "error.partajareaCeluiSters"]);
    await ours.owner.post(`/api/documents/${document.id}/purge`);
    expect(refusal(await approve(ours.administrator, id))).toEqual([409, "error.partajareaCeluiSters"]);
    expect((await reject(ours.administrator, id)).status).toBe(200);
    expect(await isWhole(ours, document)).toBe(true);
  });

  it("a document that became SECRET is approved by nobody without hasSecret, and shown to nobody without", async () => {
    const document = await newDocument(ours, { criptat: true });
    const ana = await person();
    const { id } = (await ask(ana, document)).json;
    await ours.owner.patch(`/api/documents/${document.id}`, { visibility: "SECRET" });
    expect((await approve(as(await organizationAdmin(ours.home)), id)).status).toBe(404);
    expect((await approve(ours.administrator, id)).status).toBe(200);
    expect(await reads(ana, document)).toBe(404);
  });

  it("POST /api/cereri/{id}/aproba is 409 where the account of who asked is gone; the request can be refused", async () => {
    const { ana, id } = await pending();
    await as(await serviceAdmin()).delete(`/api/admin/users/${ana.login}`);
    expect(refusal(await approve(ours.administrator, id))).toEqual([409, "error.solicitantInexistent"]);
    expect((await reject(ours.administrator, id)).status).toBe(200);
  });

  it("POST /api/cereri/{id}/aproba asks for the revision that was read, where If-Match is sent: 412", async () => {
    const { id } = await pending();
    const { headers } = await ours.administrator.patch(`/api/cerere-acces/${id}`, { drept: "SCRIERE" });
    const { etag = "" } = headers;
    const stale = etagAfter(etag, -1);
    expect((await approve(ours.administrator, id, {}, { "if-match": stale })).status).toBe(412);
    expect((await reject(ours.administrator, id, {}, { "if-match": stale })).status).toBe(412);
    expect((await approve(ours.administrator, id, {}, { "if-match": etag })).status).toBe(200);
  });

  it("POST /api/cereri/{id}/aproba with an Idempotency-Key is decided once and answered again", async () => {
    const { document, id } = await pending();
    const key = { "idempotency-key": `aprobare-${id}` };
    const [first, again] = [
      await approve(ours.administrator, id, {}, key),
      await approve(ours.administrator, id, {}, key),
    ];
    expect([first.status, again.status, again.json]).toEqual([200, 200, first.json]);
    expect((await eventsOf(ours, document)).filter(({ tip }) => tip === "APROBAT")).toHaveLength(1);
  });
});

it("POST /api/cereri/{id}/respinge says no with {motiv?}: no grant, RESPINS in the history, and who asked reads why", async () => {
  const { document, ana, id } = await pending();
  const { status, json } = await reject(ours.administrator, id, { motiv: "Nu e dosarul dumneavoastră" });
  expect([status, json]).toMatchObject([
    200,
    { status: "RESPINSA", motiv: "Nu e dosarul dumneavoastră", decisDe: ours.clerk.login },
  ]);
  expect((await as(ana).get(`/api/cerere-acces/${id}`)).json).toMatchObject({
    status: "RESPINSA",
    motiv: "Nu e dosarul dumneavoastră",
  });
  expect(await grantsOf(document)).toEqual([]);
  expect(await reads(ana, document)).toBe(404);
  const [event] = await eventsOf(ours, document);
  expect(event).toEqual({ tip: "RESPINS", actor: ours.clerk.login, cerereId: id });
  expect(await isWhole(ours, document)).toBe(true);
});

it("POST /api/cereri/{id}/respinge needs no body; a motiv has at most 2,000 characters", async () => {
  const { id } = await pending();
  expect((await reject(ours.administrator, id, { motiv: "x".repeat(2001) })).status).toBe(400);
  expect((await ours.administrator.post(`/api/cereri/${id}/respinge`)).status).toBe(200);
});
