import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { as, bucketOf, member, organization, textFile, type Client } from "./testing.ts";
import { dynamo } from "../../shared/aws.ts";

/*
 * What operations cost in DynamoDB, counted on the way to it: docs/scale.md reckons with these numbers. The caller's
 * own record is not cached in tests (CALLER_CACHE_SECONDS=0), so that each operation has its two Query calls besides.
 */
interface Sent {
  operation: string;
  items: number;
}
const sent: Sent[] = [];

dynamo().middlewareStack.add(
  (next, context) => (args) => {
    const { TransactItems = [], RequestItems = {} } = args.input as {
      TransactItems?: object[];
      RequestItems?: Record<string, { Keys: object[] }>;
    };
    const keys = Object.values(RequestItems).reduce((sum, { Keys }) => sum + Keys.length, 0);
    const operation = String(context.commandName).replace(/(Item|Items)?Command$/, "");
    sent.push({ operation, items: TransactItems.length + keys });
    return next(args);
  },
  { step: "initialize", name: "counted" },
);

/** The calls of one operation in a few words: `Query ×2, BatchGet 3, TransactWrite 11`. */
async function costOf(act: () => Promise<{ status: number }>): Promise<string> {
  sent.length = 0;
  const { status } = await act();
  expect(status).toBeLessThan(300);
  const names = [...new Set(sent.map(({ operation }) => operation))].sort();
  return names
    .map((name) => {
      const calls = sent.filter(({ operation }) => operation === name);
      const items = calls.map((call) => call.items).filter((n) => n > 0);
      return [name, calls.length > 1 ? `×${calls.length}` : "", items.join("+")].filter(Boolean).join(" ");
    })
    .join(", ");
}

const scale = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");

describe("the calls to DynamoDB that docs/scale.md reckons with", () => {
  let ana: Client;
  let id: number;

  beforeAll(async () => {
    ana = as(await member(await bucketOf(await organization())));
    ({ id } = (await ana.upload<{ id: number }>("/api/documents/upload", { file: textFile("unu") })).json);
  });

  const version = (text: string) => () =>
    ana.upload(`/api/documents/${id}/versions`, { file: textFile(text) });
  const operations: [string, () => Promise<{ status: number }>][] = [
    ["create from metadata", () => ana.post("/api/documents", { denumire: "Cerere" })],
    ["upload", () => ana.upload("/api/documents/upload", { file: textFile("x") })],
    ["second version", version("doi")],
    ["further version", version("trei")],
    ["get", () => ana.get(`/api/documents/${id}`)],
    ["download", () => ana.get(`/api/documents/${id}/download`)],
    ["change a field", () => ana.patch(`/api/documents/${id}`, { descriere: "nou" })],
    ["list 20, first page", () => ana.get("/api/documents")],
    ["archive", () => ana.post(`/api/documents/${id}/arhiveaza`)],
  ];

  it.each(operations)("%s", async (name, act) => {
    const cost = await costOf(act);
    expect(scale).toContain(`| ${name} | ${cost} |`);
  });
});
