import type { GatewayReply } from "../../../shared/http/responses.ts";

/** An operation whose handler is measured beside its own AWS calls made bare. */
export interface Subject {
  name: string;
  /** The operation once more, ready to be sent through the handler. */
  ready(): () => Promise<GatewayReply>;
  /** The calls made bare read the same records, or those that their own earlier writes made. */
  reads: "same" | "own";
  /** Ids that stay where calls are replayed elsewhere. */
  fixed: ReadonlySet<number>;
}

/** How far the ids of what is replayed elsewhere are moved. */
export const MOVED = 2 ** 40;
