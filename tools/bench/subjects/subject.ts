import type { GatewayReply } from "../../../shared/http/responses.ts";

export type Run = () => Promise<GatewayReply>;

/** An operation whose handler is measured against its own AWS calls made bare. */
export interface Subject {
  name: string;
  /** Prepares one more run of the operation through the handler, including any data that it needs beforehand. */
  ready(): Run | Promise<Run>;
  /** The records that the bare calls read: the same ones, or those that their own earlier writes created. */
  reads: "same" | "own";
  /** Ids that stay the same when calls are replayed elsewhere. */
  fixed: ReadonlySet<number>;
}

/** The distance by which a replay elsewhere moves ids. */
export const MOVED = 2 ** 40;
