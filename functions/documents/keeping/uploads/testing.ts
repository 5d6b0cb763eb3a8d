import { randomBytes } from "node:crypto";
import type { ServiceClient } from "../../testing.ts";
import { config } from "../../files/content/config.ts";
import { drain, type Drained } from "../../../../shared/testing/queues.ts";
import { uploadQueue } from "../../records/upload.ts";
import { handler } from "./consumer.ts";
import type { OpenedUpload } from "./open-upload.ts";

/** Incompressible and of no known file type; below the direct limit, or above it for the background job. */
export const directBytes = (): Buffer => sampleOf(config.maxDirectBytes - 1000);
export const backgroundBytes = (): Buffer => sampleOf(config.maxDirectBytes + 1000);

/** Random except for the beginning, which could otherwise be that of a program and be refused. */
function sampleOf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.fill("probă\n", 0, 64);
  return bytes;
}

const open = async (who: ServiceClient, bytes: Buffer, fields: object = {}): Promise<OpenedUpload> =>
  (
    await who.post<OpenedUpload>("/api/documents/uploads", {
      dimensiune: bytes.length,
      contentType: "application/octet-stream",
      ...fields,
    })
  ).json;

/** Sends the parts of an opened upload to their addresses. */
export async function sendParts({ parts, partSize }: OpenedUpload, bytes: Buffer): Promise<number[]> {
  return Promise.all(
    parts.map(async ({ number, url }) => {
      const body = bytes.subarray((number - 1) * partSize, number * partSize);
      return (await fetch(url, { method: "PUT", body: new Uint8Array(body) })).status;
    }),
  );
}

/** Opens an upload and sends all its parts. */
export async function sendUpload(
  who: ServiceClient,
  bytes: Buffer,
  fields: object = {},
): Promise<OpenedUpload> {
  const upload = await open(who, bytes, fields);
  await sendParts(upload, bytes);
  return upload;
}

export const runUploads = (): Promise<Drained> => drain(uploadQueue, handler);

/** Drops the messages of the queue, as a queue may in the worst case. */
export const dropMessages = (): Promise<Drained> =>
  drain(uploadQueue, () => Promise.resolve({ batchItemFailures: [] }));
