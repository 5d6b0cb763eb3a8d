import { hexOfBase64, sha256 } from "./digest.ts";
import type { Client } from "./operation.ts";

/** Content with a hash other than the service said, or than the caller expects. */
export class ContentMismatch extends Error {
  override readonly name = "ContentMismatch";
  readonly expected: string;
  readonly actual: string;

  constructor(expected: string, actual: string) {
    super(`The content has the SHA-256 ${actual} instead of ${expected}`);
    this.expected = expected;
    this.actual = actual;
  }
}

/** The answers of an operation that returns a file: its bytes, or 202 while they are prepared. */
export interface FileAnswer {
  status: number;
  data: unknown;
  headers: Headers;
}

export interface DownloadOptions {
  /** SHA-256 of the content, hex, as a record names it. Default: the one that the answer names. */
  hashSha256?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface Download {
  content: Blob;
  name: string | undefined;
  contentType: string;
  /** Undefined if neither the service nor the caller named a hash, so that nothing was compared. */
  hashSha256: string | undefined;
}

/**
 * Reads a file whole and compares its hash. Repeats the call while the content is being prepared.
 * @throws ContentMismatch if the hash differs
 */
export async function download(
  { network }: Client,
  call: () => Promise<FileAnswer>,
  { hashSha256, signal }: DownloadOptions = {},
): Promise<Download> {
  let answer = await call();
  while (answer.status === 202) {
    await network.clock.sleep(Number(answer.headers.get("retry-after") ?? 2) * 1000, signal);
    answer = await call();
  }
  if (!(answer.data instanceof Blob)) throw new TypeError("The operation does not return a file");
  const expected = (hashSha256 ?? digestOf(answer.headers))?.toLowerCase();
  if (expected !== undefined) {
    const actual = await sha256(answer.data);
    if (actual !== expected) throw new ContentMismatch(expected, actual);
  }
  return {
    content: answer.data,
    name: nameOf(answer.headers.get("content-disposition") ?? ""),
    contentType: answer.headers.get("content-type") ?? answer.data.type,
    hashSha256: expected,
  };
}

/** `Repr-Digest: sha-256=:<base64>:` (RFC 9530). */
function digestOf(headers: Headers): string | undefined {
  const base64 = /sha-256=:([^:]+):/.exec(headers.get("repr-digest") ?? "")?.[1];
  return base64 === undefined ? undefined : hexOfBase64(base64);
}

/** RFC 6266: `filename*` has the whole name, `filename` one in ASCII. */
function nameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1]?.replace(/\\(.)/g, "$1");
}
