import { isIP } from "node:net";
import type { AgentOptions } from "node:http";
import { S3Client } from "@aws-sdk/client-s3";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { config } from "./config.ts";
import { concernsObject, type Store } from "./objects.ts";

/** What it takes to reach a store that somebody else runs. */
export interface Connection {
  /** Address of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secret: string;
}

interface StoreOptions {
  /** How often a call is tried. */
  attempts?: number;
  /** How long an attempt hears nothing before it is given up. */
  socketTimeoutMs?: number;
  /** What a fault of the store itself becomes: it did not answer, refuses us, or is no such store. */
  toError?: (fault: unknown) => Error;
  agents?: GuardedAgents;
}

/**
 * A store at an address that was given by a user. Connections go through the guard; buckets are named in the path,
 * which every kind of store understands, and checksums are left out, which not every one does. A store that is gone
 * is known within the gateway's 30 s.
 */
export function foreignStore(
  { endpoint, bucket, region, accessKey, secret }: Connection,
  { attempts = 4, socketTimeoutMs = 6_000, toError, agents = sharedAgents() }: StoreOptions = {},
): Store {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secret },
    forcePathStyle: true,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: socketTimeoutMs, ...agents },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  if (toError) {
    client.middlewareStack.add(
      (next) => (args) =>
        next(args).catch((fault: unknown) => {
          throw concernsObject(fault) ? fault : toError(fault);
        }),
      { step: "initialize", name: "toError" },
    );
  }
  return { client, bucket };
}

export interface GuardedAgents {
  httpAgent: RequestFilteringHttpAgent;
  httpsAgent: RequestFilteringHttpsAgent;
}

/**
 * Agents that connect to public addresses alone, and to the private ones that PRIVATE_STORE_ADDRESSES names. The
 * address is judged when a connection is made, whatever a name meant before; S3's client follows no redirect.
 * @param lookup how names are resolved
 */
export function guardedAgents({ lookup }: Pick<AgentOptions, "lookup"> = {}): GuardedAgents {
  const options = {
    keepAlive: true,
    maxSockets: 50,
    allowIPAddressList: config.privateStoreAddresses,
    ...(lookup ? { lookup } : {}),
  };
  return {
    httpAgent: new RequestFilteringHttpAgent(options),
    httpsAgent: new RequestFilteringHttpsAgent(options),
  };
}

let shared: GuardedAgents | undefined;
/** One pair for all stores: they keep connections apart by address, and a client that is dropped leaves none open. */
const sharedAgents = (): GuardedAgents => (shared ??= guardedAgents());

/** Whether the guard refused to connect. It has no name of its own for it. */
export const isGuardsRefusal = (fault: unknown): boolean =>
  fault instanceof Error && /^DNS lookup .* is not allowed\. /.test(fault.message);

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Endings by which S3 means something else than a bucket. */
const RESERVED = /(--[a-z0-9]*-s3|-s3alias|\.mrap)$/;

/** Whether S3 takes a bucket of that name (User Guide, "General purpose bucket naming rules"). */
export const isBucketName = (name: string): boolean =>
  NAME.test(name) && !name.includes("..") && !isIP(name) && !RESERVED.test(name);
