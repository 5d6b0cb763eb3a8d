import type { Readable } from "node:stream";

/** All bytes of an answer's body. The SDK's own collector pipes them through a second stream and copies them once more. */
export const wholeBody = (body: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    body.on("data", (chunk: Buffer) => chunks.push(chunk));
    body.on("error", reject);
    body.on("end", () => resolve(Buffer.concat(chunks)));
  });
