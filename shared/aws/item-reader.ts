import { convertToNative } from "@aws-sdk/util-dynamodb";

/** A value as it is sent: `{ "S": "text" }`. */
type Sent = Record<string, unknown>;
type Item = Record<string, unknown>;
type Reader = (sent: never) => unknown;

/** The members of an answer that hold items, by operation. All other members are plain values already. */
const answers: Record<string, (answer: Item) => Item> = {
  GetItem: withMembers({ Item: itemOf }),
  PutItem: withMembers({ Attributes: itemOf }),
  UpdateItem: withMembers({ Attributes: itemOf }),
  DeleteItem: withMembers({ Attributes: itemOf }),
  Query: withMembers({ Items: itemsOf, LastEvaluatedKey: itemOf }),
  Scan: withMembers({ Items: itemsOf, LastEvaluatedKey: itemOf }),
  BatchGetItem: withMembers({
    Responses: forEach(itemsOf),
    UnprocessedKeys: forEach(withMembers({ Keys: itemsOf })),
  }),
};

/**
 * The answer of an operation with plain values: the same result as lib-dynamodb with the SDK's deserializer, in one pass.
 */
export function answerOf(operation: string, body: Buffer): Item {
  const answer = JSON.parse(body.toString()) as Item;
  return answers[operation]?.(answer) ?? answer;
}

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
 * DynamoDB promises no order of attributes, and some engines vary it from item to item. Here it is alphabetical: V8 makes a
 * hidden class for each order, and all code that touches the items afterwards takes twice as long.
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

/** The library makes a BigInt of a number outside the safe range. */
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
