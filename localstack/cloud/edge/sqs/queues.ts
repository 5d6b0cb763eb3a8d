import type { DatabaseSync } from "node:sqlite";
import {
  defaultAttributes,
  type NumberAttribute,
  type QueueAttributes,
  redriveOf,
} from "./queue-attributes.ts";
import { sqsError } from "./errors.ts";

/** A queue; times in milliseconds since 1970. */
export interface Queue {
  name: string;
  attributes: QueueAttributes;
  createdAt: number;
  modifiedAt: number;
}

/** The value of a numeric attribute; durations in seconds. */
export const numberOf = (queue: Queue, name: NumberAttribute): number => Number(queue.attributes[name]);

export class Queues {
  readonly #statements;

  constructor(database: DatabaseSync) {
    this.#statements = {
      find: database.prepare("SELECT * FROM queues WHERE name = ?"),
      save: database.prepare(
        "INSERT OR REPLACE INTO queues VALUES (:name, :attributes, :createdAt, :modifiedAt)",
      ),
      remove: database.prepare("DELETE FROM queues WHERE name = ?"),
      list: database.prepare(
        "SELECT name FROM queues WHERE substr(name, 1, length(?1)) = ?1 AND name > ?2 ORDER BY name LIMIT ?3",
      ),
    };
  }

  find(name: string): Queue | undefined {
    const row = this.#statements.find.get(name) as
      | (Omit<Queue, "attributes"> & { attributes: string })
      | undefined;
    return row && { ...row, attributes: JSON.parse(row.attributes) as QueueAttributes };
  }

  /** Throws QueueDoesNotExist. */
  get(name: string): Queue {
    const queue = this.find(name);
    if (!queue) throw sqsError("missingQueue", "The specified queue does not exist.");
    return queue;
  }

  /** Creates the queue; accepts an existing one with the same attributes; throws QueueNameExists on a difference. */
  create(name: string, attributes: QueueAttributes): void {
    const existing = this.find(name);
    const differing = Object.keys(attributes).find(
      (key) => existing && existing.attributes[key] !== attributes[key],
    );
    if (differing)
      throw sqsError(
        "queueExists",
        `A queue already exists with the same name and a different value for attribute ${differing}`,
      );
    if (!existing)
      this.#save({ name, attributes: { ...defaultAttributes, ...attributes }, createdAt: Date.now() });
  }

  change(queue: Queue, attributes: QueueAttributes): void {
    this.#save({ ...queue, attributes: { ...queue.attributes, ...attributes } });
  }

  remove(name: string): void {
    this.#statements.remove.run(name);
  }

  /** Sorted names after `after`. */
  list({ prefix, after, limit }: { prefix: string; after: string; limit: number }): string[] {
    return this.#statements.list.all(prefix, after, limit).map((row) => String(row.name));
  }

  #save(queue: Omit<Queue, "modifiedAt">): void {
    const redrive = redriveOf(queue.attributes);
    if (redrive && !this.find(redrive.queue))
      throw sqsError(
        "invalidParameter",
        "Value for parameter RedrivePolicy is invalid. Reason: Dead letter target does not exist.",
      );
    this.#statements.save.run({
      ...queue,
      attributes: JSON.stringify(queue.attributes),
      modifiedAt: Date.now(),
    });
  }
}
