import { randomBytes, randomUUID } from "node:crypto";
import type { ServiceException } from "@smithy/core/client";
import { log } from "../log.ts";
import {
  head,
  list,
  hasName,
  put,
  readRange,
  remove,
  removeUnchanged,
  type WriteCondition,
} from "./objects.ts";
import { send, type Store } from "./store.ts";
import { CallFailed, isGuardRefusal } from "../outgoing/call-failed.ts";
import { abortMultipart, beginMultipart, completeMultipart, copy } from "./large-objects.ts";

/** Capabilities that the claim protocol, downloads, the sweep and a purge depend on. */
type Capability =
  | "depozitScriere"
  | "depozitCitire"
  | "depozitInlocuire"
  | "depozitCopiere"
  | "depozitParti"
  | "depozitListare"
  | "depozitStergere"
  | "depozitEliminare";

/** The reason why a store cannot be used. */
type Shortcoming =
  | Capability
  | "depozitAdresaPrivata"
  | "depozitInaccesibil"
  | "depozitCredentiale"
  | "depozitFaraDrept"
  | "depozitContainerLipsa";

const PROBE_PREFIX = ".temelia-probe/";
/** No step starts after the first time-out, and the clean-up ends within the second: the gateway's limit is 30 s. */
const PROBE_TIMEOUT_MS = 10_000;
const CLEANUP_TIMEOUT_MS = 5_000;

/** The keys that the probe writes; nothing else uses them. */
interface Probe {
  store: Store;
  key: string;
  copied: string;
  parted: string;
  content: Buffer;
}

/**
 * Checks that a store supports everything that content needs, with the same calls that store content. Always deletes
 * the objects that it wrote. Undefined if nothing is missing.
 */
export async function findShortcoming(store: Store): Promise<Shortcoming | undefined> {
  const key = `${PROBE_PREFIX}${randomUUID()}`;
  const probe = { store, key, copied: `${key}.copie`, parted: `${key}.parti`, content: randomBytes(64) };
  const found = await firstShortcoming(probe);
  if (found && found !== "depozitAdresaPrivata") await clear(probe);
  return found;
}

async function firstShortcoming(probe: Probe): Promise<Shortcoming | undefined> {
  const until = performance.now() + PROBE_TIMEOUT_MS;
  for (const [capability, isSupported] of Object.entries(steps) as [
    Capability,
    (probe: Probe) => Promise<boolean>,
  ][]) {
    if (performance.now() > until) return "depozitInaccesibil";
    try {
      if (!(await isSupported(probe))) return capability;
    } catch (fault) {
      return shortcomingOf(fault) ?? capability;
    }
  }
  return undefined;
}

const absent: WriteCondition = { ifNoneMatch: "*" };
/** An etag that no object has. */
const noMatch = { ifMatch: `"${"0".repeat(32)}"` };
const matchCurrent = async ({ store }: Probe, key: string): Promise<WriteCondition> => ({
  ifMatch: (await head(store, key))?.etag ?? "",
});

/** In this order: later steps use what earlier ones wrote. */
const steps: Record<Capability, (probe: Probe) => Promise<boolean>> = {
  depozitScriere: async (probe) => (await write(probe, absent, "1")) && !(await write(probe, absent, "2")),
  depozitCitire: async ({ store, key, copied, content }) =>
    (await readRange(store, key, 1, content.length - 1)).equals(content.subarray(1)) &&
    (await head(store, key))?.metadata.claim === "1" &&
    (await head(store, copied)) === undefined,
  depozitInlocuire: async (probe) =>
    !(await write(probe, noMatch, "3")) && (await write(probe, await matchCurrent(probe, probe.key), "4")),
  depozitCopiere: async (probe) =>
    (await copyTo(probe, absent, "1")) &&
    !(await copyTo(probe, absent, "2")) &&
    !(await copyTo(probe, noMatch, "3")) &&
    (await copyTo(probe, await matchCurrent(probe, probe.copied), "4")),
  depozitParti: async (probe) =>
    (await writeParts(probe, absent, "1")) &&
    !(await writeParts(probe, absent, "2")) &&
    !(await writeParts(probe, noMatch, "3")),
  depozitListare: async ({ store, key, copied, parted }) => {
    const listed = await list(store, { prefix: key, after: key, limit: 10 });
    return listed.map((object) => object.key).join() === [copied, parted].join();
  },
  depozitStergere: async ({ store, key }) => {
    const { etag = "" } = (await head(store, key)) ?? {};
    return !(await removeWhere(store, key, noMatch.ifMatch)) && (await removeWhere(store, key, etag));
  },
  depozitEliminare: async ({ store, copied, parted }) => {
    await remove(store, [copied, parted]);
    const left = await Promise.all([copied, parted].map((key) => head(store, key)));
    return left.every((facts) => facts === undefined);
  },
};

const contentType = "application/octet-stream";

/** Writes with a claim. The condition may fail on our own retry after a lost answer: then the object has our claim. */
async function writeOwn(
  store: Store,
  key: string,
  claim: string,
  writeWith: (metadata: { claim: string }) => Promise<boolean>,
): Promise<boolean> {
  return (await writeWith({ claim })) || (await head(store, key))?.metadata.claim === claim;
}

const write = ({ store, key, content }: Probe, condition: WriteCondition, claim: string) =>
  writeOwn(store, key, claim, (metadata) => put(store, key, content, { condition, contentType, metadata }));

const copyTo = ({ store, key, copied, content }: Probe, condition: WriteCondition, claim: string) =>
  writeOwn(store, copied, claim, (metadata) =>
    copy(store, { bucket: store.bucket, key, size: content.length }, copied, {
      condition,
      contentType,
      metadata,
    }),
  );

const writeParts = ({ store, parted, content }: Probe, condition: WriteCondition, claim: string) =>
  writeOwn(store, parted, claim, async (metadata) => {
    const UploadId = await beginMultipart(store, parted, { contentType, metadata });
    let isComplete = false;
    try {
      const part = { Key: parted, UploadId, PartNumber: 1 };
      const { ETag } = await send(store, "UploadPart", { ...part, Body: content });
      isComplete = await completeMultipart(store, parted, UploadId, {
        parts: [{ PartNumber: 1, ETag }],
        condition,
      });
      return isComplete;
    } finally {
      if (!isComplete) await abortMultipart(store, parted, UploadId).catch(() => undefined);
    }
  });

const removeWhere = (store: Store, key: string, etag: string): Promise<boolean> =>
  removeUnchanged(store, key, etag, AbortSignal.timeout(PROBE_TIMEOUT_MS));

const CREDENTIALS = new Set([
  "InvalidAccessKeyId",
  "SignatureDoesNotMatch",
  "AuthorizationHeaderMalformed",
  "InvalidToken",
  "ExpiredToken",
  "InvalidClientTokenId",
]);
const NO_BUCKET = new Set(["NoSuchBucket", "InvalidBucketName"]);

/** The shortcoming of the store as a whole that a fault reveals; undefined if the fault concerns only the step. */
function shortcomingOf(fault: unknown): Shortcoming | undefined {
  if (isGuardRefusal(fault)) return "depozitAdresaPrivata";
  if (hasName(fault, CREDENTIALS)) return "depozitCredentiale";
  if (hasName(fault, NO_BUCKET)) return "depozitContainerLipsa";
  if (isUnreachable(fault)) return "depozitInaccesibil";
  const status = statusOf(fault);
  if (status === 401 || status === 403) return "depozitFaraDrept";
  const isRedirect = status >= 300 && status < 400;
  return isRedirect || (status >= 500 && status !== 501) ? "depozitInaccesibil" : undefined;
}

/** The status of an answer that the library reports as an error; 0 for any other fault. */
const statusOf = (fault: unknown): number =>
  (fault as Partial<ServiceException>).$metadata?.httpStatusCode ?? 0;

/** No connection, an untrusted certificate, or no answer in time: Node's errors have a code. */
const isUnreachable = (fault: unknown): boolean =>
  fault instanceof CallFailed
    ? fault.kind === "timeout"
    : fault instanceof Error && (fault.name === "TimeoutError" || ("code" in fault && !("$fault" in fault)));

/** Deletes objects one by one: the shortcoming may be that the store does not support DeleteObjects. */
async function clear({ store, key, copied, parted }: Probe): Promise<void> {
  const abortSignal = AbortSignal.timeout(CLEANUP_TIMEOUT_MS);
  const removed = await Promise.allSettled(
    [key, copied, parted].map((Key) => send(store, "DeleteObject", { Key }, { abortSignal })),
  );
  const left = removed.filter(({ status }) => status === "rejected").length;
  if (left > 0)
    log.warn("removing the objects of a probe may have failed", { object: key, bucket: store.bucket });
}
