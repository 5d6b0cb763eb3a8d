import { createHash, randomBytes } from "node:crypto";
import { request } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { signedIn } from "./client.ts";

/** Larger than content that is stored within its request, so the consumer places it. */
const SIZE = 105_000_000;

interface Opened {
  uploadId: number;
  partSize: number;
  parts: { number: number; url: string }[];
}

interface Status {
  status?: string;
  documentId?: number;
  eroare?: string;
}

const put = (url: string, bytes: Buffer, ca: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { method: "PUT", ca, headers: { "content-length": bytes.length } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end(bytes);
  });

/** Uploads a file in parts, waits until it is a document, and compares its hash. @throws Error if the hashes differ */
export async function uploadLargeFile(url: string, ca: Buffer): Promise<string> {
  const { call } = await signedIn(url, "ion.operator");
  const bytes = randomBytes(SIZE);
  const wanted = { dimensiune: SIZE, contentType: "application/octet-stream", denumire: "mare.bin" };
  const { uploadId, partSize, parts } = await call<Opened>("POST", "/api/documents/uploads", wanted);
  for (const { number, url: part } of parts) {
    const status = await put(part, bytes.subarray((number - 1) * partSize, number * partSize), ca);
    if (status !== 200) throw new Error(`part ${String(number)}: ${String(status)}`);
  }
  await call("POST", "/api/documents/upload", { uploadId });
  const { documentId } = await finished(() =>
    call<Status>("GET", `/api/documents/uploads/${String(uploadId)}`),
  );
  const { hashSha256 } = await call<{ hashSha256: string }>("GET", `/api/documents/${String(documentId)}`);
  if (hashSha256 !== createHash("sha256").update(bytes).digest("hex"))
    throw new Error("the hash of the download differs");
  return `${String(SIZE)} bytes in ${String(parts.length)} parts`;
}

async function finished(read: () => Promise<Status>): Promise<Status> {
  for (let attempt = 0; attempt < 180; attempt += 1) {
    const status = await read();
    if (status.eroare !== undefined) throw new Error(status.eroare);
    if (status.documentId !== undefined) return status;
    await wait(1000);
  }
  throw new Error("the upload was not finished within three minutes");
}
