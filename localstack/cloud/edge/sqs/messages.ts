import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { MessageAttributes } from "./message-attributes.ts";
import { inTransaction } from "./store.ts";

/** A received message; times in milliseconds since 1970. */
export interface Message {
  id: string;
  body: string;
  attributes: MessageAttributes;
  sentAt: number;
  firstReceivedAt: number;
  receiveCount: number;
  receipt: string;
  /** On a dead-letter queue: the queue that the message came from. */
  source: string | null;
}

interface Depth {
  visible: number;
  inFlight: number;
  delayed: number;
}

type Row = Omit<Message, "attributes"> & { attributes: string; sequence: number };

const takeBy = (order: string) =>
  `UPDATE messages SET visibleAt = :until, receiveCount = receiveCount + 1, receipt = lower(hex(randomblob(16))),
      firstReceivedAt = coalesce(firstReceivedAt, :now)
    WHERE sequence IN (SELECT sequence FROM messages WHERE queue = :queue AND visibleAt <= :now
      ORDER BY ${order} LIMIT :limit) RETURNING *`;

const statements = {
  add: `INSERT INTO messages (id, queue, body, attributes, sentAt, visibleAt)
    VALUES (:id, :queue, :body, :attributes, :sentAt, :visibleAt)`,
  expire: "DELETE FROM messages WHERE queue = ? AND sentAt <= ?",
  giveUp: `UPDATE messages SET queue = :target, source = :queue, visibleAt = :now, receipt = NULL
    WHERE queue = :queue AND visibleAt <= :now AND receiveCount >= :maxReceiveCount`,
  take: takeBy("visibleAt, sequence"),
  takeAny: takeBy("random()"),
  remove: "DELETE FROM messages WHERE queue = :queue AND id = :id AND receipt = :receipt",
  hold: `UPDATE messages SET visibleAt = :until
    WHERE queue = :queue AND id = :id AND receipt = :receipt AND visibleAt > :now`,
  purge: "DELETE FROM messages WHERE queue = ?",
  next: "SELECT min(visibleAt) AS at FROM messages WHERE queue = ? AND visibleAt > ?",
  // A hidden message without a receipt is a delayed one: it has not been received from this queue.
  depth: `SELECT count(*) FILTER (WHERE visibleAt <= :now) AS visible,
      count(*) FILTER (WHERE visibleAt > :now AND receipt IS NOT NULL) AS inFlight,
      count(*) FILTER (WHERE visibleAt > :now AND receipt IS NULL) AS delayed
    FROM messages WHERE queue = :queue`,
};

/** The messages of all queues, with their visibility time, receive count and latest receipt. */
export class Messages {
  readonly #database: DatabaseSync;
  readonly #statements;

  constructor(database: DatabaseSync) {
    this.#database = database;
    const prepared = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]);
    this.#statements = Object.fromEntries(prepared) as Record<
      keyof typeof statements,
      ReturnType<DatabaseSync["prepare"]>
    >;
  }

  /** Adds a message and returns its id. */
  add(message: { queue: string; body: string; attributes: MessageAttributes; delayMs: number }): string {
    const { queue, body, delayMs } = message;
    const [id, sentAt] = [randomUUID(), Date.now()];
    const attributes = JSON.stringify(message.attributes);
    this.#statements.add.run({ id, queue, body, attributes, sentAt, visibleAt: sentAt + delayMs });
    return id;
  }

  /** Receives up to `limit` visible messages and hides them: the oldest first, or random ones, newest first. */
  take(options: { queue: string; limit: number; hiddenMs: number; shuffled?: boolean }): Message[] {
    const now = Date.now();
    const { queue, limit, hiddenMs, shuffled } = options;
    const statement = this.#statements[shuffled ? "takeAny" : "take"];
    const rows = statement.all({ queue, limit, now, until: now + hiddenMs }) as unknown as Row[];
    return rows
      .toSorted((a, b) => (shuffled ? b.sequence - a.sequence : a.sequence - b.sequence))
      .map((row) => ({ ...row, attributes: JSON.parse(row.attributes) as MessageAttributes }));
  }

  /** Moves visible messages over the receive limit to the dead-letter queue; true if any moved. */
  giveUp(options: { queue: string; target: string; maxReceiveCount: number }): boolean {
    return Number(this.#statements.giveUp.run({ ...options, now: Date.now() }).changes) > 0;
  }

  /** Deletes messages older than the retention period. */
  expire(queue: string, retentionMs: number): void {
    this.#statements.expire.run(queue, Date.now() - retentionMs);
  }

  /** Deletes a message by its latest receipt; an older receipt deletes nothing, as on AWS. */
  remove(held: { queue: string; id: string; receipt: string }): void {
    this.#statements.remove.run(held);
  }

  /** Sets the visibility timeout of an in-flight message, from now; false if the receipt is no longer valid. */
  hold(held: { queue: string; id: string; receipt: string }, hiddenMs: number): boolean {
    const now = Date.now();
    return Number(this.#statements.hold.run({ ...held, now, until: now + hiddenMs }).changes) > 0;
  }

  purge(queue: string): void {
    this.#statements.purge.run(queue);
  }

  /** When the next hidden message of a queue becomes visible; undefined if none is hidden. */
  nextVisibleAt(queue: string): number | undefined {
    const row = this.#statements.next.get(queue, Date.now()) as { at: number | null };
    return row.at ?? undefined;
  }

  depth(queue: string): Depth {
    return { ...(this.#statements.depth.get({ queue, now: Date.now() }) as unknown as Depth) };
  }

  atOnce<Result>(run: () => Result): Result {
    return inTransaction(this.#database, run);
  }
}
