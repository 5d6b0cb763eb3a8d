import { uploadsCreate, uploadsRead } from "./generated/documents/operations.ts";
import type { Incarcare, IncarcareDeschisa, IncarcareNoua } from "./generated/documents/types.ts";
import type { Client } from "./operation.ts";
import { ConnectionLost, isProblem } from "./problems.ts";
import { reach, withRetries } from "./retries.ts";

/** An upload as far as it got, as plain data: keep it, in IndexedDB for example, to go on after the page was closed. */
export interface UploadState {
  opened: IncarcareDeschisa;
  size: number;
  /** The name and date of the file: another one of the same size is not its continuation. */
  file?: string | undefined;
  /** The numbers of the parts that arrived. */
  sent: number[];
  /** The Idempotency-Key of its completion: completing twice makes one document. */
  idempotencyKey: string;
}

export interface LargeUpload<Completed> {
  content: Blob;
  /** The name, the hash, or the document that gets the version. */
  fields?: Omit<IncarcareNoua, "dimensiune" | "contentType">;
  /** Turns the upload into a document or a version, by the operation of the caller's choice. */
  complete(uploadId: number, options: { idempotencyKey: string; signal?: AbortSignal }): Promise<Completed>;
  /** The state to go on from. */
  state?: UploadState | undefined;
  /** Called after each change of the state, with undefined once there is nothing to go on from. */
  onState?(state: UploadState | undefined): void;
  onProgress?(progress: { sent: number; size: number }): void;
  signal?: AbortSignal;
  /** Parts that are sent at once. */
  parallel?: number;
  /** Attempts for a part after its first one, some two minutes in all. Default: 12. */
  retries?: number;
  /** The operations that open an upload and read its status. Default: those of users. */
  operations?: UploadOperations;
}

/** Machines have operations of their own, with the same shapes. */
export interface UploadOperations {
  create(
    client: Client,
    call: { body: IncarcareNoua; signal?: AbortSignal },
  ): Promise<{ data: IncarcareDeschisa }>;
  read(
    client: Client,
    call: { path: { uploadId: number }; signal?: AbortSignal },
  ): Promise<{ data: Incarcare }>;
}

export interface Uploaded<Completed> {
  /** The answer to the completion; absent if an earlier run completed the upload. */
  answer?: Completed;
  /** The last status if the content was finished in the background. */
  upload?: Incarcare;
}

/** The service refused the content in the background; `key` is the reason, as in `Problem`. */
export class UploadFailed extends Error {
  override readonly name = "UploadFailed";
  readonly key: string | undefined;
  readonly upload: Incarcare;

  constructor(upload: Incarcare) {
    super(`The upload ${upload.uploadId} failed: ${upload.eroare ?? "no reason given"}`);
    this.key = upload.eroare?.replace(/^error\./, "");
    this.upload = upload;
  }
}

/** The time for a part of 16 MiB: enough for 30 KB/s. */
const PART_SECONDS = 600;

/** The store refuses a part: the addresses have expired, or the upload was removed. */
class PartRefused extends Error {
  override readonly name = "PartRefused";
}

type Work<Completed> = LargeUpload<Completed> & { operations: UploadOperations };

/**
 * Sends content of up to 5 GiB in parts, several at once, each repeated after a lost connection. Goes on from `state`:
 * parts that arrived are not sent again. Waits until content that is finished in the background is stored.
 * @throws ConnectionLost if the network stays away: go on later from the last state
 * @throws UploadFailed if the content is refused in the background, Problem for every other refusal
 */
export async function uploadLarge<Completed extends { status: number }>(
  client: Client,
  wanted: LargeUpload<Completed>,
): Promise<Uploaded<Completed>> {
  const work: Work<Completed> = { operations: { create: uploadsCreate, read: uploadsRead }, ...wanted };
  const earlier = await resumable(client, work);
  if (earlier?.upload.status === "FINALIZATA") {
    work.onState?.(undefined);
    return { upload: earlier.upload };
  }
  try {
    return await run(client, work, earlier?.state ?? (await open(client, work)));
  } catch (error) {
    if (!(error instanceof PartRefused) || !earlier) throw error;
    return run(client, work, await open(client, work));
  }
}

/** The state and its status at the service, unless it is of other content, has expired or is unknown there. */
async function resumable<Completed>(
  client: Client,
  { state, content, operations, ...rest }: Work<Completed>,
): Promise<{ state: UploadState; upload: Incarcare } | undefined> {
  if (!state || state.size !== content.size || state.file !== fileOf(content)) return undefined;
  try {
    const path = { uploadId: state.opened.uploadId };
    const { data: upload } = await operations.read(client, { path, ...signalOf(rest) });
    if (upload.status === "ESUATA") return undefined;
    const hasExpired = Date.parse(state.opened.expiresAt) <= client.network.clock.now();
    return hasExpired && upload.status === "IN_ASTEPTARE" ? undefined : { state, upload };
  } catch (error) {
    if (isProblem(error, "notFound")) return undefined;
    throw error;
  }
}

async function open<Completed>(client: Client, work: Work<Completed>): Promise<UploadState> {
  const { content, fields, operations } = work;
  const contentType = content.type || "application/octet-stream";
  const body = { ...fields, dimensiune: content.size, contentType };
  const { data: opened } = await operations.create(client, { body, ...signalOf(work) });
  const state = {
    opened,
    size: content.size,
    file: fileOf(content),
    sent: [],
    idempotencyKey: `upload-${opened.uploadId}`,
  };
  work.onState?.(state);
  return state;
}

async function run<Completed extends { status: number }>(
  client: Client,
  work: Work<Completed>,
  state: UploadState,
): Promise<Uploaded<Completed>> {
  const { idempotencyKey, opened } = await sendParts(client, work, state);
  const answer = await work.complete(opened.uploadId, { idempotencyKey, ...signalOf(work) });
  const upload = answer.status === 202 ? await untilFinished(client, work, opened.uploadId) : undefined;
  work.onState?.(undefined);
  return { answer, ...(upload ? { upload } : {}) };
}

/** Sends the missing parts. After a failure no further part begins, and those under way may still arrive. */
async function sendParts<Completed>(
  client: Client,
  work: Work<Completed>,
  state: UploadState,
): Promise<UploadState> {
  let missing = state.opened.parts.filter(({ number }) => !state.sent.includes(number));
  let current = state;
  const report = () => work.onProgress?.({ sent: sentBytes(current), size: current.size });
  report();

  async function sendNext(): Promise<void> {
    for (let part = missing.shift(); part; part = missing.shift()) {
      await sendPart(client, work, state.opened.partSize, part);
      current = { ...current, sent: [...current.sent, part.number].sort((a, b) => a - b) };
      work.onState?.(current);
      report();
    }
  }

  const stopping = (error: unknown) => {
    missing = [];
    throw error;
  };
  const ends = await Promise.allSettled(
    Array.from({ length: work.parallel ?? 3 }, () => sendNext().catch(stopping)),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return current;
}

const fileOf = (content: Blob): string | undefined =>
  content instanceof File ? `${content.name} ${content.lastModified}` : undefined;

const sentBytes = ({ opened: { partSize, parts }, sent, size }: UploadState): number =>
  sent.length * partSize - (sent.includes(parts.length) ? parts.length * partSize - size : 0);

async function sendPart(
  { network }: Client,
  { content, signal, retries = 12 }: Pick<LargeUpload<unknown>, "content" | "signal" | "retries">,
  partSize: number,
  { number, url }: { number: number; url: string },
): Promise<void> {
  const body = content.slice((number - 1) * partSize, number * partSize);
  await withRetries({ ...network, retries }, { isRepeatable: true, signal }, () =>
    reach({ signal, seconds: PART_SECONDS }, async (within) => {
      const { ok, status } = await network.fetch(url, {
        method: "PUT",
        body,
        ...signalOf({ signal: within }),
      });
      if (ok) return;
      // The store is overloaded or restarts: worth the same patience as a lost connection.
      if (status >= 500 || status === 429)
        throw new ConnectionLost(`Part ${number} was answered with ${status}`);
      throw new PartRefused(`Part ${number} was refused with ${status}`);
    }),
  );
}

async function untilFinished<Completed>(
  client: Client,
  work: Work<Completed>,
  uploadId: number,
): Promise<Incarcare> {
  for (let wait = 1000; ; wait = Math.min(10_000, wait * 1.5)) {
    const { data: upload } = await work.operations.read(client, { path: { uploadId }, ...signalOf(work) });
    if (upload.status === "FINALIZATA") return upload;
    if (upload.status === "ESUATA") {
      work.onState?.(undefined);
      throw new UploadFailed(upload);
    }
    await client.network.clock.sleep(wait, work.signal);
  }
}

const signalOf = ({ signal }: { signal?: AbortSignal | undefined }): { signal?: AbortSignal } =>
  signal ? { signal } : {};
