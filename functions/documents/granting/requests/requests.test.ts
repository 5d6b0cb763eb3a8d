import { etagAfter } from "../../../../shared/testing/etags.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { MOST_PENDING } from "../../records/access-request.ts";
import {
  as,
  join,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { citizen } from "../../doors/zones/testing.ts";
import type { AccessRequestView } from "../../records/access-request.ts";
import type { SeenRequest } from "./request-acts.ts";
import {
  approve,
  ask,
  eventsOf,
  house,
  isWhole,
  motivare,
  newDocument,
  reject,
  type House,
} from "./testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let ours: House;
beforeAll(async () => {
  ours = await house();
});

const list = async (by: ServiceClient, filters = "") =>
  (await by.get<PageOf<SeenRequest>>(`/api/cerere-acces?${filters}`)).json;
const idsOf = ({ items }: PageOf<SeenRequest>) => items.map(({ id }) => id);
const DECISIONS = ["APROBA", "RESPINGE"];
const shareWith = (id: number, beneficiarOperatorId: number, drept = "CITIRE") =>
  ours.owner.post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId, drept });

describe("POST /api/documents/cerere", () => {
  const requestAccess = (by: ServiceClient, body: object) =>
    by.post<Pick<SeenRequest, "id" | "status">>("/api/documents/cerere", body);

  it("POST /api/documents/cerere answers 201 with id and status, and the document's history has CERUT", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    const body = { cod: document.cod, drept: "SCRIERE", motivare };
    const { status, json, headers } = await requestAccess(as(ana), body);
    expect([status, json]).toEqual([201, { id: json.id, status: "IN_ASTEPTARE" }]);
    expect(headers.location).toMatch(new RegExp(`/documents/api/cerere-acces/${json.id}$`));
    const [event] = await eventsOf(ours, document);
    expect(event).toEqual({ tip: "CERUT", actor: ana.login, cerereId: json.id, drept: "SCRIERE" });
    expect(await isWhole(ours, document)).toBe(true);
  });

  it("POST /api/documents/cerere is the pending one, 200, where the same person has one for the same document", async () => {
    const [document, ana, bob] = [await newDocument(ours), await person(), await person()];
    const body = { cod: document.cod, drept: "CITIRE", motivare };
    const first = await requestAccess(as(ana), body);
    const again = await requestAccess(as(ana), { ...body, drept: "SCRIERE" });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await requestAccess(as(bob), body)).status).toBe(201);
    expect((await eventsOf(ours, document)).filter(({ tip }) => tip === "CERUT")).toHaveLength(2);
  });

  it("POST /api/documents/cerere after a decision is a new one", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    const first = await ask(ana, document);
    await reject(ours.administrator, first.json.id);
    const again = await ask(ana, document);
    expect([again.status, again.json.status]).toEqual([201, "IN_ASTEPTARE"]);
    expect(again.json.id).not.toBe(first.json.id);
    expect(idsOf(await list(as(ana)))).toEqual([again.json.id, first.json.id]);
  });

  it("POST /api/documents/cerere is 409 error.areDreptul where they have the right already; SCRIERE is more than CITIRE", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    await shareWith(document.id, ana.id);
    expect(refusal(await ask(ana, document))).toEqual([409, "error.areDreptul"]);
    expect((await ask(ana, document, { drept: "SCRIERE" })).status).toBe(201);
    const operator = await member(ours.bucket);
    expect(refusal(await ask(operator, document, { drept: "SCRIERE" }))).toEqual([409, "error.areDreptul"]);
    const open = await newDocument(ours, { visibility: "PUBLIC" });
    expect(refusal(await ask(ana, open))).toEqual([409, "error.areDreptul"]);
  });

  it("POST /api/documents/cerere is 404 for an unknown code, and for a STERS or PURJAT document", async () => {
    const [gone, ana] = [await newDocument(ours), await person()];
    const unknown = await ask(ana, { cod: "DOC-NICIUNUL" });
    expect(refusal(unknown)).toEqual([404, "error.codNecunoscut"]);
    expect(unknown.headers["content-type"]).toMatch("application/problem+json");
    await ours.owner.delete(`/api/documents/${gone.id}`);
    expect(refusal(await ask(ana, gone))).toEqual([404, "error.codNecunoscut"]);
    await ours.owner.post(`/api/documents/${gone.id}/purge`);
    expect(refusal(await ask(ana, gone))).toEqual([404, "error.codNecunoscut"]);
  });

  it("POST /api/documents/cerere reaches an ARHIVAT document", async () => {
    const document = await newDocument(ours);
    await ours.owner.post(`/api/documents/${document.id}/arhiveaza`);
    expect((await ask(await person(), document)).status).toBe(201);
  });

  it("POST /api/documents/cerere needs a cod, a drept and a motivare of at most 2,000 characters: 400 that names the field", async () => {
    const ana = await person();
    const fields = async (body: object) => {
      const { status, json } = await as(ana).post("/api/documents/cerere", body);
      return [status, (json as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()];
    };
    const { cod } = await newDocument(ours);
    expect(await fields({})).toEqual([400, ["cod", "drept", "motivare"]]);
    expect(await fields({ cod: "../../etc", drept: "TOTUL", motivare: " " })).toEqual([
      400,
      ["cod", "drept", "motivare"],
    ]);
    expect(await fields({ cod, drept: "CITIRE", motivare: "x".repeat(2001) })).toEqual([400, ["motivare"]]);
  });

  it("POST /api/documents/cerere is 401 without a token, and 403 for the people of a suspended organization", async () => {
    const document = await newDocument(ours);
    const body = { cod: document.cod, drept: "CITIRE", motivare };
    expect((await nobody.post("/api/documents/cerere", body)).status).toBe(401);
    const stopped = await person({ organizatieId: (await organization({ statut: "SUSPENDAT" })).id });
    expect(refusal(await ask(stopped, document))).toEqual([403, "error.organizatieSuspendata"]);
  });

  it("POST /api/documents/cerere with an Idempotency-Key repeats its answer", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    const send = () =>
      as(ana).post(
        "/api/documents/cerere",
        { cod: document.cod, drept: "CITIRE", motivare },
        { "idempotency-key": `cerere-${document.id}` },
      );
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it("POST /api/documents/cerere lets at most 50 requests of a person wait: then 409, until one is decided", async () => {
    const ana = await person();
    const documents = await Promise.all(Array.from({ length: MOST_PENDING + 5 }, () => newDocument(ours)));
    const answers = await Promise.all(documents.map((document) => ask(ana, document)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(MOST_PENDING);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusal)).toEqual(Array(5).fill([409, "error.preaMulteCereriDeAcces"]));
    await reject(ours.administrator, made[0]?.json.id ?? 0);
    await as(ana).delete(`/api/cerere-acces/${made[1]?.json.id}`);
    const left = documents.filter((_, i) => answers[i]?.status !== 201);
    const later = await Promise.all(left.map((document) => ask(ana, document)));
    expect(later.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  });
});

describe("GET /api/cerere-acces", () => {
  it("GET /api/cerere-acces shows who asks their own without documentId, and who administers the document all of it", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    const { id } = (await ask(ana, document)).json;
    const record = {
      id,
      cod: document.cod,
      solicitantId: ana.id,
      solicitantNume: ana.login,
      solicitantLogin: ana.login,
      drept: "CITIRE",
      motivare,
      status: "IN_ASTEPTARE",
      creatLa: expect.any(String) as unknown,
      poate: ["RETRAGE"],
    };
    expect((await as(ana).get(`/api/cerere-acces/${id}`)).json).toEqual(record);
    expect((await list(as(ana))).items).toEqual([record]);
    const poate = ["MODIFICA", "RETRAGE", "APROBA", "RESPINGE"];
    const seen = { ...record, documentId: document.id, poate };
    expect((await ours.administrator.get(`/api/cerere-acces/${id}`)).json).toEqual(seen);
    expect((await list(ours.administrator)).items).toContainEqual(seen);
  });

  it("GET /api/cerere-acces shows the documentId to who asked after the approval, not after a refusal", async () => {
    const [first, second, ana] = [await newDocument(ours), await newDocument(ours), await person()];
    const [one, other] = [await ask(ana, first), await ask(ana, second)];
    await approve(ours.administrator, one.json.id);
    await reject(ours.administrator, other.json.id);
    const seen = (await list(as(ana))).items.map(({ status, documentId }) => [status, documentId]);
    expect(seen).toEqual([
      ["RESPINSA", undefined],
      ["APROBATA", first.id],
    ]);
  });

  it("GET /api/cerere-acces does not tell who asks which document it is by filters or order either", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    await ask(ana, document);
    const totals = [];
    for (const filter of [
      `filter[documentId]=${document.id}`,
      `filter[documentId][lessThanOrEqual]=${document.id}`,
      `filter[documentId][in]=${document.id}`,
      `filter[documentId][specified]=true`,
      `filter[status]=IN_ASTEPTARE&filter[documentId]=${document.id}`,
    ])
      totals.push((await list(as(ana), filter)).total);
    expect(totals).toEqual([0, 0, 0, 0, 0]);
  });

  it("GET /api/cerere-acces is shown to whoever may share the document: its owner, members of its bucket, who was given SCRIERE", async () => {
    const [document, ana, writer] = [await newDocument(ours), await person(), await person()];
    await shareWith(document.id, writer.id, "SCRIERE");
    const { id } = (await ask(ana, document)).json;
    for (const rol of ["ADMIN", "OPERATOR"] as const) {
      const colleague = as(await member(ours.bucket, rol));
      expect(idsOf(await list(colleague))).toContain(id);
      expect((await colleague.get<SeenRequest>(`/api/cerere-acces/${id}`)).json.poate).toEqual(DECISIONS);
    }
    expect(idsOf(await list(ours.owner))).toContain(id);
    expect((await ours.owner.get<SeenRequest>(`/api/cerere-acces/${id}`)).json.poate).toEqual(DECISIONS);
    expect(idsOf(await list(as(writer), `filter[documentId]=${document.id}`))).toEqual([id]);
  });

  it("filter[deDecis] shows what waits for the caller's decision: not what was decided, nor their own requests", async () => {
    const theirs = await house();
    const head = await member(theirs.bucket, "ADMIN");
    const [first, second] = [await newDocument(theirs), await newDocument(theirs)];
    const [one, two] = [await ask(await person(), first), await ask(await person(), second)];
    // Of another organization, where they have none to decide.
    await ask(head, await newDocument(ours));
    const queue = "filter[deDecis]=true";
    const expected = [two.json.id, one.json.id];
    for (const by of [theirs.owner, as(head), theirs.administrator]) {
      expect(idsOf(await list(by, queue))).toEqual(expected);
      expect((await by.get(`/api/cerere-acces/count?${queue}`)).json).toBe(2);
      expect(idsOf(await list(by, `${queue}&filter[documentId]=${first.id}`))).toEqual([one.json.id]);
    }
    await reject(theirs.owner, one.json.id);
    expect(idsOf(await list(as(head), queue))).toEqual([two.json.id]);
    expect((await list(as(await person()), queue)).total).toBe(0);
    expect((await theirs.owner.get("/api/cerere-acces?filter[deDecis][notEquals]=true")).status).toBe(400);
  });

  it("the requests of somebody who came to administer the document wait for others: they are told so, 403", async () => {
    const theirs = await house();
    const [document, ana] = [await newDocument(theirs), await person({ organizatieId: theirs.home.id })];
    const { id } = (await ask(ana, document)).json;
    await join(ana, theirs.bucket, "ADMIN");
    expect((await list(as(ana), "filter[deDecis]=true")).total).toBe(0);
    expect((await as(ana).get<SeenRequest>(`/api/cerere-acces/${id}`)).json.poate).toEqual(["RETRAGE"]);
    for (const decision of [approve, reject])
      expect(refusal(await decision(as(ana), id))).toEqual([403, "error.cerereProprie"]);
    expect((await approve(theirs.owner, id)).status).toBe(200);
  });

  it("GET /api/cerere-acces is hidden from others: who may only read, another organization's administrator 404", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    const { id } = (await ask(ana, document)).json;
    const reader = await person();
    await shareWith(document.id, reader.id);
    const foreign = as(await organizationAdmin(await organization()));
    for (const other of [as(reader), foreign, as(await person())]) {
      expect((await other.get(`/api/cerere-acces/${id}`)).status).toBe(404);
      expect(idsOf(await list(other, `filter[documentId]=${document.id}`))).toEqual([]);
      expect((await list(other)).total).toBe(0);
    }
    expect((await as(await serviceAdmin()).get(`/api/cerere-acces/${id}`)).status).toBe(200);
    expect((await ours.administrator.get("/api/cerere-acces/77")).status).toBe(404);
  });

  it("a request for a document that became SECRET is seen only by administrators with hasSecret, and by who asked", async () => {
    const document = await newDocument(ours, { criptat: true });
    const ana = await person();
    const { id } = (await ask(ana, document)).json;
    await ours.owner.patch(`/api/documents/${document.id}`, { visibility: "SECRET" });
    const [plain, cleared] = [as(await organizationAdmin(ours.home)), ours.administrator];
    expect((await plain.get(`/api/cerere-acces/${id}`)).status).toBe(404);
    expect(idsOf(await list(plain))).not.toContain(id);
    expect(idsOf(await list(as(await serviceAdmin()), "size=200"))).not.toContain(id);
    expect((await cleared.get(`/api/cerere-acces/${id}`)).status).toBe(200);
    expect(idsOf(await list(cleared))).toContain(id);
    expect(idsOf(await list(as(ana)))).toEqual([id]);
  });

  it("filter[documentId], filter[cod] and filter[status] narrow it, and GET /count counts the same", async () => {
    const theirs = await house();
    const [first, second] = [await newDocument(theirs), await newDocument(theirs)];
    const [ana, bob] = [await person(), await person()];
    const ids = [];
    for (const [who, document] of [
      [ana, first],
      [ana, second],
      [bob, first],
    ] as const)
      ids.push((await ask(who, document)).json.id);
    const [one, two, three] = ids as [number, number, number];
    await reject(theirs.administrator, one);
    const cases: [string, number[]][] = [
      ["", [three, two, one]],
      [`filter[documentId]=${first.id}`, [three, one]],
      [`filter[cod]=${first.cod}`, [three, one]],
      ["filter[status]=IN_ASTEPTARE", [three, two]],
      ["filter[status]=RESPINSA", [one]],
      [`filter[status]=IN_ASTEPTARE&filter[cod]=${first.cod}`, [three]],
      [`filter[status]=RESPINSA&filter[documentId]=${first.id}`, [one]],
      [`filter[solicitantId]=${bob.id}`, [three]],
      ["filter[status]=IN_ASTEPTARE&sort=id", [two, three]],
    ];
    for (const [filter, expected] of cases) {
      expect(idsOf(await list(theirs.administrator, filter))).toEqual(expected);
      const { json } = await theirs.administrator.get(`/api/cerere-acces/count?${filter}`);
      expect([filter, json]).toEqual([filter, expected.length]);
    }
    expect(idsOf(await list(as(ana), `filter[cod]=${first.cod}`))).toEqual([one]);
    expect(idsOf(await list(as(ana), "filter[status]=IN_ASTEPTARE"))).toEqual([two]);
  });

  it("GET /api/cerere-acces goes on by cursor, also through those that wait", async () => {
    const theirs = await house();
    const ids = [];
    for (let i = 0; i < 5; i += 1)
      ids.unshift((await ask(await person(), await newDocument(theirs))).json.id);
    for (const filter of ["", "&filter[status]=IN_ASTEPTARE"]) {
      const walked = [];
      let next: string | undefined = `/api/cerere-acces?size=2${filter}`;
      while (next) {
        const page: Awaited<ReturnType<typeof theirs.administrator.get<PageOf<SeenRequest>>>> =
          await theirs.administrator.get<PageOf<SeenRequest>>(next);
        walked.push(...idsOf(page.json));
        next = /<\/documents([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1];
      }
      expect(walked).toEqual(ids);
    }
  });
});

it("PUT and PATCH /api/cerere-acces/{id} change drept and motivare while it waits, by who administers the document; the rest is ignored", async () => {
  const [document, ana] = [await newDocument(ours), await person()];
  const asked = await ask(ana, document);
  const path = `/api/cerere-acces/${asked.json.id}`;
  const sent = { drept: "SCRIERE", motivare: "Alta", status: "APROBATA", solicitantId: 1, cod: "ALT" };
  const { status, json, headers } = await ours.administrator.put(path, sent);
  expect([status, json]).toMatchObject([
    200,
    { drept: "SCRIERE", motivare: "Alta", status: "IN_ASTEPTARE", solicitantId: ana.id, cod: document.cod },
  ]);
  expect(headers.etag).toBe(etagAfter(asked.headers.etag));
  expect((await ours.administrator.patch(path, { drept: "CITIRE" })).json).toMatchObject({
    drept: "CITIRE",
    motivare: "Alta",
  });
  const changes = (await eventsOf(ours, document)).filter(({ tip }) => tip === "CERUT");
  expect(changes.map(({ actor, drept }) => [actor, drept])).toEqual([
    [ours.clerk.login, "CITIRE"],
    [ours.clerk.login, "SCRIERE"],
    [ana.login, "CITIRE"],
  ]);
  expect(await isWhole(ours, document)).toBe(true);
});

it("PUT and PATCH /api/cerere-acces/{id} are 403 for who asked, 404 for others, 409 after the decision, 412 for a stale revision, 400 for null", async () => {
  const [document, ana] = [await newDocument(ours), await person()];
  const { id } = (await ask(ana, document)).json;
  const path = `/api/cerere-acces/${id}`;
  const wanted = { drept: "SCRIERE", motivare };
  expect(refusal(await as(ana).patch(path, wanted))).toEqual([403, "error.faraDrept"]);
  expect(refusal(await as(ana).put(path, wanted))).toEqual([403, "error.faraDrept"]);
  expect(refusal(await ours.owner.patch(path, wanted))).toEqual([403, "error.faraDrept"]);
  expect((await as(await person()).patch(path, wanted)).status).toBe(404);
  expect((await ours.administrator.patch(path, wanted, { "if-match": '"7"' })).status).toBe(412);
  expect((await ours.administrator.patch(path, { drept: null })).status).toBe(400);
  expect((await ours.administrator.put(path, { drept: "SCRIERE" })).status).toBe(400);
  await reject(ours.administrator, id);
  expect(refusal(await ours.administrator.patch(path, wanted))).toEqual([409, "error.cerereDecisa"]);
  expect(refusal(await ours.administrator.put(path, wanted))).toEqual([409, "error.cerereDecisa"]);
});

it("DELETE /api/cerere-acces/{id} withdraws a pending request: 204, again 204, RESPINS with retras, and it can be made again", async () => {
  const [document, ana] = [await newDocument(ours), await person()];
  const { id } = (await ask(ana, document)).json;
  const path = `/api/cerere-acces/${id}`;
  expect((await as(ana).delete(path)).status).toBe(204);
  expect((await as(ana).delete(path)).status).toBe(204);
  expect((await ours.administrator.delete(path)).status).toBe(204);
  expect((await ours.owner.delete(path)).status).toBe(404);
  expect((await as(await person()).delete(path)).status).toBe(404);
  expect((await as(ana).get(path)).status).toBe(404);
  expect((await list(as(ana))).total).toBe(0);
  const [event] = await eventsOf(ours, document);
  expect(event).toEqual({ tip: "RESPINS", actor: ana.login, cerereId: id, retras: true });
  expect((await ask(ana, document)).status).toBe(201);
});

it("DELETE /api/cerere-acces/{id} is for who administers the document, too; 404 for others, 409 after the decision, 412 for a stale revision", async () => {
  const [document, ana, bob] = [await newDocument(ours), await person(), await person()];
  const [first, second] = [await ask(ana, document), await ask(bob, document)];
  const path = (answer: typeof first) => `/api/cerere-acces/${answer.json.id}`;
  expect((await as(bob).delete(path(first))).status).toBe(404);
  expect(refusal(await ours.owner.delete(path(first)))).toEqual([403, "error.faraDrept"]);
  const stale = { "if-match": '"3"' };
  expect((await as(ana).delete(path(first), undefined, stale)).status).toBe(412);
  expect((await ours.administrator.delete(path(first))).status).toBe(204);
  await approve(ours.administrator, second.json.id);
  expect(refusal(await as(bob).delete(path(second)))).toEqual([409, "error.cerereDecisa"]);
  expect(refusal(await ours.administrator.delete(path(second)))).toEqual([409, "error.cerereDecisa"]);
});

it("DELETE /api/cerere-acces/{id} takes a request back also where its document is deleted or became SECRET meanwhile", async () => {
  const [gone, secret] = [await newDocument(ours), await newDocument(ours, { criptat: true })];
  const ana = await person();
  const [first, second] = [await ask(ana, gone), await ask(ana, secret)];
  await ours.owner.delete(`/api/documents/${gone.id}`);
  await ours.owner.patch(`/api/documents/${secret.id}`, { visibility: "SECRET" });
  for (const { json } of [first, second])
    expect((await as(ana).delete(`/api/cerere-acces/${json.id}`)).status).toBe(204);
  expect(await isWhole(ours, secret)).toBe(true);
});

it("DELETE /api/cerere-acces/{id} is 403 for a requester whose organization is suspended", async () => {
  const [document, elsewhere] = [await newDocument(ours), await organization()];
  const ana = await person({ organizatieId: elsewhere.id });
  const { id } = (await ask(ana, document)).json;
  const admin = as(await serviceAdmin());
  await admin.put(`/api/admin/organizatii/${elsewhere.id}/statut`, { statut: "SUSPENDAT" });
  expect(refusal(await as(ana).delete(`/api/cerere-acces/${id}`))).toEqual([
    403,
    "error.organizatieSuspendata",
  ]);
});

describe("the names of who asked and who decided", () => {
  type View = AccessRequestView;
  const listed = async (by: ServiceClient, filters: string) =>
    (await by.get<PageOf<View>>(`/api/cerere-acces?${filters}`)).json.items;

  it("are read by who may decide, though they may not list accounts, and by who asked", async () => {
    const [document, ana] = [await newDocument(ours), await person({ firstName: "Ana", lastName: "Rusu" })];
    const operator = as(await member(ours.bucket));
    const { id } = (await ask(ana, document)).json;
    const names = { id, solicitantNume: "Ana Rusu", solicitantLogin: ana.login };
    expect(await listed(operator, `filter[documentId]=${document.id}`)).toMatchObject([names]);
    expect((await operator.get<View>(`/api/cerere-acces/${id}`)).json).toMatchObject(names);
    const ion = await member(ours.bucket, "ADMIN", { firstName: "Ion", lastName: "Ceban" });
    await reject(as(ion), id);
    expect(await listed(as(ana), "")).toMatchObject([
      { ...names, decisDe: ion.login, decisDeNume: "Ion Ceban" },
    ]);
  });

  it("of a citizen are that of the client, and citizens are told no names of officials", async () => {
    const [document, asking] = [await newDocument(ours), await citizen()];
    const body = { cod: document.cod, drept: "CITIRE", motivare };
    const { json } = await asking.calls.post<{ id: number }>("/api/v1/citizen/access-requests", body);
    const { json: seen } = await ours.administrator.get<View>(`/api/cerere-acces/${json.id}`);
    expect(seen).toMatchObject({ solicitantNume: asking.client.denumire });
    expect(seen).not.toHaveProperty("solicitantLogin");
    await approve(ours.administrator, json.id);
    const { json: own } = await asking.calls.get<object>(`/api/v1/citizen/access-requests/${json.id}`);
    expect(Object.keys(own).filter((field) => /Nume|Login|decisDe/.test(field))).toEqual([]);
  });

  it("cost a page one call, and one more where somebody has decided", async () => {
    const documents = [await newDocument(ours), await newDocument(ours), await newDocument(ours)];
    const ana = await person();
    const asked: number[] = [];
    const batches = async () => {
      const { calls } = await callsOf(() => list(as(ana)));
      return calls.filter(({ name }) => name.endsWith("BatchGetItem")).length;
    };
    const [first, ...others] = documents;
    if (first) asked.push((await ask(ana, first)).json.id);
    await list(as(ana));
    const one = await batches();
    for (const document of others) asked.push((await ask(ana, document)).json.id);
    expect(await batches()).toBe(one);
    for (const id of asked) await reject(ours.administrator, id);
    expect(await batches()).toBe(one + 1);
  });
});
