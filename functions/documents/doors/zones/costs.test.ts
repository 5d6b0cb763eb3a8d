import { beforeAll, describe, expect, it, vi } from "vitest";
// Callers are cached as on AWS.
vi.hoisted(() => Object.assign(process.env, { CALLER_CACHE_SECONDS: "900", BUCKET_CACHE_SECONDS: "30" }));
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  person,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { keys } from "../../../../shared/testing/caller.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { comparedWith, writtenBy } from "../../../../shared/testing/written-partitions.ts";
import { WRITTEN } from "./role.expectations.ts";
import { citizen, type SignedIn } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";

keys.sent = false;

/** A citizen, a person who is another client, and a document of each; and a public one. */
let ana: SignedIn;
let ion: ServiceClient;
let clerk: ServiceClient;
let anas: DocumentView;
let ions: DocumentView;
let open: DocumentView;
let account: Person;

beforeAll(async () => {
  const bucket = await aMinuteAgo(async () => bucketOf(await organization()));
  clerk = as(await aMinuteAgo(() => member(bucket, "ADMIN")));
  ana = await aMinuteAgo(() => citizen());
  const clientId = (await aMinuteAgo(() => citizen())).client.id;
  account = await aMinuteAgo(() => person({ clientId }));
  ion = as(account);
  const file = async (fields: Record<string, string>) => {
    const form = { file: textFile("conținut"), bucketId: String(bucket.id), ...fields };
    const { json } = await clerk.upload<DocumentView>("/api/documents/upload", form);
    await clerk.upload(`/api/documents/${json.id}/versions`, { file: textFile("al doilea") });
    return json;
  };
  anas = await file({ proprietarId: String(ana.client.id) });
  ions = await file({ proprietarId: String(clientId) });
  open = await file({ visibility: "PUBLIC" });
});

const costOf = async (client: ServiceClient, path: string): Promise<string[]> => {
  await client.get(path);
  const { calls, result } = await callsOf(() => client.get(path));
  expect([path, result.status]).toEqual([path, 200]);
  return tally(calls);
};

/** A person who is a client reads two lists, of their account and of their client; a citizen reads only one. */
const withoutQueries = (calls: string[]) => calls.filter((call) => !call.startsWith("dynamodb.Query"));
const queriesIn = (calls: string[]) =>
  Number(/Query (\d+)/.exec(calls.find((call) => call.startsWith("dynamodb.Query")) ?? "Query 0")?.[1]);

describe("a zone route costs what its older address costs", untilUndisturbed, () => {
  it.each([
    ["documents/{id}", "documents/{id}"],
    ["documents/{id}/versions", "documents/{id}/versions"],
    ["documents/{id}/content", "documents/{id}/download"],
    ["documents/{id}/content?numarVersiune=1", "documents/{id}/versions/1/download"],
  ])("a zone route costs what its older address costs of a citizen: %s as %s", async (zone, older) => {
    const expected = await costOf(ion, `/api/${older.replace("{id}", String(ions.id))}`);
    expect(await costOf(ana.calls, `/api/v1/citizen/${zone.replace("{id}", String(anas.id))}`)).toEqual(
      expected,
    );
  });

  it.each([
    ["documents?size=20", "documents?size=20"],
    ["access-requests", "cerere-acces"],
  ])(
    "a zone route costs what its older address costs of a citizen: a page of %s as one of %s, and no more queries",
    async (zone, older) => {
      const [ofPerson, ofCitizen] = [
        await costOf(ion, `/api/${older}`),
        await costOf(ana.calls, `/api/v1/citizen/${zone}`),
      ];
      expect(withoutQueries(ofCitizen)).toEqual(withoutQueries(ofPerson));
      expect(queriesIn(ofCitizen)).toBeLessThanOrEqual(queriesIn(ofPerson));
    },
  );

  it.each([
    ["documents?size=20", "documents?size=20"],
    ["documents/{id}", "documents/{id}"],
    ["documents/{id}/content", "documents/{id}/download"],
  ])("a zone route costs what its older address costs of everybody: %s as %s", async (zone, older) => {
    const at = (path: string) => path.replace("{id}", String(open.id));
    const expected = await costOf(nobody, `/api/public/${at(older)}`);
    expect(await costOf(nobody, `/api/v1/public/${at(zone)}`)).toEqual(expected);
  });

  it("a request for access costs what that of a person costs", async () => {
    const asked = async (client: ServiceClient, address: string) => {
      const { json } = await clerk.post<DocumentView>("/api/documents", { denumire: "Dosar" });
      const body = { cod: json.cod, drept: "CITIRE", motivare: "Răspund" };
      const { calls, result } = await callsOf(() => client.post(address, body));
      expect(result.status).toBe(201);
      return tally(calls);
    };
    const expected = await asked(ion, "/api/cerere-acces");
    expect(await asked(ana.calls, "/api/v1/citizen/access-requests")).toEqual(expected);
  });
});

it("the routes of both zones write only what the role of their function allows", async () => {
  const { json } = await clerk.upload<DocumentView>("/api/documents/upload", {
    file: textFile("conținut"),
    proprietarId: String(ana.client.id),
    visibility: "PUBLIC",
  });
  const hidden = (await clerk.post<DocumentView>("/api/documents", { denumire: "Dosar" })).json;
  const { calls } = await callsOf(async () => {
    for (const part of ["", "/versions", "/content", "/content?numarVersiune=1"])
      await ana.calls.get(`/api/v1/citizen/documents/${json.id}${part}`);
    for (const list of ["documents", "documents?filter[denumire]=x", "access-requests"])
      await ana.calls.get(`/api/v1/citizen/${list}`);
    for (const path of [
      "documents",
      "documents?q=conținut",
      `documents/${json.id}`,
      `documents/${json.id}/content`,
    ])
      await nobody.get(`/api/v1/public/${path}`);
    const body = { cod: hidden.cod, drept: "CITIRE", motivare: "Răspund" };
    await ana.calls.post("/api/v1/citizen/access-requests", body, { "idempotency-key": "o-cerere" });
  });
  const { written, removed } = writtenBy(calls, "documents");
  // The role allows nothing that no route writes, and removes nothing.
  expect(comparedWith(WRITTEN, written)).toEqual({ refused: [], unused: [] });
  expect(removed).toEqual([]);
});
