import { ownCloud } from "../testing/own-cloud.ts";
import "../testing/local-cloud.ts";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { afterAll, expect, it } from "vitest";
import { dynamo } from "./clients.ts";
import { tableOf } from "../data/tables.ts";
import { drawnItem } from "../testing/items.ts";
import { fc } from "../testing/properties.ts";

/* Both readers get the same requests, on a cloud without faults: a fault would change the answer of only one. */
afterAll(() => ownCloud.stop());

const TableName = tableOf("documents");
const library = DynamoDBDocumentClient.from(new DynamoDBClient());
const pk = "item-reader";

it("what is read in one pass is what the library reads for any item: alone, in a batch, and in pages that go on", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawnItem, { minLength: 1, maxLength: 3 }), async (drawn) => {
      const items = drawn.map((item, i) => ({ ...item, pk, sk: String(i) }));
      for (const Item of items) await library.send(new PutCommand({ TableName, Item }));
      const Key = { pk, sk: "0" };
      const Keys = items.map(({ sk }) => ({ pk, sk }));
      const page = {
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": pk },
        Limit: 1,
      };
      const answersOf = async (client: DynamoDBDocumentClient) =>
        Promise.all([
          client.send(new GetCommand({ TableName, Key })),
          client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } })),
          client.send(new QueryCommand(page)),
          client.send(new QueryCommand({ ...page, ExclusiveStartKey: Key })),
          client.send(new ScanCommand({ TableName, Limit: 100 })),
        ]);
      const [read, expected] = await Promise.all([answersOf(dynamo()), answersOf(library)]);
      expect(read.map(withoutMetadata)).toEqual(expected.map(withoutMetadata));
    }),
    { numRuns: 60 },
  );
});

it("what is read in one pass is what the library reads where there is nothing", async () => {
  const command = () => new GetCommand({ TableName, Key: { pk, sk: "nothing" } });
  const [read, expected] = [await dynamo().send(command()), await library.send(command())];
  expect(withoutMetadata(read)).toEqual(withoutMetadata(expected));
  expect(Object.keys(read.$metadata)).toEqual(Object.keys(expected.$metadata));
});

it("attributes have one order, whatever order the engine has sent them in", async () => {
  for (const sk of ["a", "b"])
    await dynamo().send(new PutCommand({ TableName, Item: { pk, sk, y: 1, x: { d: 1, c: 2 } } }));
  const RequestItems = {
    [TableName]: {
      Keys: [
        { pk, sk: "a" },
        { pk, sk: "b" },
      ],
    },
  };
  const { Responses } = await dynamo().send(new BatchGetCommand({ RequestItems }));
  const items = Responses?.[TableName] ?? [];
  expect(items.map((item) => [Object.keys(item), Object.keys(item.x as object)])).toEqual([
    [
      ["pk", "sk", "x", "y"],
      ["c", "d"],
    ],
    [
      ["pk", "sk", "x", "y"],
      ["c", "d"],
    ],
  ]);
});

it("what a write brings back, and a refusal, stay with the SDK", async () => {
  const Key = { pk, sk: "written" };
  const add = { TableName, Key, UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } };
  const { Attributes } = await dynamo().send(new UpdateCommand({ ...add, ReturnValues: "ALL_NEW" }));
  expect(Attributes).toMatchObject({ ...Key, n: 1 });
  await expect(dynamo().send(new GetCommand({ TableName: "no-such-table", Key }))).rejects.toMatchObject({
    name: "ResourceNotFoundException",
  });
});

const withoutMetadata = ({ $metadata: _, ...answer }: object & { $metadata: object }) => answer;
