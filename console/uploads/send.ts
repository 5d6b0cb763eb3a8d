import {
  documentsList,
  documentsRead,
  documentsUpload,
  uploadsRead,
} from "../../client/generated/documents/operations.ts";
import {
  type Client,
  type UploadState,
  ConnectionLost,
  UploadFailed,
  isProblem,
  uploadLarge,
} from "../../client/index.ts";
import { given } from "../kit/given.ts";
import type { UploadEnd, UploadRecord } from "./record.ts";

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2000, 30_000];

/** The network is down, the service restarts, or the session has ended: the upload resumes by itself. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  isProblem(error, "unauthenticated") ||
  isProblem(error, "tooManyRequests") ||
  isProblem(error, "unavailable");

export interface Patience {
  /** Waits before the next attempt, until the signal aborts or `wake` is called. @param attempts how many there were */
  sleep: (attempts: number, signal: AbortSignal) => Promise<void>;
  wake: () => void;
}

export function createPatience(): Patience {
  const sleepers = new Set<() => void>();
  return {
    sleep: (attempts, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          sleepers.delete(end);
          resolve();
        };
        const timer = setTimeout(end, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)));
        sleepers.add(end);
        signal.addEventListener("abort", end, { once: true });
      }),
    wake() {
      for (const sleeper of sleepers) sleeper();
    },
  };
}

/** A client that reports the bytes sent of each part, which `fetch` does not. */
function withProgress(client: Client, onSent: (url: string, bytes: number) => void): Client {
  const send = (url: string, { method, body, signal }: RequestInit = {}): Promise<Response> =>
    method === "PUT" && body instanceof Blob
      ? put(url, body, { signal: signal ?? undefined, onSent: (bytes) => onSent(url, bytes) })
      : client.network.fetch(url, { ...(signal ? { signal } : {}) });
  return { ...client, network: { ...client.network, fetch: send } };
}

interface PutOptions {
  signal: AbortSignal | undefined;
  onSent: (bytes: number) => void;
}

function put(url: string, body: Blob, { signal, onSent }: PutOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open("PUT", url);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => resolve(new Response(null, { status: request.status }));
    request.onerror = () => reject(new TypeError("The connection was lost"));
    request.onabort = () => reject(new DOMException("The part was aborted", "AbortError"));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    // A typed Blob would add a Content-Type, which the address was not signed for.
    request.send(body.slice(0, body.size, ""));
  });
}

/** A request has at most 6 MB, with the file in base64; a larger file goes to the store in parts. */
const MOST_INLINE_BYTES = 4_000_000;
const POLL_MS = 2000;
/** Few are enough, because the tray resumes by itself after them. */
const RETRIES = 3;

export interface SendOptions {
  record: UploadRecord;
  content: File;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  onState: (progress: UploadState | undefined) => void;
}

/** Sends a file that becomes a document, starting where it stopped. @throws what `uploadLarge` throws */
export async function sendFile(client: Client, options: SendOptions): Promise<UploadEnd> {
  const isSmall = options.content.size <= MOST_INLINE_BYTES && !options.record.progress;
  const documentId = await (isSmall ? sendWhole(client, options) : sendParts(client, options));
  return { documentId, ...given({ twin: await twinOf(client, documentId).catch(() => undefined) }) };
}

const fieldsOf = ({
  name,
  bucketId,
  visibility,
  labels = [],
  emitentId,
  description = "",
}: UploadRecord) => ({
  denumire: name.slice(0, 255),
  visibility,
  ...given({ bucketId, emitentId }),
  ...(labels.length > 0 && { etichete: [...labels] }),
  ...(description !== "" && { descriere: description }),
});

async function sendWhole(client: Client, { record, content, signal }: SendOptions): Promise<number> {
  // Chromium refuses to send a File that another tab's process was given, but not a copy of its bytes.
  const file = new File([await content.arrayBuffer()], content.name, { type: content.type });
  const answer = await documentsUpload(client, {
    body: { file, ...fieldsOf(record) },
    // A second attempt after a lost answer makes the same document.
    idempotencyKey: `tray-${record.id}`,
    signal,
  });
  return answer.status === 201 ? answer.data.id : untilStored(client, answer.data.uploadId, signal);
}

async function untilStored(client: Client, uploadId: number, signal: AbortSignal): Promise<number> {
  for (;;) {
    const { data } = await uploadsRead(client, { path: { uploadId }, signal });
    if (data.status === "ESUATA") throw new UploadFailed(data);
    if (data.documentId !== undefined && data.status === "FINALIZATA") return data.documentId;
    await client.network.clock.sleep(POLL_MS, signal);
  }
}

async function sendParts(client: Client, options: SendOptions): Promise<number> {
  const { record, content, signal, onProgress, onState } = options;
  /** The bytes of parts under way, by address; `uploadLarge` reports those of whole parts. */
  const underWay = new Map<string, number>();
  let arrived = 0;
  const report = () =>
    onProgress(Math.min(content.size, arrived + [...underWay.values()].reduce((sum, one) => sum + one, 0)));
  const reporting = withProgress(client, (url, bytes) => {
    underWay.set(url, bytes);
    report();
  });
  const { answer, upload } = await uploadLarge(reporting, {
    content,
    fields: { denumire: record.name.slice(0, 255) },
    state: record.progress,
    retries: RETRIES,
    signal,
    onState(state) {
      for (const { number, url } of state?.opened.parts ?? [])
        if (state?.sent.includes(number)) underWay.delete(url);
      onState(state);
    },
    onProgress({ sent }) {
      arrived = sent;
      report();
    },
    complete: (uploadId, call) =>
      documentsUpload(client, { body: { uploadId, ...fieldsOf(record) }, ...call }),
  });
  if (answer?.status === 201) return answer.data.id;
  if (upload?.documentId === undefined) throw new Error("A stored upload names no document");
  return upload.documentId;
}

/** Another document with the same content that the person may read. */
async function twinOf(client: Client, documentId: number): Promise<{ id: number; name: string } | undefined> {
  const { data: document } = await documentsRead(client, { path: { id: documentId } });
  const { hashSha256 } = document;
  if (hashSha256 === undefined) return undefined;
  const query = { "filter[hashSha256]": hashSha256, size: 2 };
  const { data } = await documentsList(client, { query });
  const twin = data.items.find(({ id }) => id !== documentId);
  return twin && { id: twin.id, name: twin.denumire };
}
