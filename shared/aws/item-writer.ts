import { randomUUID } from "node:crypto";
import { convertToAttr } from "@aws-sdk/util-dynamodb";

type Item = Record<string, unknown>;

/** A value as it is sent: `{ "S": "text" }`. */
type Sent = Record<string, unknown>;

/** Members of an input that hold attributes, in every operation of `inputs`. */
const ATTRIBUTES = ["Key", "Item", "ExpressionAttributeValues", "ExclusiveStartKey"];

/** The conversion of an input, by operation. */
const inputs: Record<string, (input: Item) => Item> = {
  GetItem: withAttributes,
  PutItem: withAttributes,
  UpdateItem: withAttributes,
  DeleteItem: withAttributes,
  Query: withAttributes,
  Scan: withAttributes,
  BatchGetItem: ({ RequestItems, ...input }) => ({ ...input, RequestItems: mapped(RequestItems, withKeys) }),
  // The SDK also draws a token if none was given: the transaction is written once, however often it is sent.
  TransactWriteItems: ({ TransactItems, ClientRequestToken = randomUUID(), ...input }) => ({
    ...input,
    ClientRequestToken,
    TransactItems: (TransactItems as Item[]).map((item) => mapped(item, withAttributes)),
  }),
};

/** True if `bodyOf` knows an operation. */
export const isWritten = (operation: string): boolean => operation in inputs;

/**
 * The body of a request for an input with plain values: the same result as lib-dynamodb with the SDK's serializer, in one
 * pass. Attributes that are undefined are left out.
 * @throws Error for a value that DynamoDB does not support
 */
export const bodyOf = (operation: string, input: object): string =>
  JSON.stringify(inputs[operation]?.(input as Item));

function withAttributes(input: Item): Item {
  const sent = { ...input };
  for (const name of ATTRIBUTES) if (input[name] !== undefined) sent[name] = sentItem(input[name] as Item);
  return sent;
}

const withKeys = ({ Keys, ...request }: Item): Item => ({ ...request, Keys: (Keys as Item[]).map(sentItem) });

function mapped(members: unknown, act: (member: Item) => Item): Item {
  return Object.fromEntries(
    Object.entries(members as Record<string, Item>).map(([name, one]) => [name, act(one)]),
  );
}

function sentItem(item: Item): Sent {
  const sent: Sent = {};
  for (const name in item) {
    const value = item[name];
    if (value !== undefined) sent[name] = sentValue(value);
  }
  return sent;
}

function sentValue(value: unknown): Sent {
  if (typeof value === "string") return { S: value };
  if (typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { N: String(value) };
  if (typeof value === "boolean") return { BOOL: value };
  if (Array.isArray(value)) return { L: value.filter((one) => one !== undefined).map(sentValue) };
  if (isPlain(value)) return { M: sentItem(value) };
  if (value instanceof Map) return { M: sentItem(Object.fromEntries(value)) };
  return rareValue(value);
}

const isPlain = (value: unknown): value is Item =>
  typeof value === "object" &&
  value !== null &&
  [null, Object.prototype].includes(Object.getPrototypeOf(value) as object | null);

/** The conversion by the library; bytes are sent in base64. */
function rareValue(value: unknown): Sent {
  const { B, BS, ...sent } = convertToAttr(value as never, { removeUndefinedValues: true }) as Bytes & Sent;
  return { ...sent, ...(B ? { B: base64(B) } : {}), ...(BS ? { BS: BS.map(base64) } : {}) };
}

interface Bytes {
  B?: Uint8Array;
  BS?: Uint8Array[];
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
