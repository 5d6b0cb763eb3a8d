import { beforeAll, expect, it } from "vitest";
import { type Bucket, PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";
import {
  as,
  bucketOf,
  client,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { DocumentView } from "../../records/document.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

/* People who leave an organization lose its documents. */

type People = "who filed it" | "an OPERATOR of the bucket" | "an ADMIN of the bucket" | "its owner";

let home: Organization;
let bucket: Bucket;
let other: Bucket;
let service: ServiceClient;
let administrator: ServiceClient;
let firm: { id: number };

beforeAll(async () => {
  home = await organization();
  [bucket, other] = [await bucketOf(home), await bucketOf(home)];
  service = as(await serviceAdmin());
  administrator = as(await organizationAdmin(home));
  firm = await client();
});

const CHANGES = ["patch", "put"] as const;
const RELEASE = [403, "error.documentAlOrganizatiei"];

const file = async (by: ServiceClient, fields: object = {}): Promise<DocumentView> => {
  const wanted = { denumire: "Contract", bucketId: bucket.id, ...fields };
  return (await by.post<DocumentView>("/api/documents", wanted)).json;
};
const change = (by: ServiceClient, how: "patch" | "put", { id }: DocumentView, fields: object) =>
  by[how]<DocumentView>(`/api/documents/${id}`, { denumire: "Contract", ...fields });

/**
 * A document of the organization, and people of the organization or of the client that owns the document. These
 * people also have a client of their own.
 */
async function world(): Promise<{ document: DocumentView; people: Record<People, Person> }> {
  const clientId = firm.id;
  const filer = await person({ organizatieId: home.id, clientId });
  const people = {
    "who filed it": filer,
    "an OPERATOR of the bucket": await member(bucket, "OPERATOR", { clientId }),
    "an ADMIN of the bucket": await member(bucket, "ADMIN", { clientId }),
    "its owner": await person({ clientId: (await client()).id }),
  };
  return { document: await file(as(filer)), people };
}

it("a document of an organization is moved out of it by its administrators only", async () => {
  const elsewhere = await bucketOf(await organization());
  for (const name of ["who filed it", "an ADMIN of the bucket"] as const) {
    const { document, people } = await world();
    for (const how of CHANGES) {
      const moved = await change(as(people[name]), how, document, { bucketId: PLATFORM_BUCKET_ID });
      expect([name, ...refusal(moved)]).toEqual([name, ...RELEASE]);
      const given = await change(as(people[name]), how, document, { bucketId: elsewhere.id });
      expect(given.status).toBe(403);
    }
    expect((await service.get<DocumentView>(`/api/documents/${document.id}`)).json.bucketId).toBe(bucket.id);
    expect((await change(administrator, "patch", document, { bucketId: PLATFORM_BUCKET_ID })).status).toBe(
      200,
    );
  }
  const { document } = await world();
  expect((await change(service, "patch", document, { bucketId: elsewhere.id })).status).toBe(200);
});

it("a document of an organization is not moved out of it by the client who owns it", async () => {
  const { document, people } = await world();
  const owner = people["its owner"];
  expect((await change(administrator, "patch", document, { proprietarId: owner.clientId })).status).toBe(200);
  for (const how of CHANGES) {
    const moved = await change(as(owner), how, document, { bucketId: PLATFORM_BUCKET_ID });
    expect(refusal(moved)).toEqual(RELEASE);
    expect(refusal(await change(as(owner), how, document, { proprietarId: firm.id }))[0]).toBe(403);
  }
  expect((await as(owner).get(`/api/documents/${document.id}`)).status).toBe(200);
});

it("a document of an organization moves inside it with the right to both buckets, as before", async () => {
  const { document, people } = await world();
  const clerk = people["an ADMIN of the bucket"];
  const join = { bucketId: other.id, appUserId: clerk.id, rol: "ADMIN" };
  expect((await service.post("/api/admin/bucket-acces", join)).status).toBe(201);
  const moved = await change(as(clerk), "patch", document, { bucketId: other.id });
  expect([moved.status, moved.json.bucketId]).toEqual([200, other.id]);
});

it("a document of an organization is given to an owner only by its administrators, but back to the person who filed it also by others", async () => {
  const citizen = await client();
  for (const name of ["who filed it", "an ADMIN of the bucket"] as const) {
    const { document, people } = await world();
    for (const how of CHANGES)
      for (const proprietarId of [firm.id, citizen.id]) {
        const given = await change(as(people[name]), how, document, { proprietarId });
        expect([name, given.status]).toEqual([name, 403]);
      }
    for (const how of CHANGES) {
      const given = await change(as(people[name]), how, document, { proprietarId: firm.id });
      expect(refusal(given)).toEqual(RELEASE);
    }
    const given = await change(administrator, "patch", document, { proprietarId: citizen.id });
    expect([given.status, given.json.proprietarId]).toEqual([200, citizen.id]);
  }
  const { document, people } = await world();
  await change(administrator, "patch", document, { proprietarId: citizen.id });
  const back = await change(as(people["an ADMIN of the bucket"]), "patch", document, {
    proprietarId: null,
  });
  expect([back.status, back.json.proprietarId]).toEqual([200, undefined]);
});

it("a document of an organization is given to an owner while it moves to another bucket of it by its administrators only", async () => {
  const { document, people } = await world();
  const clerk = people["an ADMIN of the bucket"];
  const join = { bucketId: other.id, appUserId: clerk.id, rol: "ADMIN" };
  expect((await service.post("/api/admin/bucket-acces", join)).status).toBe(201);
  const both = { bucketId: other.id, proprietarId: firm.id };
  expect(refusal(await change(as(clerk), "patch", document, both))).toEqual(RELEASE);
});

it("a document of an organization is shared with the own client by its administrators only, however it is given", async () => {
  for (const name of ["who filed it", "an OPERATOR of the bucket", "an ADMIN of the bucket"] as const) {
    const { document, people } = await world();
    const somebody = people[name];
    for (const beneficiary of [{ beneficiarClientId: firm.id }, { beneficiarOperatorId: somebody.id }]) {
      const wanted = { ...beneficiary, drept: "CITIRE" };
      const ways = [
        await as(somebody).post(`/api/documents/${document.id}/partajeaza`, wanted),
        await as(somebody).post("/api/partajare-documents", { documentId: document.id, ...wanted }),
      ];
      for (const answer of ways) expect(refusal(answer)).toEqual([403, "error.partajareProprie"]);
    }
  }
  const { document } = await world();
  const boss = await organizationAdmin(home, { clientId: firm.id });
  const wanted = { beneficiarClientId: firm.id, drept: "CITIRE" };
  expect((await as(boss).post(`/api/documents/${document.id}/partajeaza`, wanted)).status).toBe(201);
});

it("a document of an organization stays with it when the people who filed and administered it leave", async () => {
  const { document, people } = await world();
  for (const name of ["who filed it", "an OPERATOR of the bucket", "an ADMIN of the bucket"] as const) {
    const { id } = people[name];
    const left = await service.put(`/api/admin/tenant-users/${id}/organizatie`, { organizatieId: null });
    expect(left.status).toBe(200);
    expect((await as(people[name]).get(`/api/documents/${document.id}`)).status).toBe(404);
  }
});

it("a document that is filed with an organization is not its filer's client's, unless they administer the organization; it may be a citizen's", async () => {
  const { people } = await world();
  const citizen = await client();
  const own = { denumire: "Cerere", bucketId: bucket.id, proprietarId: firm.id };
  for (const name of ["who filed it", "an OPERATOR of the bucket"] as const)
    expect(refusal(await as(people[name]).post("/api/documents", own))).toEqual(RELEASE);
  const uploaded = await as(people["an OPERATOR of the bucket"]).upload("/api/documents/upload", {
    file: new File(["x"], "x.txt", { type: "text/plain" }),
    bucketId: String(bucket.id),
    proprietarId: String(firm.id),
  });
  expect(refusal(uploaded)).toEqual(RELEASE);
  const filed = await as(people["an OPERATOR of the bucket"]).post<DocumentView>("/api/documents", {
    ...own,
    proprietarId: citizen.id,
  });
  expect([filed.status, filed.json.proprietarId]).toEqual([201, citizen.id]);
  const boss = await organizationAdmin(home, { clientId: firm.id });
  expect((await as(boss).post("/api/documents", own)).status).toBe(201);
});

it("a document that is filed with an organization comes from the platform's bucket with the owner that its filer named there", async () => {
  const { people } = await world();
  const clerk = as(people["an OPERATOR of the bucket"]);
  const document = await file(clerk, { bucketId: PLATFORM_BUCKET_ID });
  expect((await change(clerk, "patch", document, { proprietarId: firm.id })).status).toBe(200);
  expect((await change(clerk, "patch", document, { bucketId: bucket.id })).status).toBe(200);
});

it("a document that is filed with an organization says in both languages who may take it out", async () => {
  const { document, people } = await world();
  const patch = { bucketId: PLATFORM_BUCKET_ID };
  const filer = as(people["who filed it"]);
  const romanian = await change(filer, "patch", document, patch);
  expect(romanian.json).toMatchObject({ detail: expect.stringContaining("administratorii") as string });
  const russian = await filer.patch(`/api/documents/${document.id}`, patch, { "accept-language": "ru" });
  expect(russian.json).toMatchObject({ detail: expect.stringMatching(/администратор/) as string });
});
