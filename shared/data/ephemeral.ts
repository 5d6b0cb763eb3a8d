import { randomUUID } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { ephemeralTable, type Key } from "./tables.ts";

/**
 * The key of a short-lived value: its service, its purpose, then its owner. All services share the table, and a role
 * may access only keys that begin with the name of its service (resources/roles.yml).
 */
export const ephemeralKey = (service: string, purpose: string, ...parts: (string | number)[]): Key => ({
  pk: [service, purpose, ...parts].join("#"),
  sk: purpose,
});

type Fields = Record<string, unknown>;

/** Stores a value that expires in `seconds`; replaces an older one. */
export async function putEphemeral(key: Key, fields: Fields, seconds: number): Promise<void> {
  const Item = { ...fields, ...key, expiresAt: clock.epochSeconds() + seconds };
  await dynamo().send(new PutCommand({ TableName: ephemeralTable(), Item }));
}

/** The value, or undefined if it is absent or expired: DynamoDB deletes late, so the time is checked here. */
export async function getEphemeral(key: Key): Promise<Fields | undefined> {
  const { Item } = await dynamo().send(
    new GetCommand({ TableName: ephemeralTable(), Key: key, ConsistentRead: true }),
  );
  return alive(Item);
}

/**
 * Takes a one-time value and returns it; only one of several concurrent callers gets it. The value is marked instead of
 * deleted, so that a retry after a lost answer recognises its own mark.
 */
export async function takeEphemeral(key: Key): Promise<Fields | undefined> {
  try {
    const { Attributes } = await dynamo().send(
      new UpdateCommand({
        TableName: ephemeralTable(),
        Key: key,
        UpdateExpression: "SET takenBy = :me",
        ConditionExpression: "attribute_exists(pk) AND (attribute_not_exists(takenBy) OR takenBy = :me)",
        ExpressionAttributeValues: { ":me": randomUUID() },
        ReturnValues: "ALL_NEW",
      }),
    );
    return unexpired(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Removes a value, if it exists. */
export async function deleteEphemeral(key: Key): Promise<void> {
  await dynamo().send(new DeleteCommand({ TableName: ephemeralTable(), Key: key }));
}

/**
 * Increments a counter, by 1 unless told otherwise, that starts at 0 and expires `seconds` after its first use. Returns the
 * new count. The last use leaves a mark, so that a retry recognises its own increment; a retry counts twice only if another
 * caller came between, and a limit then errs on the safe side.
 */
export async function increment(
  key: Key,
  seconds: number,
  by = 1,
): Promise<{ count: number; expiresAt: number }> {
  const command = new UpdateCommand({
    TableName: ephemeralTable(),
    Key: key,
    UpdateExpression: "ADD #count :by SET expiresAt = if_not_exists(expiresAt, :end), lastUse = :me",
    ConditionExpression: "attribute_not_exists(lastUse) OR lastUse <> :me",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":by": by, ":end": clock.epochSeconds() + seconds, ":me": randomUUID() },
    ReturnValues: "ALL_NEW",
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  });
  const counted = await dynamo()
    .send(command)
    .then(({ Attributes }) => Attributes, countedBefore);
  return { count: Number(counted?.count), expiresAt: Number(counted?.expiresAt) };
}

function countedBefore(error: unknown): Fields | undefined {
  if (error instanceof ConditionalCheckFailedException && error.Item) return unmarshall(error.Item);
  throw error;
}

const unexpired = (item: Fields | undefined): Fields | undefined =>
  item && Number(item.expiresAt) > clock.epochSeconds() ? item : undefined;

const alive = (item: Fields | undefined): Fields | undefined =>
  item?.takenBy === undefined ? unexpired(item) : undefined;
