import { tableOf } from "../data/tables.ts";
import type { AwsCall } from "./aws-calls.ts";

interface Written {
  action: string;
  input: { TableName?: string; Item?: { pk: string }; Key?: { pk: string } };
}

const writesIn = ({ name, input }: AwsCall): Written[] =>
  name === "dynamodb.TransactWriteItems"
    ? (input.TransactItems as Record<string, Written["input"]>[]).flatMap((item) =>
        Object.entries(item).map(([action, of]) => ({ action, input: of })),
      )
    : [{ action: name, input: input as Written["input"] }];

/** The partitions that calls write in the table of a service, and those from which they remove items. */
export function writtenBy(calls: AwsCall[], service: string): { written: string[]; removed: string[] } {
  const writes = calls
    .flatMap(writesIn)
    .filter(({ action, input }) => /Put|Update|Delete/.test(action) && input.TableName === tableOf(service));
  const partitionsOf = (isRemoved: boolean) =>
    writes
      .filter(({ action }) => action.includes("Delete") === isRemoved)
      .map(({ input: { Item, Key } }) => (Item ?? Key)?.pk ?? "");
  return { written: partitionsOf(false), removed: partitionsOf(true) };
}

interface Reading {
  TableName?: string;
  Key?: { pk: string };
  ExpressionAttributeValues?: Record<string, unknown>;
  RequestItems?: Record<string, { Keys?: { pk: string }[] }>;
}

/** The partitions that calls read in the table of a service. */
export function readBy(calls: AwsCall[], service: string): string[] {
  const table = tableOf(service);
  return calls
    .filter(({ name }) => /^dynamodb\.(BatchGet|Get|Query)/.test(name))
    .flatMap(({ input }) => {
      const { TableName, Key, ExpressionAttributeValues, RequestItems }: Reading = input;
      if (RequestItems) return RequestItems[table]?.Keys?.map(({ pk }) => pk) ?? [];
      return TableName === table ? [Key?.pk ?? String(ExpressionAttributeValues?.[":pk"])] : [];
    });
}

/** The objects that calls read in a bucket. */
export const objectsReadBy = (calls: AwsCall[], bucket: string): string[] =>
  calls
    .filter(({ name, input }) => /^s3\.(Get|Head)Object/.test(name) && input.Bucket === bucket)
    .map(({ input }) => String(input.Key));

/** The words of a role that fit nothing that was opened, and what was opened although no word fits. */
export function comparedWith(words: readonly string[], partitions: readonly string[]) {
  const fits = (word: string, pk: string) => {
    const [start = "", end] = word.split("*");
    return end === undefined ? pk === word : pk.startsWith(start) && pk.endsWith(end);
  };
  return {
    refused: partitions.filter((pk) => !words.some((word) => fits(word, pk))),
    unused: words.filter((word) => !partitions.some((pk) => fits(word, pk))),
  };
}
