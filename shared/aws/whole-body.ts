import type { Readable } from "node:stream";

/**
 * All bytes of the body of an answer. The SDK's own collector pipes them through a second stream and copies them once
 * more.
 * @throws the error that interrupted the body, which the SDK's retries recognise as transient
 */
export const wholeBody = (body: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    body.on("data", (chunk: Buffer) => chunks.push(chunk));
    body.on("end", () => resolve(joined(chunks)));
    body.on("error", reject);
    body.on("close", () => {
      if (!body.readableEnded) reject(brokenOff());
    });
  });

/** Most answers are one chunk, which need not be copied. */
export const joined = (chunks: Buffer[]): Buffer =>
  (chunks.length === 1 ? chunks[0] : undefined) ?? Buffer.concat(chunks);

const brokenOff = () => Object.assign(new Error("the answer ended early"), { code: "ECONNRESET" });
