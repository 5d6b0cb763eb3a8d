import type * as z from "zod";

/**
 * A queue of resources/queues.yml and the schema of its messages: signals that rows wait, with ids and never content.
 */
export interface Queue<S extends z.ZodType = z.ZodType> {
  /** The name without the stage's prefix. */
  name: string;
  message: S;
}

/** Declares a queue, once for its senders and its consumer. */
export const queue = <S extends z.ZodType>(name: string, message: S): Queue<S> => ({ name, message });
