import type { Readable } from "node:stream";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { convertToNative } from "@aws-sdk/util-dynamodb";
import type { HttpResponse } from "@smithy/core/protocols";
import { wholeBody } from "./whole-body.ts";

/*
 * The SDK goes through an answer of DynamoDB three times: as JSON, by its schema, and for plain values (lib-dynamodb).
 * Here what reads bring becomes plain values in one pass behind the JSON. All else stays with the SDK: what is sent,
 * refusals, retries, metadata. docs/decisions/0029-items-in-one-pass.md has the numbers.
 */

/** A value as it is sent: `{ "S": "text" }`. */
type Sent = Record<string, unknown>;
type Item = Record<string, unknown>;
type Reader = (sent: never) => unknown;

/** What of an answer is items, by command. The other members are plain values already. */
const answers: Record<string, (answer: Item) => Item> = {
  GetItemCommand: withMembers({ Item: itemOf }),
  QueryCommand: withMembers({ Items: itemsOf, LastEvaluatedKey: itemOf }),
  ScanCommand: withMembers({ Items: itemsOf, LastEvaluatedKey: itemOf }),
  BatchGetItemCommand: withMembers({
    Responses: forEach(itemsOf),
    UnprocessedKeys: forEach(withMembers({ Keys: itemsOf })),
  }),
};

/** Lets a client read items in one pass. */
export function readItemsAtOnce({ middlewareStack }: Pick<DynamoDBClient, "middlewareStack">): void {
  const read = new WeakMap<object, Item>();
  middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next(args);
        const response = result.response as HttpResponse;
        const reader = answers[commandName];
        if (!reader || response.statusCode !== 200) return result;
        read.set(response, reader(parse(await wholeBody(response.body as Readable))));
        response.body = NOTHING;
        return result;
      },
    { step: "deserialize", priority: "low", name: "readItems" },
  );
  middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      Object.assign(result.output as object, read.get(result.response as object));
      return result;
    },
    { step: "deserialize", priority: "high", name: "answerItems" },
  );
}

/** What is left for the SDK to read. */
const NOTHING = new Uint8Array();

const parse = (body: Buffer): Item => JSON.parse(body.toString()) as Item;

function withMembers(readers: Record<string, Reader>): (answer: Item) => Item {
  return (answer) => {
    for (const [name, reader] of Object.entries(readers))
      if (answer[name] !== undefined) answer[name] = reader(answer[name] as never);
    return answer;
  };
}

function forEach(reader: Reader): (tables: Item) => Item {
  return (tables) =>
    Object.fromEntries(Object.entries(tables).map(([table, sent]) => [table, reader(sent as never)]));
}

function itemsOf(sent: Record<string, Sent>[]): Item[] {
  return sent.map(itemOf);
}

/**
 * DynamoDB promises no order of attributes, and some engines draw one for each item. Here it is that of the alphabet:
 * V8 makes a hidden class for each order, and all that touches the items afterwards takes twice as long.
 */
function itemOf(sent: Record<string, Sent>): Item {
  const item: Item = {};
  for (const name of Object.keys(sent).sort()) item[name] = valueOf(sent[name] as Sent);
  return item;
}

function valueOf(sent: Sent): unknown {
  if (typeof sent.S === "string") return sent.S;
  if (typeof sent.N === "string") return numberOf(sent.N);
  if (typeof sent.BOOL === "boolean") return sent.BOOL;
  if (sent.L) return (sent.L as Sent[]).map(valueOf);
  if (sent.M) return itemOf(sent.M as Record<string, Sent>);
  return rareOf(sent);
}

/** The library makes a BigInt of what a number cannot hold. */
function numberOf(text: string): unknown {
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : convertToNative({ N: text });
}

function rareOf(sent: Sent): unknown {
  if (typeof sent.B === "string") return bytesOf(sent.B);
  if (sent.BS) return new Set((sent.BS as string[]).map(bytesOf));
  return convertToNative(sent as never);
}

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, "base64"));
