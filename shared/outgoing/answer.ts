import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { CallFailed, callFailed } from "./call-failed.ts";

/** A whole answer, with its body unpacked. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** True if the body had more bytes than the limit, and `body` has the first of them. */
  isCut: boolean;
}

/** True for the statuses of success. */
export const isSuccess = ({ status }: Pick<Answer, "status">): boolean => status >= 200 && status <= 299;

/** The JSON of an answer, of any shape. @throws CallFailed if it has none */
export function jsonOf({ body }: Pick<Answer, "body">): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch (cause) {
    throw new CallFailed("malformed", { cause, mayHaveArrived: true });
  }
}

export interface AnswerLimit {
  /** Counted after unpacking. */
  mostBytes?: number | undefined;
  /** The effect of a larger body: a failure, or an answer that ends at the limit. */
  beyond?: "fail" | "cut" | undefined;
}

const MOST_BYTES = 1_048_576;
/** Statuses after which HTTP sends no body, whatever the headers announce (RFC 9112, 6.3). */
const EMPTY = new Set([204, 304]);

const hasBody = ({ statusCode = 0 }: IncomingMessage, method = "GET"): boolean =>
  method !== "HEAD" && !EMPTY.has(statusCode);

/** All values of all headers of an answer. */
function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}

interface Reading extends AnswerLimit {
  /** The method and the signal of the request. */
  method: string | undefined;
  signal: AbortSignal;
}

/**
 * The one reader of answers of servers that we do not run. It reads to the end, or to the limit of the body (1 MiB), beyond
 * which the connection is closed. The signal is the deadline of the whole answer: the caller gave it to the request, too.
 * @throws CallFailed, or the reason of the signal
 */
export async function readAnswer(
  answer: IncomingMessage,
  { method, mostBytes = MOST_BYTES, beyond = "fail", signal }: Reading,
): Promise<Answer> {
  const head = { status: answer.statusCode ?? 0, headers: headersOf(answer) };
  if (!hasBody(answer, method)) {
    answer.resume();
    return { ...head, body: Buffer.alloc(0), isCut: false };
  }
  const read = await readUpTo(mostBytes, unpacked(answer)).catch((error: unknown) => {
    throw callFailed(error as Error, { phase: "ready", signal, coding: codingOf(answer) });
  });
  if (read.isCut && beyond === "fail") throw new CallFailed("tooLarge", { mayHaveArrived: true });
  return { ...head, ...read };
}

/** The first bytes of a stream, which it then ends. They are copied: many small pieces occupy far more than their bytes. */
async function readUpTo(most: number, stream: Readable): Promise<Pick<Answer, "body" | "isCut">> {
  let [kept, size] = [Buffer.alloc(0), 0];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const fitting = piece.subarray(0, most - size);
    kept = grown(kept, size + fitting.length);
    size += fitting.copy(kept, size);
    if (fitting.length < piece.length) return { body: kept.subarray(0, size), isCut: true };
  }
  return { body: kept.subarray(0, size), isCut: false };
}

const grown = (bytes: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> =>
  size <= bytes.length ? bytes : Buffer.concat([bytes], Math.max(size, 2 * bytes.length));

/** The content codings that are unpacked (RFC 9110, 8.4.1). */
const decoders = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

const codingOf = ({ headers }: IncomingMessage): string =>
  headers["content-encoding"]?.trim().toLowerCase() ?? "";

function unpacked(answer: IncomingMessage): Readable {
  const coding = codingOf(answer);
  if (coding === "identity" || coding === "") return answer;
  const decoder = decoders.get(coding);
  if (!decoder) {
    answer.destroy();
    throw new CallFailed("malformed", { mayHaveArrived: true, coding });
  }
  // The reader of the decoder receives every error.
  return pipeline(answer, decoder(), () => undefined);
}
