import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Grant } from "../../records/grant.ts";
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
import type { AccessRequestView } from "../../records/access-request.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

/* Callers may not grant beyond their own right and its end, and may not change a grant that they benefit from. */

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();

type Sharing = Partial<Pick<Grant, "beneficiarClientId" | "beneficiarOperatorId" | "dataExpirare" | "drept">>;

let bucket: Bucket;
let owner: ServiceClient;
let administrator: ServiceClient;

beforeAll(async () => {
  const home = await organization();
  bucket = await bucketOf(home);
  owner = as(await person({ organizatieId: home.id }));
  administrator = as(await organizationAdmin(home));
});
afterEach(() => clock.resume());

const create = async (by = owner, bucketId: number | undefined = bucket.id): Promise<number> =>
  (await by.post<DocumentView>("/api/documents", { denumire: "Contract", bucketId })).json.id;
const to = ({ id }: Pick<DocumentView, "id">) => ({ beneficiarOperatorId: id });

type Give = (by: ServiceClient, id: number, wanted: Sharing) => ReturnType<typeof owner.post<Grant>>;
const share: Give = (by, id, wanted) => by.post<Grant>(`/api/documents/${id}/partajeaza`, wanted);
const record: Give = (by, documentId, wanted) =>
  by.post<Grant>("/api/partajare-documents", { documentId, ...wanted });

/** The two addresses that give grants. */
const waysOfGiving: [name: string, give: Give][] = [
  ["partajeaza", share],
  ["partajare-documents", record],
];

/** A document, and a person who may write it until an hour from now, through one of their names. */
async function writerOf(fields: Sharing = {}, terms: Sharing = { dataExpirare: inHours(1) }) {
  const id = await create();
  const firm = await client();
  const writer = await person({ clientId: firm.id });
  const beneficiary = fields.beneficiarClientId === undefined ? to(writer) : { beneficiarClientId: firm.id };
  const { json: grant } = await share(owner, id, { ...beneficiary, drept: "SCRIERE", ...terms });
  return { id, firm, writer, grant, until: terms.dataExpirare };
}
const ofTheirClient = { beneficiarClientId: 1 };

const BEYOND = [403, "error.pesteDreptulPropriu"];
const OWN = [403, "error.partajareProprie"];
const grantsOf = async (id: number): Promise<Grant[]> =>
  (await owner.get<PageOf<Grant>>(`/api/partajare-documents?filter[documentId]=${id}`)).json.items;

describe.each(waysOfGiving)("who may write until a date, at %s", (_, give) => {
  it.each([
    ["in their own name", {}],
    ["as their client", ofTheirClient],
  ])("%s, gives nobody more than they hold, nor for longer", async (_name, held) => {
    const { id, writer, until } = await writerOf(held);
    const [bob, firm] = [await person(), await client()];
    for (const beneficiary of [to(bob), { beneficiarClientId: firm.id }]) {
      for (const drept of ["CITIRE", "SCRIERE"] as const) {
        const wanted = { ...beneficiary, drept };
        expect(refusal(await give(as(writer), id, wanted))).toEqual(BEYOND);
        expect(refusal(await give(as(writer), id, { ...wanted, dataExpirare: inHours(2) }))).toEqual(BEYOND);
      }
    }
    expect(await grantsOf(id)).toHaveLength(1);
    for (const beneficiary of [to(bob), { beneficiarClientId: firm.id }]) {
      const given = await give(as(writer), id, { ...beneficiary, drept: "SCRIERE", dataExpirare: until });
      expect([given.status, given.json.dataExpirare]).toEqual([201, until]);
    }
    clock.freeze(new Date(clock.now().getTime() + HOUR_MS + 1000));
    expect((await as(bob).get(`/api/documents/${id}`)).status).toBe(404);
  });

  it("gives nothing to themselves, and nothing to their client", async () => {
    for (const held of [{}, ofTheirClient]) {
      const { id, writer, firm, until } = await writerOf(held);
      for (const beneficiary of [to(writer), { beneficiarClientId: firm.id }]) {
        for (const terms of [{}, { dataExpirare: until }]) {
          const given = await give(as(writer), id, { ...beneficiary, drept: "SCRIERE", ...terms });
          expect(refusal(given)).toEqual(OWN);
        }
      }
      expect(await grantsOf(id)).toMatchObject([{ dataExpirare: until }]);
    }
  });
});

describe("who may write until a date", () => {
  it("is told until when, in both languages", async () => {
    const { id, writer, until } = await writerOf();
    const wanted = { ...to(await person()), drept: "CITIRE" as const };
    const refused = await share(as(writer), id, wanted);
    expect(refused.json).toMatchObject({ detail: expect.stringContaining(String(until)) as string });
    const russian = await as(writer).post(`/api/documents/${id}/partajeaza`, wanted, {
      "accept-language": "ru",
    });
    expect(russian.json).toMatchObject({ detail: expect.stringMatching(/доступ/) as string });
  });

  it("widens no grant of others by PUT or PATCH, and may narrow it", async () => {
    const { id, writer, until } = await writerOf();
    const { json: lasting } = await share(owner, id, { ...to(await person()), drept: "CITIRE" });
    const { json: short } = await share(owner, id, {
      ...to(await person()),
      drept: "CITIRE",
      dataExpirare: until,
    });
    const change = (how: "put" | "patch", grant: Grant, terms: object) =>
      as(writer)[how]<Grant>(`/api/partajare-documents/${grant.id}`, terms);
    for (const how of ["put", "patch"] as const) {
      expect(refusal(await change(how, lasting, { documentId: id, drept: "SCRIERE" }))).toEqual(BEYOND);
      for (const dataExpirare of [null, inHours(2)]) {
        const wanted = { documentId: id, drept: "CITIRE", dataExpirare };
        expect(refusal(await change(how, short, wanted))).toEqual(BEYOND);
      }
    }
    expect((await change("patch", short, { drept: "SCRIERE" })).json).toMatchObject({ drept: "SCRIERE" });
    const narrowed = await change("patch", lasting, { dataExpirare: inHours(300) });
    expect(narrowed.status).toBe(200);
  });

  it("does not revive a grant that has ended, under the terms that it had", async () => {
    const { id, writer } = await writerOf();
    const bob = await person();
    await share(owner, id, { ...to(bob), drept: "CITIRE", dataExpirare: inHours(0.5) });
    clock.freeze(new Date(clock.now().getTime() + 0.6 * HOUR_MS));
    expect(refusal(await share(as(writer), id, { ...to(bob), drept: "CITIRE" }))).toEqual(BEYOND);
  });

  it("goes by the longest of their grants, and by none where another relation lets them share", async () => {
    const { id, writer, firm } = await writerOf();
    const until = inHours(3);
    await share(owner, id, { beneficiarClientId: firm.id, drept: "SCRIERE", dataExpirare: until });
    const bob = await person();
    const given = await share(as(writer), id, { ...to(bob), drept: "SCRIERE", dataExpirare: until });
    expect(given.status).toBe(201);
    expect(refusal(await share(as(writer), id, { ...to(bob), drept: "CITIRE" }))).toEqual(BEYOND);

    const operator = await member(bucket);
    await share(owner, id, { ...to(operator), drept: "SCRIERE", dataExpirare: inHours(1) });
    expect((await share(as(operator), id, { ...to(await person()), drept: "SCRIERE" })).status).toBe(201);
    const lasting = await writerOf({}, {});
    expect((await share(as(lasting.writer), lasting.id, { ...to(bob), drept: "SCRIERE" })).status).toBe(201);
  });

  it("for reading longer than for writing, shares until they may no longer write", async () => {
    const { id, writer, firm, until } = await writerOf();
    await share(owner, id, { beneficiarClientId: firm.id, drept: "CITIRE" });
    const wanted = { ...to(await person()), drept: "CITIRE" as const };
    expect(refusal(await share(as(writer), id, wanted))).toEqual(BEYOND);
    expect((await share(as(writer), id, { ...wanted, dataExpirare: until })).status).toBe(201);
  });
});

describe("a grant that the caller benefits from", () => {
  const terms = { drept: "SCRIERE" };
  const changesOf = (by: ServiceClient, { id: grantId, documentId }: Grant) => [
    by.patch(`/api/partajare-documents/${grantId}`, { dataExpirare: null }),
    by.patch(`/api/partajare-documents/${grantId}`, terms),
    by.put(`/api/partajare-documents/${grantId}`, { documentId, ...terms }),
  ];

  it.each([
    ["in their own name", {}],
    ["as their client", ofTheirClient],
  ])("%s is not changed by them", async (_, held) => {
    const { id, writer, grant, until } = await writerOf(held);
    for (const answer of await Promise.all(changesOf(as(writer), grant)))
      expect(refusal(answer)).toEqual(OWN);
    expect(await grantsOf(id)).toMatchObject([{ id: grant.id, dataExpirare: until }]);
  });

  it("a grant that the caller benefits from is changed neither by people who write without end, nor by the members and administrators that it names", async () => {
    const lasting = await writerOf({}, {});
    const people: [Person, number][] = [
      [lasting.writer, lasting.id],
      [await member(bucket, "ADMIN"), await create()],
      [await organizationAdmin({ id: bucket.organizatieId ?? 0 }), await create()],
      [await serviceAdmin(), await create()],
    ];
    for (const [somebody, id] of people) {
      const { json: grant } = await share(owner, id, { ...to(somebody), drept: "SCRIERE" });
      const givenAgain = waysOfGiving.map(([, give]) =>
        give(as(somebody), id, { ...to(somebody), drept: "SCRIERE" }),
      );
      for (const answer of await Promise.all([...changesOf(as(somebody), grant), ...givenAgain]))
        expect(refusal(answer)).toEqual(OWN);
    }
  });

  it.each(["CITIRE", "SCRIERE"] as const)(
    "a grant that the caller benefits from can be given up by them, in their own name and as their client (%s): again 204, and REVOCAT in the history",
    async (drept) => {
      for (const held of [{}, ofTheirClient]) {
        const { id, writer, grant } = await writerOf(held, { drept });
        const one = `/api/partajare-documents/${grant.id}`;
        const stale = await as(writer).delete(one, undefined, { "if-match": '"1"' });
        expect(stale.status).toBe(412);
        expect([(await as(writer).delete(one)).status, (await as(writer).delete(one)).status]).toEqual([
          204, 204,
        ]);
        expect((await as(writer).get(`/api/documents/${id}`)).status).toBe(404);
        expect(await grantsOf(id)).toEqual([]);
        const { json } = await administrator.get<PageOf<object>>(
          `/api/eveniment-documents?filter[documentId]=${id}`,
        );
        expect(json.items[0]).toMatchObject({ tip: "REVOCAT", actor: writer.login });
      }
    },
  );

  it("a grant that the caller benefits from is the only one that a reader takes back", async () => {
    const { id, grant } = await writerOf();
    const reader = await person();
    await share(owner, id, { ...to(reader), drept: "CITIRE" });
    expect((await as(reader).delete(`/api/partajare-documents/${grant.id}`)).status).toBe(404);
    expect(await grantsOf(id)).toHaveLength(2);
  });

  it("a grant that the caller benefits from cannot be given up by people of a suspended organization, who only read", async () => {
    const { id: organizatieId } = await organization({ statut: "SUSPENDAT" });
    const [id, reader] = [await create(), await person({ organizatieId })];
    const { json } = await share(owner, id, { ...to(reader), drept: "CITIRE" });
    expect((await as(reader).get(`/api/documents/${id}`)).status).toBe(200);
    expect(refusal(await as(reader).delete(`/api/partajare-documents/${json.id}`))).toEqual([
      403,
      "error.organizatieSuspendata",
    ]);
  });

  it("a grant that the caller benefits from is not given by approving their own request", async () => {
    const admin = await organizationAdmin({ id: bucket.organizatieId ?? 0 });
    const { json: document } = await owner.post<{ id: number; cod: string }>("/api/documents", {
      denumire: "Contract",
      bucketId: bucket.id,
    });
    const asking = await person();
    const { json: request } = await as(asking).post<AccessRequestView>("/api/documents/cerere", {
      cod: document.cod,
      drept: "SCRIERE",
      motivare: "lucru",
    });
    const service = as(await serviceAdmin());
    const { json: held } = await share(owner, document.id, { ...to(asking), drept: "CITIRE" });
    const powers = { organizatieId: admin.organizatieId, authorities: ["ROLE_USER", "ROLE_ADMIN"] };
    const { id, login, email } = asking;
    expect((await service.put("/api/admin/users", { id, login, email, ...powers })).status).toBe(200);
    expect(refusal(await as(asking).post(`/api/cereri/${request.id}/aproba`, {}))).toEqual([
      403,
      "error.cerereProprie",
    ]);
    expect(await grantsOf(document.id)).toMatchObject([{ id: held.id, drept: "CITIRE" }]);
    expect((await as(admin).post(`/api/cereri/${request.id}/aproba`, {})).status).toBe(200);
  });
});
