import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { NodeHttpHandlerOptions } from "@smithy/node-http-handler";
import { CallPool } from "../aws/call-pool.ts";
import { readAnswer } from "../outgoing/answer.ts";
import { CallFailed } from "../outgoing/call-failed.ts";

/** A page of a listing: 1,000 keys of 1,024 bytes each, and what XML adds to them. */
const MOST_BYTES = 4 * 1024 ** 2;

type Handle = CallPool["handle"];
type Request = Parameters<Handle>[0];

/**
 * The HTTP side of a client of a store that we do not run. Each answer is read whole before the library sees it: no more
 * bytes than the range that was asked for, or than a page of a listing, and within the time of a call.
 */
export class BoundedCalls extends CallPool {
  readonly #callMs: number;

  constructor(callMs: number, options: NodeHttpHandlerOptions) {
    super(options);
    this.#callMs = callMs;
  }

  /** @throws CallFailed for an answer that is too large or too slow, which the library's retries do not repeat */
  override async handle(...[request, options = {}]: Parameters<Handle>): ReturnType<Handle> {
    const deadline = AbortSignal.timeout(this.#callMs);
    const { abortSignal: given } = options as { abortSignal?: AbortSignal };
    const signal = given ? AbortSignal.any([given, deadline]) : deadline;
    try {
      const { response } = await super.handle(request, { ...options, abortSignal: signal });
      const answer = response.body as IncomingMessage;
      const { body } = await readAnswer(answer, {
        method: request.method,
        mostBytes: mostBytesOf(request, response.statusCode),
        signal,
      });
      response.body = Readable.from([body]);
      return { response };
    } catch (error) {
      throw failureOf(error, deadline);
    }
  }
}

/** An error of the store is XML, whatever was asked. */
function mostBytesOf({ headers }: Request, status: number): number {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers["range"] ?? headers["Range"] ?? "") ?? [];
  return status < 300 && end !== undefined ? Number(end) - Number(start) + 1 : MOST_BYTES;
}

/**
 * The library repeats a call whose error, or the cause of it, is one of Node: a connection that broke off is reported as
 * that, and a call that took its whole time without its cause.
 */
function failureOf(error: unknown, deadline: AbortSignal): unknown {
  if (deadline.aborted) return new CallFailed("timeout", { mayHaveArrived: true });
  return error instanceof CallFailed && error.kind === "noConnection" ? error.cause : error;
}
