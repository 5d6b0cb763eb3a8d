import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { HttpResponse, type HttpRequest } from "@smithy/core/protocols";
import { expect, it } from "vitest";
import { bodyOf } from "./item-writer.ts";
import { drawnItem } from "../testing/items.ts";
import { fc } from "../testing/properties.ts";

let sent = "";
const handle = (request: HttpRequest) => {
  sent = Buffer.from(request.body as Uint8Array).toString();
  return Promise.resolve({ response: new HttpResponse({ statusCode: 200, body: new Uint8Array() }) });
};
/** The library; none of its calls leaves the process. */
const library = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: "eu-central-1",
    endpoint: "http://127.0.0.1:1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    requestHandler: { handle },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);

const TableName = "temelia-test";
const Key = { pk: "a", sk: "b" };

/** For each operation the command with an input that has these attributes wherever it may have some. */
const commands = (Item: Record<string, unknown>) => {
  const ExpressionAttributeValues = Item;
  const write = { TableName, ConditionExpression: "rev = :rev", ExpressionAttributeValues };
  return {
    GetItem: new GetCommand({ TableName, Key: Item, ConsistentRead: true }),
    PutItem: new PutCommand({ ...write, Item }),
    UpdateItem: new UpdateCommand({ ...write, Key, UpdateExpression: "SET a = :a", ReturnValues: "ALL_NEW" }),
    DeleteItem: new DeleteCommand({ ...write, Key }),
    Query: new QueryCommand({ TableName, Limit: 3, ExpressionAttributeValues, ExclusiveStartKey: Item }),
    Scan: new ScanCommand({ TableName, ExclusiveStartKey: Item }),
    BatchGetItem: new BatchGetCommand({
      RequestItems: { [TableName]: { Keys: [Key, Item], ConsistentRead: true } },
    }),
    TransactWriteItems: new TransactWriteCommand({
      ClientRequestToken: "drawn",
      TransactItems: [
        { Put: { ...write, Item } },
        { Update: { ...write, Key, UpdateExpression: "SET a = :a" } },
        { Delete: { ...write, Key } },
        { ConditionCheck: { ...write, Key, ConditionExpression: "rev = :rev" } },
      ],
    }),
  };
};

it("an input is sent as the library and the SDK send it, for any attributes", async () => {
  await fc.assert(
    fc.asyncProperty(drawnItem, async (item) => {
      for (const [operation, command] of Object.entries(commands({ ...item, gone: undefined }))) {
        await library.send(command as GetCommand);
        expect(JSON.parse(bodyOf(operation, command.input))).toEqual(JSON.parse(sent));
      }
    }),
    { numRuns: 60 },
  );
});

it("refuses what the library refuses", async () => {
  for (const value of [NaN, Infinity, 2 ** 60, new Set(), new Date(), Symbol.iterator]) {
    const command = new PutCommand({ TableName, Item: { ...Key, value } });
    await expect(library.send(command)).rejects.toThrow();
    expect(() => bodyOf("PutItem", command.input)).toThrow();
  }
});

it("a transaction without a token gets one", () => {
  const { ClientRequestToken } = JSON.parse(bodyOf("TransactWriteItems", { TransactItems: [] })) as Record<
    string,
    string
  >;
  expect(ClientRequestToken).toMatch(/^[0-9a-f-]{36}$/);
});
