import type { GatewayReply } from "../../../shared/http/responses.ts";

export type Run = () => Promise<GatewayReply>;

/** An operation whose handler is measured beside its own AWS calls made bare. */
export interface Subject {
  name: string;
  /** Prepares one more run of the operation through the handler, with what it needs beforehand. */
  ready(): Run | Promise<Run>;
  /** The calls made bare read the same records, or those that their own earlier writes created. */
  reads: "same" | "own";
  /** Ids that are not shifted where calls are replayed elsewhere. */
  fixed: ReadonlySet<number>;
}

/** How far a replay elsewhere moves ids. */
export const MOVED = 2 ** 40;
