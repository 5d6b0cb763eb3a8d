import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { setTimeout as sleep } from "node:timers/promises";
import { TransactionCanceledException, type AttributeValue } from "@aws-sdk/client-dynamodb";
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { nextId } from "../ids.ts";
import { isTransient } from "../aws/transient.ts";
import { kernel } from "../refusals.ts";
import { confirmOpen } from "./assumptions.ts";
import { type Bounding, boundItems } from "./bounds.ts";
import { expressionOf } from "./conditions.ts";
import { cellItem, ROWS, takeCell, type CellCondition, type Counting } from "./counters.ts";
import type { ItemWrite, Refusal, TransactItem as Item } from "./item-write.ts";
import { joinConditions, placeOf } from "./joined-conditions.ts";
import { limitedCell, type Limiting, type RoomKept, RoomNeeded } from "./limits.ts";
import { isRevised, revisionKey, revisionKeptSeconds } from "./revisions.ts";

export type { ItemWrite };

/**
 * One part of a transaction: a write of an item, a change of a counter or of a bound, a limit of what is added to a counter, or
 * a condition on a counter's cells.
 */
export type Write = ItemWrite | Counting | Bounding | Limiting | RoomKept | (CellCondition & Refusal);

/** The record changed between reading and writing it: read again and retry. */
export class RevisionConflict extends Error {
  override readonly name = "RevisionConflict";
}

/** Two records drew the same id, and the other was stored first: a new draw gets a free id. Nothing was overwritten. */
export class IdTaken extends RevisionConflict {}

/**
 * The answer for an Idempotency-Key. It is stored by the transaction that makes the fact, so that a crash leaves both
 * or neither.
 */
export interface PendingAnswer {
  /** Renders the answer; rendering errors must occur before anything is written. */
  prepare(answer: unknown): Promise<void>;
  completing(): Write[];
  settled: boolean;
  /** The facts about the caller that the answer depends on: a repeated request gets it as long as they hold. */
  grounds: Set<string>;
  /** True if it also completes with a fact whose answer is known only later. */
  takesEveryFact?: boolean;
}

/**
 * Further writes of the transaction of a fact: a crash leaves both or neither. Called before the fact is written, with its answer
 * if it has one; `answer` is that of the request.
 */
export type Companion<Answer> = (answer: unknown) => Promise<{ answer: Answer; writes: Write[] }>;

const pendingAnswers = new AsyncLocalStorage<PendingAnswer>();

/**
 * The role of a transaction in its request: it makes the fact that the request answers, or a step that a retry may
 * repeat. `"fact"`: it makes the fact, whose answer is known only later, and a retry finds it done.
 */
export type Purpose = { answer: unknown } | { repeatable: true | "fact" };

/**
 * Reports each committed transaction that is not repeatable and does not carry the answer of the pending
 * Idempotency-Key: a crash after it, and the client's retry, would make two facts of one request. Tests subscribe and
 * fail.
 */
const unanswered = channel("temelia.transaction.unanswered");

/** Reports the items of each committed transaction. Tests subscribe to check which writes belong together. */
const committed = channel("temelia.transaction.committed");

/** Records a fact about the caller with the answer for the pending Idempotency-Key. */
export const answerBecause = (ground: string): void => void pendingAnswers.getStore()?.grounds.add(ground);

export const withPendingAnswer = <T>(pending: PendingAnswer, act: () => Promise<T>): Promise<T> =>
  pendingAnswers.run(pending, act);

/**
 * Runs an act whose fact takes a companion along. The answer of the request, if it has an Idempotency-Key, is stored by the
 * same transaction.
 * @returns the answer of the request, or undefined if the act found nothing to do
 */
export async function withCompanion<Answer>(
  companion: Companion<Answer>,
  act: () => Promise<unknown>,
): Promise<Answer | undefined> {
  const outer = pendingAnswers.getStore();
  let along: { answer: Answer; writes: Write[] } | undefined;
  const pending: PendingAnswer = {
    settled: false,
    takesEveryFact: true,
    grounds: outer?.grounds ?? new Set(),
    prepare: async (answer) => {
      along = await companion(answer);
      await outer?.prepare(along.answer);
    },
    completing: () => [...(along?.writes ?? []), ...(outer?.completing() ?? [])],
  };
  try {
    await withPendingAnswer(pending, act);
  } finally {
    if (outer) outer.settled ||= pending.settled;
  }
  return pending.settled ? along?.answer : undefined;
}

/**
 * Writes all or nothing, as one fact. With `answer`, the same transaction stores that answer under the request's
 * Idempotency-Key, if it has one. Revisions move with the writes, and the assumptions of the request are confirmed
 * first.
 *
 * Every repeated attempt carries the same client token, so a fact is never written twice, nor refused because of its
 * own earlier attempt; therefore single conditional writes use this function too.
 * @throws the error from `refused` of the first write whose condition failed, or RevisionConflict if it has none
 */
export async function transact(writes: Write[], purpose?: Purpose): Promise<void> {
  const pending = pendingAnswers.getStore();
  if (!pending || pending.settled) return commit(writes);
  if (!purpose) unanswered.publish({ writes: writes.length });
  if (!purpose || !completes(pending, purpose)) return commit(writes);
  await pending.prepare("answer" in purpose ? purpose.answer : undefined);
  await commit([...writes, ...pending.completing()]);
  pending.settled = true;
}

const completes = ({ takesEveryFact }: PendingAnswer, purpose: Purpose): boolean =>
  "answer" in purpose || (takesEveryFact === true && purpose.repeatable === "fact");

/**
 * Commits unless a record has changed since it was read; in that case nothing is written.
 * @returns true if it was committed
 */
export async function transactIfUnchanged(writes: Write[], purpose?: Purpose): Promise<boolean> {
  try {
    await transact(writes, purpose);
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

const CONFLICT_RETRIES = 12;

/** The items of a transaction: all changes of a counter, together with its condition, become one item, in this cell. */
function itemsOf(writes: Write[], number: number): ItemWrite[] {
  const items: ItemWrite[] = [];
  const boundings: Bounding[] = [];
  const cells = new Map<string, CellWrite>();
  const cellOf = (table: string, counter: string): CellWrite => {
    const name = `${table}\n${counter}`;
    const cell = cells.get(name) ?? { table, counter, changes: new Map() };
    cells.set(name, cell);
    return cell;
  };
  for (const write of writes) {
    if ("item" in write) items.push(write);
    else if ("bound" in write) boundings.push(write);
    else if ("limited" in write) cellOf(write.table, write.limited).limit = write;
    else if ("roomKept" in write) cellOf(write.table, write.roomKept).keepsRoom = true;
    else if ("count" in write) {
      const { counter, label = ROWS } = write.count;
      const { changes } = cellOf(write.table, counter);
      changes.set(label, (changes.get(label) ?? 0) + write.by);
    } else {
      const cell = cellOf(write.table, write.counter);
      // One condition would silently replace the other, and the transaction would commit without it.
      if (cell.condition)
        throw new Error(`Two conditions on the cells of ${write.counter} in one transaction`);
      cell.condition = write;
    }
  }
  return [
    ...joinConditions(handedOver(items), () => new RevisionConflict()),
    ...boundItems(boundings),
    ...[...cells.values()].flatMap((cell) => cellWrite(cell, number)),
  ];
}

/**
 * A key that one record of a transaction gives up and another one takes is one write, because DynamoDB refuses two on the same
 * item: the Put, with the condition of the Delete.
 */
function handedOver(items: ItemWrite[]): ItemWrite[] {
  const given = new Map<string, ItemWrite>();
  for (const write of items) if (write.item.Delete) given.set(placeOf(write.item), write);
  const taken = new Set<ItemWrite>();
  const merged = items.map((write) => {
    const { Put } = write.item;
    const gift = Put?.ConditionExpression === ABSENT ? given.get(placeOf(write.item)) : undefined;
    if (!Put || !gift) return write;
    taken.add(gift);
    return withConditionOf(gift, Put);
  });
  return merged.filter((write) => !taken.has(write));
}

const ABSENT = expressionOf("absent").ConditionExpression;

function withConditionOf({ item: { Delete }, refused }: ItemWrite, put: NonNullable<Item["Put"]>): ItemWrite {
  const { TableName, Item } = put;
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = Delete ?? {};
  const condition = ConditionExpression && {
    ConditionExpression,
    ExpressionAttributeNames,
    ExpressionAttributeValues,
  };
  return { item: { Put: { TableName, Item, ...condition } }, refused };
}

interface CellWrite {
  table: string;
  counter: string;
  changes: Map<string, number>;
  condition?: CellCondition & Refusal & Pick<ItemWrite, "holds">;
  limit?: Limiting;
  keepsRoom?: boolean;
}

function cellWrite(
  { table, counter, changes, condition, limit, keepsRoom = false }: CellWrite,
  cell: number,
): ItemWrite[] {
  const isStill = [...changes.values()].every((by) => by === 0);
  if (isStill && !condition) return [];
  const limited = limit && limitedCell(limit, changes, condition);
  const item = cellItem({ table, counter, cell }, changes, { condition: limited ?? condition, keepsRoom });
  return [{ item, refused: limited?.refused ?? condition?.refused }];
}

async function commit(parts: Write[]): Promise<void> {
  if (parts.length === 0) return;
  await confirmOpen();
  const counts = parts.some((part) => !("item" in part));
  const { cell, release } = counts ? takeCell() : { cell: 0, release: () => undefined };
  try {
    await writeWithRoom(parts, cell);
  } finally {
    release();
  }
}

/** Times that a cell is given room for a transaction before its writer reads again. */
const MOST_ROOMS = 10;

/** Writes, after it has made room for what the transaction adds if a limited cell has none left. */
async function writeWithRoom(parts: Write[], cell: number): Promise<void> {
  for (let made = 0; made < MOST_ROOMS; made += 1) {
    try {
      return await write(itemsOf(parts, cell));
    } catch (error) {
      if (!(error instanceof RoomNeeded)) throw error;
      await error.makeRoom(cell);
    }
  }
  throw new RevisionConflict();
}

async function write(items: ItemWrite[]): Promise<void> {
  // One token for all attempts: the first may have been written although the second is answered with a conflict.
  const ClientRequestToken = randomUUID();
  const writes: ItemWrite[] = [...items, ...movingRevisions(items.map(({ item }) => item))];
  const TransactItems = writes.map(({ item }) => item);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await dynamo().send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
      return committed.publish(TransactItems);
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const refused = reasons.findIndex(({ Code }) => Code === "ConditionalCheckFailed");
      if (refused >= 0) throw refusalOf(writes[refused], reasons[refused]?.Item);
      if (!isTransient(error) || attempt >= CONFLICT_RETRIES) throw error;
      await backoff(attempt);
    }
  }
}

/** The writes that move the revisions of all partitions that a transaction writes into, one for each. */
function movingRevisions(items: Item[]): { item: Item }[] {
  const written = items.flatMap(writtenPartition).map((at) => [`${at.TableName}\n${at.pk}`, at] as const);
  return [...new Map(written).values()].map(({ TableName, pk }) => ({
    item: { Update: { TableName, Key: { ...revisionKey(pk) }, ...moving(revisionKeptSeconds(pk)) } },
  }));
}

function moving(keptSeconds: number | undefined) {
  const values = { ":one": 1, ":now": clock.now().getTime() };
  const UpdateExpression = "ADD revision :one SET movedAt = :now";
  if (keptSeconds === undefined) return { UpdateExpression, ExpressionAttributeValues: values };
  // The TTL attributes of the tables.
  return {
    UpdateExpression: `${UpdateExpression}, expiresOn = :end, forgetAt = :end`,
    ExpressionAttributeValues: { ...values, ":end": clock.epochSeconds() + keptSeconds },
  };
}

/** The revised partition that an item of a transaction writes into. */
function writtenPartition({ Put, Update, Delete }: Item): { TableName: string; pk: string }[] {
  const written = Put ? { ...Put, Key: Put.Item } : (Update ?? Delete);
  const pk = String(written?.Key?.pk);
  return isRevised(pk) ? [{ TableName: String(written?.TableName), pk }] : [];
}

const refusalOf = (write: ItemWrite | undefined, found: Record<string, AttributeValue> | undefined): Error =>
  write?.refused?.(found && unmarshall(found)) ?? new RevisionConflict();

/** Limits for retries after a lost race. */
interface RetryOptions {
  attempts?: number;
  /** Longer pauses give higher throughput if very many callers write the same item. */
  maxBackoffMs?: number;
}

/**
 * Re-reads and retries after a lost race: `attempt` reads, decides and writes from the start.
 * @throws unavailable (503, Retry-After) after `attempts` lost races
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { attempts = 20, maxBackoffMs = MAX_BACKOFF_MS }: RetryOptions = {},
): Promise<T> {
  for (let lost = 0; lost < attempts; lost += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      await backoff(lost, maxBackoffMs);
    }
  }
  throw kernel.concurenta({ headers: { "retry-after": "2" } });
}

const ID_DRAWS = 10;

/** Stores a new record under a new id. Ids are drawn without a counter: a taken one is drawn again. */
export async function withNewId<T>(store: (id: number) => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await store(nextId());
    } catch (error) {
      if (!(error instanceof IdTaken) || draw >= ID_DRAWS) throw error;
    }
  }
}

const MAX_BACKOFF_MS = 640;

/** Full jitter: up to 10 ms, 20 ms, 40 ms … at most `longest`. */
export const backoff = (attempt: number, longest = MAX_BACKOFF_MS): Promise<void> =>
  sleep(Math.random() * Math.min(10 * 2 ** Math.min(attempt, 16), longest));
