import type * as z from "zod";

/** A queue of resources/queues.yml and what its messages are: signals that rows wait, with ids and never content. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  /** Without the stage's prefix. */
  name: string;
  message: S;
}

/** Declares a queue, once for its senders and its consumer. */
export const queue = <S extends z.ZodType>(name: string, message: S): Queue<S> => ({ name, message });
