import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { as, client, freshIdnp, person, serviceAdmin, withToken } from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { citizenSession } from "../../../../shared/testing/sessions.ts";
import { citizenOf } from "../../access/principal.ts";
import {
  MOST_PENDING,
  newRequest,
  requesting,
  type AccessRequestView,
} from "../../records/access-request.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import {
  approve,
  ask as askAs,
  eventsOf,
  house,
  isWhole,
  motivare,
  newDocument,
  reject,
  type House,
} from "../../granting/requests/testing.ts";
import { citizen, type SignedIn } from "./testing.ts";
import type { CitizenRequestView } from "./views.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

const ADDRESS = "/api/v1/citizen/access-requests";

let town: House;
beforeAll(async () => {
  town = await house();
});
afterEach(() => clock.resume());

const ask = ({ calls }: SignedIn, cod: string, fields: object = {}) =>
  calls.post<CitizenRequestView>(ADDRESS, { cod, drept: "CITIRE", motivare, ...fields });
const requestsOf = async ({ calls }: SignedIn, query = "") =>
  (await calls.get<PageOf<CitizenRequestView>>(`${ADDRESS}${query}`)).json;
const reads = async ({ calls }: SignedIn, { id }: DocumentView) =>
  (await calls.get(`/api/v1/citizen/documents/${id}`)).status;

describe("a citizen asks for access by a code", () => {
  it("the request names the code, and neither the document nor the requester before it is approved", async () => {
    const ana = await citizen();
    const document = await newDocument(town);
    const { status, json, headers } = await ask(ana, document.cod.toLowerCase());
    expect([status, Object.keys(json).sort()]).toEqual([
      201,
      ["cod", "creatLa", "drept", "id", "motivare", "status"],
    ]);
    expect(headers.location).toMatch(new RegExp(`${ADDRESS}/${json.id}$`));
    expect((await ana.calls.get(`${ADDRESS}/${json.id}`)).json).toEqual(json);
    expect(await requestsOf(ana)).toMatchObject({ items: [json], total: 1, page: 0, size: 20 });
  });

  it("an official approves it at the older address, and the client has the grant", async () => {
    const ana = await citizen();
    const document = await newDocument(town);
    const { json } = await ask(ana, document.cod);
    expect(await reads(ana, document)).toBe(404);
    const approved = await approve(town.administrator, json.id);
    expect([approved.status, approved.json]).toMatchObject([
      200,
      { status: "APROBATA", solicitantId: 0, solicitantClientId: ana.client.id },
    ]);
    expect(await reads(ana, document)).toBe(200);
    expect((await requestsOf(ana)).items[0]).toMatchObject({ status: "APROBATA", documentId: document.id });
    const [shared] = await eventsOf(town, document);
    expect(shared).toMatchObject({ tip: "PARTAJAT", beneficiarClientId: ana.client.id });
    expect(await isWhole(town, document)).toBe(true);
  });

  it("a granted SCRIERE only lets a citizen read", async () => {
    const ana = await citizen();
    const document = await newDocument(town);
    const { json } = await ask(ana, document.cod, { drept: "SCRIERE" });
    expect((await approve(town.administrator, json.id)).status).toBe(200);
    expect(await reads(ana, document)).toBe(200);
    const { status } = await ana.calls.patch(`/api/documents/${document.id}`, { denumire: "Alta" });
    expect(status).toBe(401);
  });

  it("a refusal is read with its reason", async () => {
    const ana = await citizen();
    const { json } = await ask(ana, (await newDocument(town)).cod);
    await reject(town.administrator, json.id, { motiv: "Nu este cazul" });
    expect((await requestsOf(ana)).items[0]).toMatchObject({ status: "RESPINSA", motiv: "Nu este cazul" });
  });

  it("a second one for the same document is the first, and one for what they may read is refused", async () => {
    const ana = await citizen();
    const document = await newDocument(town);
    const first = await ask(ana, document.cod);
    const again = await ask(ana, document.cod);
    expect([again.status, again.json.id]).toEqual([200, first.json.id]);
    await approve(town.administrator, first.json.id);
    expect(refusal(await ask(ana, document.cod))).toEqual([409, "error.areDreptul"]);
  });

  it("an approval is refused once the client is gone", async () => {
    const ana = await citizen();
    const { json } = await ask(ana, (await newDocument(town)).cod);
    const removed = await as(await serviceAdmin()).delete(`/api/clients/${ana.client.id}`);
    expect(removed.status).toBe(204);
    expect(refusal(await approve(town.administrator, json.id))).toEqual([409, "error.solicitantInexistent"]);
  });

  it("a citizen who is not a client cannot ask for anything, whatever the code", async () => {
    const { token } = await citizenSession("documents", freshIdnp());
    const nobody = { calls: withToken(token), token } as SignedIn;
    const { cod } = await newDocument(town);
    for (const code of [cod, "NIMIC-1"])
      expect(refusal(await ask(nobody, code))).toEqual([403, "error.cetateanNeinregistrat"]);
    expect(await requestsOf(nobody)).toMatchObject({ items: [], total: 0 });
  });

  it("20 unknown codes are 20 for a citizen too, in whatever session, and nobody else's", async () => {
    clock.freeze(new Date());
    const [ana, ion] = [await citizen(), await citizen()];
    const { cod } = await newDocument(town);
    for (let i = 0; i < 20; i += 1) expect((await ask(ana, `NIMIC-${i}`)).status).toBe(404);
    const { token } = await citizenSession("documents", ana.client.idnp ?? "", ana.client.id);
    const { status, headers } = await ask({ ...ana, calls: withToken(token) }, cod);
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await ask(ion, cod)).status).toBe(201);
  });

  it("a citizen asks for access by a code at most 50 of them wait at a time, and no account's are counted with them", async () => {
    const ana = await citizen();
    const account = await person({ clientId: ana.client.id });
    const one = await newDocument(town);
    const document = await read(Documents, { id: one.id });
    if (!document) throw new Error("the document is gone");
    const asked = { drept: "CITIRE" as const, motivare };
    for (let i = 0; i < MOST_PENDING; i += 1) {
      const other = { ...document, id: document.id + i + 1, cod: `${document.cod}-${i}` };
      await transact(requesting(newRequest(other, { ...asked, solicitantClientId: ana.client.id })));
    }
    expect(refusal(await ask(ana, one.cod))).toEqual([409, "error.preaMulteCereriDeAcces"]);
    expect((await askAs(account, one)).status).toBe(201);
  });
});

describe("nobody's own request is another's", () => {
  it("an account and a client with the same id are two requesters", async () => {
    const account = await person();
    const known = await client({ id: account.id });
    const ana = { calls: withToken((await citizenSession("documents", known.idnp ?? "")).token) } as SignedIn;
    const document = await newDocument(town);
    const [byAccount, byCitizen] = [await askAs(account, document), await ask(ana, document.cod)];
    expect([byAccount.status, byCitizen.status]).toEqual([201, 201]);
    const own = (await as(account).get<PageOf<AccessRequestView>>("/api/cerere-acces")).json;
    expect([own.items.map(({ id }) => id), own.total]).toEqual([[byAccount.json.id], 1]);
    expect((await requestsOf(ana)).items.map(({ id }) => id)).toEqual([byCitizen.json.id]);
    await approve(town.administrator, byCitizen.json.id);
    expect((await as(account).get(`/api/documents/${document.id}`)).status).toBe(404);
    expect(await reads(ana, document)).toBe(200);
  });

  it("what a citizen asked for is seen by an account that is the same client, and not the other way round", async () => {
    const ana = await citizen();
    const account = await person({ clientId: ana.client.id });
    const [first, second] = [await newDocument(town), await newDocument(town)];
    const ofCitizen = (await ask(ana, first.cod)).json.id;
    const ofAccount = (await askAs(account, second)).json.id;
    const seen = (await as(account).get<PageOf<AccessRequestView>>("/api/cerere-acces")).json;
    expect([seen.items.map(({ id }) => id).sort(), seen.total]).toEqual([[ofCitizen, ofAccount].sort(), 2]);
    const pending = "?filter[status]=IN_ASTEPTARE";
    expect((await requestsOf(ana, pending)).items.map(({ id }) => id)).toEqual([ofCitizen]);
    expect((await ana.calls.get(`${ADDRESS}/${ofAccount}`)).status).toBe(404);
    expect(citizenOf(1, ana.client.id).names).toEqual([`client#${ana.client.id}`]);
  });
});
