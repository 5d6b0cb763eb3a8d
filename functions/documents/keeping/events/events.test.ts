import { UpdateCommand, DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { dynamo } from "../../../../shared/aws/clients.ts";
import { update } from "../../../../shared/data/repository.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { takeUnmoved } from "../../../../shared/testing/unmoved-heads.ts";
import { type DocumentEvent, documentEvents, headKey } from "../../records/event.ts";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";
import type { AccessRequestView } from "../../records/access-request.ts";
import type { GrantView } from "../../records/grant.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

type Page = PageOf<DocumentEvent>;

const address = "/api/eveniment-documents";
const kinds = ({ json }: { json: Page }) => json.items.map(({ tip }) => tip);
const documentIds = ({ json }: { json: Page }) => [
  ...new Set(json.items.map(({ documentId }) => documentId)),
];

/** The statuses of calls, one after the other. */
async function inTurn(calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  return statuses;
}

let ours: Organization;
let bucket: Bucket;
let operator: ServiceClient;
let admin: ServiceClient;
let service: ServiceClient;

beforeAll(async () => {
  ours = await organization();
  bucket = await bucketOf(ours);
  operator = as(await member(bucket));
  admin = as(await organizationAdmin(ours));
  service = as(await serviceAdmin());
});

const upload = async (client: ServiceClient, parts: Record<string, string> = {}) =>
  (await client.upload<DocumentView>("/api/documents/upload", { file: textFile("conținut"), ...parts })).json;

describe("GET /api/eveniment-documents", () => {
  it("GET /api/eveniment-documents with filter[documentId] or filter[cod] is the document's history, newest first", async () => {
    const { id, cod } = await upload(operator);
    await operator.upload(`/api/documents/${id}/versions`, { file: textFile("doi") });
    await operator.post(`/api/documents/${id}/versions/1/restore`);
    await operator.get(`/api/documents/${id}/download`);
    const history = ["DESCARCAT", "RESTAURAT", "MODIFICAT", "CREAT"];
    expect(kinds(await operator.get<Page>(`${address}?filter[documentId]=${id}`))).toEqual(history);
    expect(kinds(await operator.get<Page>(`${address}?filter[cod]=${cod}`))).toEqual(history);
    const changes = `filter[documentId]=${id}&filter[tip][in]=MODIFICAT,RESTAURAT`;
    expect(kinds(await operator.get<Page>(`${address}?${changes}`))).toEqual(["RESTAURAT", "MODIFICAT"]);
    expect((await operator.get(`${address}/count?${changes}`)).json).toBe(2);
    expect((await operator.get(`${address}/count?documentId=${id}`)).json).toBe(4);
  });

  it("GET /api/eveniment-documents shows bucket members and organization administrators the events of their buckets, newest first", async () => {
    const own = await bucketOf(ours);
    const [clerk, stranger] = [as(await member(own)), as(await person())];
    const [first, second] = [await upload(clerk), await upload(clerk)];
    await upload(stranger);
    expect(documentIds(await clerk.get<Page>(address))).toEqual([second.id, first.id]);
    expect((await clerk.get(`${address}/count`)).json).toBe(2);
    const seen = documentIds(await admin.get<Page>(address));
    expect(seen).toEqual(expect.arrayContaining([first.id, second.id]));
    const foreign = as(await organizationAdmin(await organization()));
    expect((await foreign.get<Page>(address)).json).toMatchObject({ items: [], total: 0 });
  });

  it("GET /api/eveniment-documents shows DESCARCAT to those who may write the document: in lists, by id and in counts alike", async () => {
    const own = await bucketOf(ours);
    const [clerk, reader] = [as(await member(own)), as(await person())];
    const { id } = await upload(clerk, { visibility: "PUBLIC" });
    expect((await reader.get(`/api/documents/${id}/download`)).status).toBe(200);
    const history = `${address}?filter[documentId]=${id}`;
    const downloads = `${history}&filter[tip]=DESCARCAT`;
    const count = (query: string) => query.replace(address, `${address}/count`);
    const event = (await clerk.get<Page>(downloads)).json.items[0];
    expect(event).toMatchObject({ tip: "DESCARCAT", documentId: id });
    const seenBy = async (who: ServiceClient) => {
      const { json } = await who.get<Page>(history);
      return [
        json.items.map(({ tip }) => tip),
        json.total,
        (await who.get(count(history))).json,
        (await who.get(count(downloads))).json,
        (await who.get(`${address}/${String(event?.id)}`)).status,
      ];
    };
    const whole = [["DESCARCAT", "CREAT"], 2, 2, 1, 200];
    expect(await Promise.all([clerk, admin, service].map(seenBy))).toEqual([whole, whole, whole]);
    expect(await seenBy(reader)).toEqual([["CREAT"], 1, 1, 0, 404]);
    const suspended = await organization({ statut: "SUSPENDAT" });
    const closed = await bucketOf(suspended);
    const silenced = as(await member(closed));
    const moved = await update(Documents, { id }, (before) => ({ ...before, bucketId: closed.id }));
    // The change is written without its event.
    takeUnmoved();
    expect(moved.bucketId).toBe(closed.id);
    expect(await seenBy(silenced)).toEqual([["CREAT"], 1, 1, 0, 404]);
  });

  it("GET /api/eveniment-documents tells what was looked at, compared and downloaded apart in detalii.mod, and filter[mod] chooses by it", async () => {
    const own = await bucketOf(ours);
    const clerk = as(await member(own));
    const { id } = await upload(clerk);
    const statuses = await inTurn([
      () => clerk.get(`/api/documents/${id}/download?mod=vizualizare`),
      () => clerk.get(`/api/documents/${id}/versions/1/download?mod=comparare`),
      // A look does not hide the download that follows at once.
      () => clerk.get(`/api/documents/${id}/download`),
      () => clerk.get(`/api/documents/${id}/versions/1/download?mod=descarcare`),
      () => clerk.get(`/api/documents/${id}/download?mod=altfel`),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200, 400]);
    const modes = async (query: string) =>
      (await clerk.get<Page>(`${address}?${query}`)).json.items.map(({ detalii }) => detalii.mod);
    const all = ["descarcare", "comparare", "vizualizare"];
    expect(await modes(`filter[documentId]=${id}&filter[tip]=DESCARCAT`)).toEqual(all);
    for (const mode of all) {
      expect(await modes(`filter[documentId]=${id}&filter[mod]=${mode}`)).toEqual([mode]);
      expect(await modes(`filter[mod]=${mode}`)).toEqual([mode]);
      expect((await clerk.get(`${address}/count?documentId=${id}&filter[mod]=${mode}`)).json).toBe(1);
    }
    const { items } = (await clerk.get<Page>(`${address}?filter[documentId]=${id}`)).json;
    expect(items.some((event) => Object.hasOwn(event, "mod"))).toBe(false);
    expect((await clerk.get(`${address}?filter[mod]=altfel`)).status).toBe(400);
  });

  it("content that no page shows as it is was downloaded, whatever the caller says", async () => {
    const clerk = as(await member(await bucketOf(ours)));
    const file = new File([Uint8Array.of(0, 1, 2, 255)], "a.bin", { type: "application/octet-stream" });
    const { id } = (await clerk.upload<DocumentView>("/api/documents/upload", { file })).json;
    await clerk.get(`/api/documents/${id}/download?mod=vizualizare`);
    const { items } = (await clerk.get<Page>(`${address}?filter[documentId]=${id}`)).json;
    expect(items.map(({ tip, detalii }) => [tip, detalii.mod])).toEqual([
      ["DESCARCAT", "descarcare"],
      ["CREAT", undefined],
    ]);
  });

  it("GET /api/eveniment-documents over all documents, too, DESCARCAT counts and is listed only for writers", async () => {
    const suspended = await organization();
    const closed = await bucketOf(suspended);
    const clerk = as(await member(closed));
    const { id } = await upload(clerk);
    await clerk.get(`/api/documents/${id}/download`);
    const seen = async () => {
      const { json } = await clerk.get<Page>(address);
      return [json.items.map(({ tip }) => tip), json.total, (await clerk.get(`${address}/count`)).json];
    };
    expect(await seen()).toEqual([["DESCARCAT", "CREAT"], 2, 2]);
    await service.put(`/api/admin/organizatii/${suspended.id}/statut`, { statut: "SUSPENDAT" });
    expect(await seen()).toEqual([["CREAT"], 1, 1]);
  });

  it("GET /api/eveniment-documents shows PARTAJAT, REVOCAT, CERUT, APROBAT and RESPINS to those who may share the document: in lists, by id and in counts alike", async () => {
    const own = await bucketOf(ours);
    const [clerk, reader, asker, refused] = [
      as(await member(own)),
      await person(),
      await person(),
      await person(),
    ];
    const { id, cod } = await upload(clerk);
    const share = (beneficiarOperatorId: number) =>
      clerk.post<GrantView>(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId, drept: "CITIRE" });
    const ask = async (who: Person) =>
      (
        await as(who).post<AccessRequestView>("/api/cerere-acces", {
          cod,
          drept: "CITIRE",
          motivare: "Răspund unei petiții",
        })
      ).json.id;
    await share(reader.id);
    await clerk.delete(`/api/partajare-documents/${(await share((await person()).id)).json.id}`);
    await admin.post(`/api/cereri/${await ask(asker)}/aproba`);
    await admin.post(`/api/cereri/${await ask(refused)}/respinge`);
    const history = `${address}?filter[documentId]=${id}`;
    const whole = [
      "RESPINS",
      "CERUT",
      "PARTAJAT",
      "APROBAT",
      "CERUT",
      "REVOCAT",
      "PARTAJAT",
      "PARTAJAT",
      "CREAT",
    ];
    const told = (await clerk.get<Page>(history)).json.items;
    const seenBy = async (who: ServiceClient) => {
      const { json } = await who.get<Page>(history);
      const statuses = await Promise.all(
        told.map(async (event) => (await who.get(`${address}/${event.id}`)).status),
      );
      const every = documentIds(await who.get<Page>(address)).length;
      return {
        kinds: json.items.map(({ tip }) => tip),
        counted: [json.total, (await who.get(history.replace(address, `${address}/count`))).json],
        opened: statuses.filter((status) => status === 200).length,
        every,
      };
    };
    const all = { kinds: whole, counted: [9, 9], opened: 9 };
    expect(await seenBy(clerk)).toMatchObject(all);
    expect(await seenBy(admin)).toMatchObject(all);
    const none = { kinds: ["CREAT"], counted: [1, 1], opened: 1 };
    expect(await seenBy(as(reader))).toMatchObject(none);
    expect(await seenBy(as(asker))).toMatchObject(none);
    await service.put(`/api/admin/organizatii/${ours.id}/statut`, { statut: "SUSPENDAT" });
    const silenced = await seenBy(clerk);
    await service.put(`/api/admin/organizatii/${ours.id}/statut`, { statut: "ACTIV" });
    expect(silenced).toMatchObject({ ...none, every: 1 });
  });

  it("GET /api/eveniment-documents shows owners the events of their own documents, and the service administrator all", async () => {
    const owner = as(await person());
    const { id } = await upload(owner);
    expect(documentIds(await owner.get<Page>(address))).toEqual([id]);
    expect(documentIds(await service.get<Page>(`${address}?size=200`))).toContain(id);
  });

  it("GET /api/eveniment-documents shows events of SECRET documents to those with hasSecret and to the owner", async () => {
    const owner = as(await member(bucket));
    const { id } = await upload(owner, { secret: "true" });
    const [trusted, chief] = [
      as(await member(bucket, "OPERATOR", { hasSecret: true })),
      as(await serviceAdmin({ hasSecret: true })),
    ];
    const shownTo = async (client: ServiceClient) =>
      documentIds(await client.get<Page>(`${address}?size=200`)).includes(id);
    expect(await Promise.all([owner, trusted, chief].map(shownTo))).toEqual([true, true, true]);
    expect(await Promise.all([operator, admin, service].map(shownTo))).toEqual([false, false, false]);
    expect((await operator.get(`${address}?filter[documentId]=${id}`)).json).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it("GET /api/eveniment-documents is decided by what the document is now: one that became SECRET or moved away hides its history", async () => {
    const own = await bucketOf(ours);
    const [clerk, colleague] = [as(await member(own)), as(await member(own))];
    const [kept, hidden, moved] = [
      await upload(clerk),
      await upload(clerk, { criptat: "true" }),
      await upload(clerk),
    ];
    expect((await colleague.get<Page>(address)).json.total).toBe(3);
    await clerk.patch(`/api/documents/${hidden.id}`, { visibility: "SECRET" });
    expect((await admin.patch(`/api/documents/${moved.id}`, { bucketId: bucket.id })).status).toBe(200);
    const seen = await colleague.get<Page>(address);
    expect([documentIds(seen), seen.json.total]).toEqual([[kept.id], 1]);
    expect((await colleague.get(`${address}/count`)).json).toBe(1);
  });

  it("pages by number and by cursor show every event once", async () => {
    const own = await bucketOf(ours);
    const clerk = as(await member(own));
    const { id } = await upload(clerk);
    for (const denumire of ["doi", "trei", "patru", "cinci"])
      await clerk.patch(`/api/documents/${id}`, { denumire });
    const whole = (await clerk.get<Page>(address)).json.items.map((event) => event.id);
    expect(whole).toHaveLength(5);
    for (const scope of ["", `&documentId=${id}`]) {
      const seen: number[] = [];
      let next: string | undefined = `${address}?size=2${scope}`;
      while (next) {
        const { json, headers }: { json: Page; headers: Record<string, string> } =
          await clerk.get<Page>(next);
        seen.push(...json.items.map((event) => event.id));
        expect(json.total).toBe(5);
        next = /<\/documents([^>]*)>; rel="next"/.exec(headers.link ?? "")?.[1];
      }
      expect(seen).toEqual(whole);
      const second = await clerk.get<Page>(`${address}?size=2&page=1${scope}`);
      expect(second.json.items.map((event) => event.id)).toEqual(whole.slice(2, 4));
    }
    const oldest = await clerk.get<Page>(`${address}?sort=creatLa,id&size=1`);
    expect(oldest.json.items.map((event) => event.id)).toEqual(whole.slice(-1));
  });

  it("merges at most 50 buckets: beyond, 400 that names the filter", async () => {
    const large = await organization();
    await Promise.all(Array.from({ length: 51 }, () => bucketOf(large)));
    const { status, json } = await as(await organizationAdmin(large)).get(address);
    expect([status, json]).toMatchObject([400, { message: "error.preaMulteContainere" }]);
  });
});

it("GET /api/eveniment-documents/{id} is one event, for those who may read its document; for others it does not exist", async () => {
  const { id } = await upload(operator);
  const [event] = (await operator.get<Page>(`${address}?documentId=${id}`)).json.items;
  expect((await operator.get(`${address}/${event?.id}`)).json).toEqual(event);
  expect((await as(await person()).get(`${address}/${event?.id}`)).status).toBe(404);
  expect((await operator.get(`${address}/99`)).status).toBe(404);
  expect((await nobody.get(`${address}/${event?.id}`)).status).toBe(401);
});

describe("NOTA", () => {
  const note = (documentId: number) => ({
    documentId,
    detalii: { motiv: "verificat la inventar", pagini: 3 },
  });

  it("NOTA is appended by administrators, as a kind of its own in the chain", async () => {
    const { id, cod } = await upload(operator);
    const { status, json, headers } = await admin.post<DocumentEvent>(address, note(id));
    expect([status, json]).toMatchObject([201, { ...note(id), cod, tip: "NOTA" }]);
    expect(headers.location).toMatch(new RegExp(`${address}/${json.id}$`));
    expect((await operator.get(`${address}/${json.id}`)).json).toEqual(json);
    expect((await operator.get(`/api/documents/${id}/integritate`)).json).toEqual({
      valid: true,
      evenimente: 2,
      ultimulHash: json.hash,
    });
  });

  it("NOTA is appended by many at once, without a gap in the chain", async () => {
    const { id } = await upload(operator);
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.post(address, note(id))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await admin.get(`/api/documents/${id}/integritate`)).json).toMatchObject({
      valid: true,
      evenimente: 9,
    });
  });

  it("NOTA with an Idempotency-Key is appended once", async () => {
    const { id } = await upload(operator);
    const key = { "idempotency-key": "nota-1" };
    const [first, again] = [
      await admin.post(address, note(id), key),
      await admin.post(address, note(id), key),
    ];
    expect([again.json, again.headers["idempotent-replayed"]]).toEqual([first.json, "true"]);
    expect((await admin.get(`${address}/count?documentId=${id}`)).json).toBe(2);
  });

  it("NOTA is not for users (403), nor for administrators of others (404), nor without details (400)", async () => {
    const { id } = await upload(operator);
    const foreign = as(await organizationAdmin(await organization()));
    expect((await operator.post(address, note(id))).status).toBe(403);
    expect((await foreign.post(address, note(id))).status).toBe(404);
    expect((await admin.post(address, { documentId: id, detalii: {} })).status).toBe(400);
    expect((await admin.post(address, { ...note(id), id: 1 })).json).toMatchObject({
      message: "error.idexists",
    });
    const { json: open } = await operator.post<DocumentView>("/api/documents", {
      denumire: "Afiș",
      visibility: "PUBLIC",
    });
    expect((await foreign.post(address, note(open.id))).status).toBe(403);
  });

  it("NOTA is the only kind that is written by hand: events are append-only, 405 with Allow", async () => {
    const { id } = await upload(operator);
    const [event] = (await operator.get<Page>(`${address}?documentId=${id}`)).json.items;
    const one = `${address}/${event?.id}`;
    const answers = [await admin.put(one, {}), await admin.patch(one, {}), await admin.delete(one)];
    expect(answers.map(({ status, headers }) => [status, headers.allow])).toEqual(
      answers.map(() => [405, "GET"]),
    );
    const forged = await admin.post<DocumentEvent>(address, {
      ...note(id),
      tip: "PURJAT",
      actor: "altcineva",
    });
    expect(forged.json).toMatchObject({ tip: "NOTA" });
    expect(forged.json.actor).not.toBe("altcineva");
  });
});

describe("GET /api/documents/{id}/integritate", () => {
  const history = async () => {
    const { id } = await upload(operator);
    await operator.patch(`/api/documents/${id}`, { denumire: "doi" });
    await operator.patch(`/api/documents/${id}`, { denumire: "trei" });
    await operator.get(`/api/documents/${id}/download`);
    const { items } = (await operator.get<Page>(`${address}?documentId=${id}&tip.notEquals=DESCARCAT`)).json;
    return { id, events: items.reverse() };
  };
  const verify = async (id: number) => (await operator.get(`/api/documents/${id}/integritate`)).json;
  const keyOf = (event: DocumentEvent | undefined) => documentEvents().key(event as DocumentEvent);
  const TableName = Documents.table;

  it("GET /api/documents/{id}/integritate proves an untouched history: every event, up to the last hash", async () => {
    const { id, events } = await history();
    expect(await verify(id)).toEqual({ valid: true, evenimente: 3, ultimulHash: events[2]?.hash });
  });

  it("GET /api/documents/{id}/integritate names the event that was changed", async () => {
    const { id, events } = await history();
    await dynamo().send(
      new UpdateCommand({
        TableName,
        Key: keyOf(events[1]),
        UpdateExpression: "SET actor = :other",
        ExpressionAttributeValues: { ":other": "altcineva" },
      }),
    );
    expect(await verify(id)).toMatchObject({ valid: false, ruptLa: events[1]?.id });
  });

  it("GET /api/documents/{id}/integritate names the event whose predecessor was removed, also at the start", async () => {
    const [inside, start] = [await history(), await history()];
    await dynamo().send(new DeleteCommand({ TableName, Key: keyOf(inside.events[1]) }));
    await dynamo().send(new DeleteCommand({ TableName, Key: keyOf(start.events[0]) }));
    expect(await verify(inside.id)).toMatchObject({
      valid: false,
      evenimente: 2,
      ruptLa: inside.events[2]?.id,
    });
    expect(await verify(start.id)).toMatchObject({
      valid: false,
      evenimente: 2,
      ruptLa: start.events[1]?.id,
    });
  });

  it("notices that the last events were cut off, and a head that was set back", async () => {
    const [cut, back] = [await history(), await history()];
    await dynamo().send(new DeleteCommand({ TableName, Key: keyOf(cut.events[2]) }));
    expect(await verify(cut.id)).toMatchObject({ valid: false, ruptLa: cut.events[1]?.id });
    await dynamo().send(
      new UpdateCommand({
        TableName,
        Key: headKey(back.id),
        UpdateExpression: "SET #hash = :hash, lastId = :id",
        ExpressionAttributeNames: { "#hash": "hash" },
        ExpressionAttributeValues: { ":hash": back.events[1]?.hash, ":id": back.events[1]?.id },
      }),
    );
    expect(await verify(back.id)).toMatchObject({ valid: false, ruptLa: back.events[2]?.id });
  });

  it("GET /api/documents/{id}/integritate is for who may read the document: else 404", async () => {
    const { id } = await upload(operator);
    expect((await as(await person()).get(`/api/documents/${id}/integritate`)).status).toBe(404);
  });
});
