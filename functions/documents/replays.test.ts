import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  asMachine,
  bucketOf,
  fresh,
  issuer,
  machineClient,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import type { Bucket } from "./records/bucket.ts";
import type { Organization } from "./records/organization.ts";
import { refusal, type Answer } from "../../shared/testing/caller.ts";
import type { AccessRequestView } from "./records/access-request.ts";
import type { DocumentView } from "./records/document.ts";
import type { GrantView } from "./records/grant.ts";
import type { MachineDocumentView } from "./doors/machine/views.ts";

/*
 * An Idempotency-Key keeps an answer for a day. A repeated request gets it only while the caller still has the rights
 * that it was based on.
 */

type Send = (key: { "idempotency-key": string }) => Promise<Answer<{ id: number }>>;

let home: Organization;
let bucket: Bucket;
let owner: ServiceClient;
let service: ServiceClient;
beforeAll(async () => {
  home = await organization();
  bucket = await bucketOf(home);
  owner = as(await member(bucket));
  service = as(await serviceAdmin());
});

const filed = async () =>
  (await owner.post<DocumentView>("/api/documents", { denumire: "Contract", bucketId: bucket.id })).json;
const share = async (id: number, { id: beneficiarOperatorId }: Person, drept: string) =>
  (await owner.post<GrantView>(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId, drept })).json.id;
const freshKey = () => ({ "idempotency-key": fresh("reluare") });
const outcome = (answer: Answer<unknown>) =>
  answer.status < 300 ? [answer.status, answer.headers["idempotent-replayed"]] : refusal(answer);

/** POST requests that a person with a write grant may send, on a document of their choice. */
const acts: [name: string, send: (who: ServiceClient, id: number) => Send][] = [
  [
    "version",
    (who, id) => (key) => who.upload(`/api/documents/${id}/versions`, { file: textFile("doi") }, key),
  ],
  ["link", (who, id) => (key) => who.post(`/api/documents/${id}/linkuri`, {}, key)],
  ["state", (who, id) => (key) => who.post(`/api/documents/${id}/arhiveaza`, {}, key)],
];

describe("the answer that an Idempotency-Key keeps", () => {
  it.each(acts)(
    "the answer that an Idempotency-Key keeps is not given to somebody whose grant has gone, nor to who may only read by now: a %s",
    async (_, act) => {
      const [{ id }, bob] = [await filed(), await person()];
      const grant = await share(id, bob, "SCRIERE");
      const send = act(as(bob), id);
      const key = freshKey();
      const first = await send(key);
      expect(first.status).toBeLessThan(300);
      expect(outcome(await send(key))).toEqual([first.status, "true"]);
      const lesser = await owner.patch(`/api/partajare-documents/${grant}`, { drept: "CITIRE" });
      expect(lesser.status).toBe(200);
      expect(outcome(await send(key))).toEqual([403, "error.faraDrept"]);
      await owner.delete(`/api/partajare-documents/${grant}`);
      expect(outcome(await send(key))).toEqual([404, "error.documentInexistent"]);
      await share(id, bob, "SCRIERE");
      expect(outcome(await send(key))).toEqual([first.status, "true"]);
    },
  );

  it("a new document is not given to who left its organization", async () => {
    const leaver = await person({ organizatieId: home.id });
    const { id, login, email } = leaver;
    const ana = as(leaver);
    const key = freshKey();
    const create = () =>
      ana.post<DocumentView>("/api/documents", { denumire: "Cerere", bucketId: bucket.id }, key);
    const first = await create();
    expect(outcome(first)).toEqual([201, undefined]);
    expect(outcome(await create())).toEqual([201, "true"]);
    const elsewhere = (await organization()).id;
    const moved = { id, login, email, activated: true, organizatieId: elsewhere };
    expect((await service.put("/api/admin/users", moved)).status).toBe(200);
    expect((await ana.get(`/api/documents/${first.json.id}`)).status).toBe(404);
    expect(outcome(await create())).toEqual([403, "error.faraDrept"]);
  });

  it("a decision is not given to who no longer administers the document", async () => {
    const [{ id, cod }, chief, ana] = [await filed(), await organizationAdmin(home), await person()];
    const asked = await as(ana).post<AccessRequestView>("/api/cerere-acces", {
      cod,
      drept: "CITIRE",
      motivare: "Răspund unei petiții",
    });
    const key = freshKey();
    const approve = () => as(chief).post<AccessRequestView>(`/api/cereri/${asked.json.id}/aproba`, {}, key);
    expect(outcome(await approve())).toEqual([200, undefined]);
    expect(outcome(await approve())).toEqual([200, "true"]);
    await share(id, chief, "CITIRE");
    const { login, email } = chief;
    await service.put("/api/admin/users", {
      id: chief.id,
      login,
      email,
      activated: true,
      organizatieId: home.id,
      authorities: ["ROLE_USER"],
    });
    expect(outcome(await approve())).toEqual([403, "error.faraDrept"]);
  });

  it("the answer that an Idempotency-Key keeps is still given where the request itself ended what its sender could see: a purge", async () => {
    const ana = as(await member(bucket, "ADMIN"));
    const { id } = (
      await ana.post<DocumentView>("/api/documents", { denumire: "Ciornă", bucketId: bucket.id })
    ).json;
    await ana.delete(`/api/documents/${id}`);
    const key = freshKey();
    const purge = () => ana.post<DocumentView>(`/api/documents/${id}/purge`, {}, key);
    expect(outcome(await purge())).toEqual([200, undefined]);
    expect((await ana.get(`/api/documents/${id}`)).status).toBe(404);
    expect(outcome(await purge())).toEqual([200, "true"]);
  });

  it("the answer that an Idempotency-Key keeps is given to a machine that files and cannot read, and to nobody of another issuer", async () => {
    const emitentId = (await issuer()).id;
    const { token, client } = await machineClient({ emitentId, scopes: ["documente.write"] });
    const calls = asMachine({ token });
    const key = freshKey();
    const file = () => calls.upload<MachineDocumentView>("/api/v1/documents", { file: textFile("x") }, key);
    const first = await file();
    expect(outcome(first)).toEqual([201, undefined]);
    expect(outcome(await file())).toEqual([201, "true"]);
    expect(client.emitentId).toBe(emitentId);
    const another = (await issuer()).id;
    expect((await service.patch(`/api/documents/${first.json.id}`, { emitentId: another })).status).toBe(200);
    expect((await file()).status).toBe(403);
  });
});
