import { begin, comeBack, connect, providers, type Begun } from "./sources/connections/testing.ts";
import { keys } from "../../shared/testing/caller.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  fresh,
  member,
  organization,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import { costOf, described, rowOf } from "../../shared/testing/costs.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";

keys.sent = false;

/*
 * DynamoDB calls per operation, counted in the client; docs/scale.md calculates with these numbers. The caller's own
 * record is not cached in tests (CALLER_CACHE_SECONDS=0), so each operation also has its two Query calls.
 */
async function callsTo(act: () => Promise<{ status: number }>): Promise<string> {
  const { calls, result } = await costOf(act);
  expect(result.status).toBeLessThan(300);
  return described(calls.filter(({ name }) => name.startsWith("dynamodb.")));
}

describe("the calls to DynamoDB that docs/scale.md reckons with", untilUndisturbed, () => {
  let connected: Person;
  let begun: Begun;
  let ana: ServiceClient;
  let admin: ServiceClient;
  let asker: ServiceClient;
  let path: string;
  let cod: string;
  let requestId: number;

  beforeAll(async () => {
    connected = await member(await bucketOf(await organization()));
    ana = as(connected);
    admin = as(await serviceAdmin());
    await connect(connected, "provider_a");
  });
  afterAll(() => providers.stop());

  beforeEach(async () => {
    const { json } = await ana.upload<{ id: number; cod: string }>("/api/documents/upload", {
      file: textFile("unu"),
    });
    cod = json.cod;
    path = `/api/documents/${json.id}`;
  });

  const version = (text: string) => ana.upload(`${path}/versions`, { file: textFile(text) });
  const download = () => ana.get(`${path}/download`);
  const create = () => ana.post("/api/documents", { denumire: "Cerere" });
  const newAsker = async () => {
    asker = as(await person());
  };
  const ask = async () => {
    const body = { cod, drept: "CITIRE", motivare: "Răspund" };
    const answer = await asker.post<{ id: number }>("/api/documents/cerere", body);
    requestId = answer.json.id;
    return answer;
  };
  const twenty = () => Promise.all(Array.from({ length: 20 }, create));

  const beginConnection = async () => {
    begun = await begin(connected, "provider_b");
  };
  const importOne = (mod: string) =>
    ana.post<{ items: { documentId: number }[] }>("/api/documents/import", {
      furnizor: "provider_a",
      items: [{ ref: "nota", mod }],
    });
  const imported = (mod: string) => async () => {
    const { json } = await importOne(mod);
    path = `/api/documents/${json.items[0]?.documentId}`;
  };
  const resync = () => ana.post(`${path}/resync`);
  let changes = 0;
  const changeSource = () => {
    const change = (changes += 1);
    const source = providers.a.files.find(({ id }) => id === "nota");
    // Another text each time, so that a test that is repeated finds a change too.
    Object.assign(source ?? {}, {
      content: Buffer.from(`altfel ${change}`),
      modifiedTime: new Date(Date.parse("2026-06-01T00:00:00.000Z") + change * 1000).toISOString(),
    });
  };

  interface Operation {
    name: string;
    before?: () => Promise<unknown>;
    act: () => Promise<{ status: number }>;
  }
  const operations: Operation[] = [
    { name: "create from metadata", act: create },
    { name: "upload", act: () => ana.upload("/api/documents/upload", { file: textFile("x") }) },
    {
      name: "upload with a chosen code",
      act: () => ana.upload("/api/documents/upload", { file: textFile("x"), cod: fresh("ACT") }),
    },
    { name: "second version", act: () => version("doi") },
    { name: "further version", before: () => version("doi"), act: () => version("trei") },
    { name: "get", act: () => ana.get(path) },
    { name: "download", act: download },
    { name: "download again", before: download, act: download },
    { name: "change a field", act: () => ana.patch(path, { descriere: "nou" }) },
    { name: "list 20, first page", before: twenty, act: () => ana.get("/api/documents") },
    { name: "ask for access", before: newAsker, act: ask },
    {
      name: "approve a request",
      before: () => newAsker().then(ask),
      act: () => admin.post(`/api/cereri/${requestId}/aproba`),
    },
    { name: "begin a connection", act: () => ana.get("/api/conexiuni/provider_b/authorize") },
    { name: "come back from the provider", before: beginConnection, act: () => comeBack(begun) },
    { name: "look at a provider's files", act: () => ana.get("/api/conexiuni/provider_a/fisiere") },
    { name: "import a file", act: () => importOne("COPIE") },
    { name: "refer to a file", act: () => importOne("LEGATURA") },
    { name: "download from the provider", before: imported("LEGATURA"), act: download },
    { name: "look for changes at the source", before: imported("COPIE"), act: resync },
    {
      name: "bring the changed source",
      before: () => imported("COPIE")().then(changeSource),
      act: resync,
    },
    { name: "look at the bell", act: () => ana.get("/api/inbox?filter[citit]=false") },
    { name: "archive", act: () => ana.post(`${path}/arhiveaza`) },
  ];

  it.each(operations)("$name", async ({ name, before, act }) => {
    await before?.();
    const calls = await callsTo(act);
    expect(rowOf(name)[0]).toBe(calls);
  });
});
