import { randomBytes } from "node:crypto";
import type { ServiceClient } from "../testing.ts";
import { config } from "../content/config.ts";
import { drain, type Drained } from "../../../shared/testing/queues.ts";
import { uploadQueue } from "../records/upload.ts";
import { handler } from "./consumer.ts";

/** The answer to an opened upload. */
export interface Opened {
  uploadId: number;
  partSize: number;
  parts: { number: number; url: string }[];
  expiresAt: string;
}

/** The answer of a status address. */
export interface Status {
  uploadId: number;
  status: string;
  octeti: number;
  dimensiune: number;
  documentId?: number;
  numarVersiune?: number;
  eroare?: string;
}

/** Bytes that nothing recognises and nothing compresses: small enough for one request, or only for the background. */
export const directBytes = (): Buffer => randomBytes(config.maxDirectBytes - 1000);
export const backgroundBytes = (): Buffer => randomBytes(config.maxDirectBytes + 1000);

const opened = async (who: ServiceClient, bytes: Buffer, fields: object = {}): Promise<Opened> =>
  (
    await who.post<Opened>("/api/documents/uploads", {
      dimensiune: bytes.length,
      contentType: "application/octet-stream",
      ...fields,
    })
  ).json;

/** Sends the parts of an opened upload to their addresses. */
export async function sendParts({ parts, partSize }: Opened, bytes: Buffer): Promise<number[]> {
  return Promise.all(
    parts.map(async ({ number, url }) => {
      const body = bytes.subarray((number - 1) * partSize, number * partSize);
      return (await fetch(url, { method: "PUT", body: new Uint8Array(body) })).status;
    }),
  );
}

/** An upload whose parts have all arrived. */
export async function sent(who: ServiceClient, bytes: Buffer, fields: object = {}): Promise<Opened> {
  const upload = await opened(who, bytes, fields);
  await sendParts(upload, bytes);
  return upload;
}

export const runUploads = (): Promise<Drained> => drain(uploadQueue, handler);

/** What a queue does at its worst: its messages are gone, and nobody has seen them. */
export const loseMessages = (): Promise<Drained> =>
  drain(uploadQueue, () => Promise.resolve({ batchItemFailures: [] }));
