import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { DocumentEvent } from "../../records/event.ts";
import type { GrantView } from "../../records/grant.ts";
import {
  as,
  bucketOf,
  client,
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
import { maintainAll } from "../../operating/maintenance/maintain.ts";
import type { Explanation } from "./explain-access.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

type Page = PageOf<GrantView>;

let bucket: Bucket;
let owner: ServiceClient;
let operator: ServiceClient;
let administrator: ServiceClient;

beforeAll(async () => {
  const home = await organization();
  bucket = await bucketOf(home);
  owner = as(await person({ organizatieId: home.id }));
  operator = as(await member(bucket));
  administrator = as(await organizationAdmin(home));
});

afterEach(() => clock.resume());

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR).toISOString();

const create = async (fields: object = {}, by = owner): Promise<number> => {
  const body = { denumire: "Contract", bucketId: bucket.id, ...fields };
  return (await by.post<{ id: number }>("/api/documents", body)).json.id;
};
const share = (id: number, body: object, by = owner) =>
  by.post<GrantView>(`/api/documents/${id}/partajeaza`, body);
const shareWith = ({ id: beneficiarOperatorId }: Person, id: number, fields: object = {}) =>
  share(id, { beneficiarOperatorId, drept: "CITIRE", ...fields });
const reads = async (who: ServiceClient, id: number) => (await who.get(`/api/documents/${id}`)).status;
const eventsOf = async (id: number) =>
  (
    await administrator.get<PageOf<DocumentEvent>>(`/api/eveniment-documents?filter[documentId]=${id}`)
  ).json.items.map(({ tip, actor, detalii }) => ({ tip, actor, ...detalii }));
const remove = (id: number, by = owner) => by.delete(`/api/partajare-documents/${id}`);

describe("POST /api/documents/{id}/partajeaza", () => {
  it("POST /api/documents/{id}/partajeaza gives an operator the right to read: the document is in their lists, and PARTAJAT in its history", async () => {
    const [id, bob] = [await create(), await person()];
    expect(await reads(as(bob), id)).toBe(404);
    const { status, json, headers } = await shareWith(bob, id);
    expect([status, json]).toMatchObject([
      201,
      { documentId: id, beneficiarOperatorId: bob.id, drept: "CITIRE" },
    ]);
    expect(Object.keys(json)).not.toContain("listedIn");
    expect(headers.etag).toMatch(/^"\d+"$/);
    expect(await reads(as(bob), id)).toBe(200);
    const listed = await as(bob).get<PageOf<{ id: number }>>("/api/documents");
    expect(listed.json).toMatchObject({ items: [{ id }], total: 1 });
    const [event] = await eventsOf(id);
    expect(event).toMatchObject({ tip: "PARTAJAT", partajareId: json.id, beneficiarOperatorId: bob.id });
    expect((await owner.get(`/api/documents/${id}/integritate`)).json).toMatchObject({ valid: true });
  });

  it("POST /api/documents/{id}/partajeaza gives a client the right to write: everybody who is that client", async () => {
    const [id, firm] = [await create(), await client()];
    const [first, second] = [
      as(await person({ clientId: firm.id })),
      as(await person({ clientId: firm.id })),
    ];
    expect((await share(id, { beneficiarClientId: firm.id, drept: "SCRIERE" })).status).toBe(201);
    for (const who of [first, second])
      expect((await who.patch(`/api/documents/${id}`, { descriere: "scris" })).status).toBe(200);
  });

  it("CITIRE does not let change or share it further: 403; SCRIERE does", async () => {
    const [id, bob, other] = [await create(), await person(), await person()];
    await shareWith(bob, id);
    const body = { beneficiarOperatorId: other.id, drept: "CITIRE" };
    expect((await as(bob).patch(`/api/documents/${id}`, { descriere: "nu" })).status).toBe(403);
    expect(refusal(await share(id, body, as(bob)))).toEqual([403, "error.faraDrept"]);
    await shareWith(bob, id, { drept: "SCRIERE" });
    expect((await share(id, body, as(bob))).status).toBe(201);
  });

  it("POST /api/documents/{id}/partajeaza again with the same beneficiary changes the grant: 200, one grant, PARTAJAT once more", async () => {
    const [id, bob] = [await create(), await person()];
    const first = await shareWith(bob, id);
    const again = await shareWith(bob, id, { drept: "SCRIERE", dataExpirare: inHours(2) });
    expect([again.status, again.json.id, again.json.drept]).toEqual([200, first.json.id, "SCRIERE"]);
    const grants = await owner.get<Page>(`/api/partajare-documents?filter[documentId]=${id}`);
    expect(grants.json).toMatchObject({ items: [{ id: first.json.id, drept: "SCRIERE" }], total: 1 });
    expect((await eventsOf(id)).filter(({ tip }) => tip === "PARTAJAT")).toHaveLength(2);
  });

  it("twenty at once with one beneficiary make one grant, and a chain without a gap", async () => {
    const [id, bob] = [await create(), await person()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => shareWith(bob, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await owner.get(`/api/documents/${id}/integritate`)).json).toMatchObject({ valid: true });
    expect((await as(bob).get("/api/documents/count")).json).toBe(1);
  });

  it("POST /api/documents/{id}/partajeaza with dataExpirare ends by itself, at that moment", async () => {
    const [id, bob] = [await create(), await person()];
    const end = inHours(0.1);
    expect((await shareWith(bob, id, { dataExpirare: end })).status).toBe(201);
    clock.freeze(new Date(Date.parse(end) - 1));
    expect(await reads(as(bob), id)).toBe(200);
    expect((await as(bob).get("/api/documents/count")).json).toBe(1);
    clock.freeze(end);
    expect(await reads(as(bob), id)).toBe(404);
    expect((await as(bob).get("/api/documents/count")).json).toBe(0);
  });

  it("POST /api/documents/{id}/partajeaza takes an end with an offset, and shows it in UTC", async () => {
    const [id, bob] = [await create(), await person()];
    const { json } = await shareWith(bob, id, { dataExpirare: "2999-01-01T02:00:00+02:00" });
    expect(json.dataExpirare).toBe("2999-01-01T00:00:00.000Z");
  });

  it.each([
    ["both beneficiaries", { beneficiarOperatorId: 1, beneficiarClientId: 1, drept: "CITIRE" }],
    ["no beneficiary", { drept: "CITIRE" }],
    ["an unknown drept", { beneficiarOperatorId: 1, drept: "TOT" }],
    [
      "an end in the past",
      { beneficiarOperatorId: 1, drept: "CITIRE", dataExpirare: "2020-01-01T00:00:00Z" },
    ],
    ["a malformed end", { beneficiarOperatorId: 1, drept: "CITIRE", dataExpirare: "mâine" }],
    ["an unknown user", { beneficiarOperatorId: 987_654_321, drept: "CITIRE" }],
    ["an unknown client", { beneficiarClientId: 987_654_321, drept: "CITIRE" }],
  ])("%s: 400 that names the field, and nothing is stored", async (_, body) => {
    const id = await create();
    const { status, json, headers } = await share(id, body);
    expect([status, headers["content-type"]]).toEqual([400, "application/problem+json"]);
    expect(json).toMatchObject({ message: "error.validare", errors: [{ field: expect.any(String) }] });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("POST /api/documents/{id}/partajeaza of a STERS document: 409; by a reader 403; by a stranger 404; by nobody 401", async () => {
    const [id, bob, stranger] = [await create(), await person(), await person()];
    await shareWith(bob, id);
    const body = { beneficiarOperatorId: stranger.id, drept: "CITIRE" };
    expect((await share(id, body, as(bob))).status).toBe(403);
    expect(refusal(await share(id, body, as(stranger)))).toEqual([404, "error.documentInexistent"]);
    expect((await share(id, body, nobody)).status).toBe(401);
    await owner.delete(`/api/documents/${id}`);
    expect(refusal(await share(id, body))).toEqual([409, "error.partajareaCeluiSters"]);
    await owner.post(`/api/documents/${id}/restore`);
    await owner.post(`/api/documents/${id}/arhiveaza`);
    expect((await share(id, body)).status).toBe(201);
  });

  it("a grant on a document that becomes SECRET shows it only to those with hasSecret", async () => {
    const [bob, cleared] = [await person(), await person({ hasSecret: true })];
    const id = (
      await owner.upload<{ id: number }>("/api/documents/upload", {
        file: textFile("conținut"),
        bucketId: String(bucket.id),
        criptat: "true",
      } as never)
    ).json.id;
    for (const who of [bob, cleared]) await shareWith(who, id);
    expect((await owner.patch(`/api/documents/${id}`, { visibility: "SECRET" })).status).toBe(200);
    expect([await reads(as(bob), id), await reads(as(cleared), id)]).toEqual([404, 200]);
    const seen = await as(bob).get<Page>("/api/partajare-documents");
    expect(seen.json).toMatchObject({ items: [], total: 0 });
  });
});

describe("/api/partajare-documents", () => {
  it("/api/partajare-documents lists the grants of one document for those who may share it, newest first", async () => {
    const [id, bob, eva] = [await create(), await person(), await person()];
    const [first, second] = [await shareWith(bob, id), await shareWith(eva, id)];
    for (const who of [owner, operator, administrator]) {
      const { json } = await who.get<Page>(`/api/partajare-documents?filter[documentId]=${id}`);
      expect([json.total, json.items.map((grant) => grant.id)]).toEqual([2, [second.json.id, first.json.id]]);
    }
    const named = await owner.get<Page>(`/api/partajare-documents?filter[cod]=${first.json.cod}`);
    expect(named.json.total).toBe(2);
    expect((await owner.get(`/api/partajare-documents/count?filter[documentId]=${id}`)).json).toBe(2);
  });

  it("/api/partajare-documents shows a beneficiary their own grants and those of their client, and no others of the document", async () => {
    const [id, firm] = [await create(), await client()];
    const [bob, eva] = [await person({ clientId: firm.id }), await person()];
    const own = (await shareWith(bob, id)).json.id;
    const ofFirm = (await share(id, { beneficiarClientId: firm.id, drept: "SCRIERE" })).json.id;
    const foreign = (await shareWith(eva, id)).json.id;
    const listed = await as(eva).get<Page>("/api/partajare-documents");
    expect(listed.json.items.map((grant) => grant.id)).toEqual([foreign]);
    await owner.delete(`/api/partajare-documents/${ofFirm}`);
    const mine = await as(bob).get<Page>("/api/partajare-documents");
    expect(mine.json.items.map((grant) => grant.id)).toEqual([own]);
    expect((await as(bob).get(`/api/partajare-documents/${own}`)).status).toBe(200);
    expect((await as(bob).get(`/api/partajare-documents/${foreign}`)).status).toBe(404);
  });

  it("POST goes through the verb, with the same refusals", async () => {
    const [documentId, bob] = [await create(), await person()];
    const body = { documentId, beneficiarOperatorId: bob.id, beneficiarClientId: null, drept: "CITIRE" };
    const { status, json, headers } = await owner.post<GrantView>("/api/partajare-documents", body);
    expect(status).toBe(201);
    expect(headers.location).toMatch(new RegExp(`/api/partajare-documents/${json.id}$`));
    expect(await reads(as(bob), documentId)).toBe(200);
    expect((await owner.post("/api/partajare-documents", { documentId, drept: "CITIRE" })).status).toBe(400);
    expect((await as(await person()).post("/api/partajare-documents", body)).status).toBe(404);
  });

  it("PUT and PATCH change drept and dataExpirare, and ignore the rest", async () => {
    const [id, bob, eva] = [await create(), await person(), await person()];
    const grant = (await shareWith(bob, id)).json;
    const one = `/api/partajare-documents/${grant.id}`;
    const patched = await owner.patch<GrantView>(one, {
      drept: "SCRIERE",
      dataExpirare: inHours(1),
      beneficiarOperatorId: eva.id,
    });
    expect(patched.json).toMatchObject({ drept: "SCRIERE", beneficiarOperatorId: bob.id });
    const put = await owner.put<GrantView>(one, { ...grant, drept: "CITIRE" });
    expect([put.status, put.json]).toEqual([200, grant]);
    expect((await owner.patch(one, { dataExpirare: "2020-01-01T00:00:00Z" })).status).toBe(400);
    expect((await as(bob).patch(one, { drept: "SCRIERE" })).status).toBe(403);
    expect((await as(eva).patch(one, { drept: "SCRIERE" })).status).toBe(404);
    expect((await owner.patch(one, { drept: "SCRIERE" }, { "if-match": '"1"' })).status).toBe(412);
  });

  it("DELETE takes the access back at once: REVOCAT in the history; again 204", async () => {
    const [id, bob, eva] = [await create(), await person(), await person()];
    const grant = (await shareWith(bob, id)).json;
    await shareWith(eva, id);
    expect([(await remove(grant.id, as(eva))).status, (await remove(grant.id)).status]).toEqual([404, 204]);
    expect(await reads(as(bob), id)).toBe(404);
    expect((await as(bob).get("/api/documents/count")).json).toBe(0);
    expect((await eventsOf(id))[0]).toMatchObject({ tip: "REVOCAT", partajareId: grant.id });
    expect([(await remove(grant.id)).status, (await remove(grant.id, as(eva))).status]).toEqual([204, 404]);
    expect((await owner.get(`/api/partajare-documents/${grant.id}`)).status).toBe(404);
    expect((await shareWith(bob, id)).status).toBe(201);
  });

  it("revoke against sharing again: the last word is the one that holds, and totals agree", async () => {
    const [id, bob] = [await create(), await person()];
    const grant = (await shareWith(bob, id)).json;
    await Promise.all([remove(grant.id), shareWith(bob, id, { drept: "SCRIERE" }), remove(grant.id)]);
    const { json } = await owner.get<Page>(`/api/partajare-documents?filter[documentId]=${id}`);
    expect((await as(bob).get("/api/documents/count")).json).toBe(json.total);
    expect(await reads(as(bob), id)).toBe(json.total === 1 ? 200 : 404);
    expect((await owner.get(`/api/documents/${id}/integritate`)).json).toMatchObject({ valid: true });
  });

  it("ten revocations at once are all 204, and one event", async () => {
    const [id, bob] = [await create(), await person()];
    const grant = (await shareWith(bob, id)).json;
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(grant.id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect((await eventsOf(id)).filter(({ tip }) => tip === "REVOCAT")).toHaveLength(1);
  });

  it("/api/partajare-documents of a deleted document cannot be changed (409), and can be taken back", async () => {
    const [id, bob] = [await create(), await person()];
    const grant = (await shareWith(bob, id)).json;
    await owner.delete(`/api/documents/${id}`);
    const one = `/api/partajare-documents/${grant.id}`;
    expect((await owner.patch(one, { drept: "SCRIERE" })).status).toBe(409);
    expect((await remove(grant.id)).status).toBe(204);
  });

  it("a document that moves takes its grants along: rights follow where it is now", async () => {
    const [id, bob] = [await create({}, operator), await person()];
    const grant = (await share(id, { beneficiarOperatorId: bob.id, drept: "CITIRE" }, operator)).json;
    const other = await bucketOf(await organization());
    const mover = as(await serviceAdmin());
    expect((await mover.patch(`/api/documents/${id}`, { bucketId: other.id })).status).toBe(200);
    const others = as(await member(other));
    expect((await others.get(`/api/partajare-documents/${grant.id}`)).status).toBe(200);
    const former = as(await member(bucket));
    expect((await former.get(`/api/partajare-documents/${grant.id}`)).status).toBe(404);
    const listed = await former.get<Page>("/api/partajare-documents");
    expect(listed.json.items.map((found) => found.id)).not.toContain(grant.id);
  });
});

describe("expired grants", () => {
  afterEach(() => {
    clock.resume();
  });

  it("expired grants count for nothing at once: a PUBLIC document leaves the list, the count and filter[partajat]", async () => {
    const [bob, other] = [await person(), await member(bucket)];
    const [publicId, kept] = [await create({ visibility: "PUBLIC" }), await create({ visibility: "PUBLIC" })];
    for (const who of [bob, other]) {
      await shareWith(who, publicId, { dataExpirare: inHours(0.01) });
      await shareWith(who, kept);
    }
    const shown = async (who: Person, query = "") => {
      const { json } = await as(who).get<PageOf<{ id: number }>>(`/api/documents?size=200${query}`);
      const ids = json.items.map(({ id }) => id);
      const count = await as(who).get<number>(`/api/documents/count${query.replace("&", "?")}`);
      expect([json.total, count.json]).toEqual([ids.length, ids.length]);
      return { ids, hasExpired: ids.includes(publicId) };
    };
    expect((await shown(bob)).ids).toEqual([kept, publicId]);
    expect((await shown(bob, "&filter[partajat]=true")).ids).toEqual([kept, publicId]);
    clock.freeze(inHours(0.02));
    expect((await shown(bob)).ids).toEqual([kept]);
    expect((await shown(bob, "&filter[partajat]=true")).ids).toEqual([kept]);
    expect((await shown(bob, "&filter[visibility]=PUBLIC")).ids).toEqual([kept]);
    // Members still see it through the bucket, but it is no longer shared with them.
    expect((await shown(other)).hasExpired).toBe(true);
    expect((await shown(other, "&filter[partajat]=true")).ids).toEqual([kept]);
    // The document is public, so all callers may read it by its id.
    expect(await reads(as(bob), publicId)).toBe(200);
  });

  it("expired grants are removed by the nightly run: REVOCAT with motiv EXPIRAT, and the counts follow", async () => {
    const [id, bob] = [await create(), await person()];
    const end = inHours(0.1);
    const grant = (await shareWith(bob, id, { dataExpirare: end })).json;
    const lasting = (await shareWith(await person(), id, { dataExpirare: inHours(1) })).json;
    clock.freeze(end);
    await expect
      .poll(async () => {
        await maintainAll();
        return (await owner.get(`/api/partajare-documents/${grant.id}`)).status;
      })
      .toBe(404);
    expect((await owner.get(`/api/partajare-documents/${lasting.id}`)).status).toBe(200);
    expect((await eventsOf(id))[0]).toMatchObject({
      tip: "REVOCAT",
      actor: "system",
      partajareId: grant.id,
      motiv: "EXPIRAT",
    });
  });
});

it("a client with grants is in use: it cannot be removed before they are taken back", async () => {
  const [id, firm, admin] = [await create(), await client(), as(await serviceAdmin())];
  const grant = (await share(id, { beneficiarClientId: firm.id, drept: "CITIRE" })).json;
  expect(refusal(await admin.delete(`/api/clients/${firm.id}`))).toEqual([409, "error.referintaFolosita"]);
  await remove(grant.id);
  expect((await admin.delete(`/api/clients/${firm.id}`)).status).toBe(204);
});

it("GET /api/documents?filter[partajat]=true shows what was shared with the caller, and nothing else that they see", async () => {
  const [shared, archived, bob] = [await create(), await create(), await person()];
  await as(bob).post("/api/documents", { denumire: "Al meu" });
  for (const id of [shared, archived]) await shareWith(bob, id);
  await owner.post(`/api/documents/${archived}/arhiveaza`);
  const seen = async (query = "") =>
    (await as(bob).get<PageOf<{ id: number }>>(`/api/documents?filter[partajat]=true${query}`)).json;
  expect(await seen()).toMatchObject({ items: [{ id: archived }, { id: shared }], total: 2 });
  expect((await seen("&filter[status]=ACTIV")).items.map(({ id }) => id)).toEqual([shared]);
  expect((await seen("&sort=denumire")).total).toBe(2);
  expect((await as(bob).get("/api/documents")).json).toMatchObject({ total: 3 });
  expect((await as(bob).get("/api/documents/count?filter[partajat]=true")).json).toBe(2);
});

it("GET /api/documents?filter[partajat]=true knows no other value and no other operator: 400", async () => {
  expect((await owner.get("/api/documents?filter[partajat]=false")).status).toBe(400);
  expect((await owner.get("/api/documents?filter[partajat][notEquals]=true")).status).toBe(400);
});

describe("GET /api/documents/{id}/explica-acces", () => {
  const explain = (id: number, login: string, by = administrator) =>
    by.get<Explanation>(`/api/documents/${id}/explica-acces?login=${login}`);

  it("GET /api/documents/{id}/explica-acces names each relation of the person, and the rights that they add up to", async () => {
    const [id, firm] = [await create(), await client()];
    const bob = await member(bucket, "ADMIN", { clientId: firm.id });
    await share(id, { beneficiarClientId: firm.id, drept: "CITIRE" });
    const { status, json } = await explain(id, bob.login);
    expect([status, json]).toEqual([
      200,
      {
        login: bob.login,
        activat: true,
        drepturi: ["CITIRE", "SCRIERE", "PARTAJARE", "ELIMINARE", "GUVERNARE"],
        relatii: [
          { relatie: "ADMIN_CONTAINER", da: true },
          { relatie: "PARTAJARE_CITIRE", prin: `client#${firm.id}`, da: true },
        ],
      },
    ]);
  });

  it("GET /api/documents/{id}/explica-acces says why a relation gives nothing: EXPIRAT, FARA_SECRET, ALT_STATUS, SUSPENDAT", async () => {
    const [id, bob] = [await create({ visibility: "PUBLIC" }), await person()];
    const end = inHours(0.1);
    await shareWith(bob, id, { dataExpirare: end });
    clock.freeze(end);
    await owner.post(`/api/documents/${id}/arhiveaza`);
    expect((await explain(id, bob.login)).json).toMatchObject({
      drepturi: [],
      relatii: [
        { relatie: "PARTAJARE_CITIRE", prin: `user#${bob.id}`, da: false, motiv: "EXPIRAT" },
        { relatie: "PUBLIC", da: false, motiv: "ALT_STATUS" },
      ],
    });
    clock.resume();
    const [secret, eva] = [await create({ secret: true }), await person()];
    const cleared = as(await organizationAdmin({ id: bucket.organizatieId ?? 0 }, { hasSecret: true }));
    await shareWith(eva, secret);
    expect((await explain(secret, eva.login, cleared)).json).toMatchObject({
      drepturi: [],
      relatii: [{ relatie: "PARTAJARE_CITIRE", da: false, motiv: "FARA_SECRET" }],
    });
    const [gone, reader] = [await create(), await person()];
    await shareWith(reader, gone);
    await owner.delete(`/api/documents/${gone}`);
    expect((await explain(gone, reader.login)).json.relatii).toMatchObject([
      { relatie: "PARTAJARE_CITIRE", da: false, motiv: "ALT_STATUS" },
    ]);
    const home = await organization();
    const filed = await bucketOf(home);
    const member1 = await member(filed);
    const document = await create({ bucketId: filed.id }, as(member1));
    const admin = as(await serviceAdmin());
    await admin.put(`/api/admin/organizatii/${home.id}/statut`, { statut: "SUSPENDAT" });
    expect((await explain(document, member1.login, admin)).json).toMatchObject({
      drepturi: ["CITIRE"],
      relatii: [
        { relatie: "PROPRIETAR", da: true, motiv: "SUSPENDAT" },
        { relatie: "OPERATOR_CONTAINER", da: true, motiv: "SUSPENDAT" },
      ],
    });
  });

  it("GET /api/documents/{id}/explica-acces tells an organization's administrator nothing of other logins: those are unknown, unless the document names them", async () => {
    const elsewhere = await organization();
    const firm = await client();
    const [head, colleague, stranger, foreigner, customer] = [
      await organizationAdmin(elsewhere),
      await person({ organizatieId: bucket.organizatieId ?? 0 }),
      await person(),
      await member(await bucketOf(elsewhere)),
      await person({ clientId: firm.id, organizatieId: elsewhere.id }),
    ];
    const id = await create({ visibility: "PUBLIC" });
    await share(id, { beneficiarClientId: firm.id, drept: "CITIRE" });
    const unknown = [404, "error.loginNecunoscut"];
    for (const { login } of [head, stranger, foreigner, customer])
      expect([login, refusal(await explain(id, login))]).toEqual([login, unknown]);
    expect((await explain(id, colleague.login)).status).toBe(200);
    await shareWith(foreigner, id);
    expect((await explain(id, foreigner.login)).status).toBe(200);
    const service = as(await serviceAdmin());
    for (const { login } of [head, stranger, customer])
      expect((await explain(id, login, service)).status).toBe(200);
  });

  it("GET /api/documents/{id}/explica-acces is for who administers the document: others 403, strangers 404; an unknown login 404, none 400", async () => {
    const [id, bob, stranger] = [await create(), await person(), await person()];
    await shareWith(bob, id);
    expect((await explain(id, bob.login, owner)).status).toBe(403);
    expect((await explain(id, bob.login, as(bob))).status).toBe(403);
    expect((await explain(id, bob.login, as(stranger))).status).toBe(404);
    expect(refusal(await explain(id, "nimeni-nicaieri"))).toEqual([404, "error.loginNecunoscut"]);
    expect((await administrator.get(`/api/documents/${id}/explica-acces`)).status).toBe(400);
  });
});
