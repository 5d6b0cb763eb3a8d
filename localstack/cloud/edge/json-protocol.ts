import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type * as z from "zod";
import { bodyOf, callOf, type Call } from "./service.ts";

/** An error of the AWS JSON protocols; `queryCode` is its older name, which SQS still sends too. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  readonly queryCode: string | undefined;

  constructor(code: string, message: string, options: { status?: number; queryCode?: string } = {}) {
    super(message);
    this.code = code;
    this.status = options.status ?? 400;
    this.queryCode = options.queryCode;
  }
}

export const notImplemented = (what: string) =>
  new AwsError("NotImplemented", `The local cloud does not implement ${what}`, { status: 501 });

/** A call with a signal that aborts when the client disconnects. */
export interface LiveCall extends Call {
  signal: AbortSignal;
}

export type Operation = (input: unknown, call: LiveCall) => unknown;

export interface JsonService {
  name: string;
  version: "1.0" | "1.1";
  operations: Record<string, Operation>;
}

/**
 * An operation with input of one shape. Refuses a field that the shape does not have as not implemented: ignoring a
 * parameter would be a silent success.
 */
export function operation<Input>(
  shape: z.ZodType<Input>,
  invalid: (message: string, missing: boolean) => AwsError,
  run: (input: Input, call: LiveCall) => unknown,
): Operation {
  return (raw, call) => {
    const parsed = shape.safeParse(raw);
    if (parsed.success) return run(parsed.data, call);
    const [issue] = parsed.error.issues;
    if (issue?.code === "unrecognized_keys")
      throw notImplemented(`${call.operation} with ${issue.keys.join(", ")}`);
    const path = issue?.path.join(".") ?? "";
    throw invalid(
      `${path}: ${issue?.message ?? "invalid"}`,
      issue?.message.endsWith("received undefined") ?? false,
    );
  };
}

/** Answers one request of an AWS JSON 1.0/1.1 service. */
export async function handleJson(
  service: JsonService,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  // An abort makes an error with its stack, for nobody where the answer is out.
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  try {
    const call = { ...callOf(req), signal: gone.signal };
    const run = Object.hasOwn(service.operations, call.operation) && service.operations[call.operation];
    if (!run) throw notImplemented(`${service.name} ${call.operation || `without X-Amz-Target`}`);
    answerJson(res, service.version, 200, await run(parseBody(await bodyOf(req)), call));
  } catch (error) {
    answerError(res, service.version, error);
  }
}

/** Writes an error in the JSON protocol; logs anything but an AwsError, which is a bug in the local cloud. */
export function answerError(res: ServerResponse, version: JsonService["version"], error: unknown): void {
  if (res.destroyed) return;
  const known =
    error instanceof AwsError ? error : new AwsError("InternalFailure", String(error), { status: 500 });
  if (known !== error) console.error(error);
  if (known.queryCode) res.setHeader("x-amzn-query-error", `${known.queryCode};Sender`);
  answerJson(res, version, known.status, { __type: known.code, message: known.message });
}

/** Writes a value in the JSON protocol; does nothing if the response has begun. */
export function answerJson(res: ServerResponse, version: string, status: number, value: unknown): void {
  if (res.headersSent) return;
  const body = JSON.stringify(value ?? {});
  res.writeHead(status, {
    "content-type": `application/x-amz-json-${version}`,
    "content-length": Buffer.byteLength(body),
    "x-amzn-requestid": randomUUID(),
  });
  res.end(body);
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || "{}");
  } catch {
    throw new AwsError("SerializationException", "The request body is not JSON");
  }
}
