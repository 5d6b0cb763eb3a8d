import type { APIGatewayProxyEventV2, SQSEvent } from "aws-lambda";

/** One call to a function in another process. */
export interface ProcessCall {
  id: number;
  /** File that exports `handler`. */
  module: string;
  event: APIGatewayProxyEventV2 | SQSEvent;
}

/** The reply to a call, and the peak memory of the process so far (resident set, bytes). */
export interface ProcessAnswer {
  id: number;
  reply: unknown;
  peakMemory: number;
}

/*
 * A process that runs functions as Lambda would: it loads and calls one after another, and shares nothing with the
 * test but the local cloud. Started by `functionProcesses`.
 */
process.on("message", (call: ProcessCall) => {
  void (async () => {
    const { handler } = (await import(call.module)) as { handler: (event: unknown) => Promise<unknown> };
    const reply = await handler(call.event);
    const peakMemory = process.resourceUsage().maxRSS * 1024;
    process.send?.({ id: call.id, reply, peakMemory } satisfies ProcessAnswer);
  })();
});
process.on("disconnect", () => process.exit());
