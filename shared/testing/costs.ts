import { readFileSync } from "node:fs";
import { type AwsCall, callsOf } from "./aws-calls.ts";

/* The calls of operations in the short form of the tables of docs/scale.md, and those tables. */

interface BatchInput {
  TransactItems: object[];
  RequestItems: Record<string, { Keys: object[] }>;
  Entries: object[];
}

/** The number of items of a call that has several: transactions, batches. */
const itemsOf = ({ TransactItems = [], RequestItems = {}, Entries = [] }: Partial<BatchInput>): number =>
  TransactItems.length +
  Entries.length +
  Object.values(RequestItems).reduce((sum, { Keys }) => sum + Keys.length, 0);

const operationOf = ({ name }: AwsCall): string => {
  const [service = "", operation = ""] = name.split(".");
  const short = operation.replace(/Items?$/g, "");
  return service === "dynamodb" ? short : `${service.toUpperCase()} ${short}`;
};

/** Calls by their operations: `BatchGet 3, Query ×2, TransactWrite 11, SQS SendMessage`. DynamoDB's have no prefix. */
export function described(calls: AwsCall[]): string {
  const sent = Object.groupBy(calls, operationOf);
  return Object.keys(sent)
    .sort()
    .map((name) => describedSame(name, sent[name] ?? []))
    .join(", ");
}

function describedSame(name: string, calls: AwsCall[]): string {
  const items = calls.map(({ input }) => itemsOf(input)).filter((n) => n > 0);
  return [name, calls.length > 1 ? `×${calls.length}` : "", items.join("+")].filter(Boolean).join(" ");
}

/** True if the engine counts capacity as DynamoDB does. DynamoDB Local leaves out indexes and the double price of transactions. */
export const countsUnits = process.env.TEMELIA_ENGINE !== "official";

export interface Cost<T> {
  calls: AwsCall[];
  result: T;
  /** Write units of DynamoDB, as its engine counts them. */
  writeUnits: number;
}

const isWrite = ({ name }: AwsCall): boolean => /^dynamodb\.(TransactWrite|Put|Update|Delete)/.test(name);

/** The calls of an act, and its write units. */
export async function costOf<T>(act: () => Promise<T>): Promise<Cost<T>> {
  const { calls, result } = await callsOf(act);
  const writeUnits = calls.filter(isWrite).reduce((sum, { capacity }) => sum + capacity, 0);
  return { calls, result, writeUnits };
}

const scale = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");

/** The cells after the name in the row of an operation of docs/scale.md; empty if it has no row. */
export function rowOf(operation: string): string[] {
  const line = scale.split("\n").find((text) => text.startsWith(`| ${operation} |`)) ?? "";
  return line
    .split("|")
    .slice(2, -1)
    .map((cell) => cell.trim());
}
