import type { APIGatewayProxyEventV2, SQSEvent } from "aws-lambda";
import { passTime } from "./pass-time.ts";

/** One call to a function in another process. */
export interface ProcessCall {
  id: number;
  /** File that exports `handler`. */
  module: string;
  event: APIGatewayProxyEventV2 | SQSEvent;
  /** The clock of the process is ahead of the real one by so many ms. */
  aheadMs?: number;
}

/** The reply to a call, and the peak memory of the process so far (resident set, bytes). */
export interface ProcessAnswer {
  id: number;
  reply: unknown;
  /** The function failed with this; there is no reply. */
  fault?: string;
  peakMemory: number;
}

/*
 * A process that runs functions as Lambda would: it loads and calls one after another, and shares nothing with the
 * test but the local cloud. Started by `functionProcesses`.
 */
process.on("message", (call: ProcessCall) => {
  void (async () => {
    if (call.aheadMs !== undefined) passTime(call.aheadMs);
    const answer = await answerOf(call);
    const peakMemory = process.resourceUsage().maxRSS * 1024;
    process.send?.({ id: call.id, ...answer, peakMemory } satisfies ProcessAnswer);
  })();
});

async function answerOf({ module, event }: ProcessCall): Promise<Pick<ProcessAnswer, "reply" | "fault">> {
  try {
    const { handler } = (await import(module)) as { handler: (event: unknown) => Promise<unknown> };
    return { reply: await handler(event) };
  } catch (error) {
    return { reply: undefined, fault: error instanceof Error ? (error.stack ?? error.name) : String(error) };
  }
}

process.on("disconnect", () => process.exit());
