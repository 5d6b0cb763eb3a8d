import "./local-cloud.ts";
import { GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { dynamo } from "../aws/clients.ts";
import { withContext } from "../context.ts";
import { ephemeralTable, tableOf } from "../data/tables.ts";
import { withRoleOf } from "./roles.ts";

const TableName = tableOf("documents");
const put = (pk: string) => () => dynamo().send(new PutCommand({ TableName, Item: { pk, sk: "proba" } }));
const get = (pk: string) => () => dynamo().send(new GetCommand({ TableName, Key: { pk, sk: "proba" } }));
const foreign = () =>
  dynamo().send(new GetCommand({ TableName: ephemeralTable(), Key: { pk: "identity#1", sk: "proba" } }));
const due = () =>
  dynamo().send(
    new QueryCommand({
      ...{ TableName, IndexName: "due", KeyConditionExpression: "dueStatus = :pk" },
      ExpressionAttributeValues: { ":pk": "nimic" },
    }),
  );

const doneBy = (path: string, act: () => Promise<unknown>): Promise<unknown> =>
  withRoleOf(path, () => withContext({ correlationId: "proba", service: "documents" }, act));

it.each([
  [
    "judges sent files",
    "/documents/api/v1/public/signature-checks",
    get("document#1"),
    "GetItem of document#1",
  ],
  ["signs people in", "/documents/api/authenticate", put("document#1"), "PutItem of document#1"],
  ["shows public documents", "/documents/api/public/documents/1", put("user#1"), "PutItem of user#1"],
  ["signs people in", "/documents/api/authenticate", foreign, "GetItem of identity#1"],
])(
  "in tests, too, the function that %s is refused what its role does not allow",
  async (_, path, act, what) => {
    await expect(doneBy(path, act)).rejects.toThrow(`has no right to dynamodb:${what}`);
  },
);

it.each([
  ["signs people in", "/documents/api/authenticate", put("user#0")],
  ["signs people in", "/documents/api/authenticate", get("document#1")],
  ["signs people in", "/documents/api/authenticate", due],
  ["files documents", "/documents/api/documents", put("document#0")],
])("in tests, the function that %s does what its role allows", async (_, path, act) => {
  await expect(doneBy(path, act)).resolves.toBeDefined();
});
