import { readSync, writeSync } from "node:fs";
import { setPriority } from "node:os";
import { type Frame, layoutOf, LENGTHS, partsOf } from "./frames.ts";

/** File descriptors of an opener process, for requests and answers. */
export const [REQUESTS, ANSWERS] = [3, 4];

/** The process that waits for an answer has a higher priority. */
const NICE = 5;

/** Calls back into the process that waits for the answer of a call. @throws AskFailed */
export type Ask = (name: string, value: unknown) => unknown;

/** Operations of an opener on a file, by name. Input and output are data; `bytes` at their top level is not copied. */
export type Calls = Record<string, (input: never, ask: Ask) => unknown>;

/** Recreates the errors that a call throws in the calling process, by their names, from their own properties. */
export type Refusals = Record<string, (fields: never) => Error>;

export interface Opener<C extends Calls> {
  /** The module that a separate process runs. */
  url: string;
  calls: C;
  refusals: Refusals;
}

/**
 * Declares calls that open untrusted files. An opener process runs this module, so it is imported only as `await
 * import(…)`, which makes it a separate file in a bundle, and it imports libraries within the calls.
 */
export function opener<C extends Calls>(
  { main, url }: ImportMeta,
  calls: C,
  refusals: Refusals = {},
): Opener<C> {
  if (main) void serve(calls, refusals);
  return { url, calls, refusals };
}

/**
 * The name of the error for a question that was not answered; the parent process knows the reason. A bundle renames
 * classes, so the name is fixed here.
 */
export const ASK_FAILED = "AskFailed";

class AskFailed extends Error {
  override readonly name = ASK_FAILED;
}

/** Answers one call after the other until its parent has ended. Waiting takes no CPU, because reads block. */
async function serve(calls: Calls, refusals: Refusals): Promise<void> {
  setPriority(NICE);
  send({ kind: "ready" });
  for (;;) send(await answerTo(receive(), calls, refusals));
}

async function answerTo({ name = "", value }: Frame, calls: Calls, refusals: Refusals): Promise<Frame> {
  try {
    return { kind: "answer", value: await calls[name]?.(value as never, ask) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const isKnown = Object.hasOwn(refusals, error.name) || error instanceof AskFailed;
    const { cause: _, ...fields } = error;
    return isKnown
      ? { kind: "refused", name: error.name, value: fields }
      : { kind: "failed", name: error.name, value: error.stack ?? error.message };
  }
}

function ask(name: string, value: unknown): unknown {
  send({ kind: "ask", name, value });
  const answer = receive();
  if (answer.kind !== "answer") throw new AskFailed(name);
  return answer.value;
}

function send(frame: Frame): void {
  for (const part of partsOf(frame))
    for (let at = 0; at < part.length;) at += writeSync(ANSWERS, part, at, part.length - at);
}

function receive(): Frame {
  const { size, frameOf } = layoutOf(exactly(LENGTHS));
  return frameOf(exactly(size));
}

/** Ends the process at the end of input, which means that its parent has ended. */
function exactly(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size;) {
    const read = readSync(REQUESTS, bytes, at, size - at, null);
    if (read === 0) process.exit();
    at += read;
  }
  return bytes;
}
