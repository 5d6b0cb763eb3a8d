import { isIP } from "node:net";
import { once } from "../once.ts";
import type { GuardedAgents } from "../outgoing/guarded-agents.ts";
import { BoundedCalls } from "./bounded-calls.ts";
import { config } from "./config.ts";
import { isObjectError } from "./objects.ts";
import type { Store } from "./store.ts";

/** The connection to a store of another operator. */
export interface Connection {
  /** Address of the service, without the bucket; absent: AWS in the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKey: string;
  secret: string;
}

interface StoreOptions {
  /** Attempts of each call, including the first. */
  attempts?: number;
  /** Time-out of an attempt without data from the socket. */
  socketTimeoutMs?: number;
  /** Time of a whole attempt, to the last byte of the answer: 16 MiB at 280 KB a second. */
  callMs?: number;
  /** Maps a fault of the store itself: no answer, access refused, or not an S3 store. */
  toError?: (fault: unknown) => Error;
  agents?: GuardedAgents;
}

/**
 * A store at an address given by a user. Connections go through the guard. The time-outs make an unreachable store fail
 * within the gateway's 30 s.
 */
export function foreignStore(
  { endpoint, bucket, region, accessKey, secret }: Connection,
  { attempts = 4, socketTimeoutMs = 6_000, callMs = 60_000, toError, agents }: StoreOptions = {},
): Store {
  const connect = once(async () => {
    const { foreignS3 } = await import("../aws/s3.ts");
    const client = foreignS3({
      ...(endpoint === undefined ? {} : { endpoint }),
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secret },
      maxAttempts: attempts,
      requestHandler: new BoundedCalls(callMs, {
        connectionTimeout: 2_000,
        socketTimeout: socketTimeoutMs,
        ...(agents ?? (await sharedAgents())),
      }),
    });
    if (toError) {
      client.middlewareStack.add(
        (next) => (args) =>
          next(args).catch((fault: unknown) => {
            throw isObjectError(fault) ? fault : toError(fault);
          }),
        { step: "initialize", name: "toError" },
      );
    }
    return client;
  });
  return { connect, bucket };
}

/** One pair for all stores: it pools connections by address, and a discarded client leaves no connection open. */
const sharedAgents = once(async (): Promise<GuardedAgents> => {
  const { guardedAgents } = await import("../outgoing/guarded-agents.ts");
  return guardedAgents(config.privateStoreAddresses);
});

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Suffixes that S3 reserves for other purposes than bucket names. */
const RESERVED = /(--[a-z0-9]*-s3|-s3alias|\.mrap)$/;

/** True if S3 accepts a bucket of that name (User Guide, "General purpose bucket naming rules"). */
export const isBucketName = (name: string): boolean =>
  NAME.test(name) && !name.includes("..") && !isIP(name) && !RESERVED.test(name);
