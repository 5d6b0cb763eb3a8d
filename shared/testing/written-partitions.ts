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

/** The words of a role that fit nothing that was written, and what was written although no word fits. */
export function comparedWith(words: readonly string[], partitions: readonly string[]) {
  const beginnings = words.map((word) => word.replace("*", ""));
  return {
    refused: partitions.filter((pk) => !beginnings.some((word) => pk.startsWith(word))),
    unused: beginnings.filter((word) => !partitions.some((pk) => pk.startsWith(word))),
  };
}
