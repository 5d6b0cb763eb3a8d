import { randomUUID } from "node:crypto";
import { ConditionalCheckFailedException, TransactionConflictException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { ephemeralKey } from "../data/ephemeral.ts";
import { ephemeralTable, type Key } from "../data/tables.ts";
import { transact, withPendingAnswer, type PendingAnswer, type Write } from "../data/transaction.ts";
import { kernel } from "../refusals.ts";
import type { RoutedCall } from "./call.ts";
import { fingerprints } from "./multipart.ts";
import { Reply, type GatewayReply } from "./responses.ts";
import { openReply, sealReply } from "./sealed-reply.ts";

/** How long a request holds its key: longer than the gateway's time-out of 30 s. */
const LEASE_SECONDS = 35;
const KEPT_SECONDS = 24 * 3600;
/** An item may have 400 KB; of a larger answer only the value is stored, or nothing. */
const LARGEST_ANSWER = 300_000;

/** The mark under a key: the lease of the running request, later its answer. */
interface Mark {
  fingerprint: string;
  lease: string;
  leaseUntil: number;
  expiresAt: number;
  reply?: Kept;
  /** The facts about the caller that the answer depends on. */
  grounds?: string[];
}

/** A reply; a string if it is sealed; the value as JSON if the reply is larger than an item. */
type Kept = GatewayReply | string | { value: string };

/**
 * `Idempotency-Key` on POST: the same key and content from the same caller gets the same answer. The answer is stored
 * in the transaction that makes the fact (`transact` with an answer), and sealed if it shows a secret or personal data. A caller who
 * has lost the rights that it depends on does not get it again.
 *
 * @param render makes the reply from a returned value
 * @throws unprocessable for a key used with other content, conflict while the first request still runs, notFound and
 * forbidden after a loss of rights
 */
export async function withIdempotency(
  call: RoutedCall,
  render: (value: unknown) => Promise<GatewayReply>,
  act: () => Promise<GatewayReply>,
): Promise<GatewayReply> {
  const name = keyOf(call);
  if (name === undefined) return act();
  const key = ephemeralKey(call.service.name, "idempotency", call.route.operationId, call.actor ?? "", name);
  const content = { path: call.request.path, body: call.body };
  const mark = await putMark(key, fingerprints(call.service.name, content));
  if (mark.reply) {
    await call.route.access.reconfirm?.(call.caller, mark.grounds ?? []);
    return replayed(await replyOf(mark.reply, key, render));
  }
  const grounds = new Set<string>();
  const { keptSealed } = call.route;
  const keep = (reply: GatewayReply): Kept => (keptSealed ? sealReply(reply, key) : reply);
  const complete = (reply: Kept | undefined) => completing(key, mark, { reply, grounds: [...grounds] });

  // The reply is rendered before the fact is written, so `completion` need not wait for it.
  const pending: PendingAnswer & { prepared?: Kept } = {
    settled: false,
    grounds,
    prepare: async (value) => {
      const reply = await render(value);
      const isTooLarge = !fitsItem(reply) && !keptSealed && !(value instanceof Reply);
      pending.prepared = isTooLarge ? { value: JSON.stringify(value) } : keep(reply);
    },
    completing: () => [complete(pending.prepared)],
  };
  const reply = await withPendingAnswer(pending, act).catch(async (error: unknown) => {
    await abandon(key, mark.lease);
    throw error;
  });
  if (pending.settled) return reply;
  if (isKept(reply)) await transact([complete(keep(reply))]);
  else await abandon(key, mark.lease);
  return reply;
}

async function replyOf(
  kept: Kept,
  key: Key,
  render: (value: unknown) => Promise<GatewayReply>,
): Promise<GatewayReply> {
  if (typeof kept === "string") return openReply(kept, key);
  return "value" in kept ? render(JSON.parse(kept.value)) : kept;
}

const replayed = (reply: GatewayReply): GatewayReply => ({
  ...reply,
  headers: { ...reply.headers, "idempotent-replayed": "true" },
});

function keyOf({ route, request, actor }: RoutedCall): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined || route.method !== "POST" || !route.idempotent || actor === undefined)
    return undefined;
  const key = header.replace(/^"(.*)"$/, "$1");
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw kernel.cheieIncorecta();
  return key;
}

async function putMark(key: Key, contents: string[]): Promise<Mark> {
  const now = clock.epochSeconds();
  const [fingerprint = ""] = contents;
  const same = Object.fromEntries(contents.map((content, at) => [`:content${String(at)}`, content]));
  const mine: Mark = {
    fingerprint,
    lease: randomUUID(),
    leaseUntil: now + LEASE_SECONDS,
    expiresAt: now + KEPT_SECONDS,
  };
  try {
    await dynamo().send(
      new PutCommand({
        TableName: ephemeralTable(),
        Item: { ...mine, ...key },
        ConditionExpression:
          "attribute_not_exists(pk) OR expiresAt <= :now OR lease = :mine " +
          `OR (attribute_not_exists(reply) AND leaseUntil <= :now AND fingerprint IN (${Object.keys(same).join(", ")}))`,
        ExpressionAttributeValues: { ":now": now, ":mine": mine.lease, ...same },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    );
    return mine;
  } catch (error) {
    // The request that holds the key is writing its fact and its answer right now.
    if (error instanceof TransactionConflictException) throw isRunning();
    if (!(error instanceof ConditionalCheckFailedException) || !error.Item) throw error;
    return replay(unmarshall(error.Item) as unknown as Mark, contents);
  }
}

function replay(mark: Mark, contents: string[]): Mark {
  if (!contents.includes(mark.fingerprint)) throw kernel.cheieRefolosita();
  if (mark.reply) return mark;
  throw isRunning();
}

const isRunning = () => kernel.cerereInCurs({ headers: { "retry-after": "2" } });

/** Only the holder of the lease completes: a request whose lease was taken over writes nothing. */
function completing(key: Key, { lease }: Mark, { reply, grounds }: Pick<Mark, "grounds" | "reply">): Write {
  return {
    item: {
      Update: {
        TableName: ephemeralTable(),
        Key: key,
        UpdateExpression: "SET reply = :reply, grounds = :grounds",
        ConditionExpression: "lease = :lease",
        ExpressionAttributeValues: { ":reply": reply, ":grounds": grounds, ":lease": lease },
      },
    },
    refused: isRunning,
  };
}

/** Frees a key whose request stored nothing. A stored answer stays: its fact exists. */
async function abandon(key: Key, lease: string): Promise<void> {
  try {
    await dynamo().send(
      new DeleteCommand({
        TableName: ephemeralTable(),
        Key: key,
        ConditionExpression: "lease = :lease AND attribute_not_exists(reply)",
        ExpressionAttributeValues: { ":lease": lease },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

const isKept = (reply: GatewayReply): boolean =>
  reply.statusCode < 500 &&
  reply.statusCode !== 409 &&
  reply.statusCode !== 429 &&
  !reply.isBase64Encoded &&
  fitsItem(reply);

const fitsItem = ({ body = "" }: GatewayReply): boolean => Buffer.byteLength(body) < LARGEST_ANSWER;
