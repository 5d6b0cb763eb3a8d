import { keys } from "../../shared/testing/caller.ts";
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  organization,
  person,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "./testing.ts";
import { callsOf, type AwsCall } from "../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";

keys.sent = false;

/*
 * The DynamoDB calls of operations, counted in the client: docs/scale.md calculates with these numbers. The caller's
 * own record is not cached in tests (CALLER_CACHE_SECONDS=0), so that each operation has its two Query calls as well.
 */
const itemsOf = ({ TransactItems = [], RequestItems = {} }: Partial<BatchInput>): number =>
  TransactItems.length + Object.values(RequestItems).reduce((sum, { Keys }) => sum + Keys.length, 0);

interface BatchInput {
  TransactItems: object[];
  RequestItems: Record<string, { Keys: object[] }>;
}

const operationOf = ({ name }: AwsCall): string => name.replace(/^dynamodb\.|Items?$/g, "");

/** The calls of one operation in a few words: `Query ×2, BatchGet 3, TransactWrite 11`. */
async function costOf(act: () => Promise<{ status: number }>): Promise<string> {
  const { calls, result } = await callsOf(act);
  expect(result.status).toBeLessThan(300);
  const sent = Object.groupBy(
    calls.filter(({ name }) => name.startsWith("dynamodb.")),
    operationOf,
  );
  return Object.keys(sent)
    .sort()
    .map((name) => described(name, sent[name] ?? []))
    .join(", ");
}

function described(name: string, calls: AwsCall[]): string {
  const items = calls.map(({ input }) => itemsOf(input)).filter((n) => n > 0);
  return [name, calls.length > 1 ? `×${calls.length}` : "", items.join("+")].filter(Boolean).join(" ");
}

const scale = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");
const rowOf = (operation: string) =>
  scale
    .split("\n")
    .find((line) => line.startsWith(`| ${operation} |`))
    ?.split(" | ")[1];

describe("the calls to DynamoDB that docs/scale.md reckons with", untilUndisturbed, () => {
  let ana: ServiceClient;
  let admin: ServiceClient;
  let asker: ServiceClient;
  let path: string;
  let cod: string;
  let requestId: number;

  beforeAll(async () => {
    ana = as(await member(await bucketOf(await organization())));
    admin = as(await serviceAdmin());
  });

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

  interface Operation {
    name: string;
    before?: () => Promise<unknown>;
    act: () => Promise<{ status: number }>;
  }
  const operations: Operation[] = [
    { name: "create from metadata", act: create },
    { name: "upload", act: () => ana.upload("/api/documents/upload", { file: textFile("x") }) },
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
    { name: "archive", act: () => ana.post(`${path}/arhiveaza`) },
  ];

  it.each(operations)("$name", async ({ name, before, act }) => {
    await before?.();
    const cost = await costOf(act);
    expect(rowOf(name)).toBe(cost);
  });
});
